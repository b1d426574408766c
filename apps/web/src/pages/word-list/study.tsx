/** The words that are due today, and the word test. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link } from "react-router";
import { useQueue } from "../../api/reviews.ts";

const WordTestDialog = onDemand(async () => ({
  default: (await import("../../word/word-test-dialog.tsx")).WordTestDialog,
}));

/** @param props.hasWords false where there is surely no word yet, so that there is nothing to review or to ask */
export function Study({ hasWords }: { hasWords: boolean }) {
  const queue = useQueue();
  const [isTestOpen, setTestOpen] = useState(false);
  const left = queue.data?.left ?? 0;
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Typography sx={{ flex: { xs: "1 0 100%", sm: "1 1 12rem" }, minHeight: 24 }} role="status">
          {!hasWords
            ? "단어를 넣으면 여기에서 복습하고 시험을 볼 수 있어요."
            : queue.data &&
              (left > 0 ? `오늘 복습할 단어가 ${left}개 있어요.` : doneText(queue.data.done))}
        </Typography>
        <Button
          component={Link}
          to="/word/review"
          variant={left > 0 ? "contained" : "outlined"}
          disabled={!hasWords}
        >
          오늘의 복습
        </Button>
        <Button variant="outlined" disabled={!hasWords} onClick={() => setTestOpen(true)}>
          단어 시험
        </Button>
      </Stack>
      <Suspense>{isTestOpen && <WordTestDialog onClose={() => setTestOpen(false)} />}</Suspense>
    </Card>
  );
}

function doneText(done: number): string {
  return done > 0 ? `오늘 단어 ${done}개를 복습했어요.` : "지금은 복습할 단어가 없어요.";
}
