/** Taking an attempt: one item at a time, with a bar at the bottom to move and to submit. */
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CachedAttempt } from "../../../api/attempts.ts";
import { hasFoldableText, ItemView } from "../../../item/render/item-view.tsx";
import { BrokenItem } from "../../../item/render/broken-item.tsx";
import { rightChoiceOf } from "../../../item/render/solution.tsx";
import { ConflictAlert } from "./conflict-alert.tsx";
import { FlagButton } from "./flag-button.tsx";
import { isBlank } from "./is-blank.ts";
import { Palette } from "./palette.tsx";
import { QuickChoices } from "./quick-choices.tsx";
import { SavingState } from "./saving-state.tsx";
import { SubmitDialog } from "./submit-dialog.tsx";
import { BAR_CLEARANCE_PX, TakingBar } from "./taking-bar.tsx";
import { TakingButtons } from "./taking-buttons.tsx";
import { TakingHeader } from "./taking-header.tsx";
import { focusField, useTopOfItem, useVerdictInView } from "./use-scrolling.ts";
import { useTaking } from "./use-taking.ts";
import { useTakingShortcuts } from "./use-taking-shortcuts.ts";
import { useStrikeHint } from "./use-strike-hint.ts";
import { useTextSize } from "./use-text-size.ts";
import { Verdict } from "./verdict.tsx";

interface Props {
  readonly attempt: CachedAttempt;
  /** Called with the number of an item whose answer was refused for good, and the reason. */
  readonly onRefused: (number: number, reason: string) => void;
  /** Called when the time limit has ended; what was answered is being submitted. */
  readonly onTimeUp: () => void;
}

