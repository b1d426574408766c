/** Where a word can be taken out because the rest of the text says which one it is. */
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
  /** What the key is, or what it may be where no list has it. */
  readonly classes: readonly NounClass[];
  readonly plural: boolean;
  /** Whether "a" or "an" stands right before it. */
  readonly article: "a" | "an" | null;
  /** Other places where the word stands, the most telling first. */
  readonly evidence: readonly BlankEvidence[];
  readonly score: number;
}

export interface BlankEvidence {
  readonly sentence: Sentence;
  readonly token: Token;
  /** A word that both sentences have besides the key, or null. */
  readonly shared: Token | null;
  /** Whether the key stands there beside the same word ("flu virus", "executive functions"). */
  readonly collocation: boolean;
}

/** Words too empty to be an option: many others would do in their place. */
export const EMPTY_WORDS =
  /^(?:thing|way|time|people|person|part|kind|type|place|example|problem|reason|fact|case|day|year|man|woman|number|amount|lot|group|area|form|change|idea|result|point|question|answer|world|life|work|hour|week|month|minute|day|moment|other|one|someone|set|end|start|name|word|side|level|role|use|need|effect|difference|member|night|morning|evening|bit|piece|section|article|figure|step|process|system|animal|male|female|bacteria)s?$/u;

/**
 * The places of an excerpt, best first.
 * @param least in so many other sentences the word must stand
 */
export function findCandidates({ sentences }: Excerpt, least: number): BlankCandidate[] {
  const readable = sentences.filter(({ readable: ok }) => ok);
  return readable
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token) => placeAt(readable, sentence, token, least)),
    )
    .toSorted((a, b) => b.score - a.score || a.token.start - b.token.start);
}

function placeAt(
  sentences: readonly Sentence[],
  sentence: Sentence,
  token: Token,
  least: number,
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
  // inside a compound the word is not alone in deciding the meaning; before a name it is a title
  if (/^(?:NN|POS)/u.test(after.likely ?? "NN") || after.text === "(" || after.text === "-")
    return [];
  if (before.text === "-" || /["“”‘’]/u.test(before.text + after.text)) return [];
  // "called working memory": the sentence that coins a term cannot be completed from elsewhere
  if (
    sentence.tokens
      .slice(Math.max(0, token.index - 4), token.index)
      .some(({ lower: word }) => /^(?:called|named|known)$/u.test(word))
  )
    return [];
  const stem = stemOf(text);
  const again = sentence.tokens.some((other) => other !== token && stemOf(other.text) === stem);
  if (again) return [];
  const evidence = evidenceFor(sentences, sentence, token, before);
  const telling = evidence.filter(({ shared, collocation }) => shared !== null || collocation);
  if (evidence.length < least || telling.length === 0) return [];
  const plural = tag === "NNS";
  const article = before.lower === "a" || before.lower === "an" ? before.lower : null;
  const own = sentence.tokens.filter(isContent).length;
  const classes = classesOf(sentence, token);
  if (own < 4 || classes.length === 0) return [];
  const first = sentences.findIndex((other) =>
    other.tokens.some((word) => stemOf(word.text) === stem),
  );
  const opening = sentences.indexOf(sentence) === first;
  const score =
    Math.min(evidence.length, 6) +
    Math.min(telling.length, 4) * 1.5 +
    (evidence.some(({ collocation }) => collocation) ? 3 : 0) -
    (opening ? 2 : 0) +
    gist(sentences, sentence, evidence);
  return [{ sentence, token, classes, plural, article, evidence: telling, score }];
}

/**
 * How likely the place carries what the text is about: in its last sentences or a concluding one,
 * with a word that runs through all of it.
 */
function gist(
  sentences: readonly Sentence[],
  sentence: Sentence,
  evidence: readonly BlankEvidence[],
): number {
  const at = sentences.indexOf(sentence);
  const concluding =
    /^(?:So|Thus|Therefore|Hence|In short|In conclusion|Overall|In other words|As a result|This means)\b/u;
  const reach = evidence.map((found) => sentences.indexOf(found.sentence));
  const spread = (Math.max(...reach) - Math.min(...reach)) / sentences.length;
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
  const own = new Set(
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
        (word) => stemOf(word.text) !== stem && isContent(word) && own.has(stemOf(word.text)),
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

/** By list or by ending; else as it is used: a bare singular is a mass noun. */
function classesOf(sentence: Sentence, { lower, tag, index }: Token): readonly NounClass[] {
  const abstract = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|dom|acy|ure)s?$/u.test(lower);
  const bare = tag === "NN" && isBare(sentence, index);
  const known = isPerson(lower) ? "person" : nounClass(singularOf(lower));
  const mass = known === "substance" || known === "quality";
  if (known && mass === bare) return [known];
  // a thing that is counted stands bare in a compound or a set phrase only ("go to school")
  if (bare && known && known !== "idea") return [];
  if (bare) return abstract || known === "idea" ? ["quality"] : ["substance", "quality"];
  if (known === "quality" || abstract) return ["idea"];
  return ["nature", "idea"];
}

/** Whether nothing determines a noun; that is seen before its modifiers. */
function isBare({ tokens }: Sentence, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && /^(?:JJ|JJR|JJS|NN|VBN|VBG|RB|RBS|RBR|,)$/u.test(tokens[at]?.likely ?? ""))
    at--;
  const determined =
    /^(?:DT|PRP\$|POS|CD)$/u.test(tokens[at]?.likely ?? "") ||
    /['’]s?$/u.test(tokens[at]?.text ?? "");
  return !determined;
}

/** Whether a noun means a human being, by list and by ending. */
export function isPerson(noun: string): boolean {
  return (
    PEOPLE.has(noun) ||
    nounClass(singularOf(noun)) === "person" ||
    /(?:ist|ian|eer|ress)s?$/u.test(noun)
  );
}
