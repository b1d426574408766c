/** Candidates for a blank: nouns that the rest of the text determines. */
import {
  isContent,
  PEOPLE,
  nounClass,
  singularOf,
  stemOf,
  type NounClass,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Excerpt } from "../../shared/excerpt.ts";

export interface BlankCandidate {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The semantic classes of the key: one where a word list has it, else the possible ones. */
  readonly classes: readonly NounClass[];
  readonly plural: boolean;
  /** The indefinite article right before it. */
  readonly article: "a" | "an" | null;
  /** Other occurrences of the word, the strongest evidence first. */
  readonly evidence: readonly BlankEvidence[];
  readonly score: number;
}

export interface BlankEvidence {
  readonly sentence: Sentence;
  readonly token: Token;
  /** A content word that both sentences share besides the key, or null. */
  readonly shared: Token | null;
  /** Whether the key follows the same word there ("flu virus", "executive functions"). */
  readonly collocation: boolean;
}

/** Words too general for an option: many others would fit in their place. */
export const EMPTY_WORDS =
  /^(?:thing|way|time|people|person|part|kind|type|place|example|problem|reason|fact|case|day|year|man|woman|number|amount|lot|group|area|form|change|idea|result|point|question|answer|world|life|work|hour|week|month|minute|day|moment|other|one|someone|set|end|start|name|word|side|level|role|use|need|effect|difference|member|night|morning|evening|bit|piece|section|article|figure|step|process|system|animal|male|female|bacteria)s?$/u;

/**
 * The candidates of an excerpt, best first.
 * @param minEvidence in how many other sentences the word must occur
 */
export function findCandidates({ sentences }: Excerpt, minEvidence: number): BlankCandidate[] {
  const readable = sentences.filter(({ readable: ok }) => ok);
  return readable
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token) => candidateAt(readable, sentence, token, minEvidence)),
    )
    .toSorted((a, b) => b.score - a.score || a.token.start - b.token.start);
}

