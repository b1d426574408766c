/** Reviews one card after another: the rating decides when the word is due again. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import UndoIcon from "../../icons/undo.tsx";
import { Celebration } from "../celebration.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PointerHint } from "../pointer-hint.tsx";
import { CardFace } from "./card-face.tsx";
import { RatingButtons } from "./rating-buttons.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import { useReviewSession } from "./use-review-session.ts";

export function Review({ onLeave }: { onLeave: () => void }) {
  const session = useReviewSession();
  const { card, left, done, isBusy } = session;
  const cardKey = card ? `${card.word.id} ${card.word.reps}` : "";
  const [openedKey, setOpenedKey] = useState("");
  const isOpen = openedKey === cardKey && cardKey !== "";
  const open = () => setOpenedKey(cardKey);
  const undo = () => {
    // the card is shown again with its meaning covered
    setOpenedKey("");
    session.undo();
  };
  useReviewKeys({
    isOpen,
    onOpen: open,
    onRate: session.rate,
    onUndo: session.canUndo ? undo : undefined,
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          오늘의 복습
        </Typography>
        <Button startIcon={<UndoIcon />} disabled={!session.canUndo || isBusy} onClick={undo}>
          되돌리기
        </Button>
        <Button color="inherit" onClick={onLeave}>
          그만하기
        </Button>
      </Stack>
      <div>
        <LinearProgress
          variant="determinate"
          value={done + left === 0 ? 100 : (100 * done) / (done + left)}
          aria-label={`${done}개 했고 ${left}개 남았어요`}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {done}개 했고 {left}개 남았어요
        </Typography>
      </div>
      {session.hasFailed ? (
        <Card>
          <EmptyState message="복습할 단어를 불러오지 못했어요. 평가한 것은 저장되어 있어요.">
            <Button variant="outlined" onClick={session.retry}>
              다시 불러오기
            </Button>
          </EmptyState>
        </Card>
      ) : card === undefined ? (
        <Skeleton variant="rounded" height={280} aria-label="불러오는 중" />
      ) : card === null ? (
        <Card sx={{ textAlign: "center", pt: 3 }}>
          <Celebration />
          <EmptyState message={`오늘 복습을 다 했어요. 단어 ${done}개를 다시 보았어요.`}>
            <Button variant="contained" onClick={onLeave} autoFocus>
              복습 현황 보기
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <>
          <CardFace
            key={cardKey}
            word={card.word}
            isOpen={isOpen}
            onOpen={open}
            onSwipe={(side) => session.rate(side === "left" ? 1 : 3)}
          />
          <RatingButtons
            key={`ratings ${cardKey}`}
            card={card}
            isDisabled={!isOpen || isBusy}
            onRate={session.rate}
          />
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: "center" }}>
            <PointerHint
              keys="스페이스로 뜻을 보고 1–4로 평가해요."
              touch="카드를 누르면 뒤집혀요. 왼쪽으로 밀면 ‘다시’, 오른쪽으로 밀면 ‘알맞음’이에요."
            />
          </Typography>
        </>
      )}
    </Stack>
  );
}
