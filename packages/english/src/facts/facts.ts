/** The bank of facts: what is generally true of a noun, in sentences that stand by themselves. Written by us. */
import { stemOf } from "../cohesion/stem.ts";
import { lazy, listData, readLines } from "../lexicon/data.ts";

/** A fact as its file has it. */
interface Fact {
  /** The noun that it is about, a lemma. */
  readonly noun: string;
  readonly text: string;
}

const facts = lazy(() =>
  listData("facts")
    .flatMap(readLines)
    .flatMap((line): Fact[] => {
      const [noun = "", text] = line.split(" | ");
      return text === undefined ? [] : [{ noun, text }];
    }),
);

const nouns = lazy(() => new Set(facts().map(({ noun }) => noun)));

/** Whether a noun has facts: one that means many things ("place", "line") has none. */
export function hasFacts(noun: string): boolean {
  return nouns().has(noun);
}

/** Shorter words are function words mostly. */
const LEAST_LETTERS = 3;

const byStem = lazy(() => {
  const found = new Map<string, Fact[]>();
  for (const fact of facts())
    for (const stem of stemsIn(fact)) {
      const known = found.get(stem);
      if (known) known.push(fact);
      else found.set(stem, [fact]);
    }
  return found;
});

function stemsIn({ text }: Fact): Set<string> {
  const words = (text.match(/[a-z]+/giu) ?? []).filter(({ length }) => length >= LEAST_LETTERS);
  return new Set(words.map(stemOf));
}

/**
 * The facts that name a noun, whatever they are about, in the order of the files.
 * @param noun in any form
 * @example factsWith("dune")[0]?.text // "Dunes grow where wind loses speed behind a stone or a shrub …"
 */
export function factsWith(noun: string): readonly Fact[] {
  return byStem().get(stemOf(noun)) ?? [];
}
