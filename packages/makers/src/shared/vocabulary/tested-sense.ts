/** Words of a text whose sense is certain, because they have hardly any other. */
import {
  entryOf,
  getSense,
  headwordOf,
  levelOf,
  soleSense,
  type Headword,
  type Sense,
  type Sentence,
  type Token,
  withParticle,
} from "@pulda/english";
import type { ItemContent, Proof, Rejection, Span } from "@pulda/question";
import { testedWordSet } from "../../types/blank/tested-words.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { quoted } from "../quote.ts";

export interface TestedSense {
  readonly sentence: Sentence;
  readonly token: Token;
  readonly head: Headword;
  readonly sense: Sense;
  readonly zipf: number;
}

/** Words more frequent than this are too easy to test. */
const MAX_ZIPF = 5;
/** Words below this level, or below the set's where that is lower, are known to beginners and ask nothing. */
const LEAST_LEVEL = 3;
/** By level, 1–5: the Zipf frequency of the rarest word that is tested. */
const MIN_ZIPF_BY_LEVEL = [4.2, 3.7, 3.2, 2.8, 2.4];
/** Words with an odd definition in WordNet, or with too general a meaning. */
const VAGUE =
  /^(?:people|person|thing|someone|anyone|everyone|year|month|week|today|time|part|kind|type|sort|amount|number|example|data|way|fact|case|lot|teen|percent|second|first|third|also|only|even|just|very|such|many|several|other|main|own)$/u;

/** Each lemma once, at its first occurrence; without those that were tested already. */
export function testedSenses(
  sentences: readonly Sentence[],
  order: MakeOrder,
  share: number,
): TestedSense[] {
  const testedBefore = testedWordSet(order.existingItems);
  const seen = new Set<string>();
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): TestedSense[] => {
      if (order.at !== null && token.start !== order.at) return [];
      const found = testedSenseOf(sentence, token, share, MIN_ZIPF_BY_LEVEL[order.level - 1] ?? 3);
      if (found && levelOf(found.head.lemma) < Math.min(LEAST_LEVEL, order.level)) return [];
      if (!found || seen.has(found.head.lemma) || testedBefore.has(found.head.lemma)) return [];
      seen.add(found.head.lemma);
      return [found];
    }),
  );
}

/** Whether the context leaves no doubt about the word's part of speech. */
function isUnambiguous(sentence: Sentence, token: Token, { pos }: Headword): boolean {
  const before = sentence.tokens[token.index - 1]?.tag ?? "";
  const after = sentence.tokens[token.index + 1];
  if (pos === "n")
    return (
      /^(?:DT|JJ|JJR|JJS|PRP\$|IN|POS|CD|VBG)$/u.test(before) &&
      !after?.likely?.startsWith("NN") &&
      token.likely !== "VBG"
    );
  if (pos === "a")
    return (
      (after?.tag?.startsWith("NN") ?? false) ||
      /^(?:be|become|seem|remain)$/u.test(sentence.tokens[token.index - 1]?.lemma ?? "")
    );
  // "required us to go", "keep going": in such a pattern a verb has another sense
  const rest = sentence.tokens.slice(token.index + 1, token.index + 7);
  return (
    pos !== "v" ||
    (/^(?:DT|PRP\$|NN|NNS|JJ|[.,])$/u.test(after?.tag ?? "") &&
      !rest.some(({ lower }, at) => lower === "to" && rest[at + 1]?.tag === "VB"))
  );
}

function testedSenseOf(
  sentence: Sentence,
  token: Token,
  share: number,
  minZipf: number,
): TestedSense | null {
  const head = headwordOf(token);
  if (
    !head ||
    head.lemma.length < 4 ||
    VAGUE.test(head.lemma) ||
    token.text !== token.lower ||
    !token.spaced
  )
    return null;
  const next = sentence.tokens[token.index + 1];
  if (!next || (!next.spaced && !/^[.,;:!?]$/u.test(next.text))) return null;
  if (!isUnambiguous(sentence, token, head)) return null;
  // "make up", "look after": phrasal verbs have a sense of their own
  if (
    head.pos === "v" &&
    /^(?:up|down|out|off|away|over|on|in|to|for|into|through)$/u.test(next.lower)
  )
    return null;
  const zipf = entryOf(head.lemma)?.zipf ?? 0;
  if (zipf < minZipf || zipf > MAX_ZIPF) return null;
  const id = soleSense(head.lemma, head.pos, share);
  return id === null ? null : { sentence, token, head, sense: getSense(id), zipf };
}

/** The difficulty by word frequency. */
export function meaningDifficulty({ zipf }: TestedSense): ItemContent["difficulty"] {
  return zipf < 3.6 ? "high" : zipf < 4.4 ? "middle" : "low";
}

/** The proof of an item that asks for the meaning of a word in an unchanged passage. */
export function meaningProof(
  source: Source,
  span: Span,
  { token, sentence, head }: TestedSense,
  distractors: Rejection[],
): Proof {
  return {
    kind: "made",
    passage: source.passage,
    source: span,
    operation: { kind: "keep" },
    rules: ["meaning"],
    words: [{ text: head.lemma, span: { start: token.start, end: token.end } }],
    evidence: [
      {
        span: { start: token.start, end: token.end },
        note: `${quoted(sentence.text)}에서 ${withParticle(token.text, "은/는", `'${token.text}'`)} 이 뜻으로 쓰였어요.`,
      },
    ],
    distractors,
  };
}
