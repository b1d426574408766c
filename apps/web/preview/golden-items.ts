/**
 * The first item of each question type and form: made of our own samples, of our own words, and of the library, where
 * only a language model makes the type. The page has them as `virtual:golden-items`.
 */
import { libraryExam } from "@pulda/library";
import { libraryShelf } from "@pulda/library/shelf";
import {
  FACTS,
  SAMPLES,
  composeOwnChoice,
  composeOwnWrite,
  make,
  makeWordTest,
  questionTypes,
  shapesOf,
} from "@pulda/makers";
import { MODEL_TYPES } from "@pulda/model";
import type { Item, ItemContent } from "@pulda/question";
import type { Plugin } from "vite";

const NAME = "virtual:golden-items";
const SEED = 1;

/** An item with the name of its type. */
export interface GoldenItem {
  readonly name: string;
  readonly item: Item;
}

export function goldenItems(): Plugin {
  return {
    name: "pulda-golden-items",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const golden = ${JSON.stringify(allGolden())};` : null,
  };
}

/**
 * All of them, with ids from 1.
 * @throws where a type has none
 */
export function allGolden(): GoldenItem[] {
  const made = questionTypes().flatMap(({ id, name, auto }) =>
    auto ? firstsOf(id).map((content) => ({ name, content })) : [],
  );
  return [...made, ...byModelAlone(), ...wordTest(), ...own()].map(({ name, content }, at) => ({
    name,
    item: { ...content, id: at + 1, position: at + 1 },
  }));
}

/**
 * The first item of a type in each of its forms.
 * @throws where no sample has one
 */
function firstsOf(type: string): ItemContent[] {
  const found = new Map<string, ItemContent>();
  const wanted = shapesOf(type).length + (type === SEVERAL ? 1 : 0);
  for (const { text } of [...SAMPLES, ...FACTS]) {
    const request = { passages: [{ text }], types: [{ type, count: 1 }], seed: SEED, level: 3 };
    const [item] = make(request).items;
    if (item && !found.has(formOf(item))) found.set(formOf(item), item);
    if (found.size === wanted) return [...found.values()];
  }
  throw new Error(`No sample has an item of ${type} in each of its forms.`);
}

/** The type that asks for one error or for several. */
const SEVERAL = "grammar-correction";

/** What makes items of a type look different: their shape, and whether they ask for several errors. */
function formOf(item: ItemContent): string {
  const isPaired = item.shape === "write" && item.pairs !== undefined;
  return isPaired ? `${item.shape}, several` : item.shape;
}

/** Of the types that only a language model makes. */
function byModelAlone() {
  const byRules = new Set(questionTypes().map(({ id }) => id));
  return Object.values(MODEL_TYPES)
    .filter(({ id }) => !byRules.has(id))
    .map(({ id, name }) => ({ name, content: proposedOf(id) }));
}

/** @throws where the library has none */
function proposedOf(type: string): ItemContent {
  for (const [slug, { proposals }] of libraryShelf()) {
    if (!proposals.some((proposal) => proposal.type === type)) continue;
    const item = libraryExam(slug)?.items.find((one) => one.type === type);
    if (item) return item;
  }
  throw new Error(`The library has no item of ${type}.`);
}

const WORDS = ["harvest", "fragile", "ancient", "direction", "protect", "increase"].map((text) => ({
  text,
  meaning: "",
  context: text === "harvest" ? "They could not harvest the wheat before the rain." : "",
}));

/** A word test, with each type that it has. */
function wordTest() {
  const types = questionTypes().filter(({ of_words }) => of_words);
  const { items } = makeWordTest({
    words: WORDS,
    types: types.map(({ id }) => ({ type: id, count: 1 })),
    seed: SEED,
  });
  return types.map(({ id, name }) => {
    const content = items.find(({ type }) => type === id);
    if (!content) throw new Error(`The word test has no item of ${id}.`);
    return { name: `${name} (단어 시험)`, content };
  });
}

/** Items of the author's own. */
function own() {
  const common = {
    instruction: "다음 글의 내용과 일치하는 것은?",
    text: "Bees dance in the hive. The dance tells the others the way.",
    explanation: "둘째 문장에서 알 수 있어요.",
    points: 2,
  };
  const options = ["Bees sing.", "The dance tells the way.", "Bees never dance."];
  return [
    { name: "직접 출제 (객관식)", content: composeOwnChoice({ ...common, options, choice: 2 }) },
    {
      name: "직접 출제 (서답형)",
      content: composeOwnWrite({
        ...common,
        fields: [{ label: "(A)", accepted: ["dance"] }, { accepted: ["way", "the way"] }],
      }),
    },
  ];
}
