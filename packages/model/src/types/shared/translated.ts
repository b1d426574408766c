/** What 어순 배열 and 조건 영작 share: words of the text in a row, and their Korean. */
import { z } from "zod";
import type { Problem } from "../../asking/outcome.ts";

export const korean = z
  .string()
  .min(4)
  .max(300)
  .describe(
    "the Korean of the target, natural and exact, so that the English follows from it: as a Korean author writes, never with two subjects in -이/가 in a row or a gloss (의견을 질문받은, ~하도록 요구한다); if words stand before or behind the target in its sentence (While …), the Korean shows in brackets what they add: (~하는 동안)",
  );

/** Signs that may not stand inside a target. */
export const PUNCTUATION = /[,.;:!?\n]/u;

export const TARGET: Problem = {
  check: "target-length",
  forModel:
    "The target must be 8 to 14 words in a row of one sentence, without any punctuation inside or at its end.",
  reason: "영작하거나 배열할 말의 길이가 맞지 않거나 문장 부호가 들어 있어요.",
};
