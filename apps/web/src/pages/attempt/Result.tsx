/** A submitted attempt: the score, and each question with its answer, key and 해설. */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { useState } from "react";
import { Link } from "react-router";
import { Question } from "../../question/Question.tsx";
import { rightChoiceOf, Solution } from "../../question/Solution.tsx";
import { StartDialog } from "../exam-doc/StartDialog.tsx";
import { useTopOfPage } from "./useScrolling.ts";

export function Result({ attempt }: { attempt: Attempt }) {
  const [again, setAgain] = useState(false);
  const results = new Map(attempt.results.map((result) => [result.question_id, result]));
  const heading = useTopOfPage();
  const right = attempt.results.filter(({ grade }) => grade.kind === "right").length;
  return (
    <Stack spacing={2}>
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
        </Typography>
      </header>
      <Paper variant="outlined" sx={{ p: 3, textAlign: "center" }}>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {attempt.score}점{" "}
          <Typography component="span" color="textSecondary">
            / {attempt.max_score}점
          </Typography>
        </Typography>
        <Typography>
          {attempt.questions.length}문항 중 {right}문항을 맞혔어요.
        </Typography>
      </Paper>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button variant="contained" onClick={() => setAgain(true)}>
          다시 풀기
        </Button>
        <Button component={Link} to={`/exam/${attempt.exam_id}`}>
          문제집으로
        </Button>
      </Stack>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack divider={<Divider />} spacing={4}>
          {attempt.questions.map((item) => {
            const result = results.get(item.id);
            return (
              <Question
                key={item.id}
                item={item}
                examId={attempt.exam_id}
                response={result?.response ?? null}
                rightChoice={rightChoiceOf(result)}
                solved={result}
              >
                {result && (
                  <Solution
                    item={item}
                    answer={result.key}
                    explanation={result.explanation}
                    grade={result.grade}
                    words={result.words}
                    examId={attempt.exam_id}
                  />
                )}
              </Question>
            );
          })}
        </Stack>
      </Paper>
      {again && <StartDialog examId={attempt.exam_id} onClose={() => setAgain(false)} />}
    </Stack>
  );
}
