/** The bank of claims: what might be said of the things of a field, whatever a text says of them. Written by us. */
import { stemOf } from "../cohesion/stem.ts";
import { lazy, listData, readLines } from "../lexicon/data.ts";

/** The grammatical form: a predicate, a noun phrase, or a clause with its subject as `{N}`. */
type ClaimForm = "vp" | "np" | "cl";

/** A claim as it is written in its file. */
export interface Claim {
  /** What is claimed, by its id in `themes.txt`. */
  readonly theme: string;
  readonly form: ClaimForm;
  /** With `*` before verbs that agree with the subject, and braces around words that change with it. */
  readonly phrase: string;
}

/** Things of which the same may be claimed. */
export interface ClaimField {
  /** The name of its file. */
  readonly id: string;
  /** Lemmas that can be the subject. */
  readonly nouns: readonly string[];
  readonly claims: readonly Claim[];
}

const fields = lazy(() => listData("claims").map((file) => fieldOf(file, readLines(file))));

function fieldOf(file: string, [head = "", ...lines]: readonly string[]): ClaimField {
  return {
    id: file.replace(/^.*\/|\.txt$/gu, ""),
    nouns: head.replace(/^nouns: /u, "").split(", "),
    claims: lines.filter((line) => line !== "").map(claimOf),
  };
}

function claimOf(line: string): Claim {
  const [theme = "", form = "", phrase = ""] = line.split(" | ");
  return { theme, form: form as ClaimForm, phrase };
}

/** Every field, by the names of their files. */
export function claimFields(): readonly ClaimField[] {
  return fields();
}

const byNoun = lazy(() => {
  const found = new Map<string, ClaimField[]>();
  for (const field of fields())
    for (const noun of field.nouns) found.set(noun, [...(found.get(noun) ?? []), field]);
  return found;
});

/**
 * The fields that a noun belongs to; none for a noun that no file lists.
 * @param noun its lemma
 * @example claimFieldsOf("map")[0]?.id // "maps"
 */
export function claimFieldsOf(noun: string): readonly ClaimField[] {
  return byNoun().get(noun) ?? [];
}

const uses = lazy(() => {
  const found = new Map<string, number>();
  for (const { claims } of fields())
    for (const { phrase } of claims)
      for (const stem of new Set((phrase.match(/[a-z]{3,}/gu) ?? []).map(stemOf)))
        found.set(stem, (found.get(stem) ?? 0) + 1);
  return found;
});

/**
 * In how many claims of the bank a word stands, in any form: words of general statements stand in many.
 * @example claimsWith("change") > claimsWith("acorn") // true
 */
export function claimsWith(word: string): number {
  return uses().get(stemOf(word)) ?? 0;
}
