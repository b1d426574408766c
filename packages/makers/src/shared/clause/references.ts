/** What pronouns stand for, where that is certain. */
import { PEOPLE, TIMES, type Analysis, type Sentence, type Token } from "@pulda/english";
import { FEMALE, MALE, type Person } from "../person.ts";
import { nounPhraseAt } from "./noun-phrase.ts";
import { tagOf } from "./tags.ts";
import type { Bit, Rewording } from "./print.ts";

/** What a pronoun stands for. */
interface Antecedent {
  /** As it is put in the place of the pronoun. */
  readonly words: string;
  /** Its tokens, so that a pronoun after them can stay. */
  readonly head: Token | null;
}

const PLURAL = /^(?:they|them|their|theirs|themselves)$/u;
const NEUTER = /^(?:it|its|itself)$/u;
const POSSESSIVE = /^(?:his|its|their)$/u;
const WRITER = /^(?:i|me|my|mine|myself)$/u;
/** Words that point to something that a statement does not hold. */
const POINTING =
  /^(?:this|these|those|another|others|ones|one|former|latter|such|here|there|same|above|hers|theirs|mine|else|otherwise|the other)$/u;

const MEN =
  /^(?:man|boy|father|grandfather|stepfather|brother|son|uncle|husband|king|nephew|gentleman|prince|officer|companion|teacher|friend|doctor|student|scientist|colleague)$/u;
const WOMEN =
  /^(?:woman|girl|mother|grandmother|stepmother|sister|daughter|aunt|wife|queen|niece|lady|princess|companion|teacher|friend|doctor|student|scientist|colleague)$/u;

/**
 * Rewordings that make bits understandable on their own: pronouns named where what they stand for does not stand
 * before them in the bits. Null where one is not certain, or a word points to what is not there.
 */
export function namedIn(
  bits: readonly Bit[],
  sentence: Sentence,
  analysis: Analysis,
  person: Person | null,
): Rewording[] | null {
  const found: Rewording[] = [];
  const named = new Set<string>();
  const seen: Token[] = [];
  for (const [at, bit] of bits.entries()) {
    if (typeof bit === "string") {
      if (person && new RegExp(`\\b${person.name}\\b`, "u").test(bit)) named.add(person.name);
      continue;
    }
    const next = bits[at + 1];
    const nextToken = typeof next === "string" ? undefined : next;
    if (person && bit.text === person.name) named.add(person.name);
    if (pointsOut(bit, nextToken, seen)) return null;
    const isPronoun =
      MALE.test(bit.lower) ||
      FEMALE.test(bit.lower) ||
      PLURAL.test(bit.lower) ||
      NEUTER.test(bit.lower);
    if (WRITER.test(bit.lower) && tagOf(bit) !== "CD") return null;
    if (isPronoun && !isDummy(bit, bits, at)) {
      const antecedent = antecedentOf(bit, sentence, analysis, person);
      if (!antecedent) return null;
      const isHere =
        (antecedent.words !== "" && named.has(antecedent.words)) ||
        (antecedent.head !== null && seen.includes(antecedent.head));
      if (!isHere) {
        if (antecedent.words === "") return null;
        if (/sel(?:f|ves)$/u.test(bit.lower) || /^(?:hers|theirs)$/u.test(bit.lower)) return null;
        const isPossessive =
          POSSESSIVE.test(bit.lower) || (bit.lower === "her" && isNominal(nextToken));
        const possessive =
          antecedent.words.endsWith("s") && !person?.name.endsWith("s") ? "'" : "'s";
        found.push({
          tokens: [bit],
          original: bit.text,
          words: isPossessive ? antecedent.words + possessive : antecedent.words,
        });
        named.add(antecedent.words);
      }
    }
    seen.push(bit);
  }
  return found;
}

const isNominal = (token: Token | undefined): boolean =>
  /^(?:NN|JJ|VBN|VBG|CD|RB)/u.test(tagOf(token));

/** "It is easy to …": it stands for what follows. */
function isDummy(token: Token, bits: readonly Bit[], at: number): boolean {
  if (token.lower !== "it") return false;
  const rest = bits.slice(at + 1, at + 9).filter((one) => typeof one !== "string");
  const [first] = rest;
  return (
    /^(?:is|was|seems|takes|took|makes|may|can|becomes|became)$/u.test(first?.lower ?? "") &&
    rest.some(
      ({ lower }, index) =>
        lower === "that" ||
        lower === "whether" ||
        (lower === "to" && tagOf(rest[index + 1]).startsWith("VB")),
    )
  );
}

