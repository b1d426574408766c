/**
 * What the writer of a translation adds to the given words, by kinds: "관사 2개, be동사 1개, that 1개". The list is closed,
 * so that few other wordings keep it. A kind is told by the form of a word alone where that can be: whether a "that" is
 * a relative is for the writer to see.
 */
import type { Token } from "@pulda/english";

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** The kinds in the order in which they are printed, each with its words; of the last two all others are. */
const KINDS = {
  관사: wordsOf("a an the"),
  대명사: wordsOf(
    "i me my mine you your yours he him his she her hers it its we us our ours they them their theirs one ones each other himself herself itself themselves ourselves yourself myself this these those",
  ),
  be동사: wordsOf("be am is are was were been being"),
  have: wordsOf("have has had having"),
  do: wordsOf("do does did doing done"),
  to: wordsOf("to"),
  that: wordsOf("that"),
  "의문사나 관계사": wordsOf(
    "what who whom whose which where when why how whatever whoever whomever whichever wherever whenever however",
  ),
  not: wordsOf("not"),
  부정어: wordsOf("never no nor neither none nobody nothing"),
  as: wordsOf("as"),
  so: wordsOf("so"),
  "비교 표현": wordsOf("than more most less least rather"),
  전치사·접속사·부사: null,
  "그 밖의 말": null,
} as const;
export type AddedKind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as AddedKind[];

export interface AddedWords {
  /** In the order in which they are printed, each with its number. */
  readonly kinds: readonly (readonly [AddedKind, number])[];
  /** How many words conditions quote besides. */
  readonly quoted: number;
}

/** A word that stands for one that a condition quotes: 「It is ~ that …」 is also "it was", 「as if」 "as though". */
const SAME: Readonly<Record<string, string>> = { are: "is", was: "is", were: "is", though: "if" };

/**
 * How many words of each kind are added, those that conditions quote already left out.
 * @param open the tokens of the target that are not given
 * @param quoted words that other conditions quote, such as "so" and "that" of 「so ~ that …」
 * @example addedWords(open, []) // { kinds: [["관사", 2], ["that", 1]], quoted: 0 }
 */
export function addedWords(open: readonly Token[], quoted: readonly string[]): AddedWords {
  const left = [...quoted];
  const counts = new Map<AddedKind, number>();
  for (const token of open) {
    // what is written on to another word is no word: "a maker's"
    if (!/^\p{L}/u.test(token.text) || !token.spaced) continue;
    const told = left.findIndex((word) => word === token.lower || word === SAME[token.lower]);
    if (told >= 0) {
      left.splice(told, 1);
      continue;
    }
    const kind = kindOf(token);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = ALL.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count] as const];
  });
  return { kinds, quoted: quoted.length - left.length };
}

function kindOf({ lower, tag, likely }: Token): AddedKind {
  const found = ALL.find((kind) => KINDS[kind]?.has(lower));
  if (found) return found;
  return /^(?:IN|RP|CC|RB|TO|$)/u.test(tag ?? likely ?? "") ? "전치사·접속사·부사" : "그 밖의 말";
}
