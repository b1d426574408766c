/** The attempts at this exam; an open one can be continued, and submitted ones saved as a table. */
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { AttemptSummary } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link } from "react-router";
import { useAttempts } from "../../api/attempts.ts";
import { NEWEST_ATTEMPTS } from "../../api/page-sizes.ts";

const ResultFile = onDemand(() => import("../result-file.tsx"));

const MAX_ROWS = 100;

export function Attempts({ examId }: { examId: number }) {
  const [limit, setLimit] = useState(NEWEST_ATTEMPTS);
  const attempts = useAttempts(examId, limit);
  const list = attempts.data?.list ?? [];
  if (attempts.isError && list.length === 0)
    return (
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 44 }}>
        <Typography color="textSecondary">지금까지 푼 기록을 불러오지 못했어요.</Typography>
        <Button disabled={attempts.isFetching} onClick={() => void attempts.refetch()}>
          다시 시도
        </Button>
      </Stack>
    );
  if (list.length === 0) return null;
  const hasMore = (attempts.data?.pagination.total_count ?? 0) > list.length && limit < MAX_ROWS;
  return (
    <section aria-labelledby="attempts-title">
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", minHeight: 44 }}
      >
        <Typography id="attempts-title" component="h2" variant="h6">
          지금까지 푼 기록
        </Typography>
        {list.some(({ submitted_at }) => submitted_at !== null) && (
          <Suspense>
            <ResultFile source={{ kind: "exam", id: examId }} />
          </Suspense>
        )}
      </Stack>
      <List disablePadding>
        {list.map((attempt) => (
          <ListItem key={attempt.id} disablePadding>
            <ListItemButton component={Link} to={`/exam/${examId}/attempt/${attempt.id}`}>
              <ListItemText primary={outcome(attempt)} secondary={timeOf(attempt)} />
              <LinearProgress
                variant="determinate"
                value={shareOf(attempt)}
                color={attempt.submitted_at === null ? "inherit" : "primary"}
                aria-hidden
                sx={{ width: { xs: 72, sm: 160 }, flex: "none", ml: 2 }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {hasMore && <Button onClick={() => setLimit(MAX_ROWS)}>더 보기</Button>}
    </section>
  );
}

function outcome(attempt: AttemptSummary): string {
  const name = attempt.mode === "practice" ? "연습" : "시험";
  const mode = attempt.retake_of === null ? name : `${name} (못 맞힌 문항만)`;
  return attempt.submitted_at === null
    ? `${mode} · 푸는 중 (${attempt.question_count}문항 중 ${attempt.answered_count}문항)`
    : `${mode} · ${attempt.score}점 / ${attempt.max_score}점`;
}

/** In percent: of the points, or, while it is open, of the items that are answered. */
function shareOf({
  submitted_at,
  score,
  max_score,
  answered_count,
  question_count,
}: AttemptSummary): number {
  const [part, whole] =
    submitted_at === null ? [answered_count, question_count] : [score ?? 0, max_score];
  return whole > 0 ? (100 * part) / whole : 0;
}

function timeOf(attempt: AttemptSummary): string {
  return new Date(attempt.submitted_at ?? attempt.started_at).toLocaleString("ko-KR", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}
