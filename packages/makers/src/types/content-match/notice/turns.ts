/** What can be turned round in what a notice says: before and after, with and without, first and last. */
import type { FalseFact } from "./notice.ts";

type Kind = FalseFact["kind"];
type Entry = readonly [pattern: RegExp, replacement: string, kind: Kind];

const DATE = "[A-Z][a-z]+(?:day, [A-Z][a-z]+)? \\d{1,2}";

const TURNS: readonly Entry[] = [
  [/\bbefore the\b/u, "after the", "order"],
  [/\bafter the\b/u, "before the", "order"],
  [/\bafter their\b/u, "before their", "order"],
  [
    /\bwithin (a|one|two|three) (day|week|month)(s?) (?:of|after)\b/u,
    "more than $1 $2$3 after",
    "order",
  ],
  [/\bright after\b/u, "right before", "order"],
  [/\bon the first\b/u, "on the last", "order"],
  [/\bon the last\b/u, "on the first", "order"],
  [/\bat the end of\b/u, "at the beginning of", "order"],
  [/\bat the (?:beginning|start) of\b/u, "at the end of", "order"],
  [/\bon the first day\b/u, "on the last day", "order"],
  [/\bon the last day\b/u, "on the first day", "order"],
  [/\bevery day\b/u, "only on the first day", "quantity"],
  [new RegExp(`\\b(?:by|before|no later than|until|up to) (${DATE})`, "u"), "after $1", "order"],
  [/\b(?:by|no later than) (\d{1,2}(?::\d\d)?(?: [ap]\.m\.?)?)$/u, "after $1", "order"],
  [
    /\b(?:free of charge|for free|for nothing|at no cost|at no extra cost)\b/u,
    "for a small fee",
    "condition",
  ],
  [/\bindoors\b/u, "outdoors", "condition"],
  [/\boutdoors\b/u, "indoors", "condition"],
  [/\bin the morning\b/u, "in the afternoon", "exchange"],
  [/\bin the afternoon\b/u, "in the morning", "exchange"],
  [/\bby (?:phone|telephone)\b/u, "by e-mail", "condition"],
  [
    /\b(?:at least|no later than) ((?:\w+) (?:days?|weeks?|hours?|months?)) (?:ahead|in advance|before[^,.]{0,30})$/u,
    "on the same day",
    "condition",
  ],
  [/\ba (?:week|day|month) in advance\b/u, "on the same day", "condition"],
  [/\bat least\b/u, "at most", "comparison"],
  [/\bno more than\b/u, "at least", "comparison"],
  [/\bup to\b/u, "at least", "comparison"],
  [/\bwith (an? (?:adult|parent|guardian|teacher))\b/u, "without $1", "condition"],
];

/** A phrase with one thing turned round; null where nothing can be. */
export function turnedPhrase(
  phrase: string,
): { text: string; kind: Kind; said: string; stated: string } | null {
  for (const [pattern, replacement, kind] of TURNS) {
    const match = pattern.exec(phrase);
    if (!match) continue;
    const stated = match[0].replace(pattern, replacement);
    return { text: phrase.replace(pattern, replacement), kind, said: match[0], stated };
  }
  return null;
}
