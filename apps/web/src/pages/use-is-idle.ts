import { useEffect, useState } from "react";
import { whenIdle } from "./idle-queue.ts";

/** Whether the page has been idle since it opened: what nobody sees yet is rendered then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
