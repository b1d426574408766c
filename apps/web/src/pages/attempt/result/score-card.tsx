import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import type { Grade } from "@pulda/question";
import { OutcomeSign } from "../../outcome-sign.tsx";
import { durationText } from "./duration-text.ts";

interface Props {
  readonly attempt: Attempt;
  /** How many items were not right. */
  readonly missed: number;
}

/** The score, with a small celebration of an exam that was taken to its end, and a larger one where all is right. */
export function ScoreCard({ attempt, missed }: Props) {
  const { questions, results, score, max_score, times } = attempt;
  const count = questions.length;
  const isAnswered = results.some(({ grade }) => grade.kind !== "unanswered");
  const hasUnanswered = results.some(({ grade }) => grade.kind === "unanswered");
  const seconds = times.reduce((sum, time) => sum + time.seconds, 0);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, textAlign: "center" }}>
      {isAnswered && <OutcomeSign right={count - missed} count={count} />}
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {score}점{" "}
        <Typography component="span" color="textSecondary">
          / {max_score}점
        </Typography>
      </Typography>
      <Typography>
        {count > 0 && missed === 0
          ? `${count}문항을 모두 맞혔어요!`
          : `${count}문항 중 ${count - missed}문항을 맞혔어요.`}
      </Typography>
      {missed > 0 && (
        <Typography variant="body2" color="textSecondary">
          {missedText(results)}
        </Typography>
      )}
      {hasUnanswered && attempt.given === null && (
        <Typography variant="body2" color="textSecondary">
          답하지 않은 문항은 오답노트에 담지 않아요.
        </Typography>
      )}
      {seconds > 0 && (
        <Typography variant="body2" color="textSecondary">
          푸는 데 {durationText(seconds)} 걸렸어요.
        </Typography>
      )}
    </Paper>
  );
}

/** How those were missed that were not right. */
function missedText(results: Attempt["results"]): string {
  const countOf = (kind: Grade["kind"]) =>
    results.filter(({ grade }) => grade.kind === kind).length;
  const parts: readonly (readonly [string, number])[] = [
    ["틀린 문항", countOf("wrong")],
    ["일부만 맞은 문항", countOf("partial")],
    ["답하지 않은 문항", countOf("unanswered")],
  ];
  return parts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}개`)
    .join(" · ");
}
