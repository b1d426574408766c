/** Where a verb agrees although its check has found it does not, and where its form is right. */
import { usesAs } from "../../lexicon/entries.ts";
import { singularOf } from "../../inflection.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import type { Construction, Place } from "./place.ts";

const FINITE_BE = /^(?:is|are|was|were)$/u;

/** "What matters then is …", "sometimes what the cook needs is …", "what they cannot adapt to is …": a clause is the subject. */
function isOfWhatClause({ tokens, token }: Place): boolean {
  if (!FINITE_BE.test(token.lower)) return false;
  const clause = tokens.slice(0, token.index);
  const from = clause.findLastIndex(({ text }) => /^[,;:—–]$/u.test(text)) + 1;
  return clause.slice(from, from + REACH_OF_WHAT).some(({ lower }) => lower === "what");
}

/** "what" opens its clause, behind an adverb or a conjunction at most. */
const REACH_OF_WHAT = 4;

/** "a task that need not be done". */
function isModalNeed({ token, next }: Place): boolean {
  return /^(?:need|dare)$/u.test(token.lower) && next?.lower === "not";
}

/** "The number that lets the state find you also lets you …": the pronoun is an object. */
function isBehindObject({ tokens, token }: Place): boolean {
  let at = token.index - 1;
  while (tokens[at]?.likely === "RB") at--;
  return (
    tokens[at]?.likely === "PRP" &&
    /^VBP?$/u.test(tokens[at - 1]?.likely ?? "") &&
    tokens.slice(0, at).some(({ lower }) => /^(?:that|which|who)$/u.test(lower))
  );
}

/** "once enough years have passed". */
function isOfEnough({ tokens, token, before }: Place): boolean {
  return before?.likely === "NNS" && tokens[token.index - 2]?.lower === "enough";
}

/** "Give them the work, and let others watch": an order. */
function isOrder({ token, before }: Place): boolean {
  return token.lower === "let" && before?.lower === "and";
}

/** "the meaning of a luxury watch depends": a noun before the verb. */
function isBeforeVerb({ token, next }: Place): boolean {
  return usesAs(token.lower, "n").length > 0 && /^(?:VBZ|VBD|MD)$/u.test(next?.likely ?? "");
}

/** "the odds next year are". */
function isBehindTime({ tokens, token, before }: Place): boolean {
  return (
    TIME_NOUNS.has(before?.lower ?? "") &&
    /^(?:next|last|this|every|each)$/u.test(tokens[token.index - 2]?.lower ?? "")
  );
}

/** "deaf to contrasts that nobody uses": a noun behind a preposition. */
function isNounBehindTo({ tokens, token, next }: Place): boolean {
  return (
    !/^(?:VB|MD)/u.test(tokens[token.index - 2]?.likely ?? "") &&
    usesAs(singularOf(token.lower), "n").length > 0 &&
    /^(?:that|which|of|in|between)$/u.test(next?.lower ?? "")
  );
}

/** "Three years after the bridge was finished": what came before is a time. */
function isBehindSpan({ tokens, token }: Place): boolean {
  return tokens
    .slice(Math.max(0, token.index - 6), token.index)
    .some(
      ({ lower, index }) =>
        /^(?:after|before|since)$/u.test(lower) && TIME_NOUNS.has(tokens[index - 1]?.lower ?? ""),
    );
}

/** "the question of where one individual ends grows harder": a clause behind a preposition belongs to the subject. */
function isBehindQuestion({ tokens, token }: Place): boolean {
  return tokens
    .slice(Math.max(0, token.index - 10), token.index)
    .some(
      ({ lower, index }) =>
        /^(?:where|how|when|why|what|whether|who)$/u.test(lower) &&
        /^(?:of|about|on|over|as)$/u.test(tokens[index - 1]?.lower ?? ""),
    );
}

/** "Give a child a cup and ask for a picture": an order goes on. */
function isFurtherOrder({ tokens, token, before }: Place): boolean {
  return (
    /^(?:and|or|then)$/u.test(before?.lower ?? "") &&
    /^VBP?$/u.test(token.likely ?? "") &&
    usesAs(tokens[0]?.lower ?? "", "v").length > 0 &&
    /^(?:VB|VBP|NN)$/u.test(tokens[0]?.likely ?? "")
  );
}

