/** Where nothing is missing. */
import { usesAs } from "../../lexicon/entries.ts";
import { singularOf } from "../../inflection.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import type { Construction, Place } from "./place.ts";

/** "those who have seen it, or simply been told of it". */
function isOfEarlierHave({ tokens, token }: Place): boolean {
  const clause = tokens.slice(0, token.index);
  const from = clause.findLastIndex(({ lower }) => /^(?:and|or)$/u.test(lower));
  return (
    token.lower === "been" &&
    from >= token.index - 2 &&
    clause.slice(0, from).some(({ lower }) => /^(?:have|has|had)$/u.test(lower))
  );
}

/** "with all their might to look sober". */
function isNounOfModal({ token, before }: Place): boolean {
  return token.lower === "might" && /^(?:PRP\$|DT)$/u.test(before?.likely ?? "");
}

/** "Why should a crime that was committed become …", "those that are seldom chosen grow stale": the relative clause is whole. */
function endsRelativeClause({ tokens, token, next }: Place): boolean {
  if (!next?.likely?.startsWith("VB")) return false;
  const clause = tokens.slice(Math.max(0, token.index - 5), token.index);
  const from = clause.findIndex(({ lower }) => /^(?:that|which|who)$/u.test(lower));
  return (
    from >= 0 &&
    clause.slice(from + 1).some(({ lower }) => /^(?:is|are|was|were|been)$/u.test(lower))
  );
}

/** "respond a little to everything". */
function isBeforeMeasure({ tokens, next }: Place): boolean {
  return (
    next?.lower === "a" && /^(?:little|lot|bit|great)$/u.test(tokens[next.index + 1]?.lower ?? "")
  );
}

/** "by advertising their divisions". */
function isGerund({ token, before }: Place): boolean {
  return token.lower.endsWith("ing") && before?.likely === "IN";
}

/** "To bear it for a while is …". */
function isNounWhile({ token, before }: Place): boolean {
  return token.lower === "while" && /^(?:a|long|little|short)$/u.test(before?.lower ?? "");
}

/** "on these compounds depends a community": the preposition stands before its verb. */
function isInvertedBehindPhrase({ tokens, token, next }: Place): boolean {
  const clause = tokens.slice(0, token.index);
  const from = clause.findLastIndex(({ lower }) => /^(?:[,;:—–]|and|but)$/u.test(lower)) + 1;
  return next?.likely === "DT" && /^(?:on|upon|in|to|from)$/u.test(clause[from]?.lower ?? "");
}

/** "people waiting their turn". */
function isWaitingTurn({ tokens, next }: Place): boolean {
  return next?.likely === "PRP$" && /^turns?$/u.test(tokens[next.index + 1]?.lower ?? "");
}

/** "those to whom it is addressed", "the order in which they came": the preposition stands before. */
function isPreposedAhead({ tokens, token }: Place): boolean {
  const clause = tokens.slice(Math.max(0, token.index - 10), token.index);
  return clause.some(
    ({ lower, index }) =>
      /^(?:whom|which)$/u.test(lower) && /^(?:IN|TO)$/u.test(tokens[index - 1]?.likely ?? ""),
  );
}

/** "as they would a judge", "as they would to a court": the verb is that of the clause before. */
function isElliptic({ tokens, token, before }: Place): boolean {
  const modal = /^(?:would|will|do|did|might|could|can|should)$/u.test(token.lower)
    ? token
    : undefined;
  return modal !== undefined && before?.likely === "PRP" && tokens[modal.index - 2]?.lower === "as";
}

/** "Had even a small part been set aside": a condition without "if". */
function isInvertedCondition({ tokens, token }: Place): boolean {
  const from =
    tokens.slice(0, token.index).findLastIndex(({ text }) => /^[,;:—–]$/u.test(text)) + 1;
  return token.lower === "been" && tokens[from]?.lower === "had";
}

/** "First come the scavengers": an inversion. */
function isInvertedCome({ token, before, next }: Place): boolean {
  return (
    /^(?:come|comes|came|go|goes)$/u.test(token.lower) &&
    /^(?:first|then|next|here|there|along|last)$/u.test(before?.lower ?? "") &&
    next?.likely === "DT"
  );
}

