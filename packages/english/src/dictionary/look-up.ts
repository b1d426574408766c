/** What the dictionary says of a word in a text. */
import { analyse, type Sentence, type Token } from "../analysis.ts";
import { usesAs } from "../lexicon/entries.ts";
import { inflect } from "../lexicon/lemma.ts";
import { mainSenses } from "../lexicon/relations.ts";
import { getSense, type PartOfSpeech } from "../lexicon/senses.ts";
import { exampleOf } from "./examples.ts";
import { inflectionsOf, type Inflection } from "./inflections.ts";
import { lemmasOf, type LemmaOf } from "./lemmas.ts";
import { levelOf, type WordLevel } from "./level.ts";
import { meaningsOf, phraseMeanings, type WordClass } from "./meanings.ts";
import { phrasesIn } from "./phrases.ts";
import { pronunciationOf } from "./pronunciation.ts";

export interface DictionarySense {
  readonly pos: WordClass;
  /** Korean meanings, "; " between them; empty where we have written none. */
  readonly meaning: string;
  /** In English, of the sense that is most used; empty where there is none. */
  readonly definition: string;
  readonly examples: readonly string[];
}

export interface LookUp {
  readonly lemma: string;
  /** IPA, of the first sense's part of speech. */
  readonly pronunciation: string | null;
  readonly level: WordLevel;
  /** By part of speech, the one that the word has in its sentence first. */
  readonly senses: readonly DictionarySense[];
  /** Whether the first sense is the one of the sentence, rather than the most common. */
  readonly in_context: boolean;
  readonly inflections: readonly Inflection[];
  /** Other dictionary forms that the word may stand for. */
  readonly others: readonly string[];
  /** Phrases of the sentence that the word is a part of. */
  readonly phrases: readonly { readonly phrase: string; readonly meaning: string }[];
}

/** Where a word stands. */
export interface Context {
  readonly sentence: string;
  /** Where the word begins in the sentence, in UTF-16 units. */
  readonly at: number;
}

/** A word in a text. */
interface Place {
  readonly sentence: Sentence;
  readonly token: Token;
}

const BY_TAG: readonly (readonly [RegExp, readonly WordClass[]])[] = [
  [/^NN/u, ["n"]],
  [/^VB/u, ["v", "aux"]],
  [/^JJ/u, ["a", "det"]],
  [/^RB|^WRB/u, ["r", "conj"]],
  [/^(?:IN|TO|RP)$/u, ["prep", "conj", "r"]],
  [/^(?:DT|PDT|WDT)$/u, ["det", "pron", "conj"]],
  [/^(?:PRP|WP)/u, ["pron", "det"]],
  [/^MD$/u, ["aux"]],
  [/^CC$/u, ["conj"]],
  [/^CD$/u, ["num"]],
  [/^UH$/u, ["int"]],
];

/**
 * A word or phrase in the dictionary, or null where it is not in it.
 * @param text as it stands in the text, or as a user typed it
 * @example lookUp("accounted", { sentence: "It accounted for half.", at: 3 })?.lemma // "account"
 */
export function lookUp(text: string, context?: Context): LookUp | null {
  const typed = text.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (typed.includes(" ")) return lookUpPhrase(typed);
  return lookUpWord(typed, context ? placeOf(context, typed) : null);
}

/**
 * The word of a token in the dictionary, in the sense of its sentence, or null.
 * @example lookUpAt(sentence, sentence.tokens[2]!)?.senses[0]?.meaning
 */
export function lookUpAt(sentence: Sentence, token: Token): LookUp | null {
  let found = ofTokens.get(token);
  if (found === undefined)
    ofTokens.set(token, (found = lookUpWord(token.text, { sentence, token })));
  return found;
}

/** Several makers ask for the same word of a text. */
const ofTokens = new WeakMap<Token, LookUp | null>();

function lookUpWord(typed: string, place: Place | null): LookUp | null {
  const wanted = place ? classesOf(place.token) : [];
  const lemmas = lemmasOf(typed);
  const chosen = choose(lemmas, wanted, place?.token ?? null) ?? hyphenated(typed);
  if (!chosen) return null;
  const senses = sensesOf(chosen.lemma, wanted, chosen.pos);
  return {
    ...described(chosen.lemma, senses),
    in_context: wanted.some((pos) => senses[0]?.pos === pos),
    others: lemmas
      .filter(({ lemma }) => lemma !== chosen.lemma && meaningsOf(lemma).length > 0)
      .map(({ lemma }) => lemma),
    phrases: place ? phrasesAt(place) : [],
  };
}

function lookUpPhrase(typed: string): LookUp | null {
  const [sentence] = analyse(typed).sentences;
  const lower = typed.toLowerCase();
  const found =
    phraseMeanings(lower) === null
      ? sentence && phrasesIn(sentence).find(({ tokens }) => tokens.length >= 2)?.phrase
      : lower;
  const korean = found ? phraseMeanings(found) : null;
  if (!found || !korean) return null;
  return {
    lemma: found,
    pronunciation: null,
    level: levelOf(found),
    senses: [{ pos: "phrase", meaning: korean.join("; "), definition: "", examples: [] }],
    in_context: true,
    inflections: [],
    others: [],
    phrases: [],
  };
}

