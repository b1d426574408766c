import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

/** Runs the only task of a page once and then goes home, whatever its outcome. */
export function useThenHome(task: () => Promise<unknown>) {
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const run = useEffectEvent(async () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    try {
      await task();
    } finally {
      await navigate("/", { replace: true });
    }
  });
  useEffect(() => void run(), []);
}
