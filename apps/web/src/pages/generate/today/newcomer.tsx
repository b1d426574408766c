import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { focusPassage } from "../focus-passage.ts";

/** For whoever has done nothing yet: where to begin. */
export function Newcomer() {
  return (
    <Card
      component="section"
      aria-labelledby="today"
      sx={{ p: 2, pb: 1, mb: 2, borderColor: "mine.main" }}
    >
      <Typography id="today" variant="h2" sx={{ color: "mine.main" }}>
        처음 오셨네요
      </Typography>
      <Typography variant="body2">
        영어 지문을 붙여 넣으면 문항이 돼요. 예시부터 풀어 봐도 좋아요.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", ml: -2 }}>
        <Button onClick={() => focusPassage(1)}>지문 붙여 넣기</Button>
        <Button component={Link} to="/library">
          예시 문제집 풀어 보기
        </Button>
      </Stack>
    </Card>
  );
}
