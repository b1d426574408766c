/** 조건 영작: a part of the text to be written from its Korean, under conditions. */
import { passageRuns, pointsFor } from "@pulda/makers/building";
import { writtenWords, type Condition } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { byLetters, formsOf, givenWords, meets } from "./shared/given-words.ts";
import { modelType, REVIEW } from "./shared/model-type.ts";
import {
  hasStructure,
  namedStructures,
  STRUCTURE_IDS,
  STRUCTURES,
  type StructureId,
} from "./shared/structures.ts";
import { korean } from "./shared/translated.ts";
import { tensesIn } from "./shared/tense.ts";
import { opensWithMovable, otherAsIf, otherRelatives, turnsRound } from "./shared/wordings.ts";

const Answer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation(
    "8 to 18 words in a row of one sentence, with two commas inside at most, that hold two constructions or three",
  ),
  korean,
  words: z
    .array(z.string().min(1).max(20))
    .max(6)
    .default([])
    .describe(
      "single words of the target, in dictionary form, that have to be given besides its verbs, nouns, adjectives and adverbs (which are given anyway): a preposition or the like beside which another would be as right; [] is best",
    ),
  structures: z
    .array(z.enum(STRUCTURE_IDS))
    .max(2)
    .default([])
    .describe(
      "up to 2 structures that the conditions name, each in the target: only where another structure would be as right",
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

const WORDS = { least: 6, most: 20 } as const;
/** Signs that may not stand inside a target; commas are not graded. */
const PUNCTUATION = /[.;:!?\n]/u;
const MOST_COMMAS = 2;
/** How many words of the target at least are not given as they stand, and their least share: else only their order is asked. */
const LEAST_OPEN = { words: 4, share: 0.35 } as const;

export const guidedWriting = modelType({
  id: "guided-writing",
  name: "조건 영작",
  shape: "write",
  asks: "grammar",
  guide: `A part of the text is replaced by its Korean, and the student writes the English under conditions: the words to be used, the number of words, and at times a structure that is named by its grammar term.
- What is printed: the target's verbs, adjectives and adverbs in their dictionary form, its nouns as they stand with their article ("the practice", "an injury"). What the student finds: prepositions, relatives, question words, conjunctions, forms of be and have, "not", can, will, should and must, "to", "it", "more", "than", "as", pronouns that your Korean shows, and every inflection. So the target is worth asking where these carry it.
- The target is the clause on which the argument turns (the conclusion or the reason, rather than the sentence that opens the text or a detail), taken whole, rather than a phrase at its edge. It holds two constructions in one another ("what they force people to mention", "so faint that hardly anyone who …", "the practice that would enable them to do it", "the more often it is called upon, the less it has to be kept alive", "…, which implies that almost anyone would have done the same", "whose homes are too crowded to study in"): relatives (what, whose, with a preposition, omitted, whatever), passives of perfects, modals and infinitives, participles behind their noun, too … to, so … that, as … as, it … to, indirect questions, keep A from -ing, with + object + participle, object complements, inversion.
- "structures" names what another structure of as many words would replace as rightly ("a stream that curved around it" is also "a stream curving there around it": name the relative). Usually nothing has to be named: what the Korean, the words and the number of words settle is left for the student to work out. In "words" a preposition is named only where another is as right ("withheld from / at the other") or where no student could know it ("is of this kind"); no conjunction, relative or "it" that the Korean settles.
- Nothing in the target can move: no adverb that could as well stand elsewhere (thus, however, then, also, often, only, even, still …: begin the target after it, or choose another), no particle before its noun ("pulls out weeds" is also "pulls weeds out"), no "which one is X" beside "which one X is", no "all", "both" or "each" that could stand behind the verb ("the others had all"), no noun whose phrase could come at the end ("nothing about them has to be adjusted"), no subject that could follow its verb, no phrase of time or place that could open or close the clause, no object that could follow its phrase ("bring to painting an end", "of quality better than"), no two halves of an "and" that could change places, no "is not A but B" ("Not A but B is").
- The Korean says everything that the English does, who does what to whom included: a pronoun of the English that is to be found stands in the Korean (그것, 그들, 우리, 그, 그녀). It is what a Korean author would write, not a gloss: 것 is for things and 사람 for persons, a question word stands as often as in the English, an adverb stands beside what it belongs to, no "~에 의해", no "하나의", no "자신들을" where Korean leaves it out, no verb that Korean does not say of such a thing (자막은 '섬기지' 않고 '받쳐 줘요'): read it aloud without the English. Its tense is that of the English; all simple finite verbs of the target are in one tense.
- Before you answer, write the English from your own Korean, words and structures alone, three times as three different good students: whatever keeps the conditions and is right (another preposition, another relative, another article, a bare noun with "the", "less helpful" for "help less", a participle for the relative clause) is either listed in "accepted" (contractions count as one word; that/which need not be listed) or ruled out by a word in "words" or a structure, or a reason for another target. Refuse if there would be many.`,
  answer: Answer,
  build(answer, { source, excerpt }) {
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const count = writtenWords(original).length;
    if (count < WORDS.least || count > WORDS.most || isBroken(original)) return [TARGET];
    if (!sentence.readable) return [UNREADABLE];
    if (opensWithMovable(original)) return [MOVABLE];
    if (turnsRound(original)) return [TURNING];
    const tenses = tensesIn(sentence, span).filter((tense) => tense === "현재" || tense === "과거");
    if (tenses.length > 1) return [TENSES];
    const absent = answer.structures.find((id) => !hasStructure(sentence, span, id));
    if (absent !== undefined) return [absentStructure(absent)];
    const structures = namedStructures(sentence, span, answer.structures);
    const given = givenWords(
      sentence,
      span,
      answer.words.map((word) => word.trim()),
      answer.korean,
    );
    const conditions = [
      ...given.flatMap((text) =>
        text.split(" ").map((word) => ({ kind: "uses" as const, word, forms: formsOf(word) })),
      ),
      ...structures.flatMap((id) => signOf(id)),
      { kind: "count" as const, words: count },
    ];
    // the conditions rule some of the other wordings out
    const others = [...answer.accepted, ...otherRelatives(sentence, span), ...otherAsIf(original)]
      .map((text) => text.trim().replace(/[.]$/u, ""))
      .filter((text) => meets(text, given, count));
    const accepted = [original, ...others];
    const problems = [
      koreanProblem(answer.korean, '"korean"'),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const standing = new Set(given.flatMap((text) => text.toLowerCase().split(" ")));
    const open = writtenWords(original).filter((word) => !standing.has(word));
    if (open.length < Math.max(LEAST_OPEN.words, LEAST_OPEN.share * count)) return [TOO_MUCH_GIVEN];
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
                `다음 말을 모두 쓰되, 필요하면 어형을 바꾸고 다른 말을 더할 것: ${given.toSorted(byLetters).join(", ")}`,
                ...structures.map((id) => STRUCTURES[id].condition),
                `${count}단어로 쓸 것`,
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

function isBroken(text: string): boolean {
  return PUNCTUATION.test(text) || /^,|,$/u.test(text) || text.split(",").length - 1 > MOST_COMMAS;
}

const TARGET: Problem = {
  check: "target-length",
  forModel:
    "The target must be 8 to 18 words in a row of one sentence, without any punctuation inside but for two commas at most, and none at its beginning or end.",
  reason: "영작할 말의 길이가 맞지 않거나 문장 부호가 들어 있어요.",
};
const UNREADABLE: Problem = {
  check: "target-readable",
  forModel:
    "The words of that sentence cannot be told apart with certainty: choose a target in another sentence.",
  reason: "문장을 낱말로 나누어 읽을 수 없어요.",
};
const TOO_MUCH_GIVEN: Problem = {
  check: "worth-asking",
  forModel:
    "The given words hand over nearly the whole target: at least four of its words, and a third of all, have to be put into another form or found. Name no words that the Korean settles, or choose a target with a relative, a passive, a comparison or an infinitive construction in it.",
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

function absentStructure(id: StructureId): Problem {
  return {
    check: "conditions",
    forModel: `"structures" names ${id}, which the target does not have.`,
    reason: "조건으로 든 구문이 정답에 없어요.",
  };
}

/** A structure as a condition of grading, where words show it. */
function signOf(id: StructureId): Condition[] {
  const { condition, signs } = STRUCTURES[id];
  const word = condition.replace(/[을를] 쓸 것$/u, "");
  return signs.length === 0 ? [] : [{ kind: "uses", word, forms: [...signs] }];
}
