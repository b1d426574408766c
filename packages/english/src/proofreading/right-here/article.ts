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
  "bark bone brass brick bronze canvas cardboard cement clay cloth concrete copper cotton earth fabric flesh fur glass gold granite grass gravel ice iron ivory lead leather limestone marble metal mud oak paper pine plaster plastic porcelain rock rope rubber sand sandstone silk silver skin slate snow soil steel stone straw timber tin wax wire wood wool",
);

export const BARE: readonly Construction[] = [
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
