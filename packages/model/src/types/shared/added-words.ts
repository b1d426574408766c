/**
 * What the writer of a translation adds to the given words, by kinds: "관사 2개, 접속사 1개". The list is closed, so that
 * few other wordings keep it, and no word is handed over.
 */
import type { Token } from "@pulda/english";
import { isParticipleBehindAuxiliary } from "./participle.ts";

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Kinds of words in the order in which they are printed. */
const KINDS = [
  "관사",
  "대명사",
  "한정사",
  "be동사",
  "조동사",
  "조동사 have",
  "동사 have",
  "조동사 do",
  "동사 do",
  "전치사",
  "to부정사의 to",
  "접속사",
  "관계대명사",
  "의문사나 관계사",
  "부정어",
  "as",
  "비교 표현",
  "정도 표현",
  "그 밖의 말",
] as const;
export type AddedKind = (typeof KINDS)[number];

const ARTICLES = wordsOf("a an the");
const BE = wordsOf("be am is are was were been being");
const HAVE = wordsOf("have has had having");
const DO = wordsOf("do does did");
const NEGATIONS = wordsOf("not never no nor neither none nobody nothing");
const COMPARING = wordsOf("than more most less least rather");
const DEGREES = wordsOf("so too enough such very even only also just");
const WH = wordsOf(
  "what who whom whose which where when why how whatever whoever whomever whichever wherever whenever however",
);
const CONJUNCTIONS = wordsOf(
  "and or but whether if because although though while since unless until once nor yet",
);
const PRONOUNS = wordsOf(
  "i me my you your he him his she her it its we us our they them their one ones himself herself itself themselves ourselves yourself myself each other this these those",
);

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
 * @param tokens those of the whole sentence, each at its index
 * @param open the tokens of the target that are not given
 * @param quoted words that other conditions quote, such as "so" and "that" of 「so ~ that …」
 * @example addedWords(tokens, open, []) // { kinds: [["관사", 2], ["접속사", 1]], quoted: 0 }
 */
export function addedWords(
  tokens: readonly Token[],
  open: readonly Token[],
  quoted: readonly string[],
): AddedWords {
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
    const kind = kindOf(tokens, token);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count] as const];
  });
  return { kinds, quoted: quoted.length - left.length };
}

function kindOf(tokens: readonly Token[], token: Token): AddedKind {
  const { lower } = token;
  const tag = tagOf(token);
  if (ARTICLES.has(lower)) return "관사";
  if (BE.has(lower)) return "be동사";
  if (HAVE.has(lower)) return isPerfect(tokens, token) ? "조동사 have" : "동사 have";
  if (DO.has(lower)) return isAuxiliaryDo(tokens, token) ? "조동사 do" : "동사 do";
  if (tag === "MD") return "조동사";
  if (NEGATIONS.has(lower)) return "부정어";
  if (lower === "to") return isInfinitive(tokens, token) ? "to부정사의 to" : "전치사";
  if (lower === "that") return kindOfThat(tokens, token);
  if (WH.has(lower)) return isRelative(tokens, token) ? "관계대명사" : "의문사나 관계사";
  if (lower === "as") return "as";
  if (COMPARING.has(lower)) return "비교 표현";
  if (DEGREES.has(lower)) return "정도 표현";
  if (CONJUNCTIONS.has(lower)) return "접속사";
  if (PRONOUNS.has(lower)) return "대명사";
  if (/^(?:IN|RP)$/u.test(tag)) return "전치사";
  return /^P?DT$/u.test(tag) ? "한정사" : "그 밖의 말";
}

const tagOf = (token?: Token): string => token?.tag ?? token?.likely ?? "";

/** "To quietly leave", not "to the village". */
function isInfinitive(tokens: readonly Token[], { index }: Token): boolean {
  return tagOf(tokens.slice(index + 1).find((one) => !tagOf(one).startsWith("RB"))) === "VB";
}

/** "Has never seen", "had he been": a participle follows. */
function isPerfect(tokens: readonly Token[], { index }: Token): boolean {
  const next = tokens
    .slice(index + 1)
    .find((one) => !/^(?:RB|PRP)$/u.test(tagOf(one)) && one.lower !== "not");
  return (
    /^VB[ND]$/u.test(tagOf(next)) ||
    next?.lower === "been" ||
    (next !== undefined && isParticipleBehindAuxiliary(tokens, next.index))
  );
}

/** "Do not ask", "did he see": not "what they did". */
function isAuxiliaryDo(tokens: readonly Token[], { index }: Token): boolean {
  const behind = tokens.slice(index + 1, index + 6);
  const verb = behind.findIndex((one) => tagOf(one) === "VB");
  return (
    verb >= 0 && behind.slice(0, verb).every((one) => /^(?:RB|PRP|DT|JJ|NN)/u.test(tagOf(one)))
  );
}

/** Nouns behind which "that" says what they are: "the fact that it moved". */
const APPOSITIVE = wordsOf(
  "agreement assumption belief chance claim conclusion condition conviction danger demand discovery doubt evidence expectation fact fear feeling hope idea illusion impression knowledge message news notion objection opinion point possibility principle promise proof realization reason request risk rule sense sign statement suspicion suggestion thought truth understanding view warning worry",
);

function kindOfThat(tokens: readonly Token[], token: Token): AddedKind {
  const before = tokens[token.index - 1];
  const next = tagOf(tokens[token.index + 1]);
  const follower = tokens[token.index + 1]?.lower ?? "";
  if (
    token.tag === "DT" &&
    !tagOf(before).startsWith("JJ") &&
    !/(?:body|one|thing)$/u.test(follower)
  )
    return /^(?:NN|JJ)/u.test(next) ? "한정사" : "대명사";
  return isNoun(before) && !APPOSITIVE.has(before?.lemma ?? "") ? "관계대명사" : "접속사";
}

/** "People who", "a way in which", ", some of whom". */
function isRelative(tokens: readonly Token[], { lower, index }: Token): boolean {
  if (!/^(?:who|whom|whose|which)$/u.test(lower)) return false;
  const before = tokens
    .slice(0, index)
    .findLast((one) => one.text !== "," && !/^(?:IN|TO)$/u.test(tagOf(one)));
  return isNoun(before);
}

function isNoun(token: Token | undefined): boolean {
  return (
    tagOf(token).startsWith("NN") ||
    /^(?:all|anyone|anything|both|each|everyone|everything|few|many|most|much|none|nothing|one|ones|some|someone|something|those)$/u.test(
      token?.lower ?? "",
    )
  );
}
