/** Dictionary look-up of a word in its context. */
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
import { nearestFirst, topicAround } from "./sense-nearness.ts";
import { usagesOf, type Usage } from "./usage.ts";
import { rankedMeanings, type RankedMeaning } from "./ranked-meanings.ts";

interface DictionarySense {
  readonly pos: WordClass;
  /** Korean meanings, separated by "; ", one clearly nearest to the sentence first; empty where there are none. */
  readonly meaning: string;
  /** In English, of the most frequent sense; empty where there is none. */
  readonly definition: string;
  readonly examples: readonly string[];
  /** How it is used, sense by sense; empty where we have not written of it. */
  readonly usages: readonly Pick<
    Usage,
    "meaning" | "definition" | "synonyms" | "opposites" | "collocations"
  >[];
}

export interface LookUp {
  readonly lemma: string;
  /** IPA, of the first sense's part of speech. */
  readonly pronunciation: string | null;
  readonly level: WordLevel;
  /** By part of speech, that of the word in its sentence first. */
  readonly senses: readonly DictionarySense[];
  /** Whether the first sense was chosen by the sentence, rather than by frequency. */
  readonly in_context: boolean;
  readonly inflections: readonly Inflection[];
  /** Other lemmas that the word may be a form of. */
  readonly others: readonly string[];
  /** Phrases in the sentence that contain the word. */
  readonly phrases: readonly { readonly phrase: string; readonly meaning: string }[];
}

/** The sentence of a word, and the word's position in it. */
export interface Context {
  readonly sentence: string;
  /** Where the word starts in the sentence, in UTF-16 units. */
  readonly at: number;
}

/** A token in its sentence. */
interface TokenInSentence {
  readonly sentence: Sentence;
  readonly token: Token;
}

/**
 * Looks up a word or phrase; null where it is not in the dictionary.
 * @param text as in the text, or as a user typed it
 * @example lookUp("accounted", { sentence: "It accounted for half.", at: 3 })?.lemma // "account"
 */
export function lookUp(text: string, context?: Context): LookUp | null {
  const typed = text.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (typed.includes(" ")) return lookUpPhrase(typed);
  return lookUpWord(typed, context ? findToken(context, typed) : null);
}

function lookUpWord(typed: string, occurrence: TokenInSentence | null): LookUp | null {
  const contextClasses = occurrence ? classesOf(occurrence.token) : [];
  const chosen = formOf(typed, occurrence?.token ?? null);
  if (!chosen) return null;
  const topic = occurrence ? topicAround([occurrence.sentence], chosen.lemma) : null;
  const senses = rankedMeanings(chosen.lemma, contextClasses, chosen.pos).map((ranked) =>
    senseOf(chosen.lemma, ranked, contextClasses.includes(ranked.pos) ? topic : null),
  );
  return {
    ...entryFields(chosen.lemma, senses),
    in_context: contextClasses.some((pos) => senses[0]?.pos === pos),
    others: lemmasOf(typed)
      .filter(({ lemma }) => lemma !== chosen.lemma && hasMeaning(lemma))
      .map(({ lemma }) => lemma),
    phrases: occurrence ? phrasesAt(occurrence) : [],
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
    senses: [
      { pos: "phrase", meaning: korean.join("; "), definition: "", examples: [], usages: [] },
    ],
    in_context: true,
    inflections: [],
    others: [],
    phrases: [],
  };
}

function entryFields(
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

/** Finds the word's token in its sentence, by position, else by form. */
function findToken({ sentence, at }: Context, typed: string): TokenInSentence | null {
  const lower = typed.toLowerCase();
  const occurrences = analysedSentences(sentence).flatMap((one) =>
    one.tokens.map((token): TokenInSentence => ({ sentence: one, token })),
  );
  const covers = ({ token }: TokenInSentence): boolean => token.start <= at && at < token.end;
  return occurrences.find(covers) ?? occurrences.find(({ token }) => token.lower === lower) ?? null;
}

/** A cache of analysed sentences: readers look up several words of a sentence in a row. */
const recent = new Map<string, readonly Sentence[]>();
const CACHE_SIZE = 16;

function analysedSentences(text: string): readonly Sentence[] {
  const cached = recent.get(text);
  if (cached) return cached;
  const { sentences } = analyse(text);
  const [oldest] = recent.keys();
  if (recent.size >= CACHE_SIZE && oldest !== undefined) recent.delete(oldest);
  recent.set(text, sentences);
  return sentences;
}

/** @param topic of the sentence that the word is used in as this part of speech */
function senseOf(
  lemma: string,
  { pos, meaning }: RankedMeaning,
  topic: Float32Array | null,
): DictionarySense {
  return {
    pos,
    meaning: nearestFirst(lemma, pos, meaning.split("; "), topic).join("; "),
    definition: definitionOf(lemma, pos),
    examples: [exampleOf(lemma, pos)].filter((sentence) => sentence !== null),
    usages: isContentClass(pos)
      ? usagesOf(lemma, pos).map(
          ({ confusables: _c, nearMisses: _n, sentence: _s, ...usage }) => usage,
        )
      : [],
  };
}

function definitionOf(lemma: string, pos: WordClass): string {
  if (!isContentClass(pos)) return "";
  const [first] = mainSenses(lemma, pos);
  return first === undefined ? "" : getSense(first).gloss;
}

function phrasesAt({ sentence, token }: TokenInSentence): LookUp["phrases"] {
  return phrasesIn(sentence)
    .filter(({ tokens }) => tokens.includes(token.index))
    .map(({ phrase }) => ({ phrase, meaning: phraseMeanings(phrase)?.join("; ") ?? "" }));
}
