/** Begins an attempt at an exam, goes on with an open one, or leads to its words. */
import Button from "@mui/material/Button";
import type { ExamDocument } from "@pulda/contract";
import { useState } from "react";
import { Link } from "react-router";
import WordsIcon from "../../icons/menu-book-outlined.tsx";
import PlayIcon from "../../icons/play-arrow.tsx";
import { useAttempts } from "../../api/attempts.ts";
import { INITIAL_ROWS } from "./attempts.tsx";
import { StartDialog } from "./start-dialog.tsx";

export function TakeButtons({ exam }: { exam: ExamDocument }) {
  const [isStarting, setStarting] = useState(false);
  const attempts = useAttempts(exam.id, INITIAL_ROWS);
  const openAttempt = attempts.data?.list.find(({ submitted_at }) => submitted_at === null);
  return (
    <>
      <Button
        variant="contained"
        size="large"
        startIcon={<PlayIcon />}
        disabled={exam.questions.length === 0}
        onClick={() => setStarting(true)}
      >
        풀기
      </Button>
      {openAttempt && (
        <Button
          variant="outlined"
          size="large"
          component={Link}
          to={`/exam/${exam.id}/attempt/${openAttempt.id}`}
        >
          이어서 풀기
        </Button>
      )}
      {exam.passages.length > 0 && (
        <Button startIcon={<WordsIcon />} component={Link} to={`/exam/${exam.id}/word`}>
          단어
        </Button>
      )}
      {isStarting && <StartDialog examId={exam.id} onClose={() => setStarting(false)} />}
    </>
  );
}
