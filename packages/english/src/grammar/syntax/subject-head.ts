/** The head of the phrase that opens a clause, for verbs far behind it. */
import type { Token } from "../../analysis.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import { isNoun, mayHaveFinite } from "./tokens.ts";

const PRONOUN = /^(?:those|anyone|everyone|someone|others|one|nobody|everything|something|many)$/u;
const IN_PHRASE = /^(?:DT|PRP\$|PDT|JJ|JJR|JJS|CD|VBN|VBG|POS|NN|NNS|NNP)$/u;
/** What may follow the head of a subject. */
const BEHIND_HEAD = /^(?:,|IN|TO|W\S+|PRP|VB[A-Z]?|RB|DT)$/u;
const TITLE = /^(?:mr|mrs|ms|dr)$/u;

/** Null where the clause does not open with a noun phrase or a pronoun that is certain. */
export function subjectHead(tokens: readonly Token[], from: number, to: number): Token | null {
  const at = behindIntroduction(tokens, from, to);
  const first = tokens[at ?? -1];
  if (at === null || !first || first.likely === "VBG") return null;
  if (PRONOUN.test(first.lower) && !isNoun(tokens[at + 1])) return first;
  let end = endOfPhrase(tokens, at, to);
  const joint = tokens[end];
  // "towns and kings"
  if (joint?.lower === "and" && end > at && isNoun(tokens[end + 1]))
    end = endOfPhrase(tokens, end + 1, to);
  const head = tokens[end - 1];
  if (!head || end === at) return null;
  const next = tokens[end];
  const clear = end === to || next?.lower === "that" || BEHIND_HEAD.test(next?.likely ?? "");
  return clear ? head : null;
}

/** The index behind "in June,", "every few years, however,", "yet" or "for this reason". */
function behindIntroduction(tokens: readonly Token[], from: number, to: number): number | null {
  let at = tokens[from]?.likely === "CC" ? from + 1 : from;
  if (/^(?:yet|so)$/u.test(tokens[at]?.lower ?? "")) at++;
  for (let rounds = 0; rounds < 3; rounds++) {
    const opener = tokens[at];
    const end = endOfPhrase(tokens, at, to);
    const isTime =
      TIME_NOUNS.has(tokens[end - 1]?.lower ?? "") && end > at && tokens[end]?.text === ",";
    if (!isTime && !/^(?:RB|IN|TO)$/u.test(opener?.likely ?? "")) return at;
    if (opener?.lower === "that") return at;
    const short = opener?.likely === "IN" ? endOfPhrase(tokens, at + 1, to) : at;
    if (short > at + 1 && /^(?:DT|PRP\$)$/u.test(tokens[short]?.tag ?? "")) return short;
    const comma = tokens.slice(at, to).findIndex(({ text }) => text === ",");
    if (comma < 0 || mayHaveFinite(tokens, at, at + comma)) return null;
    at += comma + 1;
  }
  return at;
}

/** The index behind the nouns of a phrase. */
function endOfPhrase(tokens: readonly Token[], from: number, to: number): number {
  let end = from;
  let hasHead = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.text === "." && TITLE.test(tokens[at - 1]?.lower ?? "")) continue;
    const kind = token?.tag ?? token?.likely ?? "";
    // "the walls he built": what an article makes a noun
    const made =
      token?.tag === null &&
      /^(?:the|these|those|an?)$/u.test(tokens[at - 1]?.lower ?? "") &&
      !/^(?:NN|JJ)/u.test(tokens[at + 1]?.likely ?? "");
    if (!token || !(made || IN_PHRASE.test(kind))) break;
    const noun = made || (kind.startsWith("NN") && !/^(?:several|many)$/u.test(token.lower));
    if (noun) end = at + 1;
    else if (hasHead) break;
    hasHead ||= noun;
  }
  return end;
}
