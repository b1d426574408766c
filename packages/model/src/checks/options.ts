/** Checks of options beside each other: different, of one form, of near lengths, and not copied from the text. */
import { analyse, isContent, levelOf, lemmasOf, stemOf, type Analysis } from "@pulda/english";
import type { Problem } from "../asking/outcome.ts";

/** Options of one item; each is the text of its cells. */
export interface OptionSet {
  readonly texts: readonly string[];
  /** Index of the key. */
  readonly key: number;
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Two options of which this share of neighbouring words is the same are one option. */
const TOO_ALIKE = 0.9;
/** Shorter options may share most of their words. */
const MIN_ALIKE = 5;

/** Each word of a text with the next one. */
function pairsOf(text: string): Set<string> {
  const words = normal(text).split(" ");
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/** What is wrong where options are the same, or nearly. */
export function differentProblem({ texts }: OptionSet): Problem | null {
  const pairs = texts.map(pairsOf);
  for (const [a, own] of pairs.entries())
    for (const [b, other] of pairs.entries()) {
      if (b <= a) continue;
      const shared = [...own].filter((pair) => other.has(pair)).length;
      const isAlike = shared >= MIN_ALIKE && shared / Math.max(own.size, other.size) >= TOO_ALIKE;
      if (isAlike || normal(texts[a] ?? "") === normal(texts[b] ?? ""))
        return {
          check: "options-differ",
          forModel: `The options "${texts[a]}" and "${texts[b]}" say the same.`,
          reason: "선택지 가운데 같은 것이 있어요.",
        };
    }
  return null;
}

/** Options of fewer words are phrases that may share them all. */
const MIN_TURNED = 4;

/** What is wrong where a distractor is the key with its words in another order: a reader looks at those two alone. */
export function turnedProblem({ texts, key }: OptionSet): Problem | null {
  const sorted = texts.map((text) => normal(text).split(" ").toSorted().join(" "));
  const own = sorted[key] ?? "";
  const at = sorted.findIndex((one, index) => index !== key && one === own);
  if (at < 0 || own.split(" ").length < MIN_TURNED) return null;
  return {
    check: "turned-pair",
    forModel: `"${texts[at]}" is the key with its words exchanged, so that only these two come into question. Turn the claim round in other words, or make another distractor.`,
    reason: "정답의 낱말 순서만 바꾼 선택지가 있어서 둘 중에서만 고르게 돼요.",
  };
}

/** Options of fewer words are phrases that may differ in one. */
const MIN_EXCHANGED = 5;

/** What is wrong where a distractor is the key with one word exchanged: a reader looks at those two alone. */
export function exchangedProblem({ texts, key }: OptionSet): Problem | null {
  const words = texts.map((text) => normal(text).split(" "));
  const own = words[key] ?? [];
  if (own.length < MIN_EXCHANGED) return null;
  const at = words.findIndex(
    (other, index) =>
      index !== key &&
      other.length === own.length &&
      other.filter((word, place) => word !== own[place]).length === 1,
  );
  return at < 0
    ? null
    : {
        check: "turned-pair",
        forModel: `"${texts[at]}" is the key with one word exchanged, so that only these two come into question. Say it in other words, or make another distractor.`,
        reason: "정답에서 한 낱말만 바꾼 선택지가 있어서 둘 중에서만 고르게 돼요.",
      };
}

const PRONOUN = /^(?:it|they|he|she|we|you|there|this)$/u;
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;

/** What is wrong where options are to be noun phrases and some are infinitives or whole sentences. */
export function nounPhraseProblem({ texts }: OptionSet): Problem | null {
  const wrong = texts.find((text) => {
    const [first, second] = analyse(text).sentences.flatMap((sentence) => sentence.tokens);
    const isInfinitive = first?.lower === "to" && second?.likely === "VB";
    return isInfinitive || (PRONOUN.test(first?.lower ?? "") && FINITE.test(second?.likely ?? ""));
  });
  return wrong === undefined
    ? null
    : {
        check: "one-form",
        forModel: `"${wrong}" is no noun phrase: give all options that form.`,
        reason: "선택지의 꼴이 서로 달라요.",
      };
}

/** The key may be so much longer than the next, or shorter. */
const KEY_LENGTH = { longest: 1.3, shortest: 0.72 } as const;
/** The longest option to the shortest. */
const MAX_RATIO = 2.4;
/** Shorter options than this are words, whose lengths tell nothing. */
const WORDS_ONLY = 16;
/** No English word of a text is longer. */
const ONE_WORD = /^[a-z-]{1,20}$/iu;

/** What is wrong with the lengths of options: the key must not stand out, nor any other by far. */
export function lengthProblem({ texts, key }: OptionSet): Problem | null {
  const lengths = texts.map((text) => [...text].length);
  const longest = Math.max(...lengths);
  if (longest < WORDS_ONLY || texts.every((text) => ONE_WORD.test(text))) return null;
  const own = lengths[key] ?? 0;
  const others = lengths.filter((_, at) => at !== key);
  if (own > Math.max(...others) * KEY_LENGTH.longest)
    return {
      check: "near-lengths",
      forModel: "The key is much longer than every distractor: give all options near lengths.",
      reason: "정답 선택지만 길어서 눈에 띄어요.",
    };
  if (own < Math.min(...others) * KEY_LENGTH.shortest)
    return {
      check: "near-lengths",
      forModel: "The key is much shorter than every distractor: give all options near lengths.",
      reason: "정답 선택지만 짧아서 눈에 띄어요.",
    };
  if (longest > Math.min(...lengths) * MAX_RATIO)
    return {
      check: "near-lengths",
      forModel:
        "The longest option is more than twice as long as the shortest: give all near lengths.",
      reason: "선택지의 길이가 너무 달라요.",
    };
  return null;
}

/**
 * What is wrong where options begin or end unlike each other: capitals, full stops, endings of Korean sentences.
 * @param text the passage, which tells names: an option that begins with one has its capital whatever the others do
 */
export function outwardFormProblem({ texts, key }: OptionSet, text = ""): Problem | null {
  const ends = texts.map((one) => (/[.!?]$/u.test(one) ? (one.at(-1) ?? "") : ""));
  // one option may begin with a name that the text does not hold; the key may not be the odd one
  const capitals = texts.map((one) => (beginsWithName(one, text) ? null : /^\p{Lu}/u.test(one)));
  const known = capitals.filter((isCapital) => isCapital !== null);
  const ofKey = capitals[key] ?? known[0];
  const odd = known.filter((isCapital) => isCapital !== ofKey).length;
  const isMixed = texts.every((one) => /^[a-z]/iu.test(one)) && odd > 1;
  const stops = ends.map((end) => end === ".");
  const questions = ends.filter((end) => end === "?").length;
  const keyAlone =
    (ends[key] === "?" && questions === 1) || (ends[key] !== "?" && questions === texts.length - 1);
  if (isMixed || (questions === 0 && !areSame(stops)) || keyAlone)
    return {
      check: "one-form",
      forModel:
        "The options must have one form: all begin with a capital or none does, all end in a full stop or none does, and the key is not the only question.",
      reason: "선택지의 꼴이 서로 달라요.",
    };
  return null;
}

const WORD_WITH_CAPITAL = /^\p{Lu}[\p{L}\p{N}]*/u;

/** The words of a text that stand behind another word, a comma or a semicolon. */
function wordsWithinSentences(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=[\p{Ll},;] )[\p{L}\p{N}]+/gu)].map(([word]) => word));
}

