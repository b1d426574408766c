/** Lemmatization of tokens, and inflection of lemmas by Penn Treebank tag. */
import type { Token } from "../analysis.ts";
import {
  comparativeOf,
  findVerbBase,
  pluralOf,
  singularOf,
  superlativeOf,
  verbForms,
} from "../inflection.ts";
import { isLemma } from "./entries.ts";
import type { PartOfSpeech } from "./senses.ts";

/** A token as a dictionary word. */
export interface Headword {
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  /** The Penn Treebank tag of its form; `inflect` gives another word the same form. */
  readonly tag: string;
}

/**
 * The headword of a token with an agreed tag; null for names, function words and words that are not in the
 * dictionary.
 * @example headwordOf(token)?.lemma // "city" for "cities"
 */
export function headwordOf({ tag, lower, lemma, text }: Token): Headword | null {
  if (!tag || !/^[A-Za-z]+$/u.test(text)) return null;
  const found = lemmaFor(tag, lower, lemma);
  return found && isLemma(found.lemma, found.pos) ? { ...found, tag } : null;
}

function lemmaFor(
  tag: string,
  word: string,
  lemma: string,
): { lemma: string; pos: PartOfSpeech } | null {
  switch (tag) {
    case "NN":
      return { lemma: word, pos: "n" };
    case "NNS":
      return { lemma: singularOf(word), pos: "n" };
    case "JJ":
      return { lemma: word, pos: "a" };
    case "RB":
      return { lemma: word, pos: "r" };
    case "JJR":
    case "JJS":
      return positiveForm(word, tag === "JJR" ? comparativeOf : superlativeOf);
    case "VB":
    case "VBP":
    case "VBZ":
    case "VBD":
    case "VBN":
    case "VBG": {
      const base = findVerbBase(word, lemma);
      return base ? { lemma: base, pos: "v" } : null;
    }
    default:
      return null;
  }
}

function positiveForm(
  word: string,
  form: (adjective: string) => string,
): { lemma: string; pos: "a" } | null {
  const stem = word.replace(/(?:er|est)$/u, "");
  const bases = [
    stem,
    `${stem}e`,
    stem.replace(/i$/u, "y"),
    stem.replace(/(.)\1$/u, "$1"),
    ...IRREGULAR_BASES,
  ];
  const base = bases.find((candidate) => isLemma(candidate, "a") && form(candidate) === word);
  return base === undefined ? null : { lemma: base, pos: "a" };
}

const IRREGULAR_BASES = ["good", "bad", "little", "many", "far"];

/**
 * A lemma inflected for a Penn Treebank tag.
 * @example inflect("shrink", "VBD") // "shrank"
 */
export function inflect(lemma: string, tag: string): string {
  switch (tag) {
    case "NNS":
      return pluralOf(lemma);
    case "JJR":
      return comparativeOf(lemma);
    case "JJS":
      return superlativeOf(lemma);
    case "VBZ":
      return verbForms(lemma).s;
    case "VBD":
      return verbForms(lemma).past;
    case "VBN":
      return verbForms(lemma).participle;
    case "VBG":
      return verbForms(lemma).ing;
    default:
      return lemma;
  }
}
