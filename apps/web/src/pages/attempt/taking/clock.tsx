import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useState } from "react";
import { VisuallyHidden } from "../../../item/render/visually-hidden.tsx";

interface Props {
  /** ISO 8601, by the server's clock. */
  readonly deadline: string;
  /** How far the server's clock is ahead of this device's. */
  readonly clockOffsetMs: number;
  readonly onEnd: () => unknown;
}

/** The remaining times that are announced by screen readers. */
const ANNOUNCED_SECONDS = [600, 300, 60, 10];

/** The time left until `deadline`; calls `onEnd` once when it has passed. */
export function Clock({ deadline, clockOffsetMs, onEnd }: Props) {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(deadline, clockOffsetMs));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(deadline, clockOffsetMs);
      setSecondsLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline, clockOffsetMs]);
  const announced = ANNOUNCED_SECONDS.findLast(
    (seconds) => secondsLeft <= seconds && secondsLeft > 0,
  );
  return (
    <>
      <Typography
        role="timer"
        aria-label="남은 시간"
        sx={{
          fontVariantNumeric: "tabular-nums",
          color: secondsLeft < 60 ? "error.main" : "inherit",
        }}
      >
        {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, "0")}
      </Typography>
      <VisuallyHidden aria-live="polite">
        {announced !== undefined && `${durationName(announced)} 남았어요.`}
      </VisuallyHidden>
    </>
  );
}

function durationName(seconds: number): string {
  return seconds >= 60 ? `${seconds / 60}분` : `${seconds}초`;
}

function secondsUntil(time: string, clockOffsetMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(time) - clockOffsetMs - Date.now()) / 1000));
}
