/** Taking an attempt: one question at a time, a bar at the bottom to move and to end. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { useState } from "react";
import { Question } from "../../question/Question.tsx";
import { rightChoiceOf, Solution } from "../../question/Solution.tsx";
import { Clock } from "./Clock.tsx";
import { Palette } from "./Palette.tsx";
import { SubmitDialog } from "./SubmitDialog.tsx";
import { BAR_CLEARANCE, TakingBar } from "./TakingBar.tsx";
import { useTopOfQuestion, useVerdictInView } from "./useScrolling.ts";
import { useTaking } from "./useTaking.ts";
import { useTakingKeys } from "./useTakingKeys.ts";

export function Taking({ attempt }: { attempt: Attempt }) {
  const taking = useTaking(attempt);
  const [submits, setSubmits] = useState(false);
  const question = attempt.questions[taking.at];
  const response = question ? (taking.responses.get(question.id) ?? null) : null;
  const result = question && taking.results.get(question.id);
  const isLast = taking.at === attempt.questions.length - 1;
  const needsCheck = attempt.mode === "practice" && response !== null && !result;
  const forward = () => (isLast ? setSubmits(true) : taking.goTo(taking.at + 1));
  const enter = needsCheck ? taking.check : forward;

  useTakingKeys({
    choose: (choice) => {
      if (question && choice <= choiceCount(question)) taking.respond({ choice });
    },
    move: (step) => taking.goTo(taking.at + step),
    enter,
  });
  const frame = useTopOfQuestion(taking.at);
  const verdict = useVerdictInView(question?.id, result !== undefined);

  if (!question) return null;
  return (
    <Stack spacing={2} sx={{ pb: `${BAR_CLEARANCE}px` }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: "baseline" }}>
        <Typography component="h1" variant="h6" noWrap sx={{ flex: 1 }}>
          {attempt.title}
        </Typography>
        {attempt.deadline && <Clock deadline={attempt.deadline} onEnd={taking.submit} />}
        <Typography sx={{ whiteSpace: "nowrap" }}>
          {attempt.mode === "practice" ? "연습" : "시험"}
        </Typography>
      </Stack>
      <Palette
        questions={attempt.questions}
        at={taking.at}
        responses={taking.responses}
        results={taking.results}
        onGo={taking.goTo}
      />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} ref={frame}>
        <Question
          key={question.id}
          item={question}
          examId={attempt.exam_id}
          response={response}
          onRespond={result ? null : taking.respond}
          rightChoice={rightChoiceOf(result)}
          solved={result}
          hasDictionary={attempt.mode === "practice"}
        >
          <div role="status" ref={verdict} style={{ scrollMarginBottom: BAR_CLEARANCE }}>
            {result && (
              <Solution
                item={question}
                answer={result.key}
                explanation={result.explanation}
                grade={result.grade}
                words={result.words}
                examId={attempt.exam_id}
              />
            )}
          </div>
        </Question>
      </Paper>
      <TakingBar problem={taking.problem}>
        <Button disabled={taking.at === 0} onClick={() => taking.goTo(taking.at - 1)}>
          이전
        </Button>
        <Button color="inherit" onClick={() => setSubmits(true)}>
          {attempt.mode === "practice" ? "마치기" : "제출"}
        </Button>
        {needsCheck ? (
          <Button variant="contained" disabled={taking.isChecking} onClick={taking.check}>
            채점하기
          </Button>
        ) : (
          <Button variant="contained" onClick={forward}>
            {isLast ? "마치고 결과 보기" : "다음"}
          </Button>
        )}
      </TakingBar>
      {submits && (
        <SubmitDialog
          open={attempt.questions.length - countAnswered(attempt, taking.responses)}
          isBusy={taking.isSubmitting}
          onSubmit={taking.submit}
          onClose={() => setSubmits(false)}
        />
      )}
    </Stack>
  );
}

function choiceCount(question: Attempt["questions"][number]): number {
  if (question.shape === "choose") return question.options.length;
  return question.shape === "mark" ? question.places : 0;
}

function countAnswered(attempt: Attempt, responses: ReadonlyMap<number, unknown>): number {
  return attempt.questions.filter(({ id }) => responses.has(id)).length;
}
