/** The words that the conditions of 조건 영작 give, and whether a wording uses them. */
import {
  comparativeOf,
  findVerbBase,
  lemmasOf,
  pluralOf,
  verbForms,
  type Sentence,
  type Token,
} from "@pulda/english";
import { writtenWords, type Span } from "@pulda/question";
import { isParticipleBehindAuxiliary, participleBase } from "./participle.ts";

const wordsOf = (list: string) => new Set(list.split(" "));

/** Determiners that are given with their noun: what fixes its number and its article. */
const WITH_NOUN = wordsOf(
  "a an the this that these those any every each no some another other both all such",
);
/** What is left to the writer although it is no function word by its tag: the Korean or a structure tells. */
const LEFT_OPEN = wordsOf(
  "be am is are was were been being have has had having do does did to not n't more most so too as than enough",
);
/** Conjunctions beside which another is as right: those are given. */
const WITH_TWINS = wordsOf("because since although though while whereas when once unless");
/** How the Korean shows a pronoun; one that it does not show is given. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  i: /나|내|저|제/u,
  me: /나|내|저|제/u,
  my: /나의|내|저의|제/u,
  we: /우리/u,
  us: /우리/u,
  our: /우리/u,
  you: /너|네|당신|여러분/u,
  your: /너|네|당신|여러분|자기|자신/u,
  he: /그(?![것들])|자신/u,
  him: /그(?![것들])|자신/u,
  his: /그의|그(?![것들])|자기|자신/u,
  she: /그녀|자신/u,
  her: /그녀|자기|자신/u,
  it: /그것|이것|이를/u,
  its: /그것|그\s|그의|자체|자신/u,
  they: /그들|그것들|이들/u,
  them: /그들|그것들|이들/u,
  their: /그들|그것들|이들|자기|자신/u,
};
const POSSESSIVE = /^(?:my|our|your|his|her|its|their)$/u;
/** "It" that stands for what follows is to be found. */
const FORMAL_IT = /^(?:to|that|whether|how|what|who|why|where)$/u;

interface Word {
  /** As it stands, but for the capital of a sentence's first word. */
  readonly text: string;
  readonly lower: string;
  readonly tag: string;
  /** The dictionary form. */
  readonly base: string;
}

/**
 * The words that are given of a span, as they are printed: verbs, adjectives and adverbs in their dictionary form, nouns
 * as they stand, with the article or the like before them. What joins them is left to the writer: prepositions, relatives,
 * conjunctions that have no twin, forms of "be" and "have", "to", and pronouns that the Korean shows.
 * @param named other words that are to be given, such as a preposition beside which another is as right
 * @param span within the text that the sentence's own span counts in
 * @returns what is given, and the tokens that are left to the writer
 * @example givenWords(sentence, span, [], korean).given // ["deprive", "the practice", "would", "enable", …]
 */
export function givenWords(
  { tokens }: Sentence,
  span: Span,
  named: readonly string[],
  korean: string,
): { readonly given: string[]; readonly open: Token[] } {
  const inside = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const words = inside.map(wordOf);
  const given: string[] = [];
  const open: Token[] = [];
  for (let at = 0; at < words.length;) {
    const asNamed = named.find((one) => isFormOf(words[at]!, one));
    const length = asNamed === undefined ? phraseLength(words, at, korean) : 0;
    if (length > 0) {
      given.push(
        words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(" "),
      );
      at += length;
      continue;
    }
    if (asNamed !== undefined)
      given.push(asNamed.toLowerCase() === words[at]!.lower ? words[at]!.base : asNamed);
    else if (isGiven(words, at, korean)) given.push(words[at]!.base);
    else open.push(inside[at]!);
    at++;
  }
  return { given, open };
}

/** Whether a word is a form of one that the model has named; an article never is. */
function isFormOf({ lower, tag }: Word, named: string): boolean {
  if (tag === "DT" || named.includes(" ")) return false;
  const base = named.toLowerCase();
  return lower === base || (/^(?:VB|JJ|RB|NN)/u.test(tag) && formsOf(base).includes(lower));
}

