/** Taking an attempt: one question at a time, a bar at the bottom to move and to end. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Attempt, QuestionResult } from "@pulda/contract";
import { useEffect, useRef, useState } from "react";
import { Question } from "../../question/Question.tsx";
import { Solution } from "../../question/Solution.tsx";
import { Clock } from "./Clock.tsx";
import { Palette } from "./Palette.tsx";
import { SubmitDialog } from "./SubmitDialog.tsx";
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
  const top = useTopOfQuestion(taking.at);

  if (!question) return null;
  return (
    <Stack spacing={2} sx={{ pb: 10 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: "baseline" }} ref={top}>
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
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Question
          key={question.id}
          item={question}
          examId={attempt.exam_id}
          response={response}
          onRespond={result ? null : taking.respond}
          rightChoice={rightChoice(result)}
        >
          <div role="status">
            {result && (
              <Solution
                item={question}
                answer={result.key}
                explanation={result.explanation}
                grade={result.grade}
              />
            )}
          </div>
        </Question>
      </Paper>
      {taking.problem && (
        <Typography color="error" role="alert">
          {taking.problem}
        </Typography>
      )}
      <Bar>
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
      </Bar>
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

/** The bar stays where the thumb is. */
function Bar({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        position: "fixed",
        bottom: 0,
        right: 0,
        left: { xs: 0, md: "var(--drawer-width, 256px)" },
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        pb: "env(safe-area-inset-bottom)",
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ maxWidth: 768, mx: "auto", p: 1, justifyContent: "space-between" }}
      >
        {children}
      </Stack>
    </Box>
  );
}

/** Each question begins at its top; the first stays where the page opened. */
function useTopOfQuestion(at: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) window.scrollTo({ top: 0 });
    shown.current = at;
  }, [at]);
  return top;
}

function choiceCount(question: Attempt["questions"][number]): number {
  if (question.shape === "choose") return question.options.length;
  return question.shape === "mark" ? question.places : 0;
}

function rightChoice(result: QuestionResult | undefined): number | undefined {
  return result && "choice" in result.key ? result.key.choice : undefined;
}

function countAnswered(attempt: Attempt, responses: ReadonlyMap<number, unknown>): number {
  return attempt.questions.filter(({ id }) => responses.has(id)).length;
}
