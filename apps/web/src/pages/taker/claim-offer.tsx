import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { wantClaim } from "../../api/guest.ts";
import { TO_SIGN_UP } from "../sign-in/to-sign-up.ts";

/** What a guest has from signing up: what was taken goes along. */
export function ClaimOffer() {
  return (
    <Card sx={{ p: 3 }}>
      <Typography sx={{ mb: 1, wordBreak: "keep-all" }}>
        가입하면 방금 푼 것이 내 계정으로 옮겨지고, 틀린 문항을 오답노트에서 다시 만나요.
      </Typography>
      <Button
        variant="outlined"
        component={Link}
        to="/sign-in"
        state={TO_SIGN_UP}
        onClick={wantClaim}
      >
        가입하고 기록 남기기
      </Button>
    </Card>
  );
}