function wordOf(token: Token, at: number, tokens: readonly Token[]): Word {
  const { text, lower } = token;
  const tag = tagOf(token);
  // a name, or what comes of one ("European"), keeps its capital
  const isName = token.index > 0 || (token.tag?.startsWith("NNP") ?? false);
  const shown = isName && /^\p{Lu}/u.test(text) ? text : lower;
  const participle =
    isParticipleBehindAuxiliary(tokens, at) || isVerbalForm(tokens, at)
      ? participleBase(token)
      : null;
  return {
    text: shown,
    lower,
    tag: participle === null ? tag : "VBN",
    base: participle ?? adverbOf(tokens, at) ?? baseOf(token, tag, shown, tokens[at + 1]),
  };
}

const tagOf = (token?: Token): string => token?.tag ?? token?.likely ?? "";

/** "That curved around", "more convincing", "worth knowing": a form of a verb that neither stands before its noun nor is one. */
function isVerbalForm(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!/(?:ed|ing)$/u.test(token.lower) || token.tag?.startsWith("VB")) return false;
  if (token.lower.endsWith("ing") && (before?.lower === "worth" || takesClause(next))) return true;
  if (tagOf(token) === "JJ") return !/^(?:DT|JJ|PRP\$|NN)/u.test(tagOf(before));
  return (
    !/^(?:NN|JJ)/u.test(tagOf(next)) &&
    !/^(?:DT|JJ|PRP\$|NN|RB)/u.test(tagOf(before)) &&
    (token.lower.endsWith("ed") || !tagOf(before).startsWith("IN"))
  );
}

/** "Without feeling that …": what follows belongs to a verb. */
function takesClause(next: Token | undefined): boolean {
  return /^(?:that|how|what|whether|why|him|her|it|me|them|us)$/u.test(next?.lower ?? "");
}

/** "Works best" comes of "well", "is best" of "good". */
function adverbOf(tokens: readonly Token[], at: number): string | null {
  const { lower } = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isAdverb =
    tagOf(tokens[at]).startsWith("RB") ||
    (tagOf(before).startsWith("VB") && before?.lemma !== "be" && !tagOf(next).startsWith("NN"));
  return isAdverb ? (OF_ADVERBS[lower] ?? null) : null;
}

function baseOf({ lower, lemma }: Token, tag: string, shown: string, next?: Token): string {
  // "re-entered" is "re-enter", as "entered" is "enter"
  const prefix = /^.+-/u.exec(lower)?.[0] ?? "";
  if (prefix !== "" && /^VB[DNZG]$/u.test(tag)) {
    const verb = lower.slice(prefix.length);
    const base = lemmasOf(verb).find((one) => findVerbBase(verb, one.lemma));
    return prefix + (base?.lemma ?? verb);
  }
  // "used to the dark" is no form of "use"
  if (tag.startsWith("VB"))
    return lower === "used" && next?.lower === "to" ? lower : (findVerbBase(lower, lemma) ?? lemma);
  // "less A than B" comes of no "little", "more than" of no "many"
  return !QUANTITIES.has(lower) && /^(?:JJ|RB)[RS]$/u.test(tag)
    ? (lemmasOf(lower).find((one) => one.lemma !== lower)?.lemma ?? lower)
    : shown;
}

/** How many words from here on are a noun with what stands before it; 0 where it is none that is given whole. */
function phraseLength(words: readonly Word[], at: number, korean: string): number {
  const first = words[at]!;
  if (first.tag === "VBN") return 0;
  const isDeterminer =
    WITH_NOUN.has(first.lower) &&
    /^(?:DT|PDT|JJ)$/u.test(first.tag) &&
    // "so harsh that composers …"
    !(
      first.lower === "that" &&
      (words[at + 1]?.tag.endsWith("S") ?? false) // no "that men"
    ) &&
    // "that nobody had asked"
    !/(?:body|one|thing)$/u.test(words[at + 1]?.lower ?? "");
  const isHiddenPossessive = POSSESSIVE.test(first.lower) && !isShown(first.lower, korean);
  let end = at + Number(isDeterminer || isHiddenPossessive);
  const start = end;
  if (end > at) while (/^(?:JJ|CD)$/u.test(words[end]?.tag ?? "")) end++;
  const noun = end;
  while (
    words[end]?.tag.startsWith("NN") &&
    // "the time Hugh": a name is no part of the noun before it
    (end === noun || isName(words[end]!) === isName(words[end - 1]!)) &&
    // "the person everyone knows"
    (end === noun || ![words[end]!, words[end - 1]!].some(({ lower }) => INDEFINITE.test(lower)))
  )
    end++;
  if (end === noun) return 0;
  // "the faster" and "the more" are to be formed
  return start > at || end > at ? end - at : 0;
}

