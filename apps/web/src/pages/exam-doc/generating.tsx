/** An exam that is being generated: its progress, and the cancel button. */
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { useNavigate } from "react-router";
import { useCancelExam } from "../../api/progress.ts";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/problem.tsx";
import { notify } from "../../notices/notice.ts";
import { restoreDraft } from "../generate/draft-storage.ts";
import { ModelProgress } from "./model-progress.tsx";

export function Generating({ exam }: { exam: ExamDocument }) {
  const { done, total, model } = exam.progress;
  const { id: userId } = useSession();
  const cancel = useCancelExam();
  const navigate = useNavigate();

  async function cancelGeneration() {
    const { ok } = await cancel.mutateAsync(exam.id);
    if (!ok) return;
    // Without a stashed draft the exam was made of the passages of another one.
    const isTyped = userId ? restoreDraft(userId, exam.id) : false;
    const keptText = isTyped ? " 입력한 내용은 그대로 있어요." : "";
    notify({ message: `만들기를 그만뒀어요.${keptText}` });
    await navigate(isTyped ? "/generate" : "/exam", { replace: true });
  }

  return (
    <Stack spacing={2} sx={{ py: 4 }}>
      <Typography component="h1" variant="h5">
        {exam.title}
      </Typography>
      <Typography role="status">
        문항을 만들고 있어요.
        {total > 0 &&
          ` (지문 ${total.toLocaleString("ko-KR")}개 중 ${done.toLocaleString("ko-KR")}개)`}
      </Typography>
      {model && <ModelProgress examId={exam.id} {...model} />}
      {/* a word test has no passages to count */}
      <LinearProgress
        variant={total > 0 ? "determinate" : "indeterminate"}
        value={total > 0 ? (100 * done) / total : 0}
        aria-label="문항을 만든 정도"
      />
      <Typography variant="body2" color="textSecondary">
        다른 화면에 다녀와도 괜찮아요. 다 되면 만든 문제집에 있어요.
      </Typography>
      {cancel.data?.ok === false && (
        <Problem>그만두지 못했어요. 만들기는 이어지고 있어요. {cancel.data.message}</Problem>
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={cancel.isPending}
        onClick={() => void cancelGeneration()}
        sx={{ alignSelf: "flex-start" }}
      >
        취소
      </Button>
    </Stack>
  );
}
