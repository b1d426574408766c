import { useState } from "react";

/** The sizes of the text of items, relative to the normal size. */
export const TEXT_SIZES = [
  { scale: 1, name: "보통" },
  { scale: 1.2, name: "크게" },
  { scale: 1.45, name: "아주 크게" },
] as const;

const KEY = "pulda-text-size";

/** The text size that was chosen on this device. */
export function useTextSize(): readonly [number, (scale: number) => void] {
  const [scale, setScale] = useState(read);
  function choose(next: number) {
    setScale(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Without localStorage it applies to this page only.
    }
  }
  return [scale, choose];
}

function read(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return TEXT_SIZES.some(({ scale }) => scale === stored) ? stored : 1;
  } catch {
    return 1;
  }
}