/** "because guesses go wrong": a noun and its verb. */
function isSubjectBehind({ tokens, token }: Place): boolean {
  const noun = tokens[token.index + 1];
  const verb = tokens[token.index + 2];
  return (
    /^(?:because|since|when|while|although|though|if|until|unless|before|after)$/u.test(
      token.lower,
    ) &&
    usesAs(singularOf(noun?.lower ?? ""), "n").length > 0 &&
    noun?.lower.endsWith("s") === true &&
    usesAs(verb?.lower ?? "", "v").length > 0
  );
}

/** "those who want the game to continue learn to …": an infinitive ends, and the verb of "those" follows. */
function isEndOfRelativeInfinitive({ tokens, token, before, next }: Place): boolean {
  return (
    before?.lower === "to" &&
    usesAs(next?.lower ?? "", "v").length > 0 &&
    tokens.slice(0, token.index).some(({ lower }) => /^(?:who|that|which)$/u.test(lower))
  );
}

/** "from May to September". */
function isMonth({ token, before }: Place): boolean {
  return (
    token.text === "May" &&
    /^(?:from|to|in|until|by|since|through|and|early|late|of)$/u.test(before?.lower ?? "")
  );
}

/** "Overnight stays take place": a noun and its verb. */
function isNounBeforeVerb({ token, next }: Place): boolean {
  return (
    token.lower.endsWith("s") &&
    usesAs(singularOf(token.lower), "n").length > 0 &&
    /^(?:take|took|are|were|have|had|cost|begin|began|include)$/u.test(next?.lower ?? "")
  );
}

/** "had to wait a year". */
function isBeforeSpan({ tokens, token, next }: Place): boolean {
  return (
    token.likely?.startsWith("VB") === true &&
    /^(?:a|an|one|two|three|four|five|six|several|many|some|another)$/u.test(next?.lower ?? "") &&
    TIME_NOUNS.has(singularOf(tokens[(next?.index ?? 0) + 1]?.lower ?? ""))
  );
}

/** "know why a change of key is moving go on being moved": the verb of those who know. */
function isBeforeMainVerb({ tokens, token, next }: Place): boolean {
  return (
    /^(?:VBP|VB)$/u.test(next?.likely ?? "") &&
    tokens.slice(0, token.index).some(({ lower }) => /^(?:who|why|how|what|that)$/u.test(lower))
  );
}

/** "when tailors demanded a wider cloth": a plural and its past. */
function isPluralBehind({ tokens, token }: Place): boolean {
  const [noun, verb] = [tokens[token.index + 1], tokens[token.index + 2]];
  return (
    noun?.lower.endsWith("s") === true &&
    usesAs(singularOf(noun.lower), "n").length > 0 &&
    verb?.lower.endsWith("ed") === true
  );
}

/** "when read aloud", "if taken together". */
function isParticipleBehind({ tokens, token }: Place): boolean {
  return /^(?:aloud|together|alone|properly|carefully|correctly|literally)$/u.test(
    tokens[token.index + 2]?.lower ?? "",
  );
}

/** "is entitled The Fall of a Sparrow". */
function isBeforeTitle({ tokens, next }: Place): boolean {
  return /^(?:\p{Lu}|["“‘])/u.test(next?.text ?? "") && (next?.index ?? 0) < tokens.length;
}

export const COMPLETE: readonly Construction[] = [
  isMonth,
  isNounBeforeVerb,
  isBeforeSpan,
  isBeforeMainVerb,
  isPluralBehind,
  isParticipleBehind,
  isBeforeTitle,
  isNounOfModal,
  endsRelativeClause,
  isBeforeMeasure,
  isGerund,
  isNounWhile,
  isOfEarlierHave,
  isPreposedAhead,
  isElliptic,
  isInvertedCondition,
  isInvertedCome,
  isSubjectBehind,
  isEndOfRelativeInfinitive,
  isInvertedBehindPhrase,
  isWaitingTurn,
];