/** "see the wheel drive the shaft, the shaft raise the needle": a plain verb behind an object. */
function isBehindPerceived({ tokens, token }: Place): boolean {
  if (token.lower.endsWith("s")) return false;
  return tokens
    .slice(0, token.index)
    .some(({ lower }) =>
      /^(?:see|sees|saw|seen|seeing|watch|watched|watching|hear|heard|hearing|feel|felt|make|makes|made|making|let|lets|letting|help|helps|helped|helping)$/u.test(
        lower,
      ),
    );
}

/** "two thirds of the water turns": a share has the number of what it is a share of. */
function isShare({ tokens, token }: Place): boolean {
  const before = tokens.slice(Math.max(0, token.index - 10), token.index);
  return before.some(
    ({ lower, index }) =>
      /^(?:thirds|quarters|fifths|half|percent|tenths|fourths|eighths|most|rest|majority)$/u.test(
        lower,
      ) && tokens[index + 1]?.lower === "of",
  );
}

/** "After a flashlight walk through the galleries, everyone …": a noun of two words, in the phrase that opens a clause. */
function isNounOfPhrase({ tokens, token, before }: Place): boolean {
  if (usesAs(token.lower, "n").length === 0 || before?.likely !== "NN") return false;
  let at = token.index - 1;
  while (/^(?:NN|JJ|VBN|VBG)$/u.test(tokens[at]?.likely ?? "")) at--;
  const opener = tokens[at - 1];
  if (tokens[at]?.likely !== "DT" || opener?.likely !== "IN") return false;
  return opener.index === 0 || tokens[opener.index - 1]?.text === ",";
}

/** "The wagon ride costs $3": the verb stands behind. */
function isBeforePrice({ tokens, token, next }: Place): boolean {
  return (
    usesAs(token.lower, "n").length > 0 &&
    usesAs(next?.lemma ?? "", "v").length > 0 &&
    next?.lower.endsWith("s") === true &&
    /^(?:DT|CD|PRP\$|\$|RB)$/u.test(tokens[next.index + 1]?.likely ?? "")
  );
}

/** "the silence between one turn and the next lasts": a noun. */
function isBehindOne({ token, before }: Place): boolean {
  if (/^(?:have|do|be)$/u.test(token.lower)) return false;
  return before?.lower === "one" && usesAs(token.lower, "n").length > 0;
}

/** "since offering rewards does little": what is done is the subject. */
function isOfGerund({ tokens, token }: Place): boolean {
  if (!/^(?:does|is|was|has|makes|takes|means|helps|gives|leaves)$/u.test(token.lower))
    return false;
  const clause = tokens.slice(0, token.index);
  const from = clause.findLastIndex(
    ({ text, lower }) => /^[,;:—–]$/u.test(text) || JOINING.test(lower),
  );
  return clause[from + 1]?.likely === "VBG" || clause[from + 1]?.lower.endsWith("ing") === true;
}

const JOINING = /^(?:since|because|when|if|although|though|while|as|and|but|that)$/u;

export const AGREEING: readonly Construction[] = [
  isNounOfPhrase,
  isBeforePrice,
  isBehindOne,
  isOfGerund,
  isOfWhatClause,
  isModalNeed,
  isOrder,
  isBehindObject,
  isBeforeVerb,
  isBehindTime,
  isOfEnough,
  isFurtherOrder,
  isBehindPerceived,
  isShare,
  isBehindSpan,
  isBehindQuestion,
];

/** "on its way to becoming", "devoted his life to building": a preposition. */
function isBehindPreposition({ tokens, token, before }: Place): boolean {
  if (before?.lower !== "to" || !token.lower.endsWith("ing")) return false;
  return tokens
    .slice(Math.max(0, token.index - 4), token.index - 1)
    .some(({ lower }) =>
      /^(?:way|ways|key|close|closer|route|path|road|step|approach|devot(?:ed|es|e|ing)|dedicat(?:ed|es|e|ing)|committed|opposed|accustomed|prior|addition|limited|alternative|attention|career|life|lives)$/u.test(
        lower,
      ),
    );
}

export const RIGHT_FORMS: readonly Construction[] = [
  isOfWhatClause,
  isNounBehindTo,
  isBehindPreposition,
];
