/** What our dictionary knows of a listed word. */
import { usagesOf, type Usage, type UsageHere } from "@pulda/english";
import { contentClass } from "./content-class.ts";
import type { TestedWord } from "./tested-word.ts";

/** The Penn Treebank tag of the lemma. */
const TAGS = { n: "NN", v: "VB", a: "JJ", r: "RB" } as const;

/**
 * The sense of a listed word: the one whose Korean is the learner's or the dictionary's, or its only one. Null where it is
 * not known, or it is not clear which of several is meant.
 */
export function knownSense(word: TestedWord): UsageHere | null {
  const pos = contentClass(word);
  if (!pos) return null;
  const usages = usagesOf(word.lemma, pos);
  const usage =
    usages.find((one) => sharesMeaning(one, word)) ?? (usages.length === 1 ? usages[0] : null);
  return usage
    ? {
        head: { lemma: word.lemma, pos, tag: TAGS[pos] },
        usage,
        others: usages.filter((one) => one !== usage),
      }
    : null;
}

function sharesMeaning({ meaning }: Usage, word: TestedWord): boolean {
  const ours = meaning.split(/[,;]/u).map(plain);
  return word.meaning.split(/[,;]/u).some((one) => ours.includes(plain(one)));
}

function plain(meaning: string): string {
  return meaning.replace(/[\s~()]/gu, "");
}
