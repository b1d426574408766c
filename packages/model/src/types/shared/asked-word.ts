/** A word of the text whose meaning is asked: it must be worth asking. */
import { lemmasOf, levelOf } from "@pulda/english";
import type { Problem } from "../../asking/outcome.ts";

/** A word below this level is a beginner's. */
const leastLevel = (level: number): number => Math.max(2, level - 1);

/** Words that count: what they mean is no question of this text. */
const COUNTING =
  /^(?:some|any|several|many|much|few|little|most|all|both|half|each|every|no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|first|second|third|once|twice|[\d.,]+)$/u;

/** What is wrong with a word that every student knows, or with more than a short phrase. */
export function easyProblem(text: string, level: number): Problem | null {
  const words = text.toLowerCase().split(/\s+/u);
  const hardest = Math.max(
    ...words.map((word) =>
      Math.min(levelOf(word), ...lemmasOf(word).map(({ lemma }) => levelOf(lemma))),
    ),
  );
  return words.length <= 3 &&
    !words.every((word) => COUNTING.test(word)) &&
    (hardest >= leastLevel(level) || words.length > 1)
    ? null
    : {
        check: "worth-asking",
        forModel: `"${text}" is too easy or too long to be asked about: choose another word.`,
        reason: "물을 만한 수준의 낱말이 아니에요.",
      };
}
