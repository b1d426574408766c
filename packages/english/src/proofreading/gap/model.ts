/**
 * Whether a word is missing in a gap, and which nouns and verbs say so: what `../../../data/gaps.mjs` compiled from
 * correct English into `gaps.txt`. Its first lines are `bias⇥article⇥to`, `counted⇥nouns`, and one `preposition⇥words`
 * for each preposition; after an empty line, `feature⇥article⇥to` with weights in tenths.
 */
import { lazy, readLines } from "../../lexicon/data.ts";
import { gapFeatures, type Word } from "./features.ts";

interface Weights {
  readonly article: number;
  readonly to: number;
}

interface Model {
  readonly bias: Weights;
  readonly weights: ReadonlyMap<string, Weights>;
  readonly counted: ReadonlySet<string>;
  readonly prepositions: ReadonlyMap<string, string>;
}

const model = lazy((): Model => {
  const lines = readLines("gaps.txt");
  const end = lines.indexOf("");
  const weights = new Map<string, Weights>();
  for (const line of lines.slice(end + 1)) {
    const [feature = "", article = "0", to = "0"] = line.split("\t");
    weights.set(feature, { article: Number(article) / 10, to: Number(to) / 10 });
  }
  const prepositions = new Map<string, string>();
  let bias: Weights = { article: 0, to: 0 };
  let counted: ReadonlySet<string> = new Set();
  for (const line of lines.slice(0, end)) {
    const [key = "", ...values] = line.split("\t");
    const words = (values[0] ?? "").split(" ");
    if (key === "bias") bias = { article: Number(values[0]) / 10, to: Number(values[1]) / 10 };
    else if (key === "counted") counted = new Set(words);
    else for (const word of words) prepositions.set(word, key);
  }
  return { bias, weights, counted, prepositions };
});

/**
 * The log odds that an article, or "to", was left out before `words[at]`, against nothing missing there. Above 0
 * it is more probable than not, were errors as frequent as in what the model learned from.
 */
export function missingOdds(words: readonly Word[], at: number): Weights {
  const { bias, weights } = model();
  let { article, to } = bias;
  for (const feature of gapFeatures(words, at)) {
    const found = weights.get(feature);
    if (!found) continue;
    article += found.article;
    to += found.to;
  }
  return { article, to };
}

/** Whether a singular noun hardly ever stands without a determiner. */
export function isCountedInTexts(noun: string): boolean {
  return model().counted.has(noun);
}

/**
 * The preposition without which no noun phrase follows a verb or an adjective, or null.
 * @example prepositionAfter("depend", "v") // "on"
 */
export function prepositionAfter(lemma: string, pos: "v" | "j"): string | null {
  return model().prepositions.get(`${lemma}/${pos}`) ?? null;
}
