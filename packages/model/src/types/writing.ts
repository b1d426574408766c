/** 어순 배열 and 조건 영작: a sentence of the text to be written from its Korean. */
import { passageRuns, pointsFor } from "@pulda/makers/building";
import { comparativeOf, lemmasOf, pluralOf, verbForms } from "@pulda/english";
import { countWords, writtenWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./answer-parts.ts";
import { modelType } from "./model-type.ts";

const korean = z
  .string()
  .min(4)
  .max(300)
  .describe("the Korean of the target, natural and exact, so that the English follows from it");

const OrderAnswer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation(
    "8 to 14 words in a row of one sentence, without a comma inside, that hold a construction",
  ),
  korean,
  pieces: z
    .array(z.string().min(1).max(40))
    .min(5)
    .max(12)
    .describe("the target cut into pieces of 1 to 3 words, in the order of the text"),
  otherOrders: z
    .array(z.string().min(1).max(300))
    .max(5)
    .describe(
      "every other order of the same pieces that is correct English for the Korean; [] if there is none",
    ),
  why: parts.why("which construction puts the words in this order"),
  difficulty: parts.difficulty,
});

const ORDER_WORDS = { least: 7, most: 16 } as const;

export const wordOrder = modelType({
  id: "word-order",
  name: "어순 배열",
  shape: "arrange",
  asks: "grammar",
  guide: `Words of the text are taken apart, their Korean is printed, and the student puts them in order.
- The target holds a construction that learners get wrong: a relative after a preposition, so … that, it … for … to, a cleft, an indirect question, a comparison, a participle phrase, an inversion, not only … but also.
- The pieces are single words or short groups; a construction's words are never glued into one piece. Adverbs and prepositional phrases that could stand in two places are glued to what they belong to, so that ONE order alone is right.
- No piece begins with a capital unless it is a name; no piece holds a full stop.`,
  answer: OrderAnswer,
  build(answer, reading) {
    const { source, excerpt, random } = reading;
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const count = countWords(original);
    if (count < ORDER_WORDS.least || count > ORDER_WORDS.most || /[,.;:!?\n]/u.test(original))
      return [TARGET];
    const pieces = answer.pieces.map((piece) => piece.trim());
    if (pieces.join(" ") !== original) return [PIECES];
    if (answer.otherOrders.length > 0) return [OTHER_ORDERS];
    const problems = [
      koreanProblem(answer.korean, '"korean"'),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const order = random.shuffled(pieces.map((_, at) => at));
    return {
      version: 1,
      type: "word-order",
      shape: "arrange",
      instruction: "우리말과 뜻이 같도록 〈보기〉의 말을 모두 바르게 배열하여 빈칸을 완성하시오.",
      points: pointsFor(answer.difficulty),
      blocks: [
        {
          kind: "passage",
          runs: passageRuns(source.text, excerpt.span, [{ span, run: { kind: "blank" } }]),
        },
        { kind: "prompt", runs: [{ kind: "plain", text: `우리말: ${answer.korean}` }] },
      ],
      pieces: order.map((at) => pieces[at] ?? ""),
      key: { orders: [pieces.map((_, at) => order.indexOf(at))] },
      explanation: answer.why,
      proof: {
        kind: "made",
        passage: source.passage,
        source: excerpt.span,
        operation: { kind: "arrange", span, original },
        rules: ["word-order"],
        review: "type",
        evidence: [{ span: { start: sentence.start, end: sentence.end }, note: answer.why }],
        distractors: [],
      },
      difficulty: answer.difficulty,
    };
  },
});

const WritingAnswer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation(
    "7 to 16 words in a row of one sentence, without a comma inside, that hold a construction",
  ),
  korean,
  words: z
    .array(z.string().min(1).max(20))
    .min(2)
    .max(6)
    .describe(
      "2 to 6 words that have to be used, in their dictionary form; each stands in the target in some form",
    ),
  accepted: z
    .array(z.string().min(1).max(300))
    .max(12)
    .describe(
      "every other correct English for the Korean that keeps the conditions, of the same number of words; [] if there is none",
    ),
  why: parts.why("which constructions are needed and why"),
  difficulty: parts.difficulty,
});

const WRITING_WORDS = { least: 6, most: 18 } as const;