function candidateAt(
  sentences: readonly Sentence[],
  sentence: Sentence,
  token: Token,
  minEvidence: number,
): BlankCandidate[] {
  const { tag, lower, text } = token;
  if ((tag !== "NN" && tag !== "NNS") || !/^[a-z]{4,}$/u.test(text) || EMPTY_WORDS.test(lower))
    return [];
  const before = sentence.tokens[token.index - 1];
  const after = sentence.tokens[token.index + 1];
  if (
    !before ||
    !after ||
    !token.spaced ||
    !(/\s|[.,;:!?]/u.test(after.text.charAt(0)) || after.spaced)
  )
    return [];
  // within a compound the word alone does not determine the meaning; before a name it is a title
  if (/^(?:NN|POS)/u.test(after.likely ?? "NN") || after.text === "(" || after.text === "-")
    return [];
  if (before.text === "-" || /["“”‘’]/u.test(before.text + after.text)) return [];
  // "called working memory": a sentence that introduces a term cannot be completed from other sentences
  if (
    sentence.tokens
      .slice(Math.max(0, token.index - 4), token.index)
      .some(({ lower: word }) => /^(?:called|named|known)$/u.test(word))
  )
    return [];
  const stem = stemOf(text);
  const isRepeated = sentence.tokens.some(
    (other) => other !== token && stemOf(other.text) === stem,
  );
  if (isRepeated) return [];
  const evidence = evidenceFor(sentences, sentence, token, before);
  const strongEvidence = evidence.filter(
    ({ shared, collocation }) => shared !== null || collocation,
  );
  if (evidence.length < minEvidence || strongEvidence.length === 0) return [];
  const plural = tag === "NNS";
  const article = before.lower === "a" || before.lower === "an" ? before.lower : null;
  const contentWords = sentence.tokens.filter(isContent).length;
  const classes = classesOf(sentence, token);
  if (contentWords < 4 || classes.length === 0) return [];
  const first = sentences.findIndex((other) =>
    other.tokens.some((word) => stemOf(word.text) === stem),
  );
  const isFirstMention = sentences.indexOf(sentence) === first;
  const score =
    Math.min(evidence.length, 6) +
    Math.min(strongEvidence.length, 4) * 1.5 +
    (evidence.some(({ collocation }) => collocation) ? 3 : 0) -
    (isFirstMention ? 2 : 0) +
    centrality(sentences, sentence, evidence);
  return [{ sentence, token, classes, plural, article, evidence: strongEvidence, score }];
}

/**
 * How central a candidate is to the text: in its last sentences or in a concluding one, with a word that occurs
 * throughout the text.
 */
function centrality(
  sentences: readonly Sentence[],
  sentence: Sentence,
  evidence: readonly BlankEvidence[],
): number {
  const at = sentences.indexOf(sentence);
  const concluding =
    /^(?:So|Thus|Therefore|Hence|In short|In conclusion|Overall|In other words|As a result|This means)\b/u;
  const indices = evidence.map((found) => sentences.indexOf(found.sentence));
  const spread = (Math.max(...indices) - Math.min(...indices)) / sentences.length;
  return (
    (concluding.test(sentence.text) ? 2 : 0) +
    (at >= sentences.length - 2 ? 1.5 : at === 0 ? -1 : 0) +
    (spread > 0.5 ? 1.5 : 0)
  );
}

function evidenceFor(
  sentences: readonly Sentence[],
  sentence: Sentence,
  key: Token,
  before: Token,
): BlankEvidence[] {
  const stem = stemOf(key.text);
  const stemsOfSentence = new Set(
    sentence.tokens
      .filter((token) => token !== key && isContent(token))
      .map(({ text }) => stemOf(text)),
  );
  const found = sentences.flatMap((other): BlankEvidence[] => {
    const token =
      other === sentence ? undefined : other.tokens.find(({ text }) => sameWord(text, key.text));
    if (!token) return [];
    const shared =
      other.tokens.find(
        (word) =>
          stemOf(word.text) !== stem && isContent(word) && stemsOfSentence.has(stemOf(word.text)),
      ) ?? null;
    const neighbour = other.tokens[token.index - 1];
    const collocation = isContent(before) && neighbour?.lower === before.lower;
    return [{ sentence: other, token, shared, collocation }];
  });
  return found.toSorted(
    (a, b) =>
      Number(b.collocation) - Number(a.collocation) ||
      Number(b.shared !== null) - Number(a.shared !== null) ||
      Math.abs(a.sentence.index - sentence.index) - Math.abs(b.sentence.index - sentence.index),
  );
}

/** The same noun in either number. */
function sameWord(a: string, b: string): boolean {
  return singularOf(a) === singularOf(b);
}

/** The classes of a noun, by word list, by suffix, or by use: a bare singular is a mass noun. */
function classesOf(sentence: Sentence, { lower, tag, index }: Token): readonly NounClass[] {
  const abstract = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|dom|acy|ure)s?$/u.test(lower);
  const bare = tag === "NN" && isBare(sentence, index);
  const known = isPerson(lower) ? "person" : nounClass(singularOf(lower));
  const mass = known === "substance" || known === "quality";
  if (known && mass === bare) return [known];
  // a countable noun is bare only in compounds and set phrases ("go to school")
  if (bare && known && known !== "idea") return [];
  if (bare) return abstract || known === "idea" ? ["quality"] : ["substance", "quality"];
  if (known === "quality" || abstract) return ["idea"];
  return ["nature", "idea"];
}

/** Whether a noun has no determiner, which would stand before its modifiers. */
function isBare({ tokens }: Sentence, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && /^(?:JJ|JJR|JJS|NN|VBN|VBG|RB|RBS|RBR|,)$/u.test(tokens[at]?.likely ?? ""))
    at--;
  const determined =
    /^(?:DT|PRP\$|POS|CD)$/u.test(tokens[at]?.likely ?? "") ||
    /['’]s?$/u.test(tokens[at]?.text ?? "");
  return !determined;
}

/** Whether a noun denotes a person, by word list and suffix. */
export function isPerson(noun: string): boolean {
  return (
    PEOPLE.has(noun) ||
    nounClass(singularOf(noun)) === "person" ||
    /(?:ist|ian|eer|ress)s?$/u.test(noun)
  );
}
