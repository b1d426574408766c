/** Shown after a practice answer: its grade, another try, the key and the 해설. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { QuestionResult } from "@pulda/contract";
import type { TakerItem } from "@pulda/question";
import { GradeLine, Solution } from "../../../item/render/solution.tsx";

interface Props {
  readonly item: TakerItem;
  readonly examId: number;
  readonly result: QuestionResult;
  /** Whether the key is shown after a wrong answer: the taker may want to try again first. */
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
  readonly onTryAgain: () => void;
}

export function Verdict({ item, examId, result, isRevealed, onReveal, onTryAgain }: Props) {
  const grade = result.retry?.grade ?? result.grade;
  const isRight = grade.kind === "right";
  return (
    <>
      {isRight || isRevealed ? (
        <Solution
          item={item}
          answer={result.key}
          explanation={result.explanation}
          rules={result}
          grade={grade}
          words={result.words}
          examId={examId}
        />
      ) : (
        <GradeLine grade={grade} />
      )}
      {result.retry && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {result.retry.tries}번째 답이에요. 점수에는 첫 답이 들어가요.
        </Typography>
      )}
      {!isRight && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: "wrap" }}>
          <Button variant="outlined" onClick={onTryAgain}>
            다시 해 보기
          </Button>
          {!isRevealed && <Button onClick={onReveal}>정답과 해설 보기</Button>}
        </Stack>
      )}
    </>
  );
}
