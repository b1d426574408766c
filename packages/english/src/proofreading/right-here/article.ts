/** Where a singular noun stands without an article. */
import { usesAs } from "../../lexicon/entries.ts";
import { wordList } from "../../words/word-list.ts";
import type { Construction, Place } from "./place.ts";

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
  ["from", wordList("theory practice memory nature experience")],
  ["into", wordList("meal powder dust paste pulp")],
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

/** "one mature tree", "a single mature plane tree": the determiner stands further off. */
function isDetermined({ tokens, token }: Place): boolean {
  return tokens
    .slice(Math.max(0, token.index - 3), token.index)
    .some(({ lower }) => /^(?:one|single|each|every|another|any|no|some)$/u.test(lower));
}

const TIME_OF_DAY = /^(?:morning|noon|evening|night|nightfall|dawn|dusk|sunrise|sunset)$/u;

/** "before morning", "toward evening". */
function isTimeOfDay({ token, before }: Place): boolean {
  return (
    TIME_OF_DAY.test(token.lower) &&
    /^(?:before|after|by|until|till|since|toward|towards|from|at|around|near)$/u.test(
      before?.lower ?? "",
    )
  );
}

/** "from ship to train", "from truck to dock": two bare nouns. */
function isPaired({ tokens, token, before }: Place): boolean {
  if (before?.lower === "from") return tokens[token.index + 1]?.lower === "to";
  return before?.lower === "to" && tokens[token.index - 3]?.lower === "from";
}

/** "quick at calculation", "stand in for judgment", "stories about invention": an act or a quality and no single one. */
function isAbstract({ token, before, next }: Place): boolean {
  return (
    /(?:[st]ion|ments?|ness|ity|ance|ence|ism)$/u.test(token.lower) &&
    before?.likely === "IN" &&
    // "in relation to", but "of solution that"
    !/^(?:that|which|who|called|named)$/u.test(next?.lower ?? "")
  );
}

/** "on bare rock", "of polished stone": what a thing is made of. */
function isMaterial({ tokens, token, next }: Place): boolean {
  const noun = usesAs(token.lower, "a").length > 0 ? next : token;
  return MATERIALS.has(noun?.lower ?? "") && tokens[(noun?.index ?? 0) + 1]?.likely !== "NN";
}

const MATERIALS = wordList(
  "bark bone brass brick bronze canvas cardboard cement clay cloth concrete copper cotton earth fabric flesh fur glass gold granite grass gravel ice iron ivory lead leather limestone marble metal mud oak paper pine plaster plastic porcelain rock rope rubber sand sandstone silk silver skin slate snow soil steel stone straw thread timber tin wax wire wood wool yarn",
);

/** "was appointed curator", "was taken prisoner". */
function isOfOffice({ token, next }: Place): boolean {
  return (
    /^(?:appointed|elected|named|crowned|chosen|made|taken|held)$/u.test(token.lower) &&
    next?.likely === "NN"
  );
}

/** "tied for sixth place". */
function isOfRank({ token, next }: Place): boolean {
  return (
    /(?:th|first|second|third)$/u.test(token.lower) &&
    /^(?:place|grade|prize)$/u.test(next?.lower ?? "")
  );
}

/** "studied painting", "a career of building with simple materials": what is done. */
function isDone({ token, before, next }: Place): boolean {
  return (
    token.lower.endsWith("ing") &&
    (/^(?:study|teach|learn|love|enjoy|practice|take|do|prefer)$/u.test(before?.lemma ?? "") ||
      /^(?:with|from|by|on)$/u.test(next?.lower ?? ""))
  );
}

/** "the pupil stays level with the horizon". */
function isBehindStay({ token, before }: Place): boolean {
  return (
    /^(?:stay|remain|lie|stand|keep|turn|go|run|prove)$/u.test(before?.lemma ?? "") &&
    usesAs(token.lower, "a").length > 0
  );
}

/** "then a young and neglected field": the article stands before adjectives that are joined. */
function isBehindAdjectives({ tokens, token }: Place): boolean {
  let at = token.index - 1;
  while (/^(?:JJ[RS]?|VB[DNG]|RB|CC|,)$/u.test(tokens[at]?.likely ?? "")) at--;
  return at < token.index - 1 && /^(?:DT|PRP\$)$/u.test(tokens[at]?.likely ?? "");
}

/** "in historical costume". */
function isWorn({ tokens, token, before }: Place): boolean {
  return (
    before?.lower === "in" &&
    [token, tokens[token.index + 1]].some((one) =>
      /^(?:costume|dress|uniform|disguise)$/u.test(one?.lower ?? ""),
    )
  );
}

export const BARE: readonly Construction[] = [
  isOfOffice,
  isOfRank,
  isDone,
  isBehindStay,
  isBehindAdjectives,
  isWorn,
  isComparative,
  isBeforeEnough,
  isBarePhrase,
  isBareBehind,
  isSpace,
  isTimeOfDay,
  isPaired,
  isAbstract,
  isMaterial,
  isDetermined,
];