function described(
  lemma: string,
  senses: readonly DictionarySense[],
): Pick<LookUp, "lemma" | "pronunciation" | "level" | "senses" | "inflections"> {
  return {
    lemma,
    pronunciation: pronunciationOf(lemma, senses[0]?.pos ?? "n"),
    level: levelOf(lemma),
    senses,
    inflections: senses.flatMap(({ pos }) => inflectionsOf(lemma, pos)),
  };
}

/** The word's token in its sentence, by place, else by form. */
function placeOf({ sentence, at }: Context, typed: string): Place | null {
  const lower = typed.toLowerCase();
  const places = analysed(sentence).flatMap((one) =>
    one.tokens.map((token): Place => ({ sentence: one, token })),
  );
  const covers = ({ token }: Place): boolean => token.start <= at && at < token.end;
  return places.find(covers) ?? places.find(({ token }) => token.lower === lower) ?? null;
}

/** Readers ask for several words of one sentence, one after the other. */
const recent = new Map<string, readonly Sentence[]>();
const RECENT = 16;

function analysed(text: string): readonly Sentence[] {
  const known = recent.get(text);
  if (known) return known;
  const { sentences } = analyse(text);
  const [oldest] = recent.keys();
  if (recent.size >= RECENT && oldest !== undefined) recent.delete(oldest);
  recent.set(text, sentences);
  return sentences;
}

function classesOf({ tag, likely }: Token): readonly WordClass[] {
  const known = tag ?? likely ?? "";
  return BY_TAG.find(([pattern]) => pattern.test(known))?.[1] ?? [];
}

/**
 * The dictionary form that the token's tag asks for ("found" as a past form is "find"), else one of its
 * part of speech; those with a Korean meaning before others.
 */
function choose(
  lemmas: readonly LemmaOf[],
  wanted: readonly WordClass[],
  token: Token | null,
): LemmaOf | null {
  const tag = token?.tag ?? token?.likely ?? "";
  const isForm = ({ lemma }: LemmaOf): boolean => inflect(lemma, tag) === token?.lower;
  // taggers take a bare "bound" for a present form more often than it is one
  const isPast = ({ lemma }: LemmaOf): boolean =>
    tag === "VBP" && lemma !== token?.lower && inflect(lemma, "VBD") === token?.lower;
  const isMeant = ({ lemma, pos }: LemmaOf): boolean =>
    wanted.some((one) => (pos === null || pos === one) && hasClass(lemma, one));
  const explained = lemmas.filter(({ lemma }) => meaningsOf(lemma).length > 0);
  const asMeant = explained.filter(isMeant);
  return (
    asMeant.find(isPast) ??
    asMeant.find(isForm) ??
    asMeant[0] ??
    explained[0] ??
    lemmas.find(isMeant) ??
    lemmas[0] ??
    null
  );
}

function hasClass(lemma: string, pos: WordClass): boolean {
  return (
    meaningsOf(lemma).some((one) => one.pos === pos) ||
    (isContentClass(pos) && usesAs(lemma, pos).length > 0)
  );
}

function isContentClass(pos: WordClass): pos is PartOfSpeech {
  return pos.length === 1;
}

/** "water-based": its last part that is known. */
function hyphenated(typed: string): LemmaOf | null {
  const parts = typed.split("-");
  if (parts.length < 2) return null;
  return parts.toReversed().flatMap(lemmasOf)[0] ?? null;
}

/** By part of speech: those of the sentence first, then that of the form, then the most used. */
function sensesOf(
  lemma: string,
  wanted: readonly WordClass[],
  ofForm: WordClass | null,
): DictionarySense[] {
  const meanings = meaningsOf(lemma);
  const unexplained = (["n", "v", "a", "r"] as const).filter(
    (pos) => meanings.length === 0 && usesAs(lemma, pos).length > 0,
  );
  const all = [
    ...meanings.map(({ pos, korean }) => ({ pos, meaning: korean.join("; ") })),
    ...unexplained.map((pos) => ({ pos, meaning: "" })),
  ];
  const rank = (pos: WordClass): number => {
    const place = wanted.indexOf(pos);
    if (place >= 0) return place;
    return 10 + (pos === ofForm ? 0 : 10) - Math.min(9, Math.log10(1 + useOf(lemma, pos)));
  };
  return all
    .toSorted((a, b) => rank(a.pos) - rank(b.pos))
    .map(({ pos, meaning }) => ({
      pos,
      meaning,
      definition: definitionOf(lemma, pos),
      examples: [exampleOf(lemma, pos)].filter((sentence) => sentence !== null),
    }));
}

/** How often a tagged corpus has the lemma so; a function word's own class comes first. */
function useOf(lemma: string, pos: WordClass): number {
  if (!isContentClass(pos)) return 1e6;
  return usesAs(lemma, pos).reduce((sum, { count }) => sum + count, 0);
}

function definitionOf(lemma: string, pos: WordClass): string {
  if (!isContentClass(pos)) return "";
  const [first] = mainSenses(lemma, pos);
  return first === undefined ? "" : getSense(first).gloss;
}

function phrasesAt({ sentence, token }: Place): LookUp["phrases"] {
  return phrasesIn(sentence)
    .filter(({ tokens }) => tokens.includes(token.index))
    .map(({ phrase }) => ({ phrase, meaning: phraseMeanings(phrase)?.join("; ") ?? "" }));
}
