/** Between a test whose time has ended and its result: what happened, before any score. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { CachedAttempt } from "../../api/attempts.ts";

interface Props {
  readonly attempt: CachedAttempt;
  readonly onSeeResult: () => void;
}

export function TimeUp({ attempt: { questions, responses }, onSeeResult }: Props) {
  const left = questions.length - responses.length;
  return (
    <Stack
      role="status"
      spacing={2}
      sx={{ alignItems: "center", py: 6, textAlign: "center", wordBreak: "keep-all" }}
    >
      <Typography component="h1" variant="h5">
        시간이 끝났어요
      </Typography>
      <Typography color="textSecondary">
        {left > 0
          ? `답한 ${responses.length}문항까지 제출했어요. ${left}문항은 비어 있어요.`
          : `${questions.length}문항에 모두 답했고, 그대로 제출했어요.`}
      </Typography>
      <Button variant="contained" autoFocus onClick={onSeeResult}>
        결과 보기
      </Button>
    </Stack>
  );
}
