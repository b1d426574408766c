/**
 * Ties of a sentence that leans on the one directly before it, by its connective or by a word that points back. Unlike
 * the ties of `findTies` they do not prove that no other sentence could stand there: they tell a reader where the author
 * has joined two sentences. Two of them hold an order where a text is argued (judged: docs/quality.md).
 */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { wordList } from "../words/word-list.ts";
import { makeTie, openingOf, type LeaningRelation, type Tie } from "./tie.ts";

/** Connectives at the head of a sentence, by the relation that they state. */
const CONNECTIVES: Readonly<Record<Exclude<LeaningRelation, "reference">, readonly string[]>> = {
  contrast: [
    "however",
    "but",
    "yet",
    "still",
    "nevertheless",
    "nonetheless",
    "instead",
    "rather",
    "by contrast",
    "in contrast",
    "on the other hand",
    "on the contrary",
    "conversely",
    "even so",
    "though",
  ],
  result: [
    "so",
    "therefore",
    "thus",
    "hence",
    "consequently",
    "as a result",
    "accordingly",
    "for this reason",
    "otherwise",
  ],
  example: ["for example", "for instance"],
  addition: [
    "moreover",
    "furthermore",
    "besides",
    "also",
    "too",
    "in addition",
    "similarly",
    "likewise",
    "nor",
    "what is more",
    "more important",
    "meanwhile",
    "in turn",
  ],
  restatement: ["in other words", "in fact", "that is", "of course"],
};
const RELATIONS = Object.entries(CONNECTIVES).flatMap(([relation, phrases]) =>
  phrases.map((phrase) => ({ relation: relation as LeaningRelation, words: phrase.split(" ") })),
);
/** In the middle of a sentence a connective stands between commas. */
const MOST_BEFORE = 12;

/** Words that point back from the head of a sentence. */
const POINTING = wordList("this that these those such they their it its both neither either");
/** The first words of "the former", "the result", behind which no complement says of what. */
const POINTING_NOUNS = wordList(
  "same other former latter contrast result reason effect difference",
);
const WITHIN = wordList("this these such those same");
/** As far into a sentence a demonstrative points back to another one. */
const MOST_WORDS = 9;
/** "It is known that …", "It was hard to …", "It is not X but Y that …": no reference. */
const FORMAL = wordList("that to whether how why who which");
const MOST_TO_CLAUSE = 16;

/**
 * One tie for each sentence that leans on the one before, its strongest: at its head rather than within.
 * @example leaningTies(analyse("It rained. Nevertheless, they went."))[0]?.relation // "contrast"
 */
export function leaningTies({ sentences }: Analysis): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    const found = before && (headOf(sentence) ?? withinOf(sentence));
    if (!before || !found) return [];
    const { first, last, relation } = found;
    const anchor = { start: before.start, end: before.end, text: openingOf(before) };
    const tie = makeTie("leaning", sentence, first, last, [index - 1], anchor, 1);
    return [{ ...tie, near: true, relation }];
  });
}

interface Leaning {
  readonly first: Token;
  readonly last: Token;
  readonly relation: LeaningRelation;
}

function headOf({ tokens }: Sentence): Leaning | null {
  const first = tokens.find(({ text }) => /^\p{L}/u.test(text));
  if (!first) return null;
  const next = tokens[first.index + 1];
  const connective = connectiveAt(tokens, first.index);
  if (connective) return isConnecting(tokens, connective) ? connective : null;
  if (first.lower === "the")
    return next && POINTING_NOUNS.has(next.lower) && tokens[next.index + 1]?.lower !== "of"
      ? { first, last: next, relation: "reference" }
      : null;
  return POINTING.has(first.lower) && pointsBack(tokens, first)
    ? { first, last: first, relation: "reference" }
    : null;
}

function connectiveAt(tokens: readonly Token[], at: number): Leaning | null {
  const found = RELATIONS.filter(({ words }) =>
    words.every((word, index) => tokens[at + index]?.lower === word),
  ).toSorted((a, b) => b.words.length - a.words.length)[0];
  const [first, last] = [tokens[at], tokens[at + (found?.words.length ?? 0) - 1]];
  return found && first && last ? { first, last, relation: found.relation } : null;
}

/** "Rather than …", "so few people …", "though it rained …" are no connectives at the head. */
function isConnecting(tokens: readonly Token[], { first, last }: Leaning): boolean {
  const next = tokens[last.index + 1];
  if (/^(?:though|too|that)$/u.test(first.lower)) return false;
  if (/^(?:rather|instead)$/u.test(first.lower)) return !/^(?:than|of)$/u.test(next?.lower ?? "");
  return first.lower !== "so" || !/^(?:JJ|RB|VBG|VBN)$/u.test(next?.likely ?? "");
}

function pointsBack(tokens: readonly Token[], { lower, index }: Token): boolean {
  const next = tokens[index + 1];
  if (lower === "it")
    return !tokens.slice(index + 1, index + MOST_TO_CLAUSE).some((one) => FORMAL.has(one.lower));
  // "both rich and poor", "either … or", "neither … nor" point to what follows
  if (/^(?:both|neither|either)$/u.test(lower))
    return !tokens.slice(index + 1, index + 8).some((one) => /^(?:and|or|nor)$/u.test(one.lower));
  // "That he came …", "Those who …"
  if (lower === "that") return /^(?:NN|VB[ZD]|MD)$/u.test(next?.likely ?? "");
  return lower !== "those" || !/^(?:who|whose|of|in|with|that|which)$/u.test(next?.lower ?? "");
}

/** "…, however, …" and "a rule of this kind". */
function withinOf({ tokens }: Sentence): Leaning | null {
  for (const token of tokens.slice(1, MOST_BEFORE)) {
    const next = tokens[token.index + 1];
    if (tokens[token.index - 1]?.text === ",") {
      const found = connectiveAt(tokens, token.index);
      if (found && tokens[found.last.index + 1]?.text === ",") return found;
    }
    if (
      token.index < MOST_WORDS &&
      WITHIN.has(token.lower) &&
      next &&
      /^(?:NN|JJ|DT|VB[ZD]|MD|,)/u.test(next.likely ?? next.text) &&
      !(token.lower === "such" && next.lower === "as") &&
      // "the same way that it was": said of what follows
      !tokens
        .slice(token.index, token.index + 4)
        .some(({ lower }) => /^(?:as|that|who)$/u.test(lower))
    )
      return { first: token, last: token, relation: "reference" };
  }
  return null;
}