const QUANTITIES = wordsOf("less least more most");

/** Comparatives of adverbs that are adjectives', too. */
const OF_ADVERBS: Readonly<Record<string, string>> = {
  best: "well",
  better: "well",
  worse: "badly",
  worst: "badly",
};

const INDEFINITE = /^(?:any|every|some|no)(?:body|one|thing)$/u;

const isName = ({ tag }: Word): boolean => tag.startsWith("NNP");

function isGiven(words: readonly Word[], at: number, korean: string): boolean {
  const { lower, tag } = words[at]!;
  if (!/^\p{L}/u.test(lower)) return false;
  // "as though" is "as if" as well
  if (lower === "though" && words[at - 1]?.lower === "as") return false;
  if (WITH_TWINS.has(lower) && /^(?:IN|WRB|)$/u.test(tag)) return true;
  if (LEFT_OPEN.has(lower) && !isFullVerb(words, at)) return false;
  if (lower in SHOWN) return !isShown(lower, korean) && !isFormal(words, at);
  // "the wider world": the comparative parts the article from its noun
  if (/^(?:an?|the)$/u.test(lower) && isComparedNoun(words, at)) return true;
  if (tag === "DT" || tag === "PDT") return !/^(?:an?|the|that)$/u.test(lower);
  if (lower === "that") return false;
  return /^(?:NN|VB|JJ|RB|RP|MD|CD|FW|UH|$)/u.test(tag);
}

const isShown = (pronoun: string, korean: string): boolean => SHOWN[pronoun]?.test(korean) ?? false;

function isComparedNoun(words: readonly Word[], at: number): boolean {
  const [compared, noun] = [words[at + 1], words[at + 2]];
  return compared?.tag === "JJR" && (noun?.tag.startsWith("NN") ?? false);
}

/** "Enable them to do it", "had the time": no auxiliary. */
function isFullVerb(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  // "did someone ask"
  if (
    /^(?:did|does)$/u.test(word.lower) &&
    words.slice(at + 2, at + 5).some(({ tag }) => tag === "VB")
  )
    return false;
  // "not once had he looked", "Had it been there"
  const isInverted =
    /^(?:he|i|she|they|we)$/u.test(next?.lower ?? "") || (at === 0 && next?.tag === "PRP");
  if (isInverted) return false;
  return (
    /^(?:do|did|does|done|doing|have|has|had|having)$/u.test(word.lower) &&
    /^(?:PRP|DT|NN|JJ|CD|$)/u.test(next?.tag ?? "")
  );
}

/** "It is hard to …", "makes it possible to …". */
function isFormal(words: readonly Word[], at: number): boolean {
  return (
    words[at]!.lower === "it" && words.slice(at + 1).some(({ lower }) => FORMAL_IT.test(lower))
  );
}

/** The order of the list of given words; an article does not count. */
export function byLetters(a: string, b: string): number {
  return withoutArticle(a).localeCompare(withoutArticle(b), "en");
}

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the)\s/iu, "");

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

/**
 * Whether a wording keeps the conditions: the number of words, each given word in some form, each given phrase as it is.
 * @example meets("a rule learned early", ["a rule", "learn", "early"], 4) // true
 */
export function meets(text: string, given: readonly string[], count: number): boolean {
  const written = writtenWords(text);
  if (written.length !== count) return false;
  const line = ` ${written.join(" ")} `;
  const lemmas = new Set(
    written.flatMap((one) => [one, ...lemmasOf(one).map(({ lemma }) => lemma)]),
  );
  return given.every((one) => {
    const word = one.toLowerCase();
    if (word.includes(" ")) return line.includes(` ${word} `);
    return lemmas.has(word) || formsOf(word).some((form) => lemmas.has(form));
  });
}