/** Whether a text begins with a name of the passage: a word that has its capital within a sentence, too. */
function beginsWithName(option: string, text: string): boolean {
  const word = WORD_WITH_CAPITAL.exec(option)?.[0];
  return word !== undefined && wordsWithinSentences(text).has(word);
}

function areSame(list: readonly boolean[]): boolean {
  return list.every((one) => one === list[0]);
}

/**
 * What is wrong where options do not begin as their type's do: titles with a capital, noun phrases without, but for
 * names of the passage and for one other.
 */
export function capitalProblem(
  { texts, key }: OptionSet,
  isCapital: boolean,
  text = "",
): Problem | null {
  const odd = texts.filter(
    (one) =>
      /^\p{Lu}/u.test(one) !== isCapital && /^\p{L}/u.test(one) && !beginsWithName(one, text),
  );
  const isName = !isCapital && odd.length === 1 && odd[0] !== texts[key];
  if (odd.length === 0 || isName) return null;
  return {
    check: "one-form",
    forModel: isCapital
      ? "Titles are written in Title Case."
      : "The options are noun phrases in lower case.",
    reason: "선택지의 꼴이 서로 달라요.",
  };
}

/** What is wrong where the key alone has another number of words than every distractor. */
export function wordCountProblem({ texts, key }: OptionSet): Problem | null {
  const counts = texts.map((text) => text.split(" ").length);
  const same = counts.filter((count) => count === counts[key]).length;
  return same > 1 || texts.length < 2
    ? null
    : {
        check: "one-form",
        forModel:
          "The key alone has another number of words than every distractor: make it one of them in form.",
        reason: "정답 선택지만 낱말 수가 달라서 눈에 띄어요.",
      };
}

