import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./idle-queue.ts";

/**
 * Whether the page has been idle since it opened: what nobody sees yet is rendered then, in slices, between which keys
 * and touches are answered.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
