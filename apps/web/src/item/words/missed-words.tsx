/** Adds the words of a missed item to the word list. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { QuestionResult } from "@pulda/contract";
import { Link } from "react-router";
import AddIcon from "../../icons/add.tsx";
import { useAppendWords } from "../../api/words.ts";

interface Props {
  readonly words: QuestionResult["words"];
  readonly examId: number | undefined;
}

export function MissedWords({ words, examId }: Props) {
  const append = useAppendWords();
  const outcome = append.data;
  if (words.length === 0) return null;
  const names = words.map(({ text }) => text).join(", ");
  if (outcome?.ok)
    return (
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {outcome.result.added.length > 0 ? "단어장에 넣었어요." : "이미 단어장에 있어요."}{" "}
        <Button component={Link} to="/word/review" size="small">
          복습하러 가기
        </Button>
      </Typography>
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={append.isPending}
        onClick={() =>
          append.mutate({
            words: words.map(({ text, context }) => ({ text, context })),
            ...(examId !== undefined && { exam_id: examId }),
          })
        }
        sx={{ mt: 1, textAlign: "left" }}
      >
        <span>
          단어장에 넣기: <span lang="en">{names}</span>
        </span>
      </Button>
      {outcome?.ok === false && (
        <Typography variant="body2" color="error" role="alert">
          {outcome.message}
        </Typography>
      )}
    </>
  );
}
