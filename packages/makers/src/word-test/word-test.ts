/** 단어 시험: an exam about the words of a word list. */
import type { ItemContent } from "@pulda/question";
import type { Refusal } from "../exam/making.ts";
import { KeyPositions } from "../exam/key-positions.ts";
import { refuse, type Made } from "../maker.ts";
import { seeded } from "../shared/random.ts";
import { wordAntonym } from "./antonym.ts";
import { wordDefinition } from "./definition.ts";
import type { WordMaker } from "./maker.ts";
import { meaningWord, wordMeaning } from "./meaning.ts";
import { isLoanword } from "../shared/vocabulary/loanword.ts";
import { wordSynonym } from "./synonym.ts";
import { testedWordOf, type ListedWord, type TestedWord } from "./tested-word.ts";
import { wordBlank } from "./word-blank.ts";
import { meaningWrite, wordWrite } from "./write.ts";

/** The types of a word test, in the order of their items. */
export const WORD_MAKERS = {
  "word-meaning": wordMeaning,
  "meaning-word": meaningWord,
  "meaning-write": meaningWrite,
  "word-write": wordWrite,
  definition: wordDefinition,
  synonym: wordSynonym,
  antonym: wordAntonym,
  "word-blank": wordBlank,
} as const satisfies Record<string, WordMaker>;

export interface WordTestRequest {
  readonly words: readonly ListedWord[];
  readonly types: readonly { type: string; count: number }[];
  readonly seed: number;
}

const NO_MEANING = "뜻이 없는 단어라 물을 수 없어요.";
const UNKNOWN = "만들 수 없는 문항 유형이에요.";
/** The most words that are named as impossible to test, for one type. */
const MAX_NAMED = 10;
const TOO_FEW = "이 유형으로 물을 수 있는 단어가 더 없어요.";

/**
 * Makes a word test: the same request gives the same items. Each type tests a word at most once, and the types
 * test different words as long as there are enough.
 * @example makeWordTest({ words: [{ text: "address", meaning: "", context: "" }], types: [{ type: "word-meaning", count: 1 }], seed: 1 })
 */
export function makeWordTest({ words, types, seed }: WordTestRequest): {
  items: ItemContent[];
  refused: Refusal[];
} {
  const known = words.map((word) => ({ word, test: testedWordOf(word) }));
  const list = known.flatMap(({ test }) => test ?? []);
  const refused: Refusal[] = known.flatMap(({ word, test }) =>
    test ? [] : [{ type: "", passage: 0, reason: `‘${word.text}’: ${NO_MEANING}` }],
  );
  const keys = new KeyPositions(seeded(seed, "places", ...words.map(({ text }) => text)));
  const used = new Map<TestedWord, number>();
  const items: ItemContent[] = [];
  const typeRequests = Object.entries(WORD_MAKERS).flatMap(([type, maker]) => {
    const count = types.filter((one) => one.type === type).reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ maker, count }] : [];
  });
  for (const { type } of types)
    if (!Object.hasOwn(WORD_MAKERS, type)) refused.push({ type, passage: 0, reason: UNKNOWN });
  for (const { maker, count } of typeRequests) {
    const random = seeded(seed, maker.id);
    let left = count;
    const order = random
      .shuffled(list) // a loanword gives itself away, so loanwords are tested only when there are no others
      .toSorted(
        (a, b) =>
          (used.get(a) ?? 0) - (used.get(b) ?? 0) || Number(isLoanword(a)) - Number(isLoanword(b)),
      );
    const reasons: string[] = [];
    for (const word of order) {
      if (left === 0) break;
      const made = maker.make(word, { random, list, keyNumbers: keys.preferred(maker.id) });
      if (!made.ok) {
        reasons.push(made.reason);
        continue;
      }
      items.push(made.item);
      if ("choice" in made.item.key) keys.use(maker.id, made.item.key.choice);
      used.set(word, (used.get(word) ?? 0) + 1);
      left--;
    }
    if (left > 0)
      refused.push(
        ...[TOO_FEW, ...reasons.slice(0, MAX_NAMED)].map((reason) => ({
          type: maker.id,
          passage: 0,
          reason,
        })),
      );
  }
  return { items, refused };
}

/** Makes one more item for a word test, about a word that its type has not tested yet, or refuses. */
export function regenerateWordItem({
  words,
  type,
  seed,
  items,
}: Omit<WordTestRequest, "types"> & {
  readonly type: string;
  readonly items: readonly ItemContent[];
}): Made {
  if (!Object.hasOwn(WORD_MAKERS, type)) return refuse(UNKNOWN);
  const maker = (WORD_MAKERS as Record<string, WordMaker>)[type]!;
  const tested = new Set(
    items.flatMap((item) =>
      item.type === type && item.proof.kind === "word" ? [item.proof.word] : [],
    ),
  );
  const list = words.flatMap((word) => testedWordOf(word) ?? []);
  const random = seeded(seed, type, String(tested.size));
  const keys = new KeyPositions(random);
  for (const item of items) if ("choice" in item.key) keys.use(item.type, item.key.choice);
  for (const word of random.shuffled(list.filter(({ text }) => !tested.has(text)))) {
    const made = maker.make(word, { random, list, keyNumbers: keys.preferred(type) });
    if (made.ok) return made;
  }
  return refuse(TOO_FEW);
}
