import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

/** Does a page's only work once and then goes home, whatever came of it. */
export function useThenHome(work: () => Promise<unknown>) {
  const navigate = useNavigate();
  const begun = useRef(false);
  const run = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    try {
      await work();
    } finally {
      await navigate("/", { replace: true });
    }
  });
  useEffect(() => void run(), []);
}
