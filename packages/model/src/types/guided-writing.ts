/** 조건 영작: a part of the text to be written from its Korean, under conditions. */
import { passageRuns, pointsFor } from "@pulda/makers/building";
import { writtenWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { meets } from "./shared/given-words.ts";
import { modelType, REVIEW } from "./shared/model-type.ts";
import { hasStructure, STRUCTURE_IDS, type StructureId } from "./shared/structures.ts";
import { tensesIn } from "./shared/tense.ts";
import { korean } from "./shared/translated.ts";
import { conditionsOf } from "./shared/writing-conditions.ts";
import {
  opensWithMovable,
  otherAsIf,
  otherRelatives,
  showsPattern,
  turnsRound,
} from "./shared/wordings.ts";

const Answer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation(
    "10 to 18 words in a row of one sentence, with two commas inside at most, that hold two constructions or three",
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
    .array(
      z.strictObject({
        id: z.enum(STRUCTURE_IDS),
        part: z
          .string()
          .max(60)
          .describe(
            "the words of your Korean that are to be written with it, copied, where it could be used in two places; else empty",
          ),
      }),
    )
    .max(3)
    .default([])
    .describe(
      "up to 3 structures that the conditions name, each in the target: only where another structure would be as right",
    ),
  accepted: z
    .array(z.string().min(1).max(300))
    .max(12)
    .describe(
      "every other correct English for the Korean that keeps the conditions, of the same number of words: [] once you have ruled them all out",
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
  guide: `A part of the text is replaced by its Korean, and the student writes the English under conditions: the words to be used, how many words of which kind are to be added, the tense and the number of words, and now and then a structure that is named by its grammar term.
- The target is what a teacher would most want written: the sentence that carries the claim, the turn, the reason or the conclusion (never a detail, an example or the sentence that opens the text), 10 to 18 words of it in a row, as whole as they go. It holds two constructions or three in one another, and a comma is no hindrance: "What makes the difference is not how much they read but how often they are asked what they have read", "the more often it is called upon, the less it has to be kept alive", "the practice that would enable them to do it", "which implies that almost anyone in the same position would have done the same", "so faint that hardly anyone who was not told would have noticed it": what-clauses, whose, a preposition before its relative, an omitted relative, whatever, passives of perfects, modals and infinitives, participles, too … to, so … that, as … as, the … the, it … to, not … but, indirect questions, keep A from -ing, with + object + participle, object complements, inversion.
- What is printed: the target's verbs, adjectives and adverbs in their dictionary form, its nouns as they stand with their article ("the practice", "an injury"), and a closed list of what is to be added by kinds (관사 1개, 대명사 1개, be동사 1개, to 1개, that 1개, 의문사나 관계사 1개, 전치사·접속사·부사 2개). What the student finds: the prepositions, relatives, question words, conjunctions, forms of be and have, "not", "to", "it", "more", "than", "as" and pronouns themselves, every inflection, and the order. So the target is worth asking where these carry it.
- "structures" names what this leaves open: the order of an inversion, a cleft, a participle phrase beside a clause, too … to, a participle behind its noun. None is best, one is usual; no two that point to one spot, and none that the list tells already (one of that or who is a relative clause, one be동사 a passive). Where the structure could stand in two places of the target, "part" copies the Korean of its place. In "words" stands what no student could know ("is of this kind") or what another word would replace as rightly ("withheld from / at").
- The Korean is what a good Korean translator would print for the whole sentence: natural in its order, idiomatic, nothing word for word, with what stands outside the blank in brackets at its beginning or its end, not scattered through it. It says who does what to whom, so that each pronoun to be found stands in it (그것, 그들, 우리, 그, 그녀) and each word to be found has its share in it; 것 is for things and 사람 for persons, no "~에 의해", no "하나의", no "자신들을" where Korean leaves it out, no verb that Korean does not say of such a thing (자막은 '섬기지' 않고 '받쳐 줘요'). Its tense is that of the English; all simple finite verbs of the target are in one tense.
- One wording is right, for a machine grades it and a teacher prints it. Before you answer, write the English from your own Korean, words and structures alone, four times as four different good students: with the clauses or the halves of an "and" in the other order, an adverb in another place, another preposition, conjunction, article or tense, an infinitive for an -ing form, active for passive. Whatever keeps the conditions and is right you rule out by a structure or a word, or take another stretch of the text; one that is left goes into "accepted" (contractions count as one word; that/which/who for one another, if/though behind "as" need not be listed). Two strict readers will do the same with the printed item and send it back for each wording that you have left open and for each turn of the Korean that a Korean author would not write.`,
  answer: Answer,
  build(answer, { source, excerpt }) {
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const original = source.text.slice(span.start, span.end);
    const around =
      source.text.slice(sentence.start, span.start) +
      " | " +
      source.text.slice(span.end, sentence.end);
    if (showsPattern(around, original)) return [PATTERN];
    const count = writtenWords(original).length;
    if (count < WORDS.least || count > WORDS.most || isBroken(original)) return [TARGET];
    if (!sentence.readable) return [UNREADABLE];
    // who lists no other order has not looked for one
    if (answer.accepted.length === 0 && opensWithMovable(original)) return [MOVABLE];
    if (answer.accepted.length === 0 && turnsRound(original)) return [TURNING];
    const tenses = tensesIn(sentence, span).filter((tense) => tense === "현재" || tense === "과거");
    if (tenses.length > 1) return [TENSES];
    const named = answer.structures.map(({ id }) => id);
    const absent = named.find((id) => !hasStructure(sentence, span, id));
    if (absent !== undefined) return [absentStructure(absent)];
    if (answer.structures.some(({ part }) => !answer.korean.includes(part.trim()))) return [PART];
    const conditions = conditionsOf(sentence, span, answer, count);
    if (conditions === null) return [UNREADABLE];
    const { given, open } = conditions;
    // the conditions rule some of the other wordings out
    const others = [...answer.accepted, ...otherRelatives(sentence, span), ...otherAsIf(original)]
      .map((text) => text.trim().replace(/[.]$/u, ""))
      .filter((text) => meets(text, given, count));
    const further = others.filter((text) => answer.accepted.includes(text));
    if (further.length > MOST_ACCEPTED) return [leftOpen(further)];
    const accepted = [original, ...others];
    if (!BRACKETS_AT_ENDS.test(answer.korean.trim())) return [BRACKETS];
    const problems = [
      koreanProblem(answer.korean, '"korean"'),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    if (open < Math.max(LEAST_OPEN.words, LEAST_OPEN.share * count)) return [TOO_MUCH_GIVEN];
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
              text: conditions.lines.map((line, at) => `${at + 1}. ${line}`).join("\n"),
            },
          ],
        },
      ],
      fields: [{}],
      grading: "form",
      conditions: conditions.graded,
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
    "The target must be 10 to 18 words in a row of one sentence, without any punctuation inside but for two commas at most, and none at its beginning or end.",
  reason: "영작할 말의 길이가 맞지 않거나 문장 부호가 들어 있어요.",
};
/** What stands outside the blank: in brackets at the beginning and the end, with no sign cut off by them. */
const BRACKETS_AT_ENDS = /^(?:\([^()]*\))?[^()]+(?:\((?![.,!?\s])[^()]*\)[.!?]?)?$/u;

