/** What follows an attempt. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Attempt } from "@pulda/contract";
import { Suspense } from "react";
import { Link } from "react-router";
import { onDemand } from "../../../loading/on-demand.tsx";
import { ShareChanges } from "../../taker/taker-result.tsx";

const ResultFile = onDemand(() => import("../../result-file.tsx"));

/** Which attempt is started next. */
export type Retake = "all" | "missed";

interface Props {
  readonly attempt: Attempt;
  /** How many items were not right, and how many of these were left out. */
  readonly missed: number;
  readonly unanswered: number;
  /** How many items there were. */
  readonly count: number;
  /** Whether the first of them is the strongest action of the page. */
  readonly isStrong: boolean;
  readonly onRetake: (what: Retake) => void;
}

/** After an exam of one's own. */
export function ResultActions(props: Props) {
  const { attempt, missed, unanswered, count, isStrong, onRetake } = props;
  const strong = isStrong ? "contained" : "outlined";
  // the whole exam otherwise
  const isPart = missed > 0 && missed < count;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      {isPart && (
        <Button variant={strong} onClick={() => onRetake("missed")}>
          못 맞힌 {missed}문항만 다시 풀기
        </Button>
      )}
      <Button variant={isPart ? "outlined" : strong} onClick={() => onRetake("all")}>
        {attempt.retake_of === null ? "다시 풀기" : "문제집 전체 풀기"}
      </Button>
      <Button component={Link} to={`/exam/${attempt.exam_id}`}>
        문제집으로
      </Button>
      {missed > unanswered && (
        <Button component={Link} to={`/note?group=exam:${attempt.exam_id}`}>
          오답노트
        </Button>
      )}
      <Suspense>
        <ResultFile source={{ kind: "attempt", id: attempt.id }} />
      </Suspense>
    </Stack>
  );
}

/** After a share. */
export function TakerActions({ attempt }: { readonly attempt: Attempt }) {
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <ShareChanges attempt={attempt} />
      <Button variant="outlined" component={Link} to={`/t/${attempt.given?.token ?? ""}`}>
        문제집으로
      </Button>
    </Stack>
  );
}
