import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useState } from "react";

/** The time left until `deadline` (ISO 8601); calls `onEnd` once when it is over. */
export function Clock({ deadline, onEnd }: { deadline: string; onEnd: () => unknown }) {
  const [left, setLeft] = useState(() => secondsUntil(deadline));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(deadline);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <Typography
      role="timer"
      aria-label="남은 시간"
      sx={{ fontVariantNumeric: "tabular-nums", color: left < 60 ? "error.main" : "inherit" }}
    >
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
    </Typography>
  );
}

function secondsUntil(time: string): number {
  return Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1000));
}
