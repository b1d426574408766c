/** A set that is being made: how far it has come. */
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";

export function Generating({ exam }: { exam: ExamDocument }) {
  const { done, total } = exam.progress;
  return (
    <Stack spacing={2} sx={{ py: 4 }}>
      <Typography component="h1" variant="h5">
        {exam.title}
      </Typography>
      <Typography role="status">
        문항을 만들고 있어요. (지문 {total}개 중 {done}개)
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label="문항을 만든 정도"
      />
      <Typography variant="body2" color="textSecondary">
        다른 화면에 다녀와도 괜찮아요. 다 되면 만든 문제집에 있어요.
      </Typography>
    </Stack>
  );
}
