/** Where the number of a noun, or a word that is often confused, is right. */
import { usesAs } from "../../lexicon/entries.ts";
import type { Construction, Place } from "./place.ts";

/** "What a language does is …", "each time one of its kind is eaten". */
function isNoPlural({ token, before }: Place): boolean {
  if (/^(?:does|has|is|was)$/u.test(token.lower)) return true;
  return token.lower === "kind" && /^(?:its|his|her|their|our)$/u.test(before?.lower ?? "");
}

/** "whenever these change,", "many refuse to": the determiner is the subject. */
function isBehindSubjectThese({ token, before, next }: Place): boolean {
  if (usesAs(token.lower, "v").length === 0) return false;
  if (/^(?:these|those)$/u.test(before?.lower ?? ""))
    return /^(?:[,.;]|to|when|as)$/u.test(next?.lower ?? "");
  return /^(?:many|few|several|some)$/u.test(before?.lower ?? "") && next?.lower === "to";
}

/** "took six home": an adverb. */
function isHomeward({ token }: Place): boolean {
  return /^(?:home|back|away|each|apiece|daily|weekly)$/u.test(token.lower);
}

/** "the weather they share": a noun behind its article. */
function isBehindArticle({ before }: Place): boolean {
  return /^(?:the|a|an|this|that|its|their|our)$/u.test(before?.lower ?? "");
}

/** "stood listening at the door". */
function isAtDoor({ tokens, token }: Place): boolean {
  return tokens
    .slice(token.index + 1, token.index + 4)
    .some(({ lower }) => /^(?:door|doors|window|windows|keyhole|wall)$/u.test(lower));
}

/** "and these led to his first great series": a past. */
function isPastBehindThese({ token, before, next }: Place): boolean {
  return (
    /^(?:these|those)$/u.test(before?.lower ?? "") &&
    /^VB[DN]$/u.test(token.likely ?? "") &&
    /^(?:to|in|from|the|a|an|him|her|them|into|by)$/u.test(next?.lower ?? "")
  );
}

/** "one of the first rock and roll records": the plural stands further on. */
function isBeforePlural({ tokens, token }: Place): boolean {
  if (token.lower.endsWith("s")) return false;
  const behind = tokens.slice(token.index + 1, token.index + 5);
  const end = behind.findIndex(({ likely }) => !/^(?:NN|NNS|CC|JJ)$/u.test(likely ?? ""));
  return behind.slice(0, end < 0 ? undefined : end).some(({ likely }) => likely === "NNS");
}

/** "tells you where the notes ought to be". */
function isIndirectQuestion({ tokens, token, before, next }: Place): boolean {
  return (
    token.lower === "where" &&
    before?.likely === "PRP" &&
    /^(?:tell|show|ask|teach)$/u.test(tokens[before.index - 1]?.lemma ?? "") &&
    /^(?:DT|PRP\$?|NNS?)$/u.test(next?.likely ?? "")
  );
}

export const RIGHT_NUMBERS: readonly Construction[] = [
  isNoPlural,
  isBehindSubjectThese,
  isHomeward,
  isPastBehindThese,
  isBeforePlural,
];

export const NOT_CONFUSED: readonly Construction[] = [
  isAtDoor,
  isBehindArticle,
  isIndirectQuestion,
];
