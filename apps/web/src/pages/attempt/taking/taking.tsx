/** Taking an attempt: one question at a time, a bar at the bottom to move and to end. */
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { KnownAttempt } from "../../../api/attempts.ts";
import { ItemView } from "../../../item/render/item-view.tsx";
import { BrokenItem } from "../../../item/render/broken-item.tsx";
import { rightChoiceOf } from "../../../item/render/solution.tsx";
import { ConflictAlert } from "./conflict-alert.tsx";
import { FlagButton } from "./flag-button.tsx";
import { isBlank } from "./is-blank.ts";
import { Palette } from "./palette.tsx";
import { SavingState } from "./saving-state.tsx";
import { SubmitDialog } from "./submit-dialog.tsx";
import { BAR_CLEARANCE, TakingBar } from "./taking-bar.tsx";
import { TakingButtons } from "./taking-buttons.tsx";
import { TakingHeader } from "./taking-header.tsx";
import { useTopOfQuestion, useVerdictInView } from "./use-scrolling.ts";
import { useTaking } from "./use-taking.ts";
import { useTakingShortcuts } from "./use-taking-shortcuts.ts";
import { useTextSize } from "./use-text-size.ts";
import { Verdict } from "./verdict.tsx";

interface Props {
  readonly attempt: KnownAttempt;
  /** Told the number of a question whose answer will never be taken, and why. */
  readonly onRefused: (number: number, why: string) => void;
}

export function Taking({ attempt, onRefused }: Props) {
  const taking = useTaking(attempt, onRefused);
  const [submits, setSubmits] = useState(false);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [scale, setScale] = useTextSize();
  const { questions } = attempt;
  const isPractice = attempt.mode === "practice";
  const question = questions[taking.at];
  const response = question ? (taking.responses.get(question.id) ?? null) : null;
  const result = question && taking.results.get(question.id);
  const marks = question && taking.drawnOn(question.id);
  const isLast = taking.at === questions.length - 1;
  const needsCheck = isPractice && response !== null && !isBlank(response) && !result;
  const answered = new Set(
    [...taking.responses].flatMap(([id, given]) => (isBlank(given) ? [] : [id])),
  );
  const forward = () => (isLast ? setSubmits(true) : taking.goTo(taking.at + 1));
  const flag = () => taking.draw({ flagged: !marks?.flagged });
  const isOpen = !result && !taking.isSubmitting && !taking.isChecking;
  const numbersOf = (isOne: (id: number) => boolean) =>
    questions.flatMap(({ id }, at) => (isOne(id) ? [at + 1] : []));

  useTakingShortcuts({
    choose: (choice) => {
      if (question && choice <= choiceCount(question)) taking.respond({ choice });
    },
    strike: (choice) => {
      if (question && !result && choice <= choiceCount(question))
        taking.draw({ strike: { choice, on: !marks?.struck.includes(choice) } });
    },
    flag,
    move: (step) => taking.goTo(taking.at + step),
    enter: needsCheck ? taking.check : forward,
  });
  const frame = useTopOfQuestion(taking.at);
  const verdict = useVerdictInView(question?.id, result !== undefined);

  const broken = attempt.broken.map(({ id, position }) => (
    <BrokenItem key={id} position={position} />
  ));
  if (!question || !marks) return broken;
  const isRevealed = revealed.has(question.id) || verdictOf(result) === "right";
  return (
    <Stack spacing={2} sx={{ "--text-scale": scale }}>
      <TakingHeader
        attempt={attempt}
        scale={scale}
        onScale={setScale}
        onEnd={taking.isSubmitting ? () => undefined : taking.submit}
      />
      <Palette
        questions={questions}
        at={taking.at}
        answered={answered}
        results={taking.results}
        isFlagged={(id) => taking.drawnOn(id).flagged}
        onGo={taking.goTo}
      />
      {taking.conflicts.map((conflict) => {
        const at = questions.findIndex(({ id }) => id === conflict.questionId);
        const asked = questions[at];
        return (
          asked && (
            <ConflictAlert
              key={conflict.questionId}
              conflict={conflict}
              question={asked}
              number={at + 1}
              onSettle={(isMine) => taking.settle(conflict, isMine)}
            />
          )
        );
      })}
      {broken}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} ref={frame}>
        <ItemView
          key={question.id}
          item={question}
          examId={attempt.exam_id}
          response={response}
          onRespond={isOpen ? taking.respond : null}
          rightChoice={isRevealed ? rightChoiceOf(result) : undefined}
          placeRules={isRevealed ? result?.places : undefined}
          evidence={isRevealed ? result?.evidence : undefined}
          annotationProps={{
            annotation: marks,
            onHighlight: (highlight) => taking.draw({ highlight }),
            onStrike: result ? null : (choice, on) => taking.draw({ strike: { choice, on } }),
          }}
          hasDictionary={isPractice}
          layout="split"
          tools={<FlagButton isOn={marks.flagged} onChange={flag} />}
        >
          <div
            role="status"
            ref={verdict}
            tabIndex={-1}
            style={{ scrollMarginBottom: BAR_CLEARANCE, outline: "none" }}
          >
            {result && (
              <Verdict
                item={question}
                examId={attempt.exam_id}
                result={result}
                isRevealed={isRevealed}
                onReveal={() => {
                  setRevealed((known) => new Set(known).add(question.id));
                  verdict.current?.focus({ preventScroll: true });
                }}
                onTryAgain={() => {
                  taking.tryAgain();
                  // The button goes, and the focus with it.
                  frame.current?.querySelector("h2")?.focus({ preventScroll: true });
                }}
              />
            )}
          </div>
        </ItemView>
      </Paper>
      <TakingBar
        status={
          <SavingState
            outbox={taking.outbox}
            isSubmitting={taking.isSubmitting}
            onRetry={taking.retry}
            onCancelSubmit={isOver(attempt) ? null : taking.cancelSubmit}
          />
        }
      >
        <TakingButtons
          isFirst={taking.at === 0}
          isLast={isLast}
          isPractice={isPractice}
          isBusy={taking.isChecking}
          isSubmitting={taking.isSubmitting}
          onBack={() => taking.goTo(taking.at - 1)}
          onCheck={needsCheck ? taking.check : null}
          onForward={forward}
          onSubmit={() => setSubmits(true)}
        />
      </TakingBar>
      {submits && (
        <SubmitDialog
          open={numbersOf((id) => !answered.has(id))}
          flagged={numbersOf((id) => taking.drawnOn(id).flagged)}
          onGo={(number) => {
            setSubmits(false);
            taking.goTo(number - 1);
          }}
          onSubmit={() => {
            setSubmits(false);
            taking.submit();
          }}
          onClose={() => setSubmits(false)}
        />
      )}
    </Stack>
  );
}

function choiceCount(question: KnownAttempt["questions"][number]): number {
  if (question.shape === "choose") return question.options.length;
  return question.shape === "mark" ? question.places : 0;
}

function isOver({ deadline, ahead }: KnownAttempt): boolean {
  return deadline !== null && Date.parse(deadline) - ahead <= Date.now();
}

function verdictOf(result: KnownAttempt["results"][number] | undefined) {
  return (result?.retry?.grade ?? result?.grade)?.kind;
}
