/** Whether a sentence can open a text that stands alone. */
import { PEOPLE, TIMES, type Sentence, type Tie, type Token, usesAs } from "@pulda/english";

/** Openings that point back whatever follows them. */
const POINTS_BACK =
  /^["“‘(]?(?:However|Therefore|Thus|Hence|Consequently|Accordingly|For example|For instance|In other words|That is,|Similarly|Likewise|Moreover|Furthermore|More (?:importantly|important still),|Worse(?: still)?,|Additionally|Nevertheless|Nonetheless|Otherwise|Besides,|Also,|Then,|Still,|Indeed,|Instead(?! of)|As a result(?! of)|In addition(?! to)|In contrast(?! to| with)|By contrast|Conversely|On the other hand|On the contrary|Because of (?:this|these|that)|After that|Since then|At (?:this|that) (?:point|time|moment)|In (?:this|that|these) (?:way|case|sense|regard|respect|context|situation)|For this reason|And|But|Or|Nor|Yet|So(?! (?:many|much|far|long|few|little|great|strong|important|common)\b)|Another|Others|The (?:former|latter|others?)(?! (?:day|night|side)\b)|Second(?:ly)?,|Third(?:ly)?,|Finally,|Next,|Lastly,|Such(?! is life)|You guessed it|Yes,|No,|Well,|Of course|Not (?:really|exactly|quite)|As (?:mentioned|described|discussed|noted|explained|stated|you (?:now |already )?know|we (?:have )?(?:seen|saw|learned|discussed|said|mentioned)))(?:\b|(?<=,))/u;

/** "the second", "the last piece": one of a list that stands before. */
const LATER_OF_A_LIST =
  /^(?:\w+ )?[Tt]he (?:second|third|fourth|next|following|previous|above|same|(?:last|final|remaining|other|first) (?:piece|part|step|reason|point|type|kind|way|group|example|factor|stage|question|thing to))\b(?! (?:time|half|floor|world|century|quarter|day|morning|week|year|language|largest|most|grade)\b)/iu;

const DEPENDENT_OPENING =
  /^(?:this|that|these|those|they|it|he|she|his|her|their|its|him|them|however|but|yet|so|therefore|thus|instead|for example|for instance|in other words|as a result|then|also|in fact|similarly|likewise|moreover|such|and|or|second|third|finally|another|soon|after that|in addition|on the other hand|at this|in this)\b/iu;

/** "A minute before, they had …": before what, the text has told. */
const OF_BEFORE =
  /^(?:(?:a|an|one|two|three|some|a few|several|many) )?(?:second|minute|hour|day|week|month|year|decade|century|moment)s? (?:before|earlier|later|after|afterwards)(?:,| (?!the\b|a\b|an\b))/iu;

/** In a later sentence of the passage, what stands before may be meant. */
const OVER_THE_NEXT =
  /^(?:\w+ ){1,2}(?:next|following|same) (?:\w+ )?(?:days|weeks|months|years|decades)\b/iu;

/**
 * The words with which the first sentence of a text points back to something that stands before it, or null.
 * @example danglingOpening(analyse("These birds sing.").sentences[0]) // "These birds"
 */
export function danglingOpening(sentence: Sentence): string | null {
  const { text, tokens } = sentence;
  const opening = POINTS_BACK.exec(text)?.[0] ?? LATER_OF_A_LIST.exec(text)?.[0];
  if (opening) return opening.replace(/^["“‘(]|,$/gu, "");
  const [first] = tokens;
  if (!first) return null;
  return (
    danglingPronoun(sentence, first) ??
    tokens
      .slice(0, 12)
      .map((token) => danglingWord(sentence, token))
      .find((words) => words !== null) ??
    null
  );
}

function danglingPronoun({ tokens }: Sentence, first: Token): string | null {
  const next = tokens[1];
  if (first.lower === "it") return isFormal(tokens) ? null : first.text;
  if (/^(?:they|them|their|its|he|she|him)$/u.test(first.lower)) return first.text;
  if (/^(?:his|her)$/u.test(first.lower)) return first.text;
  if (first.lower === "those")
    return /^(?:who|of|whose|that)$/u.test(next?.lower ?? "") ? null : first.text;
  if (/^(?:this|that|these)$/u.test(first.lower)) {
    if (TIMES.has(next?.lower ?? "")) return null;
    // "That sugar is sweet is known"
    const isConjunction = first.lower === "that" && /^(?:DT|PRP|NNS|NNP)/u.test(next?.likely ?? "");
    return isConjunction ? null : first.text;
  }
  return null;
}

/** "It is known that", "It was a cold night", "It takes years to". */
function isFormal(tokens: readonly Token[]): boolean {
  return tokens
    .slice(1, 16)
    .some(
      ({ lower }) =>
        /^(?:that|to|whether|how|why|when|who|where|what|since|before|until|raining|snowing|cold|dark|hot|late|early)$/u.test(
          lower,
        ) || TIMES.has(lower),
    );
}

/** "this", "these", and "that" before its noun. */
function isPointing({ lower, tag, likely }: Token): boolean {
  return /^(?:this|these)$/u.test(lower) || (lower === "that" && tag === "DT" && likely === "DT");
}

const SEASON = /^(?:spring|summer|fall|autumn|winter|weekend|season|semester|term|holiday)$/u;

/** "these fishes", "however", "also" early in the sentence. */
function danglingWord({ tokens }: Sentence, token: Token): string | null {
  const { lower, index } = token;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (/^(?:however|therefore|nevertheless|moreover|thus)$/u.test(lower) && index > 0)
    return before?.text === "," && next?.text === "," ? token.text : null;
  if (lower === "also" && index > 0 && index < 5)
    // "They were also great walkers", "not only … but also"
    return tokens
      .slice(0, index)
      .some(({ text }) => /^(?:is|are|was|were|only|but|\(|and|,)$/iu.test(text))
      ? null
      : token.text;
  // "The patches that spread over rocks": a relative; "this fall": a time of the reader
  if (lower === "that" && isRelative(tokens, token)) return null;
  if (lower === "this" && SEASON.test(next?.lower ?? "")) return null;
  if (!isPointing(token) || index === 0 || /^["“‘]$/u.test(tokens[0]?.text ?? "")) return null;
  if (/^(?:imagine|consider|picture|read|look|take|try)$/iu.test(tokens[0]?.lower ?? ""))
    return null;
  if (!next || TIMES.has(next.lower) || !/^(?:NN|JJ|VBN|VBG)/u.test(next.likely ?? "")) return null;
  if (/^(?:world|planet|country|earth|town|city)$/u.test(next.lower)) return null;
  if (lower === "that" && opensClause(tokens, token)) return null;
  // "A tree fell, and this tree …"
  if (tokens.slice(0, index).some((other) => other.lemma === next.lemma)) return null;
  return tokens.slice(0, index).some(({ text }) => /^[,;]$/u.test(text))
    ? null
    : `${token.text} ${next.text}`;
}

/** "The patches that spread over rocks": behind a noun, or before a verb and its preposition. */
function isRelative(tokens: readonly Token[], { index }: Token): boolean {
  const [before, next, third] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (/^NNS?$/u.test(before?.likely ?? "")) return true;
  return (
    usesAs(next?.lower ?? "", "v").length > 0 && third?.likely === "IN" && before?.likely !== "IN"
  );
}

/** "It is believed that bargaining belongs …": a conjunction, with a noun and its verb behind it. */
function opensClause(tokens: readonly Token[], { index }: Token): boolean {
  if (!/^(?:VB|JJ)/u.test(tokens[index - 1]?.likely ?? "")) return false;
  let at = index + 1;
  while (/^(?:NN|JJ|VBG)/u.test(tokens[at]?.likely ?? "")) at++;
  return /^(?:VBZ|VBP|VBD|MD)$/u.test(tokens[at]?.likely ?? "");
}

/**
 * False for a sentence that depends on preceding text, by a pronoun, a connective or another tie. Stricter than
 * `danglingOpening`, since there is preceding text.
 * @param ties the ties of the text that contains the sentence
 */
export function canOpenExcerpt(sentence: Sentence, ties: readonly Tie[]): boolean {
  return (
    sentence.readable &&
    !ties.some(({ dependent }) => dependent === sentence.index) &&
    isFreeOpening(sentence)
  );
}

/** `canOpenExcerpt` without the ties, which a caller who asks for many sentences looks up by itself. */
export function isFreeOpening(sentence: Sentence): boolean {
  return (
    sentence.tokens.some(({ likely, index }) => index < 25 && likely?.startsWith("NN")) &&
    !opensWithBareQuantity(sentence) &&
    !sentence.inQuotation &&
    !/^["“‘]/u.test(sentence.text) &&
    !DEPENDENT_OPENING.test(sentence.text) &&
    !OVER_THE_NEXT.test(sentence.text) &&
    danglingOpening(sentence) === null &&
    !OF_BEFORE.test(sentence.text) &&
    !sentence.tokens.some((token) => isKnownThing(sentence, token)) &&
    !sentence.tokens
      .slice(0, 12)
      .some(
        ({ lower, index }) =>
          /^(?:this|these)$/u.test(lower) ||
          (lower === "such" && sentence.tokens[index + 1]?.lower !== "as"),
      ) &&
    !sentence.tokens.some((token) => isAnaphoric(sentence, token))
  );
}

/** Among so many words a thing that is spoken of as known has been told of before; further on, only what sums up. */
const EARLY = 7;
/** What says which thing is meant. */
const TELLS_WHICH = /^(?:of|that|who|whom|which|whose|where|when|between|to|for|behind|about)$/u;
/** Of these there is one only, or all of them are meant. */
const KNOWN_TO_ALL = new Set(
  "age ancient average beginning blind body brain city climate countryside country dead deaf development ear earth economy elderly end environment evening eye future government guitar hand heart history human internet law market media middle mind modern moon morning night ocean old origin past piano poor present press public radio rest rich sea season sick sky state study sun telephone time unemployed universe violin way weather web world year young".split(
    " ",
  ),
);

/** Nouns that stand for what was said. */
const SUMS_UP =
  /^(?:idea|question|theory|claim|problem|finding|experiment|approach|policy|principle|argument|explanation|objection|belief|hypothesis)s?$/u;

/** "the loss" of which nothing was said: what it is stands before the sentence. */
function isKnownThing({ tokens }: Sentence, { lower, index }: Token): boolean {
  if (lower !== "the") return false;
  let noun: Token | null = null;
  let at = index + 1;
  for (; at < tokens.length; at++) {
    const tag = tokens[at]?.likely ?? "";
    if (/^NNS?$/u.test(tag)) noun = tokens[at]!;
    // "the principle being protected" ends with its noun
    else if (noun || !/^(?:JJ|VBN|VBG|RB|CD|HYPH)$/u.test(tag)) break;
  }
  if (!noun || (index >= EARLY && !SUMS_UP.test(noun.lower))) return false;
  const words = tokens.slice(index + 1, at);
  const isKnownToAll = words.some(({ lemma }) => KNOWN_TO_ALL.has(lemma));
  return !isKnownToAll && !TELLS_WHICH.test(tokens[at]?.lower ?? "");
}

/** Whether a word is anaphoric, without an antecedent earlier in its sentence. */
function isAnaphoric({ tokens }: Sentence, { lower, index }: Token): boolean {
  const before = tokens.slice(0, index);
  if (/^(?:he|him|his|she|her|hers)$/u.test(lower))
    return !before.some(({ likely, lower: word }) => likely?.startsWith("NNP") || PEOPLE.has(word));
  if (/^(?:they|them|their|its)$/u.test(lower))
    return !before.some(
      ({ likely, lower: word }) =>
        likely?.startsWith("NN") && !/^(?:some|any|every|no)thing$/u.test(word),
    );
  if (/^(?:former|latter|other|others|same)$/u.test(lower)) return index < 6;
  const ordinal = /^(?:first|second|third|next|last)$/u.test(lower);
  return ordinal && before.at(-1)?.lower === "the" && index < 5;
}

/** "Some suspected that …": who is meant depends on the sentence before. */
function opensWithBareQuantity({ tokens }: Sentence): boolean {
  const [first, second] = tokens;
  return (
    /^(?:some|many|most|few|several|all|none|each|both|one)$/u.test(first?.lower ?? "") &&
    !/^(?:NN|JJ|VBG|VBN|CD|RB)/u.test(second?.likely ?? "NN") &&
    second?.lower !== "of"
  );
}