function pointsOut(token: Token, next: Token | undefined, seen: readonly Token[]): boolean {
  const { lower } = token;
  if (lower === "such") return next?.lower !== "as";
  if (lower === "that") return tagOf(next) === "NN" && !/^(?:NN|VB|JJ)/u.test(tagOf(seen.at(-1)));
  if (lower === "those") return !/^(?:who|that|whose|with|in|of)$/u.test(next?.lower ?? "");
  if (lower === "one") return !(isNominal(next) || /^(?:of|another)$/u.test(next?.lower ?? ""));
  if (lower === "there") return !/^(?:is|are|was|were)$/u.test(next?.lower ?? "");
  if (lower === "another" || lower === "other")
    return !/^(?:each|one|any|no)$/u.test(seen.at(-1)?.lower ?? "") && lower === "another";
  return POINTING.test(lower);
}

interface Candidate {
  readonly words: string;
  readonly head: Token;
}

/** What a pronoun stands for; null where more than one thing, or nothing, is meant. */
function antecedentOf(
  token: Token,
  sentence: Sentence,
  analysis: Analysis,
  person: Person | null,
): Antecedent | null {
  const before = sentence.tokens.slice(0, token.index);
  const previous = analysis.sentences[sentence.index - 1];
  if (MALE.test(token.lower) || FEMALE.test(token.lower)) {
    if (!person || FEMALE.test(token.lower) !== person.isFemale) return null;
    const samePronoun = person.isFemale ? WOMEN : MEN;
    const near = [...(before.length < 3 ? (previous?.tokens ?? []) : []), ...before];
    const isAmbiguous = near.some(
      (one, at) =>
        (samePronoun.test(one.lower) || isOtherName(near, at, person)) &&
        !/^(?:a|an|as)$/u.test(near[at - 1]?.lower ?? "x"),
    );
    return isAmbiguous ? null : { words: person.name, head: null };
  }
  const isPlural = PLURAL.test(token.lower);
  const own = candidatesIn(sentence.tokens, token.index, isPlural);
  if (own.length > 1) return null;
  if (own.length === 1) return own[0]!;
  if (!previous?.readable) return null;
  const others = candidatesIn(previous.tokens, previous.tokens.length, isPlural);
  return others.length === 1 ? { ...others[0]! } : null;
}

/** Another person's name: two capitalized words that are not the person's. */
function isOtherName(tokens: readonly Token[], at: number, person: Person): boolean {
  const token = tokens[at]!;
  return (
    tagOf(token) === "NNP" &&
    token.text !== person.name &&
    tagOf(tokens[at + 1]) === "NNP" &&
    tokens[at + 1]!.text !== person.name &&
    !/^(?:University|Institute|Club|Sea|Society|College|Academy|School|Street|Prize|War|League|America|York|City|Francisco|Zealand|Museum|Royal|Nobel|South|North|New|San|Los|United|World|St)$/u.test(
      token.text,
    ) &&
    !/^(?:University|Institute|Club|Sea|Society|College|Academy|School|Street|Prize|War|Nations|America|York|City|Francisco|Zealand|Museum|States|Peace)$/u.test(
      tokens[at + 1]!.text,
    )
  );
}

/** The noun phrases before an index that a pronoun of the third person can stand for. */
function candidatesIn(tokens: readonly Token[], end: number, isPlural: boolean): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < end;) {
    const noun = /^(?:DT|PRP\$|JJ|JJR|JJS|CD|NN|NNS|NNP|NNPS|VBN|VBG)$/u.test(tagOf(tokens[at]))
      ? nounPhraseAt(tokens, at, end)
      : null;
    if (!noun) {
      at++;
      continue;
    }
    const head = tokens[noun.head]!;
    const isFit =
      isPlural === noun.isPlural &&
      !TIMES.has(head.lower) &&
      (isPlural || !PEOPLE.has(head.lower)) &&
      !/^(?:way|case|example|fact|kind|sort|lot|part|number|reason|time|order|turn|effect|general|addition)$/u.test(
        head.lower,
      );
    const words = tokens.slice(noun.from, noun.to);
    if (
      isFit &&
      !words.some(
        ({ lower }) =>
          POINTING.test(lower) ||
          WRITER.test(lower) ||
          NEUTER.test(lower) ||
          PLURAL.test(lower) ||
          MALE.test(lower) ||
          FEMALE.test(lower),
      )
    )
      found.push({ words: definite(words), head });
    else if (isFit) found.push({ words: "", head });
    at = noun.to;
  }
  return found;
}

/** "a device" becomes "the device" where it is named again. */
function definite(tokens: readonly Token[]): string {
  const text = tokens
    .map(({ text: word, spaced, index }, at) =>
      at === 0 || (!spaced && index > 0) ? word : ` ${word}`,
    )
    .join("");
  const [first] = tokens;
  const plain = tagOf(first) === "NNP" ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return plain.replace(/^(?:a|an|some|many|several|most|all) /u, "the ");
}