const BRACKETS: Problem = {
  check: "korean-brackets",
  forModel:
    'In "korean" brackets stand only at its beginning and at its end, one pair each, and none begins with a sign: "(앞의 말은) 영작할 말이다(라는 뒤의 말)".',
  reason: "우리말의 괄호가 영작할 말을 끊어 놓았어요.",
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
    'The target says "is not A but B", and "Not A but B is …" keeps every condition, too: list it in "accepted".',
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
    'The target opens with an adverb that could as well stand elsewhere in it: list the other orders in "accepted", or begin after the adverb.',
  reason: "자리를 옮길 수 있는 부사로 시작해서 답이 여러 개예요.",
};

function absentStructure(id: StructureId): Problem {
  return {
    check: "conditions",
    forModel: `"structures" names ${id}, which the target does not have.`,
    reason: "조건으로 든 구문이 정답에 없어요.",
  };
}

/**
 * How many wordings besides the target may keep all conditions: more, and the conditions ask for too little. The model is
 * asked to leave one; an adverb has three places now and then.
 */
const MOST_ACCEPTED = 3;

const PATTERN: Problem = {
  check: "worth-asking",
  forModel:
    "The rest of the target's sentence prints the same words in the same construction, so that it is copied: take both halves into the target, or another one.",
  reason: "같은 문장에 남은 말이 답의 틀을 그대로 보여 줘요.",
};

const PART: Problem = {
  check: "conditions",
  forModel: '"part" of a structure is copied from "korean", word for word, or empty.',
  reason: "조건이 가리키는 말이 우리말에 없어요.",
};

function leftOpen(wordings: readonly string[]): Problem {
  return {
    check: "one-wording",
    forModel: `These keep all conditions: ${wordings.map((one) => `"${one}"`).join(", ")}. Leave one at most: rule the others out by a structure (with its part of the Korean) or a given word, or take another target.`,
    reason: "조건을 지키는 영작이 여러 개예요.",
  };
}
