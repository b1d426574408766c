/** 심경 변화: how a person in a story feels at first and at the end. */
import { passageRuns } from "@pulda/makers/building";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { crossingProblem, toneProblem } from "../checks/giveaways.ts";
import { levelProblem } from "../checks/options.ts";
import { findEvidence, findQuotation, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";

const feelings = z
  .string()
  .min(5)
  .max(60)
  .describe(
    '"feeling at first → feeling at the end", one adjective each, such as "hopeful → disappointed"',
  );

const Answer = z.strictObject({
  refuse: parts.refuse,
  person: z
    .string()
    .min(1)
    .max(40)
    .describe('whose feelings: "I", or the name exactly as it stands in the text'),
  key: z.strictObject({ text: feelings, why: parts.why(), evidence: parts.evidence }),
  distractors: parts.distractors(feelings),
  difficulty: parts.difficulty,
});

const TWO_FEELINGS = /^[a-z][a-z-]{2,20} → [a-z][a-z-]{2,20}$/u;
/** Attitudes and traits, which are no 심경. */
const ATTITUDE =
  /^(?:ambitious|brave|careful|cautious|committed|cooperative|critical|dedicated|determined|diligent|focused|generous|honest|humble|kind|modest|obedient|patient|polite|responsible|selfish|serious|strict|stubborn)$/u;
/** A story has so many words that name persons. */
const LEAST_PERSONS = 4;
const PERSON = /\b(?:I|my|me|he|him|his|she|her)\b/gu;

export const mood = modelType({
  id: "mood",
  name: "심경 변화",
  shape: "choose",
  asks: "reading",
  guide: `The student chooses how a person's feelings change from the beginning of a story to its end. Only for a story in which they clearly do; otherwise refuse.
- The story has two stages for this person, no third: where a strong other feeling stands in the middle or the last lines turn once more, ask about another person or refuse. Each feeling of the key is shown at its place by what this very person does, thinks, says or feels in the body, not only by what happens to them.
- Each option is two adjectives that name feelings, no attitudes and no traits (determined, committed, focused, responsible). The words of the key do not stand in the text: the student infers them from what happens and what is said.
- Four of the five options are the combinations of two first feelings and two second feelings, one of each right (right → right, right → wrong, wrong → right, wrong → wrong), so that neither half alone nor counting decides. The fifth is made of two other feelings. Never the key in reverse.
- Read the first and the last lines once for each wrong feeling of that place: where they could show it (who looks for her coach after the race may be grateful as well as triumphant), it is no distractor. Each wrong feeling has a hook all the same: another person's feeling, the feeling of a moment in between, what the scene would make one expect, what a hasty reader takes a gesture for. No stock words without one (bored, annoyed, ashamed). A wrong second feeling is as bright or as dark as the right one, and so is a wrong first one, so that a student who knows only that it ends well or badly cannot choose. It is another feeling, though (grateful beside proud), not another degree ("desperate" beside "worried"): nobody could argue for it.`,
  answer: Answer,
  unfit: ({ sentences }) =>
    sentences.reduce((sum, { text }) => sum + (text.match(PERSON)?.length ?? 0), 0) >= LEAST_PERSONS
      ? null
      : "심경은 인물이 나오는 이야기에서만 물을 수 있어요.",
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const evidence = findEvidence(source, excerpt, answer.key.evidence);
    if (isProblem(evidence)) return [evidence];
    const problem = personProblem(
      answer.person,
      findQuotation(source.text, excerpt.span, answer.person).length,
    );
    if (problem) return [problem];
    const all = [answer.key, ...answer.distractors].map(({ text }) => text);
    if (!all.every((text) => TWO_FEELINGS.test(text))) return [NOT_TWO];
    if (all.some((text) => text.split(" → ").some((word) => ATTITUDE.test(word))))
      return [NO_FEELING];
    if (halves(all).some((count) => count < 2)) return [HALF_ALONE];
    const crossing = crossingProblem(all.map((text) => text.split(" → ")));
    if (crossing) return [crossing];
    const tones = [0, 1].flatMap(
      (half) => toneProblem(all.map((text) => text.split(" → ")[half] ?? "")) ?? [],
    );
    if (tones.length > 0) return tones.slice(0, 1);
    const shown = source.text.toLowerCase();
    if (all[0]!.split(" → ").some((word) => findQuotation(shown, excerpt.span, word).length > 0))
      return [IN_TEXT];
    return optionItem(
      {
        type: "mood",
        instruction: `다음 글에 드러난 ${answer.person === "I" ? "'I'" : answer.person}의 심경 변화로 가장 적절한 것은?`,
        language: "en",
        blocks: [{ kind: "passage", runs: passageRuns(source.text, excerpt.span, []) }],
        operation: { kind: "keep" },
        key: { cells: [answer.key.text], why: answer.key.why },
        distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
        evidence: evidence.spans,
        difficulty: answer.difficulty,
        check: ({ texts }) => [levelProblem(texts, excerpt, task.level)],
      },
      reading,
    );
  },
});

/** How often each half of the key, the first text, stands among all options. */
function halves(texts: readonly string[]): number[] {
  return [0, 1].map((half) => {
    const own = texts[0]?.split(" → ")[half];
    return texts.filter((text) => text.split(" → ")[half] === own).length;
  });
}

function personProblem(person: string, found: number): Problem | null {
  if (found > 0 && /^[A-Z][A-Za-z'. -]*$/u.test(person)) return null;
  return {
    check: "evidence-quoted",
    forModel: `"${person}" is not the name of a person in the text.`,
    reason: "모델이 고른 인물이 글에 없어요.",
  };
}

const NOT_TWO: Problem = {
  check: "one-form",
  forModel: 'Each option must be "adjective → adjective", in lower case.',
  reason: "심경 선택지의 꼴이 서로 달라요.",
};
const NO_FEELING: Problem = {
  check: "one-form",
  forModel: "Each word must name a feeling; determined, committed or patient are attitudes.",
  reason: "심경이 아니라 태도나 성격을 나타내는 말이 선택지에 있어요.",
};
const HALF_ALONE: Problem = {
  check: "tempting",
  forModel:
    "Each half of the key must stand in at least one distractor as well, so that neither half alone decides.",
  reason: "한쪽 심경만 보아도 답을 고를 수 있어요.",
};
const IN_TEXT: Problem = {
  check: "key-not-copied",
  forModel: "A word of the key stands in the text: name the feeling with another word.",
  reason: "정답의 낱말이 글에 그대로 나와요.",
};
