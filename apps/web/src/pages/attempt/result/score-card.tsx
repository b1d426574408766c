import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { Celebration } from "../../celebration.tsx";
import { durationText } from "./duration-text.ts";

interface Props {
  readonly attempt: Attempt;
  /** How many items were not right. */
  readonly missed: number;
}

/** The score, with a small celebration of a set that was taken to its end, and a larger one where all is right. */
export function ScoreCard({ attempt, missed }: Props) {
  const { questions, results, score, max_score, times } = attempt;
  const count = questions.length;
  const isPerfect = count > 0 && missed === 0;
  const isAnswered = results.some(({ grade }) => grade.kind !== "unanswered");
  const seconds = times.reduce((sum, time) => sum + time.seconds, 0);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, textAlign: "center" }}>
      {isAnswered && <Celebration size={isPerfect ? 80 : 36} isGrand={isPerfect} />}
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {score}점{" "}
        <Typography component="span" color="textSecondary">
          / {max_score}점
        </Typography>
      </Typography>
      <Typography>
        {isPerfect
          ? `${count}문항을 모두 맞혔어요!`
          : `${count}문항 중 ${count - missed}문항을 맞혔어요.`}
      </Typography>
      {seconds > 0 && (
        <Typography variant="body2" color="textSecondary">
          푸는 데 {durationText(seconds)} 걸렸어요.
        </Typography>
      )}
    </Paper>
  );
}
