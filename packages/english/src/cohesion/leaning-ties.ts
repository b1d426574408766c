/**
 * Ties of a sentence that leans on the one directly before it, by its connective or by a word that points back. Unlike
 * the ties of `findTies` they do not prove that no other sentence could stand there: they tell a reader where the author
 * has joined two sentences. Two of them hold an order where a text is argued (judged: docs/quality.md).
 */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { TIMES } from "../words/nouns.ts";
import { wordList } from "../words/word-list.ts";
import { makeTie, openingOf, type LeaningRelation, type Tie } from "./tie.ts";

/** Connectives at the head of a sentence, by the relation that they state. */
const CONNECTIVES: Readonly<
  Record<Exclude<LeaningRelation, "reference" | "progress">, readonly string[]>
> = {
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
    "in truth",
    "in reality",
    "in practice",
    "all the same",
    "even then",
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
    "then",
    "in consequence",
    "only then",
  ],
  example: ["for example", "for instance", "consider", "imagine", "suppose", "picture"],
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
    "worse",
    "worse still",
    "better still",
    "above all",
    "equally",
    "by the same token",
  ],
  restatement: [
    "in other words",
    "in fact",
    "that is",
    "of course",
    "indeed",
    "after all",
    "in short",
    "in effect",
    "to be sure",
    "admittedly",
    "granted",
    "more precisely",
  ],
};
const RELATIONS = Object.entries(CONNECTIVES).flatMap(([relation, phrases]) =>
  phrases.map((phrase) => ({ relation: relation as LeaningRelation, words: phrase.split(" ") })),
);
/** In the middle of a sentence a connective stands between commas; these do without. */
const MOST_BEFORE = 12;
const WITHOUT_COMMAS = wordList("therefore thus hence");

/** Words that point back from the head of a sentence. */
const POINTING = wordList("this that these those such they their it its both neither either");
/** The first words of "the former", "the result", behind which no complement says of what. */
const POINTING_NOUNS = wordList(
  "same other former latter contrast result reason effect difference",
);
/** "The deeper cause was that …": what stands before says of what, if a verb follows. */
const SHELL_NOUNS = wordList(
  "advantage alternative answer argument assumption cause charge claim complaint conclusion consequence contradiction cost criticism danger difficulty distinction drawback effect error explanation fear hope idea implication irony lesson mistake moral objection opposite outcome paradox point problem purpose question reason remedy result reverse risk secret solution surprise temptation trick trouble",
);
const MOST_ADJECTIVES = 3;
const WITHIN = wordList("this these such those same");
/** As far into a sentence a demonstrative points back to another one. */
const MOST_WORDS = 9;
/** "It is known that …", "It was hard to …", "It is not X but Y that …": no reference. */
const FORMAL = wordList("that to whether how why who which");
const MOST_TO_CLAUSE = 16;
/** Behind "it" other verbs have no clause as their subject: "It forces no one to …". */
const OF_FORMAL = wordList(
  "be seem appear take require make follow turn happen matter help cost remain become feel look sound prove hurt please surprise strike occur come go",
);
/** How far into a sentence "of them" reaches that speaks of its subject. */
const MOST_TO_THEM = 4;
const QUANTITIES = wordList(
  "all any both each either few many most much neither none one several some two three",
);
/** "Similar preferences", "Later codes": the noun behind is told apart from one before. */
const OTHERS = wordList("similar later subsequent comparable further");
/** "What it conceals is …", "Had they waited, …": no noun of the sentence can be meant. */
const BEFORE_PRONOUN = wordList("what had were should did does");

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
      : shellOf(tokens, first);
  if (next && BEFORE_PRONOUN.has(first.lower) && /^(?:it|they)$/u.test(next.lower))
    return { first, last: next, relation: "reference" };
  if (first.lower === "part" && next?.lower === "of" && tokens[next.index + 1]?.lower === "the")
    return shellOf(tokens, tokens[next.index + 1]!);
  if (OTHERS.has(first.lower) && next?.likely === "NNS")
    return { first, last: next, relation: "reference" };
  // "Here the act of pursuing takes the place of a title"
  if (first.lower === "here" && next && /^(?:DT|PRP\$?|NNS?)$/u.test(next.likely ?? ""))
    return { first, last: first, relation: "reference" };
  return POINTING.has(first.lower) && pointsBack(tokens, first)
    ? { first, last: first, relation: "reference" }
    : null;
}

/** "The trouble is …", "The most likely cause was …". */
function shellOf(tokens: readonly Token[], first: Token): Leaning | null {
  const at = tokens.findIndex(
    ({ index, lower }) =>
      index > first.index &&
      SHELL_NOUNS.has(lower) &&
      // "the problem page"
      !tokens[index + 1]?.likely?.startsWith("NN"),
  );
  const [noun, verb] = [tokens[at], tokens[at + 1]];
  if (!noun || !verb || noun.index > first.index + 1 + MOST_ADJECTIVES) return null;
  const between = tokens.slice(first.index + 1, noun.index);
  const isPhrase = between.every(({ likely }) => /^(?:JJ[RS]?|RB[RS]?|VBN)$/u.test(likely ?? ""));
  return isPhrase && /^(?:VB[ZD]|MD)$/u.test(verb.likely ?? "")
    ? { first, last: noun, relation: "reference" }
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
  // "As a result of the drought", "In contrast to cats"; "Picture books help"
  if (first !== last && /^(?:of|to|with)$/u.test(next?.lower ?? "")) return false;
  if (
    /^(?:consider|imagine|picture|suppose)$/u.test(first.lower) &&
    first.likely?.startsWith("VB") !== true
  )
    return false;
  // "Then, faintly, a bell rang": what happens next
  if (first === last && last.lower === "then") return false;
  if (/^(?:though|too|that|worse|granted|equally|all|same|short|besides)$/u.test(last.lower))
    return next?.text === ",";
  // "That is why …"
  if (first.lower === "that") return next?.text === ",";
  if (/^(?:imagine|picture)$/u.test(first.lower) && next?.text === ",") return false;
  if (/^(?:rather|instead)$/u.test(first.lower)) return !/^(?:than|of)$/u.test(next?.lower ?? "");
  return first.lower !== "so" || !/^(?:JJ|RB|VBG|VBN)$/u.test(next?.likely ?? "");
}

