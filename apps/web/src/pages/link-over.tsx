import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useSession } from "../api/session.ts";

/** A mailed link that has been used, has expired or was cut off, and where a new one is to be had. */
export function LinkOver({ isSignUp = false }: { isSignUp?: boolean }) {
  const isSignedIn = Boolean(useSession().id);
  return (
    <Stack spacing={2} role="alert">
      <Typography variant="h2">쓸 수 없는 링크예요</Typography>
      <Typography>
        이미 썼거나 시간이 지난 링크예요. 주소가 잘리지 않았는지 살펴보고, 안 되면 메일을 다시 받아
        주세요.
      </Typography>
      {isSignedIn ? (
        <Button variant="contained" component={Link} to="/account">
          계정 화면에서 다시 하기
        </Button>
      ) : isSignUp ? (
        <Button variant="contained" component={Link} to="/sign-in">
          로그인 화면으로
        </Button>
      ) : (
        <Button variant="contained" component={Link} to="/account/forgot">
          메일 다시 받기
        </Button>
      )}
    </Stack>
  );
}
