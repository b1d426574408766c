/** The first item of each question type and shape, made of our own samples, as `virtual:golden-items`. */
import {
  FACTS,
  SAMPLES,
  composeOwnChoice,
  composeOwnWrite,
  make,
  questionTypes,
  shapesOf,
} from "@pulda/makers";
import type { Item, ItemContent } from "@pulda/question";
import type { Plugin } from "vite";

const NAME = "virtual:golden-items";
const SEED = 1;

/** An item with the name of its type. @public `virtual.d.ts` reads it. */
export interface GoldenItem {
  readonly name: string;
  readonly item: Item;
}

export function goldenItems(): Plugin {
  return {
    name: "pulda-golden-items",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const golden = ${JSON.stringify(all())};` : null),
  };
}

function all(): GoldenItem[] {
  const made = questionTypes().flatMap(({ id, name, auto }) =>
    auto ? firstsOf(id).map((content) => ({ name, content })) : [],
  );
  return [...made, ...own()].map(({ name, content }, at) => ({
    name,
    item: { ...content, id: at + 1, position: at + 1 },
  }));
}

/**
 * The first item of a type in each of its shapes.
 * @throws where no sample has one
 */
function firstsOf(type: string): ItemContent[] {
  const found = new Map<string, ItemContent>();
  for (const { text } of [...SAMPLES, ...FACTS]) {
    const request = { passages: [{ text }], types: [{ type, count: 1 }], seed: SEED, level: 3 };
    const [item] = make(request).items;
    if (item && !found.has(item.shape)) found.set(item.shape, item);
    if (found.size === shapesOf(type).length) return [...found.values()];
  }
  throw new Error(`No sample has an item of ${type} in each of its shapes.`);
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
