/** Begins an attempt at an exam, or goes on with an open one. */
import Button from "@mui/material/Button";
import type { ExamDocument } from "@pulda/contract";
import { useState } from "react";
import { Link } from "react-router";
import PlayIcon from "../../icons/play-arrow.tsx";
import { useAttempts } from "../../api/attempts.ts";
import { NEWEST_ATTEMPTS } from "../../api/page-sizes.ts";
import { StartDialog } from "./start-dialog.tsx";

interface Props {
  readonly exam: ExamDocument;
  /** Whether taking is what the page leads to. */
  readonly isStrong: boolean;
}

export function TakeButtons({ exam, isStrong }: Props) {
  const [isStarting, setStarting] = useState(false);
  const attempts = useAttempts(exam.id, NEWEST_ATTEMPTS);
  const openAttempt = attempts.data?.list.find(({ submitted_at }) => submitted_at === null);
  return (
    <>
      <Button
        variant={isStrong ? "contained" : "outlined"}
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
      {isStarting && <StartDialog examId={exam.id} onClose={() => setStarting(false)} />}
    </>
  );
}
