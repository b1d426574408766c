/**
 * A submitted attempt: the score, the grade of each number, what to do now, each item with its response, key and 해설,
 * folded until it is wanted, and the results by type and rule.
 */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useReviewProgress } from "../../../api/notes.ts";
import { ExamItemsSkeleton } from "../../exam-doc/exam-items-skeleton.tsx";
import { StartDialog } from "../../exam-doc/start-dialog.tsx";
import { BrokenItem } from "../../../item/render/broken-item.tsx";
import { inOrder } from "../../../item/render/in-order.ts";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import { FoldedItem } from "./folded-item.tsx";
import { ResultGrid } from "./result-grid.tsx";
import { useInSlices } from "../../use-in-slices.ts";
import { TakerActions, ResultActions, type Retake } from "./result-actions.tsx";
import { missedParts, ReviewProgress } from "./review-progress.tsx";
import { ResultItem } from "./result-item.tsx";
import { ScoreCard } from "./score-card.tsx";
import { useTopOfPage } from "../taking/use-scrolling.ts";

export function Result({ attempt }: { attempt: Attempt }) {
  const progress = useReviewProgress(attempt.id, attempt.given === null);
  // it stands above the items: what came later would push these down
  const isShown = useInSlices(!progress.isLoading);
  if (!isShown) return <ExamItemsSkeleton />;
  return <ReadyResult attempt={attempt} progress={progress.data} />;
}

interface Props {
  readonly attempt: Attempt;
  /** Undefined where it is not known. */
  readonly progress: ReturnType<typeof useReviewProgress>["data"];
}

function ReadyResult({ attempt, progress }: Props) {
  const [retake, setRetake] = useState<Retake | null>(null);
  const [onlyMissed, setOnlyMissed] = useState(false);
  // all, and besides those that were opened or closed since
  const [isAllOpen, setAllOpen] = useState(false);
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const heading = useTopOfPage();
  const { questions, results } = attempt;
  const resultOf = new Map(results.map((result) => [result.question_id, result]));
  const secondsOf = new Map(attempt.times.map((time) => [time.question_id, time.seconds]));
  const missed = new Set(
    results.filter(({ grade }) => grade.kind !== "right").map(({ question_id }) => question_id),
  );
  const unanswered = results.filter(({ grade }) => grade.kind === "unanswered").length;
  const kindOf = (id: number) => resultOf.get(id)?.grade.kind;
  const isOpen = (id: number) => isAllOpen !== toggled.has(id);
  const toggle = (id: number) =>
    setToggled((before) => new Set([...before, id].filter((one) => one !== id || !before.has(id))));

  function goTo(id: number) {
    flushSync(() => {
      setOnlyMissed(false);
      if (!isOpen(id)) toggle(id);
    });
    const item = document.querySelector<HTMLElement>(`[data-result="${id}"]`);
    item?.scrollIntoView?.({ block: "start" });
    item?.focus({ preventScroll: true });
  }

  const shown = onlyMissed ? questions.filter(({ id }) => missed.has(id)) : questions;
  return (
    <Stack spacing={2} sx={{ maxWidth: 768, mx: "auto" }}>
      <header>
        <Typography
          ref={heading}
          component="h1"
          variant="h5"
          tabIndex={-1}
          sx={{ overflowWrap: "anywhere" }}
        >
          {attempt.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {attempt.mode === "practice" ? "연습" : "시험"} 결과
          {attempt.retake_of !== null && " · 못 맞힌 문항만"}
        </Typography>
      </header>
      <ScoreCard attempt={attempt} missed={missed.size} />
      <ResultGrid items={questions} gradeOf={kindOf} onGo={goTo} />
      {progress && (
        <ReviewProgress progress={progress} missed={missed.size} unanswered={unanswered} />
      )}
      {attempt.given ? (
        <TakerActions attempt={attempt} />
      ) : (
        <ResultActions
          attempt={attempt}
          missed={missed.size}
          unanswered={unanswered}
          count={questions.length}
          isStrong={!progress || missedParts(progress).length === 0}
          onRetake={setRetake}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", minHeight: 44 }}>
        {missed.size > 0 && missed.size < questions.length && (
          <FormControlLabel
            control={<Switch checked={onlyMissed} onChange={(_, on) => setOnlyMissed(on)} />}
            label="못 맞힌 문항만 보기"
          />
        )}
        <Button
          sx={{ ml: "auto" }}
          onClick={() => {
            setAllOpen(!isAllOpen);
            setToggled(new Set());
          }}
        >
          {isAllOpen ? "모두 접기" : "모두 펼치기"}
        </Button>
      </Stack>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack divider={<Divider />} spacing={1}>
          {inOrder(shown, attempt.broken).map((item) =>
            "shape" in item ? (
              <FoldedItem
                key={item.id}
                item={item}
                kind={kindOf(item.id)}
                isOpen={isOpen(item.id)}
                isAlone={toggled.has(item.id)}
                onToggle={() => toggle(item.id)}
              >
                <ResultItem
                  item={item}
                  examId={attempt.exam_id}
                  result={resultOf.get(item.id)}
                  seconds={secondsOf.get(item.id)}
                  annotation={attempt.annotations.find(
                    ({ question_id }) => question_id === item.id,
                  )}
                />
              </FoldedItem>
            ) : (
              <BrokenItem key={item.id} position={item.position} />
            ),
          )}
        </Stack>
      </Paper>
      <ScoreBreakdown attempt={attempt} />
      {retake && (
        <StartDialog
          examId={attempt.exam_id}
          retakeOf={retake === "missed" ? attempt.id : undefined}
          onClose={() => setRetake(null)}
        />
      )}
    </Stack>
  );
}
