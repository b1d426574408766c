/** The words that the conditions of 조건 영작 give, and whether a wording uses them. */
import { comparativeOf, lemmasOf, pluralOf, verbForms, type Sentence } from "@pulda/english";
import { writtenWords, type Span } from "@pulda/question";

const wordsOf = (list: string) => new Set(list.split(" "));

/**
 * What the writer has to find: the forms of "be", "to", and what joins clauses. With other auxiliaries, question words or
 * pronouns to find, a second tense or wording would be right as well: "than she appears", "than they appear".
 */
const TO_BE_FOUND = wordsOf(
  "be am is are was were been being to that which who whom whose whether",
);
/** "At that moment": after a preposition it points to something, and joins nothing. */
const POINTING_THAT = /\b(?:about|at|by|for|from|in|of|on|to|under|with|without) that\b/iu;
/** Words without forms, as far as a list of given words goes. */
const WITHOUT_FORMS = wordsOf(
  "a an the this that these those his her its their our your my he she it they we you i him them us me himself herself itself themselves ourselves myself and or but so as than too if because while although though since before after until unless about above across against along among around at behind below beneath beside between beyond by despite down during for from in inside into like near of off on onto out outside over past through throughout toward towards under up upon with within without not no only even just",
);

/**
 * The words of a text that the model has not named, in their dictionary form, each once; but for those that are to be
 * found. With all of them given, hardly any other wording is right.
 */
export function otherWords(
  text: string,
  named: readonly string[],
  plurals: ReadonlySet<string>,
): string[] {
  const own = new Set(
    named.flatMap((word) => [
      ...writtenWords(word),
      ...(WITHOUT_FORMS.has(word.toLowerCase()) ? [] : formsOf(word)),
    ]),
  );
  const isNamed = (word: string): boolean =>
    own.has(word) || lemmasOf(word).some(({ lemma }) => own.has(lemma));
  const isFound = (word: string): boolean =>
    TO_BE_FOUND.has(word) && !(word === "that" && POINTING_THAT.test(text));
  const others = writtenWords(text).filter((word) => !isNamed(word) && !isFound(word));
  return [
    ...new Set(others.map((word) => nameIn(text, word) ?? inNumber(dictionaryForm(word), plurals))),
  ];
}

/** The plural nouns of a span: they are given as they stand, since the Korean seldom says how many. */
export function pluralsIn(sentence: Sentence, span: Span): ReadonlySet<string> {
  return new Set(
    sentence.tokens
      .filter(({ start, end, tag }) => start >= span.start && end <= span.end && tag === "NNS")
      .map(({ lower }) => lower),
  );
}

/** A noun in the plural where it stands so. */
export function inNumber(word: string, plurals: ReadonlySet<string>): string {
  const plural = pluralOf(word);
  return plurals.has(plural) ? plural : word;
}

/** A name as a text writes it; null of any other word. */
export function nameIn(text: string, word: string): string | null {
  const written = text.split(/[^\p{L}\p{N}'’-]+/u).slice(1);
  const name = written.find(
    (one) => one.toLowerCase() === word.toLowerCase() && /^\p{Lu}/u.test(one),
  );
  return name ?? null;
}

function dictionaryForm(word: string): string {
  return WITHOUT_FORMS.has(word) ? word : (lemmasOf(word)[0]?.lemma ?? word);
}

/** A word as often as a text has it in some form: who reads the list knows how often to use it. */
export function asOften(word: string, text: string): string[] {
  const isForm = WITHOUT_FORMS.has(word.toLowerCase())
    ? (written: string) => written === word.toLowerCase()
    : (written: string) => written === word.toLowerCase() || formsOf(word).includes(written);
  const count = writtenWords(text).filter(isForm).length;
  return Array.from({ length: Math.max(1, count) }, () => (word === "i" ? "I" : word));
}

/** The order of the list of given words. */
export function byLetters(a: string, b: string): number {
  return a.localeCompare(b, "en");
}

/** The forms of "be", which no rule gives. */
const IRREGULAR = new Map([["be", ["am", "is", "are", "was", "were", "been", "being"]]]);

/** Verbs whose past is also spelled with a t: "learnt" beside "learned". */
const WITH_T = wordsOf("burn dream kneel lean leap learn smell spell spill spoil");

/** Every form that a word may take in a sentence. */
export function formsOf(word: string): string[] {
  const { s, past, participle, ing } = verbForms(word);
  const forms = [
    word,
    s,
    past,
    participle,
    ing,
    pluralOf(word),
    comparativeOf(word),
    ...(IRREGULAR.get(word) ?? []),
    ...(WITH_T.has(word) ? [withT(word)] : []),
  ];
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

/** @example withT("spell") // "spelt" */
function withT(verb: string): string {
  return `${verb.replace("ll", "l").replace("eel", "el")}t`;
}

/** Whether a wording keeps the conditions: the number of words, and each word in some form. */
export function meets(text: string, words: readonly string[], count: number): boolean {
  const written = writtenWords(text);
  const lemmas = new Set(
    written.flatMap((one) => [one, ...lemmasOf(one).map(({ lemma }) => lemma)]),
  );
  return (
    written.length === count &&
    words.every(
      (word) => lemmas.has(word.toLowerCase()) || formsOf(word).some((form) => lemmas.has(form)),
    )
  );
}
