/** A participle between commas behind a subject, which no comma parts from its verb. */
import type { Token } from "../../analysis.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import { isNoun } from "./tokens.ts";

/** So many words stand before the comma at most. */
const REACH = 20;

/** What the taggers agree is a participle, or none of them can tell: "stained". */
const isParticiple = ({ tag, likely, lower }: Token): boolean =>
  (tag ?? likely) === "VBN" || (tag === null && likely === null && lower.endsWith("ed"));

/** "Patients, left with scars, …": the comma behind the participle; no comma stands between a subject and its verb. */
export function endOfInsertion(tokens: readonly Token[], token: Token, start: number): number {
  let comma = token.index - 1;
  while (tokens[comma]?.likely === "RB") comma--;
  if (tokens[comma]?.text !== "," || !isParticiple(token)) return -1;
  if (comma - start > REACH) return -1;
  const before = tokens.slice(start, comma);
  const isSubject =
    before.every(({ text }) => text !== ",") &&
    /^(?:DT|JJ|NN|NNS|NNP|PRP\$)$/u.test(before[0]?.likely ?? "") &&
    isNoun(before.at(-1)) &&
    !before.some((noun) => TIME_NOUNS.has(noun.lower));
  if (!isSubject) return -1;
  const inside = tokens.slice(token.index);
  const end = inside.find(({ text }) => text === ",");
  // a clause within has its own verb
  const clause = inside
    .slice(0, (end?.index ?? 0) - token.index)
    .some(({ tag, lower }) => tag?.startsWith("W") === true || lower === "that");
  return end && !clause ? end.index : -1;
}
