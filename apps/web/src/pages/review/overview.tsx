/** What is due today, and the buttons to review or practise. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useQueue } from "../../api/reviews.ts";
import { EmptyState } from "../empty-state.tsx";
import { CatchUp } from "./catch-up.tsx";
import { DailyLimit } from "./daily-limit.tsx";
import { interval } from "./interval.ts";

interface Props {
  readonly onReview: () => void;
  readonly onPractice: () => void;
}

export function Overview({ onReview, onPractice }: Props) {
  const queue = useQueue();
  const [now] = useState(() => Date.now());
  const { data } = queue;
  if (!data)
    return (
      <Card>
        {queue.isError ? (
          <EmptyState message="복습할 단어를 불러오지 못했어요. 단어장은 그대로 있어요.">
            <Button variant="outlined" onClick={() => void queue.refetch()}>
              다시 불러오기
            </Button>
          </EmptyState>
        ) : (
          <Skeleton variant="rounded" height={168} aria-label="불러오는 중" />
        )}
      </Card>
    );
  const { left, done, due, daily_limit, next_due_at } = data;
  const isEmpty = left === 0 && done === 0 && next_due_at === null && due === 0;
  if (isEmpty)
    return (
      <Card>
        <EmptyState message="아직 복습할 단어가 없어요. 지문에서 모르는 단어를 눌러 단어장에 넣어 보세요.">
          <Button component={Link} to="/word" variant="contained">
            단어장으로
          </Button>
        </EmptyState>
      </Card>
    );
  const isDone = left === 0;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <div>
          <Typography variant="h2" component="p" color={isDone ? "textPrimary" : "mine.main"}>
            {isDone ? "오늘 복습을 다 했어요." : `오늘 복습할 단어 ${left}개`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {done > 0 && `오늘 ${done}개를 복습했어요. `}
            {isDone &&
              next_due_at &&
              due === 0 &&
              `다음 단어는 ${interval(next_due_at, now)} 뒤에 돌아와요.`}
            {due > left &&
              `모두 ${due}개가 기다리고 있어요. 하루에 ${daily_limit}개씩 보여 드려요.`}
          </Typography>
        </div>
        <LinearProgress
          variant="determinate"
          value={done + left === 0 ? 0 : (100 * done) / (done + left)}
          aria-label={`오늘의 복습 ${done + left}개 중 ${done}개 했어요`}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
          <Button
            variant={isDone ? "outlined" : "contained"}
            size="large"
            disabled={isDone}
            onClick={onReview}
          >
            {done > 0 && !isDone ? "이어서 복습하기" : "복습 시작하기"}
          </Button>
          <Button variant={isDone ? "contained" : "outlined"} size="large" onClick={onPractice}>
            연습하기
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          연습은 다시 볼 날짜를 바꾸지 않아요.
        </Typography>
        {due > daily_limit && <CatchUp due={due} />}
        <DailyLimit limit={daily_limit} />
      </Stack>
    </Card>
  );
}
