/** Tempting: what is offered competes by what it says, and not by how it looks. */
import type { Gate } from "./gate.ts";

function comparable(cells: readonly string[]): string {
  return cells.join(" / ").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Two options that are the same are one, and neither can be the key. */
export const distinctOptions: Gate = {
  id: "distinct-options",
  guards: "tempting",
  check({ view: { options } }) {
    return new Set(options.map(comparable)).size === options.length
      ? null
      : "선택지 가운데 같은 것이 있어요.";
  },
};

/** The key may be so much longer than the longest distractor. */
const LONGEST_KEY = 1.6;
/** Below so many characters a length tells nothing. */
const SHORT = 24;

/** A key that is by far the longest is found without reading. */
export const plainKey: Gate = {
  id: "plain-key",
  guards: "tempting",
  check({ view: { options, key } }) {
    if (options.length === 0 || key === null) return null;
    const lengths = options.map((cells) => comparable(cells).length);
    const own = lengths[key - 1] ?? 0;
    const others = lengths.filter((_, at) => at !== key - 1);
    return own >= SHORT && own > Math.max(...others) * LONGEST_KEY
      ? "정답 선택지만 눈에 띄게 길어요."
      : null;
  },
};
