/** A submitted attempt: the score, the results by type and rule, and each item with its response, key and 해설. */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useReviewProgress } from "../../../api/notes.ts";
import { ExamItemsSkeleton } from "../../exam-doc/exam-items-skeleton.tsx";
import { Celebration } from "../../celebration.tsx";
import { StartDialog } from "../../exam-doc/start-dialog.tsx";
import { BrokenItem } from "../../../item/render/broken-item.tsx";
import { inOrder } from "../../../item/render/in-order.ts";
import { GivenChanges } from "../../given/given-result.tsx";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import { durationText } from "./duration-text.ts";
import { FoldedItem } from "./folded-item.tsx";
import { ResultGrid } from "./result-grid.tsx";
import { useInSlices } from "../../use-in-slices.ts";
import { ReviewProgress } from "./review-progress.tsx";
import { ResultItem } from "./result-item.tsx";
import { useTopOfPage } from "../taking/use-scrolling.ts";

const ResultFile = onDemand(() => import("../../result-file.tsx"));

/** Which attempt is started next. */
type Retake = "all" | "missed";

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
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const heading = useTopOfPage();
  const { questions, results } = attempt;
  const resultOf = new Map(results.map((result) => [result.question_id, result]));
  const secondsOf = new Map(attempt.times.map((time) => [time.question_id, time.seconds]));
  const missed = new Set(
    results.filter(({ grade }) => grade.kind !== "right").map(({ question_id }) => question_id),
  );
  const kindOf = (id: number) => resultOf.get(id)?.grade.kind;
  const isOpen = (id: number) => missed.has(id) !== toggled.has(id);
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

  const seconds = attempt.times.reduce((sum, time) => sum + time.seconds, 0);
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
          {attempt.retake_of !== null && " · 틀린 문항만"}
        </Typography>
      </header>
      <Paper variant="outlined" sx={{ p: 3, textAlign: "center" }}>
        {missed.size === 0 && questions.length > 0 && <Celebration />}
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {attempt.score}점{" "}
          <Typography component="span" color="textSecondary">
            / {attempt.max_score}점
          </Typography>
        </Typography>
        <Typography>
          {questions.length}문항 중 {questions.length - missed.size}문항을 맞혔어요.
        </Typography>
        {seconds > 0 && (
          <Typography variant="body2" color="textSecondary">
            푸는 데 {durationText(seconds)} 걸렸어요.
          </Typography>
        )}
      </Paper>
      {attempt.given ? (
        <GivenActions attempt={attempt} />
      ) : (
        <Actions attempt={attempt} missed={missed.size} onRetake={setRetake} />
      )}
      {progress && <ReviewProgress progress={progress} />}
      <ResultGrid items={questions} gradeOf={kindOf} onGo={goTo} />
      <ScoreBreakdown attempt={attempt} />
      {missed.size > 0 && missed.size < questions.length && (
        <FormControlLabel
          control={<Switch checked={onlyMissed} onChange={(_, on) => setOnlyMissed(on)} />}
          label="틀린 문항만 보기"
        />
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack divider={<Divider />} spacing={1}>
          {inOrder(shown, attempt.broken).map((item) =>
            "shape" in item ? (
              <FoldedItem
                key={item.id}
                item={item}
                kind={kindOf(item.id)}
                isOpen={isOpen(item.id)}
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

interface ActionsProps {
  readonly attempt: Attempt;
  /** How many items were missed. */
  readonly missed: number;
  readonly onRetake: (what: Retake) => void;
}

/** What follows an attempt at an exam of one's own. */
function Actions({ attempt, missed, onRetake }: ActionsProps) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      {missed > 0 && (
        <Button variant="contained" onClick={() => onRetake("missed")}>
          틀린 {missed}문항만 다시 풀기
        </Button>
      )}
      <Button variant={missed > 0 ? "outlined" : "contained"} onClick={() => onRetake("all")}>
        {attempt.retake_of === null ? "다시 풀기" : "문제집 전체 풀기"}
      </Button>
      <Button component={Link} to={`/exam/${attempt.exam_id}`}>
        문제집으로
      </Button>
      {missed > 0 && (
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

/** The same of a set that a teacher has given. */
function GivenActions({ attempt }: { readonly attempt: Attempt }) {
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <GivenChanges attempt={attempt} />
      <Button variant="outlined" component={Link} to={`/t/${attempt.given?.token ?? ""}`}>
        문제집으로
      </Button>
    </Stack>
  );
}
