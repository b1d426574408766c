/** 조건 영작: a part of the text to be written from its Korean, under conditions. */
import { passageRuns, pointsFor } from "@pulda/makers/building";
import { writtenWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import {
  asOften,
  byLetters,
  formsOf,
  inNumber,
  meets,
  nameIn,
  otherWords,
  pluralsIn,
} from "./shared/given-words.ts";
import { modelType, REVIEW } from "./shared/model-type.ts";
import { korean, PUNCTUATION, TARGET } from "./shared/translated.ts";
import { tensesIn } from "./shared/tense.ts";
import {
  hasPrepositionBeforeRelative,
  opensWithMovable,
  otherRelatives,
  turnsRound,
} from "./shared/wordings.ts";

const Answer = z.strictObject({
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

const WORDS = { least: 6, most: 18 } as const;
/** How many words of the target at least are not given as they stand: with fewer only their order is asked. */
const LEAST_OPEN = 2;

export const guidedWriting = modelType({
  id: "guided-writing",
  name: "조건 영작",
  shape: "write",
  asks: "grammar",
  guide: `A part of the text is replaced by its Korean, and the student writes the English under conditions: words that have to be used (their forms may change) and the number of words.
- The target is the clause on which the argument turns, taken whole (with its "and the second foolish", its "for as long as we please"), rather than a phrase at its edge.
- The target holds one or two constructions worth testing (relative clause, participle, passive, comparison, so … that, it … to, indirect question, subjunctive) and is short enough to have very few correct wordings. Choose the words so that they fix the wording: the verbs and the construction's key words, in dictionary form, never the whole sentence: at least three words of the target have to be put into another form (participles, passives, comparatives, plurals) or found (a form of be, to, a relative, a conjunction). Best is a target with two constructions in one another ("what they force people to mention", "so faint that hardly anyone who …").
- Nothing in the target can move: no adverb that could as well stand elsewhere (thus, however, then, also, often, only, even, still …: begin the target after it, or choose another), no particle before its noun ("pulls out weeds" is also "pulls weeds out"), no "which one is X" beside "which one X is", no "all", "both" or "each" that could stand behind the verb ("the others had all"), no noun whose phrase could come at the end ("nothing about them has to be adjusted"), no subject that could follow its verb, no phrase of time or place that could open or close the clause, no object that could follow its phrase ("bring to painting an end", "of quality better than"), no two halves of an "and" that could change places, no "is not A but B" ("Not A but B is").
- All finite verbs of the target are in one tense, which is printed as a condition.
- The Korean and the words together fix voice, number and who does what: name the auxiliary, the "to", the relative or the conjunction among the words where another construction (a gerund for an infinitive, "when" for "while", a past for a perfect or a past perfect) would have as many words and be right as well. The Korean is what a Korean author would write, not a gloss: 것 is for things and 사람 for persons, a question word stands as often as in the English, an adverb stands beside what it belongs to, no "~에 의해", no "하나의".
- Before you answer, write the English from your own Korean and words alone, three times as three different good students: whatever keeps the conditions and is right is either listed in "accepted" (contractions count as one word; that/which need not be listed) or a reason for another target. Refuse if there would be many.`,
  answer: Answer,
  build(answer, { source, excerpt }) {
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const count = writtenWords(original).length;
    if (count < WORDS.least || count > WORDS.most || PUNCTUATION.test(original)) return [TARGET];
    if (opensWithMovable(original)) return [MOVABLE];
    if (turnsRound(original)) return [TURNING];
    const tenses = tensesIn(sentence, span);
    if (tenses.length > 1) return [TENSES];
    const plurals = pluralsIn(sentence, span);
    const named = answer.words.map(
      (word) => nameIn(original, word.trim()) ?? inNumber(word.trim(), plurals),
    );
    const words = [...named, ...otherWords(original, named, plurals)];
    const conditions = [
      ...words.map((word) => ({ kind: "uses" as const, word, forms: formsOf(word) })),
      { kind: "count" as const, words: count },
    ];
    const others = answer.accepted.map((text) => text.trim().replace(/[.]$/u, ""));
    const unmet = [original, ...others].find((text) => !meets(text, named, count));
    if (unmet !== undefined) return [conditionOf(unmet)];
    // the given words rule some of the other wordings out
    const accepted = [original, ...others, ...otherRelatives(sentence, span)].filter(
      (text) => text === original || meets(text, words, count),
    );
    const problems = [
      koreanProblem(answer.korean, '"korean"'),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const given = new Set(words.map((word) => word.toLowerCase()));
    const open = writtenWords(original).filter((word) => !given.has(word));
    if (open.length < LEAST_OPEN) return [TOO_MUCH_GIVEN];
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
              text: [
                `다음 말을 모두 쓸 것(어형을 바꾸거나 be동사·to·접속사·관계사·의문사를 더할 수 있음): ${words
                  .flatMap((word) => asOften(word, original))
                  .toSorted(byLetters)
                  .join(", ")}`,
                `${count}단어로 쓸 것`,
                ...tenses.map((tense) => `${tense} 시제로 쓸 것`),
                ...(hasPrepositionBeforeRelative(sentence, span)
                  ? ["〈전치사+관계대명사〉를 쓸 것"]
                  : []),
              ]
                .map((condition, at) => `${at + 1}. ${condition}`)
                .join("\n"),
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
        review: REVIEW,
        evidence: [{ span: { start: sentence.start, end: sentence.end }, note: answer.why }],
        distractors: [],
      },
      difficulty: answer.difficulty,
    };
  },
});

const TOO_MUCH_GIVEN: Problem = {
  check: "worth-asking",
  forModel:
    "The given words hand over nearly the whole target: at least two of its words have to be put into another form or found. Name fewer words (no form of be, no relative, no to), or choose a target with a participle, a passive, a comparison or a perfect.",
  reason: "주어진 말이 답을 거의 다 알려 줘요.",
};
const TURNING: Problem = {
  check: "one-wording",
  forModel:
    'The target says "is not A but B", and "Not A but B is …" keeps every condition, too: choose another target.',
  reason: "'not A but B'가 문장 앞에도 올 수 있어서 답이 여러 개예요.",
};
const TENSES: Problem = {
  check: "one-wording",
  forModel:
    "The target's verbs stand in different tenses, which its Korean cannot fix: choose a target whose finite verbs are all in one tense.",
  reason: "시제가 둘 이상이어서 답이 여러 개일 수 있어요.",
};
const MOVABLE: Problem = {
  check: "one-wording",
  forModel:
    "The target opens with an adverb that could as well stand elsewhere in it: begin after the adverb, or choose another target.",
  reason: "자리를 옮길 수 있는 부사로 시작해서 답이 여러 개예요.",
};

function conditionOf(text: string): Problem {
  return {
    check: "conditions",
    forModel: `The accepted wording "${text}" does not keep the conditions (all the words in some form, the same number of words as the target).`,
    reason: "정답으로 인정할 문장이 조건에 맞지 않아요.",
  };
}
