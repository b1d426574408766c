/** How words are used: their senses in plain English, with near words, opposites and collocations. Written by us. */
import { lazy, listData, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** Words that may stand for another, and in what company. */
export interface Substitute {
  readonly words: string;
  /** Such as "plan, hope"; "any" where it hardly matters. */
  readonly company: string;
}

/** What reverses a sense in its context (`turn` in the data): "encourage" by "discourage", "overlook" by "emphasize". */
export interface ContextAntonym {
  /** 1 a detail, 2 what may carry a claim, 3 what claims often turn on. */
  readonly weight: 1 | 2 | 3;
  /** Lemmas that stand in the same pattern and make the statement false, the most fluent first; none where no single word does. */
  readonly words: readonly string[];
}

/** One sense of a word as a part of speech. */
export interface Usage {
  readonly meaning: string;
  /** In words of lower grades, fifteen at most. */
  readonly definition: string;
  readonly synonyms: readonly Substitute[];
  readonly opposites: readonly Substitute[];
  /** Words of the same field that are wrong as its meaning: distractors. */
  readonly confusables: readonly string[];
  /**
   * Words that a learner may well take for its meaning and that are wrong in this sense, the most tempting first: they mean
   * another sense of the word, or something near that changes what is said. Distractors, too.
   */
  readonly nearMisses: readonly string[];
  /** What reverses it in its context, and how often a claim turns on it; null where nothing does. */
  readonly contextAntonym: ContextAntonym | null;
  readonly collocations: readonly string[];
  /** A sentence with "___" for the word. */
  readonly sentence: string;
}

/** By "lemma pos", the most frequent sense first. */
const usages = lazy(() => {
  const found = new Map<string, Usage[]>();
  for (const file of listData("usage"))
    for (const block of readLines(file).join("\n").trim().split("\n\n")) {
      const [head = "", ...lines] = block.split("\n");
      const key = head.slice(0, head.lastIndexOf(" "));
      found.set(key, [...(found.get(key) ?? []), usageOf(lines)]);
    }
  return found;
});

function usageOf(lines: readonly string[]): Usage {
  const values = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const value = (name: string) => values(name)[0] ?? "";
  return {
    meaning: value("ko"),
    definition: value("def"),
    synonyms: values("syn").map(substituteOf),
    opposites: values("opp").map(substituteOf),
    confusables: value("not").split(", "),
    nearMisses: value("near") === "" ? [] : value("near").split(", "),
    contextAntonym: value("turn") === "" ? null : contextAntonymOf(value("turn")),
    collocations: value("col").split("; "),
    sentence: value("say"),
  };
}

function contextAntonymOf(text: string): ContextAntonym {
  const [weight = "", words = ""] = text.split(" | ");
  return {
    weight: Number(weight) as ContextAntonym["weight"],
    words: words === "" ? [] : words.split(", "),
  };
}

function substituteOf(text: string): Substitute {
  const [words = "", company = "any"] = text.split(" | ");
  return { words, company };
}

/**
 * The senses of a lemma that we have written of; none where there are none.
 * @example usagesOf("abandon", "v")[0]?.opposites[0]?.words // "keep to"
 */
export function usagesOf(lemma: string, pos: PartOfSpeech): readonly Usage[] {
  return usages().get(`${lemma} ${pos}`) ?? [];
}
