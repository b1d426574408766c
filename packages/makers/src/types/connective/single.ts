/** The item with one blank: five connectives of five relations. */
import type { ItemContent } from "@pulda/question";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { insertKeyAt, passageRuns, pointsFor } from "../../shared/runs.ts";
import { blankOf } from "./blank-of.ts";
import { noteOf, rejectionOf } from "./explain.ts";
import type { ConnectiveDistractor } from "./distractors.ts";
import type { Reading } from "./support.ts";

const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것은?";

/** An item that asks for one connective, beside four distractors. */
export function singleItem(
  source: Source,
  { span }: Excerpt,
  reading: Reading,
  distractors: readonly ConnectiveDistractor[],
  { random, keyNumbers }: MakeOrder,
): ItemContent {
  const { candidate } = reading;
  const { text, relation, before, after } = candidate;
  const blank = blankOf(candidate);
  const key = keyNumbers[0] ?? 1;
  const words = insertKeyAt(text, random.shuffled(distractors.map(([word]) => word)), key);
  const rejections = words.flatMap((word, at) =>
    at === key - 1 ? [] : [{ choice: at + 1, ...rejectionOf(word, relation) }],
  );
  const note = noteOf(reading);
  const difficulty = relation === "example" ? "low" : "middle";
  return {
    version: 1,
    type: "connective",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [
          { span: blank.span, run: { kind: "blank" }, added: blank.reworded?.added },
        ]),
      },
    ],
    options: words.map((word) => ({ cells: [word] })),
    key: { choice: key },
    explanation: explanationOf(
      [note],
      rejections.map(({ choice, trap }) => ({ choice, reason: trap })),
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blank", ...blank },
      rules: [relation],
      evidence: [{ span: { start: before.start, end: after.end }, note }],
      distractors: rejections,
    },
    difficulty,
  };
}
