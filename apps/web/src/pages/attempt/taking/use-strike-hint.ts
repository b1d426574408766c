import { useState } from "react";

/** Holds the id of the attempt in which it is told, or that it is known. */
const KEY = "pulda-strike-hint";
const KNOWN = "known";

/**
 * Whether a taker is told what the × beside an option does: in the first attempt on this device, until an option is
 * struck out.
 * @returns that, and what to call when one was struck out
 */
export function useStrikeHint(attemptId: number): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(() => isFirst(attemptId));
  function learned() {
    setShown(false);
    store(KNOWN);
  }
  return [isShown, learned];
}

function isFirst(attemptId: number): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) store(String(attemptId));
    return stored === null || stored === String(attemptId);
  } catch {
    return false;
  }
}

function store(value: string) {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Without localStorage it is not told again on this page.
  }
}
