import { useState } from "react";

/** How large the text of questions is, as a share of what it usually is. */
export const TEXT_SIZES = [
  { scale: 1, name: "보통" },
  { scale: 1.2, name: "크게" },
  { scale: 1.45, name: "아주 크게" },
] as const;

const KEY = "pulda-text-size";

/** The size that was chosen on this device. */
export function useTextSize(): readonly [number, (scale: number) => void] {
  const [scale, setScale] = useState(read);
  function choose(next: number) {
    setScale(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // It holds for this page then.
    }
  }
  return [scale, choose];
}

function read(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return TEXT_SIZES.some(({ scale }) => scale === kept) ? kept : 1;
  } catch {
    return 1;
  }
}
