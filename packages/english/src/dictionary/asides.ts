/** Asides: informed sentences about a noun that speak of another question than most arguments do. Written by us. */
import { lazy, listData, readLines } from "../lexicon/data.ts";

/** A sentence about a noun that understands itself, in the present tense. */
export interface Aside {
  /** What it speaks of, in one word: "upkeep", "cost", "law". */
  readonly question: string;
  readonly sentence: string;
}

const asides = lazy(() => {
  const found = new Map<string, readonly Aside[]>();
  for (const file of listData("asides"))
    for (const block of readLines(file).join("\n").trim().split("\n\n")) {
      const [noun = "", ...lines] = block.split("\n");
      found.set(noun, lines.map(asideOf));
    }
  return found;
});

function asideOf(line: string): Aside {
  const [question = "", sentence = ""] = line.split(" | ");
  return { question, sentence };
}

/**
 * The asides on a noun, none where we have written none.
 * @param noun its lemma
 * @example asidesOf("bridge")[0]?.question // "upkeep"
 */
export function asidesOf(noun: string): readonly Aside[] {
  return asides().get(noun) ?? [];
}
