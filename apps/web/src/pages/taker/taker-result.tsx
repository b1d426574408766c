/** A submitted attempt at a share whose answers may not be seen, or not yet. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Attempt } from "@pulda/contract";
import { Link } from "react-router";
import { Celebration } from "../celebration.tsx";
import { useTopOfPage } from "../attempt/taking/use-scrolling.ts";

export function TakerResult({ attempt }: { readonly attempt: Attempt }) {
  const heading = useTopOfPage();
  const { given } = attempt;
  if (!given) return null;
  return (
    <Card sx={{ p: 3, maxWidth: 560, mx: "auto" }}>
      <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center" }}>
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ overflowWrap: "anywhere" }}>
          제출했어요
        </Typography>
        <Celebration size={36} />
        <Typography color="textSecondary">{attempt.title}</Typography>
        {given.shows_score && (
          <Typography variant="h3" component="p">
            {attempt.score}점{" "}
            <Typography component="span" color="textSecondary">
              / {attempt.max_score}점
            </Typography>
          </Typography>
        )}
        <Typography sx={{ wordBreak: "keep-all" }}>
          {given.shows_later
            ? `${given.shows_score ? "정답과 해설은" : "점수와 정답은"} 선생님이 마감하면 여기에서 볼 수 있어요.`
            : "선생님이 정답을 보여 주지 않는 문제집이에요."}
        </Typography>
        <ShareChanges attempt={attempt} />
        <Button variant="outlined" component={Link} to={`/t/${given.token}`}>
          문제집으로
        </Button>
      </Stack>
    </Card>
  );
}

/** What the teacher has changed since. */
export function ShareChanges({ attempt }: { readonly attempt: Attempt }) {
  return (attempt.given?.changes ?? []).map((change) => (
    <Alert key={change.made_at} severity="info">
      선생님이 {change.positions.join(", ")}번 문항을 고쳐서 다시 채점했어요.
      {change.note && ` “${change.note}”`}
    </Alert>
  ));
}
