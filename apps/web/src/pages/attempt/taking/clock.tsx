import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useState } from "react";
import { VisuallyHidden } from "../../../item/render/visually-hidden.tsx";

interface Props {
  /** ISO 8601, by the server's clock. */
  readonly deadline: string;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly onEnd: () => unknown;
}

/** At so many seconds a screen reader says what is left. */
const SAID = [600, 300, 60, 10];

/** The time left until `deadline`; calls `onEnd` once when it is over. */
export function Clock({ deadline, ahead, onEnd }: Props) {
  const [left, setLeft] = useState(() => secondsUntil(deadline, ahead));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(deadline, ahead);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline, ahead]);
  const said = SAID.findLast((seconds) => left <= seconds && left > 0);
  return (
    <>
      <Typography
        role="timer"
        aria-label="남은 시간"
        sx={{ fontVariantNumeric: "tabular-nums", color: left < 60 ? "error.main" : "inherit" }}
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </Typography>
      <VisuallyHidden aria-live="polite">
        {said !== undefined && `${inWords(said)} 남았어요.`}
      </VisuallyHidden>
    </>
  );
}

function inWords(seconds: number): string {
  return seconds >= 60 ? `${seconds / 60}분` : `${seconds}초`;
}

function secondsUntil(time: string, ahead: number): number {
  return Math.max(0, Math.ceil((Date.parse(time) - ahead - Date.now()) / 1000));
}
