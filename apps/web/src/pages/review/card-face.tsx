/** The front of a word's card, and its back once it is open. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Word } from "@pulda/contract";
import { useEffect, useRef, type MouseEvent } from "react";
import { LevelBadge } from "../../word/level-badge.tsx";
import { Listen } from "../../word/listen.tsx";
import { useSwipe } from "./use-swipe.ts";

interface Props {
  readonly word: Word;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Called after a swipe to the left or right, once the card is open. */
  readonly onSwipe?: (side: "left" | "right") => void;
}

export function CardFace({ word, isOpen, onOpen, onSwipe }: Props) {
  const swipe = useSwipe(isOpen ? onSwipe : undefined);
  const meaning = useRef<HTMLParagraphElement>(null);
  // the focused button is removed; the meaning is focused, so that a screen reader reads it
  useEffect(() => {
    if (isOpen) meaning.current?.focus({ preventScroll: true });
  }, [isOpen]);
  /** A tap anywhere turns the card; what is on it keeps its own. */
  function onTap({ target }: MouseEvent) {
    if (!isOpen && !(target as Element).closest("button")) onOpen();
  }
  return (
    <Card
      {...swipe.handlers}
      onClick={onTap}
      data-card
      sx={{
        p: 3,
        cursor: isOpen ? "auto" : "pointer",
        minHeight: 280,
        touchAction: "pan-y",
        transform: `translateX(${swipe.offset}px) rotate(${swipe.offset / 40}deg)`,
        transition: swipe.offset === 0 ? "transform 150ms ease-out" : "none",
        "@media (prefers-reduced-motion: reduce)": { transform: "none" },
      }}
    >
      <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center" }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <LevelBadge level={word.level} />
          <Listen text={word.text} />
        </Stack>
        <Typography variant="h1" component="p" lang="en" sx={{ overflowWrap: "anywhere" }}>
          {word.text}
        </Typography>
        {word.context && (
          <Typography variant="passage" component="p" lang="en" sx={{ m: 0 }}>
            {word.context}
          </Typography>
        )}
        {isOpen ? (
          <Typography
            ref={meaning}
            tabIndex={-1}
            variant="h2"
            component="p"
            sx={{ outline: "none" }}
          >
            {word.meaning ? word.meaning.replaceAll("; ", ", ") : "뜻이 없어요"}
          </Typography>
        ) : (
          <Button variant="contained" size="large" onClick={onOpen} autoFocus>
            뜻 보기
          </Button>
        )}
      </Stack>
    </Card>
  );
}
