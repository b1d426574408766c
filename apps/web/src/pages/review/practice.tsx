/** Practice with cards, which does not change their schedule. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { usePractice } from "../../api/reviews.ts";
import { OutcomeSign } from "../outcome-sign.tsx";
import { EmptyState } from "../empty-state.tsx";
import { CardFace } from "./card-face.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

export function Practice({ onLeave }: { onLeave: () => void }) {
  const [round, setRound] = useState(() => Date.now());
  const words = usePractice("all", round);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState(0);
  const word = words.data?.[at];
  const total = words.data?.length ?? 0;

  function answer(isKnown: boolean) {
    if (!word) return;
    setKnown(known + (isKnown ? 1 : 0));
    setAt(at + 1);
    setOpen(false);
  }

  function restart() {
    setRound(Date.now());
    setAt(0);
    setKnown(0);
    setOpen(false);
  }

  useReviewKeys({
    isOpen,
    onOpen: () => setOpen(true),
    onRate: (rating) => answer(rating > 1),
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          연습
        </Typography>
        <Button color="inherit" onClick={onLeave}>
          그만하기
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * at) / total}
        aria-label={`${total}개 중 ${at}개 했어요`}
      />
      {words.isError && !words.data ? (
        <Card>
          <EmptyState message="연습할 단어를 불러오지 못했어요.">
            <Button variant="outlined" onClick={() => void words.refetch()}>
              다시 불러오기
            </Button>
          </EmptyState>
        </Card>
      ) : !words.data ? (
        <Skeleton variant="rounded" height={280} aria-label="불러오는 중" />
      ) : !word ? (
        <Card sx={{ textAlign: "center", pt: 3 }}>
          {total > 0 && <OutcomeSign right={known} count={total} />}
          <EmptyState
            message={
              total === 0
                ? "연습할 단어가 없어요. 단어장에 단어를 먼저 넣어 주세요."
                : `단어 ${total}개 가운데 ${known}개를 알고 있었어요.`
            }
          >
            {total > 0 && (
              <Button variant="contained" onClick={restart} autoFocus>
                다른 단어로 한 번 더
              </Button>
            )}
          </EmptyState>
        </Card>
      ) : (
        <>
          <CardFace
            key={word.id}
            word={word}
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
            onSwipe={(side) => answer(side === "right")}
          />
          <Stack direction="row" spacing={1}>
            <Button
              fullWidth
              size="large"
              variant="outlined"
              color="error"
              disabled={!isOpen}
              onClick={() => answer(false)}
              sx={{ bgcolor: "background.paper" }}
            >
              몰랐어요
            </Button>
            <Button
              fullWidth
              size="large"
              variant="outlined"
              disabled={!isOpen}
              onClick={() => answer(true)}
              sx={{ bgcolor: "background.paper" }}
            >
              알았어요
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}