/** "It rained all night", "It was dark", "It was Monday". */
const isOfWeather = ({ lemma, lower }: Token): boolean =>
  /^(?:rain|snow|dark|late|early)$/u.test(lemma) || TIMES.has(lower);

function pointsBack(tokens: readonly Token[], { lower, index }: Token): boolean {
  const next = tokens[index + 1];
  // "These days": the reader's own
  if (/^(?:this|these)$/u.test(lower) && TIMES.has(next?.lower ?? "")) return false;
  if (lower === "it") {
    if (tokens.slice(index + 1, index + 5).some(isOfWeather)) return false;
    const verb = next?.likely === "RB" ? tokens[index + 2] : next;
    if (verb?.likely?.startsWith("VB") && !OF_FORMAL.has(verb.lemma)) return true;
    return !tokens.slice(index + 1, index + MOST_TO_CLAUSE).some((one) => FORMAL.has(one.lower));
  }
  // "both rich and poor", "either … or", "neither … nor" point to what follows
  if (/^(?:both|neither|either)$/u.test(lower))
    return !tokens.slice(index + 1, index + 8).some((one) => /^(?:and|or|nor)$/u.test(one.lower));
  // "That he came …", "Those who …"
  if (lower === "that") return /^(?:NN|VB[ZD]|MD)$/u.test(next?.likely ?? "");
  return lower !== "those" || !/^(?:who|whose|of|in|with|that|which)$/u.test(next?.lower ?? "");
}

/** "Museums might therefore …", "it is thus …", "the success of a lock thus depends …". */
function isBesideVerb(tokens: readonly Token[], { index }: Token): boolean {
  return [tokens[index - 1], tokens[index + 1]].some((one) =>
    /^(?:MD|VB[ZPD])$/u.test(one?.likely ?? ""),
  );
}

/** "not only … but also": what is added stands in the same sentence. */
function isOfPair(tokens: readonly Token[], { index }: Token): boolean {
  return tokens
    .slice(0, index)
    .some(({ lower }) => lower === "but" || lower === "and" || lower === "only");
}

/** "Neither of them", "some of these": near the head of a sentence. */
function isOfThem(tokens: readonly Token[], { lower, index }: Token): boolean {
  const next = tokens[index + 1]?.lower ?? "";
  if (lower !== "of" || index > MOST_TO_THEM) return false;
  return (
    /^(?:them|these)$/u.test(next) &&
    // "neither of these" but not "the colors of them and …"
    QUANTITIES.has(tokens[index - 1]?.lower ?? "")
  );
}

/** "by that standard": behind a preposition, and not the opening of a clause. */
function isPointingThat(tokens: readonly Token[], { index }: Token): boolean {
  const [before, next, third] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  return (
    before?.likely === "IN" &&
    before.lower !== "so" &&
    next?.likely === "NN" &&
    !/^(?:VB|MD)/u.test(third?.likely ?? "")
  );
}

/** "…, however, …", "a rule of this kind". */
function withinOf({ tokens }: Sentence): Leaning | null {
  for (const token of tokens.slice(1, MOST_BEFORE)) {
    const next = tokens[token.index + 1];
    const isAfterComma = tokens[token.index - 1]?.text === ",";
    const found = isAfterComma ? connectiveAt(tokens, token.index) : null;
    if (found && tokens[found.last.index + 1]?.text === ",") return found;
    if (WITHOUT_COMMAS.has(token.lower) && !isAfterComma && isBesideVerb(tokens, token))
      return { first: token, last: token, relation: "result" };
    if (token.lower === "also" && isBesideVerb(tokens, token) && !isOfPair(tokens, token))
      return { first: token, last: token, relation: "addition" };
    if (isOfThem(tokens, token)) return { first: token, last: next!, relation: "reference" };
    if (token.index < MOST_WORDS && token.lower === "that" && isPointingThat(tokens, token))
      return { first: token, last: token, relation: "reference" };
    if (
      token.index < MOST_WORDS &&
      WITHIN.has(token.lower) &&
      next &&
      /^(?:NN|JJ|DT|VB[ZD]|MD|,)/u.test(next.likely ?? next.text) &&
      !(token.lower === "such" && next.lower === "as") &&
      // "the same way that it was": said of what follows; "this means that" is not
      (/^VB[ZD]$/u.test(next.likely ?? "") ||
        !tokens
          .slice(token.index, token.index + 4)
          .some(({ lower }) => /^(?:as|that|who)$/u.test(lower)))
    )
      return { first: token, last: token, relation: "reference" };
  }
  return null;
}