export const guidedWriting = modelType({
  id: "guided-writing",
  name: "조건 영작",
  shape: "write",
  asks: "grammar",
  guide: `A part of the text is replaced by its Korean, and the student writes the English under conditions: words that have to be used (their forms may change) and the number of words.
- The target holds one or two constructions worth testing (relative clause, participle, passive, comparison, so … that, it … to, indirect question, subjunctive) and is short enough to have very few correct wordings. Choose the words so that they fix the wording: the verbs and the construction's key words, in dictionary form, never the whole sentence.
- The Korean fixes tense, number and who does what.
- "accepted" lists every other correct wording with these words and this number of words (that/which, contractions count as one word). Refuse if there would be many.`,
  answer: WritingAnswer,
  build(answer, { source, excerpt }) {
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const count = writtenWords(original).length;
    if (count < WRITING_WORDS.least || count > WRITING_WORDS.most || /[,.;:!?\n]/u.test(original))
      return [TARGET];
    const words = answer.words.map((word) => word.trim());
    const conditions = [
      ...words.map((word) => ({ kind: "uses" as const, word, forms: formsOf(word) })),
      { kind: "count" as const, words: count },
    ];
    const accepted = [original, ...answer.accepted.map((text) => text.trim().replace(/[.]$/u, ""))];
    const unmet = accepted.find((text) => !meets(text, words, count));
    if (unmet !== undefined) return [conditionOf(unmet)];
    const problems = [
      koreanProblem(answer.korean, '"korean"'),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    return {
      version: 1,
      type: "guided-writing",
      shape: "write",
      instruction: "다음 글의 빈칸에 들어갈 말을 우리말과 뜻이 같도록 〈조건〉에 맞게 영작하시오.",
      points: pointsFor("high"),
      blocks: [
        {
          kind: "passage",
          runs: passageRuns(source.text, excerpt.span, [{ span, run: { kind: "blank" } }]),
        },
        { kind: "prompt", runs: [{ kind: "plain", text: `우리말: ${answer.korean}` }] },
        {
          kind: "example",
          label: "조건",
          runs: [
            {
              kind: "plain",
              text: `1. 다음 말을 모두 쓸 것(필요하면 어형을 바꿀 것): ${words.join(", ")}\n2. ${count}단어로 쓸 것`,
            },
          ],
        },
      ],
      fields: [{}],
      grading: "form",
      conditions,
      key: { accepted: [[...new Set(accepted)]] },
      explanation: answer.why,
      proof: {
        kind: "made",
        passage: source.passage,
        source: excerpt.span,
        operation: { kind: "blank", span, original },
        rules: ["writing"],
        review: "type",
        evidence: [{ span: { start: sentence.start, end: sentence.end }, note: answer.why }],
        distractors: [],
      },
      difficulty: answer.difficulty,
    };
  },
});

/** The forms of "be", which no rule gives. */
const IRREGULAR = new Map([["be", ["am", "is", "are", "was", "were", "been", "being"]]]);

/** Every form that a word may take in a sentence. */
function formsOf(word: string): string[] {
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
  ];
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

/** Whether a wording keeps the conditions: the number of words, and each word in some form. */
function meets(text: string, words: readonly string[], count: number): boolean {
  const written = writtenWords(text);
  const lemmas = new Set(
    written.flatMap((one) => [one, ...lemmasOf(one).map(({ lemma }) => lemma)]),
  );
  return (
    written.length === count &&
    words.every(
      (word) => lemmas.has(word.toLowerCase()) || formsOf(word).some((form) => lemmas.has(form)),
    )
  );
}

const TARGET: Problem = {
  check: "target-length",
  forModel:
    "The target must be 8 to 14 words in a row of one sentence, without any punctuation inside or at its end.",
  reason: "영작하거나 배열할 말의 길이가 맞지 않거나 문장 부호가 들어 있어요.",
};
const PIECES: Problem = {
  check: "round-trip",
  forModel: "The pieces, joined by single spaces, must give the target exactly.",
  reason: "조각을 이어도 원래 문장이 되지 않아요.",
};
const OTHER_ORDERS: Problem = {
  check: "second-answer",
  forModel:
    "Another order of the pieces is right, too: cut or choose so that one order alone is right.",
  reason: "다른 순서로 배열해도 맞는 문장이 돼요.",
};

function conditionOf(text: string): Problem {
  return {
    check: "conditions",
    forModel: `The accepted wording "${text}" does not keep the conditions (all the words in some form, the same number of words as the target).`,
    reason: "정답으로 인정할 문장이 조건에 맞지 않아요.",
  };
}
