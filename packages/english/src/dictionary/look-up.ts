/** What the dictionary says of a word in a text. */
import { analyse, type Sentence, type Token } from "../analysis.ts";
import { mainSenses } from "../lexicon/relations.ts";
import { getSense } from "../lexicon/senses.ts";
import { exampleOf } from "./examples.ts";
import { classesOf, formOf, isContentClass } from "./word-form.ts";
import { inflectionsOf, type Inflection } from "./inflections.ts";
import { lemmasOf } from "./lemmas.ts";
import { levelOf, type WordLevel } from "./level.ts";
import { hasMeaning, phraseMeanings, type WordClass } from "./meanings.ts";
import { phrasesIn } from "./phrases.ts";
import { pronunciationOf } from "./pronunciation.ts";
import { rankedMeanings, type RankedMeaning } from "./ranked-meanings.ts";

interface DictionarySense {
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

function lookUpWord(typed: string, place: Place | null): LookUp | null {
  const wanted = place ? classesOf(place.token) : [];
  const chosen = formOf(typed, place?.token ?? null);
  if (!chosen) return null;
  const senses = rankedMeanings(chosen.lemma, wanted, chosen.pos).map((ranked) =>
    senseOf(chosen.lemma, ranked),
  );
  return {
    ...described(chosen.lemma, senses),
    in_context: wanted.some((pos) => senses[0]?.pos === pos),
    others: lemmasOf(typed)
      .filter(({ lemma }) => lemma !== chosen.lemma && hasMeaning(lemma))
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
const CACHE_SIZE = 16;

function analysed(text: string): readonly Sentence[] {
  const known = recent.get(text);
  if (known) return known;
  const { sentences } = analyse(text);
  const [oldest] = recent.keys();
  if (recent.size >= CACHE_SIZE && oldest !== undefined) recent.delete(oldest);
  recent.set(text, sentences);
  return sentences;
}

function senseOf(lemma: string, { pos, meaning }: RankedMeaning): DictionarySense {
  return {
    pos,
    meaning,
    definition: definitionOf(lemma, pos),
    examples: [exampleOf(lemma, pos)].filter((sentence) => sentence !== null),
  };
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
