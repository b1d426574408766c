/** 요약문: two words that complete a sentence which sums the text up. */
import { passageRuns } from "@pulda/makers/building";
import type { Run } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { crossingProblem } from "../checks/giveaways.ts";
import { copiedProblem, levelProblem } from "../checks/options.ts";
import { fitProblem } from "../checks/in-place.ts";
import { englishProblem } from "../checks/plain-text.ts";
import { findEvidence, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";

const word = z.string().min(2).max(30).describe("one English word");
const pair = z.strictObject({ A: word, B: word });

const Answer = z.strictObject({
  refuse: parts.refuse,
  summary: z
    .string()
    .min(30)
    .max(500)
    .describe(
      "one English sentence of 18 to 38 words with (A) and (B) in the places of the two blanks",
    ),
  key: z.strictObject({ text: pair, why: parts.why(), evidence: parts.evidence }),
  distractors: parts.distractors(pair),
  difficulty: parts.difficulty,
});

export const summary = modelType({
  id: "summary",
  name: "요약문",
  shape: "choose",
  asks: "reading",
  guide: `A sentence sums up the whole text; two of its words are blanks (A) and (B), and the student chooses the pair.
- The summary paraphrases the text's claim and its reason or consequence; it repeats no clause of the text. It says no more than the text: check its every verb, quantity and cause against a sentence of the text (what the text calls a response is not made a measurement, "some" not "all", "can" not "will"). The blanks are its two weight-bearing words (verbs, adjectives, abstract nouns), of which at least one does not stand in the text.
- Read alone, without the text, the sentence must be believable with at least four of the five pairs: try each pair in it. No word of the sentence decides between the words of a column (no "just as", "actually", "the very problem it is meant to solve", "only", "than", no cause that names the answer), and each word of a column goes naturally with the words beside its blank, as verb and object or adjective and noun.
- A wrong half is contradicted at one place of the text, which says the opposite or says this of something else. It is not the key in another degree, nor a word of which a student could show a place ("they did record it").
- A story has no claim to sum up: refuse it, or an account that only tells what happened.
- In each column every word fits the sentence by grammar and makes sense of a kind: the words of a column are of one field and class (not "actors" beside "gaps"), and no more than two of a column are plain opposites of each other. The completed key sentence is one that an editor would print: precise words ("predict" rather than "know"), usual collocations ("under the pretense of", not "as an excuse about"). Distractors: (A) right and (B) wrong; (A) wrong and (B) right; both near but in the wrong relation. Each half of the key stands in one distractor as well.
- Articles before a blank fit all words of the column ("a(n)" is not allowed: rewrite).`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const evidence = findEvidence(source, excerpt, answer.key.evidence);
    if (isProblem(evidence)) return [evidence];
    const text = answer.summary;
    const cut = /^([^()]*)\(A\)([^()]*)\(B\)([^()]*)$/u.exec(text);
    if (!cut) return [NO_BLANKS];
    const [, before = "", between = "", after = ""] = cut;
    const passage = source.text.slice(excerpt.span.start, excerpt.span.end);
    const runs: Run[] = [
      ...(before ? [{ kind: "plain" as const, text: before }] : []),
      { kind: "blank", label: "A" },
      { kind: "plain", text: between },
      { kind: "blank", label: "B" },
      { kind: "plain", text: after },
    ];
    const all = [answer.key.text, ...answer.distractors.map((one) => one.text)];
    const column = (name: "A" | "B") => all.map((one) => one[name]);
    const withA = `${before}${answer.key.text.A}${between}${answer.key.text.B}${after}`;
    const startOfB = before.length + answer.key.text.A.length + between.length;
    const at = (start: number, length: number) => ({
      sentence: withA,
      span: { start, end: start + length },
    });
    return optionItem(
      {
        type: "summary",
        instruction:
          "다음 글의 내용을 한 문장으로 요약하고자 한다. 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?",
        language: "en",
        blocks: [
          { kind: "passage", runs: passageRuns(source.text, excerpt.span, []) },
          { kind: "prompt", runs },
        ],
        operation: { kind: "keep" },
        key: { cells: cells(answer.key.text), why: answer.key.why },
        distractors: answer.distractors.map((one) => ({ ...one, cells: cells(one.text) })),
        evidence: evidence.spans,
        difficulty: answer.difficulty,
        check: ({ texts }) => [
          englishProblem(withA, "The summary"),
          copiedProblem(withA, passage, 7),
          fitProblem({ texts: column("A"), key: 0 }, at(before.length, answer.key.text.A.length)),
          fitProblem({ texts: column("B"), key: 0 }, at(startOfB, answer.key.text.B.length)),
          ["A", "B"].every(
            (name) =>
              column(name as "A" | "B").filter((one) => one === answer.key.text[name as "A" | "B"])
                .length > 1,
          )
            ? null
            : HALF_ALONE,
          crossingProblem(all.map(({ A, B }) => [`(A) ${A}`, `(B) ${B}`])),
          levelProblem(texts, excerpt, task.level),
        ],
      },
      reading,
    );
  },
});

function cells({ A, B }: z.infer<typeof pair>): string[] {
  return [A, B];
}

const NO_BLANKS: Problem = {
  check: "form",
  forModel: "The summary must hold (A) once and then (B) once, and no other brackets.",
  reason: "요약문에 빈칸 (A), (B)가 바르게 있지 않아요.",
};
const HALF_ALONE: Problem = {
  check: "tempting",
  forModel:
    "Each word of the key must stand in at least one distractor as well, in its own column.",
  reason: "한쪽 빈칸만 보아도 답을 고를 수 있어요.",
};