/** What is wrong where Korean options end in unlike ways. */
export function koreanEndingProblem({ texts }: OptionSet): Problem | null {
  const ends = texts.map((text) => text.replace(/[.\s]+$/u, "").at(-1));
  if (ends.every((end) => end === ends[0])) return null;
  return {
    check: "one-form",
    forModel: "All Korean options must end in the same way (all …다, or all …것, or all …려고).",
    reason: "선택지의 끝맺음이 서로 달라요.",
  };
}

/** The longest run of words that a key may share with the text. */
const MAX_COPIED = 4;

/**
 * What is wrong where a key says what the text says in the same words.
 * @param most the longest run of words that it may share with the text
 */
export function copiedProblem(key: string, text: string, most = MAX_COPIED): Problem | null {
  const shown = ` ${normal(text)} `;
  const words = normal(key).split(" ");
  for (let at = 0; at + most < words.length; at++)
    if (shown.includes(` ${words.slice(at, at + most + 1).join(" ")} `))
      return {
        check: "key-not-copied",
        forModel: `The key repeats the passage word for word ("${words.slice(at, at + most + 1).join(" ")}"): say it in other words.`,
        reason: "정답이 지문의 말을 그대로 베꼈어요.",
      };
  return null;
}

/** Words of options may be so much above the level that was asked for. */
const LEVELS_ABOVE = 1;
/** So many words may be one level above that. */
const MAX_STRETCHED = 2;
/** Below this level no word counts as hard. */
const LEAST_LIMIT = 4;

/** A stem of so many letters makes its derivations known. */
const MIN_STEM = 4;

/** What is wrong where options hold words that are harder than the level and than the text itself. */
export function levelProblem(
  texts: readonly string[],
  { sentences }: Pick<Analysis, "sentences">,
  level: number,
): Problem | null {
  const limit = Math.max(LEAST_LIMIT, level + LEVELS_ABOVE);
  if (limit >= 5) return null;
  const known = new Set(
    sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => stemOf(lower))),
  );
  // "hilly" is known where the text speaks of a hill
  const isKnown = (word: string): boolean =>
    known.has(stemOf(word)) ||
    [...known].some((stem) => stem.length >= MIN_STEM && word.startsWith(stem));
  const hard = texts
    .flatMap((text) => analyse(text).sentences.flatMap(({ tokens }) => tokens))
    .filter((token) => isContent(token) && !isKnown(token.lower))
    .filter(({ lower, text }) => !/^\p{Lu}/u.test(text) && levelOfWord(lower) > limit);
  const isBearable =
    hard.length <= MAX_STRETCHED && hard.every(({ lower }) => levelOfWord(lower) === limit + 1);
  return isBearable
    ? null
    : {
        check: "level",
        forModel: `These words are too hard for the students: ${[...new Set(hard.map(({ text }) => text))].slice(0, 8).join(", ")}. Use plainer ones.`,
        reason: "선택지에 수준보다 어려운 낱말이 있어요.",
      };
}

/** The level of a word in any of its forms, 1–5. */
export function levelOfWord(word: string): number {
  return Math.min(levelOf(word), ...lemmasOf(word).map(({ lemma }) => levelOf(lemma)));
}
