/**
 * Agreement with what stands behind "of" ("half of all citizens cheat"), and before "between the two".
 *
 * Not tested: quantities of one thing ("half of the cake"), which is a crowd as often as one, and "none/any of"
 * (Quirk et al. 1985 §10.42–43; Huddleston & Pullum 2002, ch. 5 §18.2).
 */
import type { Token } from "../../../analysis.ts";
import { wordList } from "../../../words/word-list.ts";
import { type Agreement, isPlural, OPENER, skipAdverbs } from "../../syntax/agreement.ts";
import { maybeFinite } from "../../syntax/possible-verb.ts";
import { isNoun } from "../../syntax/tokens.ts";

const PARTS = wordList(
  "some half most all many several few both ten twenty thirty forty fifty hundreds thousands dozens",
);

/** "half of all citizens cheat", "some of them damage": plural, as the noun behind "of". */
export function partitive(tokens: readonly Token[], verb: Token): Agreement | null {
  const kind = verb.tag ?? verb.likely ?? "";
  if (!/^VBP?$/u.test(kind) && verb.lower !== "were") return null;
  const cue = tokens[skipAdverbs(tokens, verb.index - 1)];
  if (!cue || !(/^(?:us|them|these|those)$/u.test(cue.lower) || isPlural(cue))) return null;
  let at = cue.index - 1;
  if (isNoun(cue)) while (/^(?:NN|JJ|DT|PDT|PRP\$)$/u.test(tokens[at]?.tag ?? "")) at--;
  const part = tokens[at - 1];
  // "about thirty of us"
  const about = /^(?:about|almost|nearly)$/u.test(tokens[at - 2]?.lower ?? "") ? 1 : 0;
  const opener = tokens[at - 2 - about];
  if (tokens[at]?.lower !== "of" || !PARTS.has(part?.lower ?? "")) return null;
  if (opener && !OPENER.test(opener.lower)) return null;
  return verb.tag !== null || isOnlyVerb(tokens, verb) ? { verb, cue, plural: true } : null;
}

/** "none of this means": one thing. */
export function ofThis(tokens: readonly Token[], verb: Token): Agreement | null {
  if (verb.tag !== "VBZ" && verb.lower !== "was") return null;
  const [part, of, cue] = tokens.slice(Math.max(0, verb.index - 3), verb.index);
  const opener = part && tokens[part.index - 1];
  if (!/^(?:none|much|most|all|some)$/u.test(part?.lower ?? "") || of?.lower !== "of") return null;
  if (!cue || !/^(?:this|that|it)$/u.test(cue.lower)) return null;
  return opener && !OPENER.test(opener.lower) ? null : { verb, cue, plural: false };
}

/** Whether no other verb of the clause follows a word that the taggers do not agree on. */
function isOnlyVerb(tokens: readonly Token[], verb: Token): boolean {
  if (!/^(?:DT|JJ|NN|NNS|PRP\$)$/u.test(tokens[verb.index + 1]?.likely ?? "")) return false;
  for (const token of tokens.slice(verb.index + 1)) {
    if (/^(?:[.,;!]|and|or|but|that|which|who|because|when|while)$/u.test(token.lower)) return true;
    if (maybeFinite(tokens, token)) return false;
  }
  return false;
}

/** "the gap between the two lies in …". */
export function between(tokens: readonly Token[], verb: Token): Agreement | null {
  const at = skipAdverbs(tokens, verb.index - 1);
  const [cue, preposition, the, two] = tokens.slice(Math.max(0, at - 3), at + 1);
  if (!/^(?:two|three|four)$/u.test(two?.lower ?? "") || the?.lower !== "the") return null;
  if (preposition?.lower !== "between" || cue?.tag !== "NN") return null;
  const is = /^VBZ$/u.test(verb.tag ?? "") || /^(?:was|lies)$/u.test(verb.lower);
  const next = tokens[verb.index + 1];
  if (!is || !/^(?:RB|IN|JJ|DT|VBN)$/u.test(next?.likely ?? "")) return null;
  return verb.tag !== null || isLast(tokens, verb) ? { verb, cue, plural: false } : null;
}

/** Whether no finite verb follows before the next clause. */
function isLast(tokens: readonly Token[], verb: Token): boolean {
  for (const token of tokens.slice(verb.index + 1)) {
    if (/^(?:[.,;!]|that|which|who|because|when|while)$/u.test(token.lower)) return true;
    if (maybeFinite(tokens, token)) return false;
  }
  return true;
}