export function Taking({ attempt, onRefused, onTimeUp }: Props) {
  const taking = useTaking(attempt, onRefused);
  const [isConfirming, setConfirming] = useState(false);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [scale, setScale] = useTextSize();
  const [showsStrikeHint, learnedStrike] = useStrikeHint(attempt.id);
  const { questions } = attempt;
  const isPractice = attempt.mode === "practice";
  const item = questions[taking.at];
  const response = item ? (taking.responses.get(item.id) ?? null) : null;
  const result = item && taking.results.get(item.id);
  const annotation = item && taking.annotationOf(item.id);
  const isLast = taking.at === questions.length - 1;
  const needsCheck = isPractice && response !== null && !isBlank(response) && !result;
  const answered = new Set(
    [...taking.responses].flatMap(([id, answer]) => (isBlank(answer) ? [] : [id])),
  );
  const forward = () => (isLast ? setConfirming(true) : taking.goTo(taking.at + 1));
  const flag = () => taking.annotate({ flagged: !annotation?.flagged });
  const strike = (choice: number, on: boolean) => {
    learnedStrike();
    taking.annotate({ strike: { choice, on } });
  };
  const isOpen = !result && !taking.isSubmitting && !taking.isChecking;
  const numbersOf = (isOne: (id: number) => boolean) =>
    questions.flatMap(({ id }, at) => (isOne(id) ? [at + 1] : []));

  useTakingShortcuts({
    choose: (choice) => {
      if (item && choice <= choiceCount(item)) taking.respond({ choice });
    },
    strike: (choice) => {
      if (item && !result && choice <= choiceCount(item))
        strike(choice, !annotation?.struck.includes(choice));
    },
    flag,
    move: (step) => taking.goTo(taking.at + step),
    enter: needsCheck ? taking.check : forward,
  });
  const frame = useTopOfItem(taking.at);
  const verdict = useVerdictInView(item?.id, result !== undefined);

  const broken = attempt.broken.map(({ id, position }) => (
    <BrokenItem key={id} position={position} />
  ));
  if (!item || !annotation) return broken;
  const isRevealed = revealed.has(item.id) || verdictOf(result) === "right";
  return (
    <Stack spacing={2} sx={{ "--text-scale": scale }}>
      <TakingHeader
        attempt={attempt}
        scale={scale}
        onScale={setScale}
        onEnd={() => {
          if (taking.isSubmitting) return;
          onTimeUp();
          taking.submit();
        }}
      />
      <Palette
        items={questions}
        at={taking.at}
        answered={answered}
        results={taking.results}
        isFlagged={(id) => taking.annotationOf(id).flagged}
        onGo={taking.goTo}
      />
      {taking.conflicts.map((conflict) => {
        const at = questions.findIndex(({ id }) => id === conflict.questionId);
        const conflicting = questions[at];
        return (
          conflicting && (
            <ConflictAlert
              key={conflict.questionId}
              conflict={conflict}
              item={conflicting}
              number={at + 1}
              onResolve={(isMine) => taking.resolveConflict(conflict, isMine)}
            />
          )
        );
      })}
      {broken}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} ref={frame}>
        <ItemView
          key={item.id}
          item={item}
          examId={attempt.exam_id}
          response={response}
          onRespond={isOpen ? taking.respond : null}
          rightChoice={isRevealed ? rightChoiceOf(result) : undefined}
          placeRules={isRevealed ? result?.places : undefined}
          evidence={isRevealed ? result?.evidence : undefined}
          annotationProps={{
            annotation,
            onHighlight: (highlight) => taking.annotate({ highlight }),
            onStrike: result ? null : strike,
          }}
          hasDictionary={isPractice}
          layout="split"
          isFoldedFromBar
          tools={<FlagButton isOn={annotation.flagged} onChange={flag} />}
        >
          {showsStrikeHint && isOpen && choiceCount(item) > 0 && (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
              × 단추로 답이 아닌 보기를 지워 둘 수 있어요.
            </Typography>
          )}
          <div
            role="status"
            ref={verdict}
            tabIndex={-1}
            style={{ scrollMarginBottom: BAR_CLEARANCE_PX, outline: "none" }}
          >
            {result && (
              <Verdict
                item={item}
                examId={attempt.exam_id}
                result={result}
                isRevealed={isRevealed}
                onReveal={() => {
                  setRevealed((known) => new Set(known).add(item.id));
                  verdict.current?.focus({ preventScroll: true });
                }}
                onTryAgain={() => {
                  taking.tryAgain();
                  // The button is removed; without this the focus would be lost with it.
                  frame.current?.querySelector("h2")?.focus({ preventScroll: true });
                }}
              />
            )}
          </div>
        </ItemView>
      </Paper>
      <TakingBar
        status={
          <>
            <QuickChoices
              count={isOpen ? choiceCount(item) : 0}
              isFoldable={hasFoldableText(item)}
              chosen={response && "choice" in response ? response.choice : null}
              onChoose={(choice) => taking.respond({ choice })}
              onWrite={isOpen && item.shape === "write" ? () => focusField(frame.current) : null}
            />
            <SavingState
              outbox={taking.outbox}
              isSubmitting={taking.isSubmitting}
              onRetry={taking.retry}
              onCancelSubmit={isOver(attempt) ? null : taking.cancelSubmit}
            />
          </>
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
          onSubmit={() => setConfirming(true)}
        />
      </TakingBar>
      {isConfirming && (
        <SubmitDialog
          unanswered={numbersOf((id) => !answered.has(id))}
          flagged={numbersOf((id) => taking.annotationOf(id).flagged)}
          onGo={(number) => {
            setConfirming(false);
            taking.goTo(number - 1);
          }}
          onSubmit={() => {
            setConfirming(false);
            taking.submit();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </Stack>
  );
}

function choiceCount(item: CachedAttempt["questions"][number]): number {
  if (item.shape === "choose") return item.options.length;
  return item.shape === "mark" ? item.places : 0;
}

function isOver({ deadline, clockOffsetMs }: CachedAttempt): boolean {
  return deadline !== null && Date.parse(deadline) - clockOffsetMs <= Date.now();
}

function verdictOf(result: CachedAttempt["results"][number] | undefined) {
  return (result?.retry?.grade ?? result?.grade)?.kind;
}
