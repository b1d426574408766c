/**
 * Constructions in which a finding is no error, whatever its check has seen: "What matters is how …" has no plural subject,
 * "need not" takes no -s, "for a while is" lacks no subject. Found in 460 texts without errors (docs/quality.md, 지문 점검).
 */
import type { Sentence, Token } from "../analysis.ts";
import { usesAs } from "../lexicon/entries.ts";
import { singularOf } from "../inflection.ts";
import { TIME_NOUNS } from "../words/nouns.ts";
import { wordList } from "../words/word-list.ts";
import type { Finding, FindingKind } from "./finding.ts";

/** The first token of a finding, with its sentence. */
interface Place {
  readonly tokens: readonly Token[];
  readonly token: Token;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
}

/**
 * Whether what a check has found is right where it stands.
 * @example isRightHere(sentence, finding) // true, of "is" in "What matters is how often it rains."
 */
export function isRightHere({ tokens }: Sentence, { kind, start }: Finding): boolean {
  const token = tokens.find((one) => one.start === start);
  if (!token) return false;
  const place = {
    tokens,
    token,
    before: tokens[token.index - 1],
    next: tokens[token.index + 1],
  };
  return (CONSTRUCTIONS[kind] ?? []).some((isRight) => isRight(place));
}

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

/** "What a language does is …", "each time one of its kind is eaten". */
function isNoPlural({ token, before }: Place): boolean {
  if (/^(?:does|has|is|was)$/u.test(token.lower)) return true;
  return token.lower === "kind" && /^(?:its|his|her|their|our)$/u.test(before?.lower ?? "");
}

/** "they look stranger", "it grew colder". */
function isComparative({ token, before }: Place): boolean {
  return (
    token.lower.endsWith("er") &&
    usesAs(token.lower.replace(/(?:i?er|r)$/u, ""), "a").length +
      usesAs(token.lower.replace(/r$/u, ""), "a").length >
      0 &&
    (before?.likely === "PRP" ||
      /^(?:look|seem|sound|grow|feel|become|bec?ame|grew|felt)(?:s|ed)?$/u.test(
        before?.lower ?? "",
      ))
  );
}

/** "patient enough to keep a record". */
function isBeforeEnough({ token, next }: Place): boolean {
  return next?.lower === "enough" && usesAs(token.lower, "a").length > 0;
}

/** "tomorrow morning", "mere opinion", "upland country". */
function isBarePhrase({ token, next }: Place): boolean {
  if (/^(?:tomorrow|yesterday|today|mere|sheer)$/u.test(token.lower)) return true;
  return (
    next?.lower === "country" && /^(?:upland|open|hill|wild|rough|dry|wooded)$/u.test(token.lower)
  );
}

/** By the word before, nouns that stand bare behind it beside those of `bare-phrases.ts`. */
const BARE_BEHIND: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["in", wordList("company shadow")],
  ["at", wordList("bottom")],
  ["of", wordList("decision reckoning company")],
  ["without", wordList("number")],
  ["move", wordList("house")],
  ["moving", wordList("house")],
  ["moved", wordList("house")],
  ["was", wordList("morning evening noon night")],
  ["is", wordList("morning evening noon night")],
  ["treat", wordList("landscape")],
  ["looked", wordList("level")],
  ["look", wordList("level")],
  ["provided", wordList("shadow")],
  ["provide", wordList("shadow")],
  ["cast", wordList("shadow")],
]);

function isBareBehind({ token, before }: Place): boolean {
  return BARE_BEHIND.get(before?.lower ?? "")?.has(token.lower) ?? false;
}

/** "there is room for …", "occupies room that could be given to …": space, and no chamber. */
function isSpace({ token, before, next }: Place): boolean {
  if (token.lower !== "room") return false;
  return (
    /^(?:for|to|only)$/u.test(next?.lower ?? "") ||
    /^(?:occup(?:y|ies|ied)|takes?|took|leaves?|left|makes?|made)$/u.test(before?.lower ?? "")
  );
}

/** "stood listening at the door". */
function isAtDoor({ tokens, token }: Place): boolean {
  return tokens
    .slice(token.index + 1, token.index + 4)
    .some(({ lower }) => /^(?:door|doors|window|windows|keyhole|wall)$/u.test(lower));
}

const CONSTRUCTIONS: Readonly<
  Partial<Record<FindingKind, readonly ((place: Place) => boolean)[]>>
> = {
  agreement: [
    isOfWhatClause,
    isModalNeed,
    isOrder,
    isBehindObject,
    isBeforeVerb,
    isBehindTime,
    isOfEnough,
  ],
  "verb-form": [isOfWhatClause, isNounBehindTo],
  missing: [
    isNounOfModal,
    endsRelativeClause,
    isBeforeMeasure,
    isGerund,
    isNounWhile,
    isOfEarlierHave,
  ],
  number: [isNoPlural],
  article: [isComparative, isBeforeEnough, isBarePhrase, isBareBehind, isSpace],
  confusion: [isAtDoor],
};
