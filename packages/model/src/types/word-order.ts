/** 어순 배열: words of the text, taken apart, to be put in order after their Korean. */
import { MAKERS, passageRuns, pointsFor } from "@pulda/makers/building";
import { countWords, type Block } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, REVIEW, sharedWith } from "./shared/model-type.ts";
import { korean, PUNCTUATION, TARGET } from "./shared/translated.ts";
import { hasPrepositionBeforeRelative } from "./shared/wordings.ts";

const Answer = z.strictObject({
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

const WORDS = { least: 7, most: 16 } as const;

export const wordOrder = modelType({
  ...sharedWith(MAKERS["word-order"]),
  guide: `Words of the text are taken apart, their Korean is printed, and the student puts them in order.
- The target holds a construction that learners get wrong: a relative after a preposition, so … that, it … for … to, a cleft, an indirect question, a comparison, a participle phrase, an inversion, not only … but also.
- The pieces are single words or short groups; a construction's words are never glued into one piece. Adverbs and prepositional phrases that could stand in two places are glued to what they belong to, so that ONE order alone is right. Before you answer, try every piece at the other places: a subject that could follow its verb ("so great has become the demand") keeps it in one piece, and so do a noun and the phrase that could move away from it ("the widest highways on earth").
- No piece begins with a capital unless it is a name; no piece holds a full stop.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, random } = reading;
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const count = countWords(original);
    if (count < WORDS.least || count > WORDS.most || PUNCTUATION.test(original)) return [TARGET];
    const pieces = answer.pieces.map((piece) => piece.trim());
    if (pieces.join(" ") !== original) return [PIECES];
    if (answer.otherOrders.length > 0) return [OTHER_ORDERS];
    if (pieces.some((piece, at) => isGlued(piece, pieces[at + 1]))) return [GLUED];
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
        ...(hasPrepositionBeforeRelative(sentence, span) ? [TOGETHER] : []),
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
        review: REVIEW,
        evidence: [{ span: { start: sentence.start, end: sentence.end }, note: answer.why }],
        distractors: [],
      },
      difficulty: answer.difficulty,
    };
  },
});

/** "the house in which he lived", not "which he lived in". */
const TOGETHER: Block = {
  kind: "example",
  label: "조건",
  runs: [{ kind: "plain", text: "〈전치사+관계대명사〉를 쓸 것" }],
};

const PIECES: Problem = {
  check: "round-trip",
  forModel: "The pieces, joined by single spaces, must give the target exactly.",
  reason: "조각을 이어도 원래 문장이 되지 않아요.",
};
/** "routines of" before "which" hands over the preposition that the relative needs. */
function isGlued(piece: string, next = ""): boolean {
  return (
    /^(?:which|whom|whose)\b/u.test(next) &&
    / (?:about|at|by|for|from|in|into|of|on|through|to|under|with)$/u.test(piece)
  );
}

const GLUED: Problem = {
  check: "worth-asking",
  forModel:
    "A piece ends with the preposition that the relative after it needs, which hands it over: make the preposition a piece of its own.",
  reason: "관계대명사 앞의 전치사가 앞말에 붙어 있어서 답이 드러나요.",
};
const OTHER_ORDERS: Problem = {
  check: "second-answer",
  forModel:
    "Another order of the pieces is right, too: cut or choose so that one order alone is right.",
  reason: "다른 순서로 배열해도 맞는 문장이 돼요.",
};
