/** Items with five options, one of them the key: what they share, whatever they ask. */
import { REVIEW } from "./model-type.ts";
import { explanationOf, insertKeyAt, pointsFor } from "@pulda/makers/building";
import type { Block, ItemContent, Operation, Span } from "@pulda/question";
import type { Problem } from "../../asking/outcome.ts";
import { englishProblem, koreanProblem } from "../../checks/plain-text.ts";
import {
  differentProblem,
  lengthProblem,
  outwardFormProblem,
  turnedProblem,
  type OptionSet,
} from "../../checks/options.ts";
import type { Built, Reading } from "./model-type.ts";

/** An option as the model wrote it; `cells` are its texts, one for each blank. */
interface ProposedOption {
  readonly cells: readonly string[];
  readonly why: string;
  readonly trap: string;
}

export interface OptionItem {
  readonly type: string;
  readonly instruction: string;
  readonly blocks: readonly Block[];
  readonly operation: Operation;
  readonly key: { readonly cells: readonly string[]; readonly why: string };
  readonly distractors: readonly ProposedOption[];
  readonly evidence: readonly Span[];
  readonly difficulty: ItemContent["difficulty"];
  readonly language: "en" | "ko";
  /** The tested words, of a vocabulary item. */
  readonly words?: { text: string; span: Span }[];
  /** The rule of each blank, where there are several. */
  readonly rules?: readonly string[];
  /** Checks of the options besides those that hold for all. */
  check?(options: OptionSet): readonly (Problem | null)[];
}

/** The item, or everything that is wrong with its options and notes. */
export function optionItem(parts: OptionItem, { source, excerpt, random }: Reading): Built {
  const { key, distractors, evidence, difficulty, language } = parts;
  const set: OptionSet = {
    texts: [key, ...distractors].map(({ cells }) => cells.join(" / ")),
    key: 0,
  };
  const problems = [
    ...[key, ...distractors].flatMap(({ cells }) =>
      cells.map((cell) =>
        language === "en"
          ? englishProblem(cell, `The option "${cell}"`)
          : koreanProblem(cell, `The option "${cell}"`),
      ),
    ),
    ...noteProblems(key.why, distractors),
    differentProblem(set),
    turnedProblem(set),
    lengthProblem(set),
    outwardFormProblem(set, source.text),
    ...(parts.check?.(set) ?? []),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return problems;
  const number = 1 + random.below(5);
  const options = insertKeyAt<ProposedOption | null>(null, random.shuffled(distractors), number);
  const rejections = options.flatMap((option, at) =>
    option ? [{ choice: at + 1, reason: option.why, trap: option.trap }] : [],
  );
  return {
    version: 1,
    type: parts.type,
    shape: "choose",
    instruction: parts.instruction,
    points: pointsFor(difficulty),
    blocks: [...parts.blocks],
    options: options.map((option) => ({ cells: [...(option ?? key).cells] })),
    key: { choice: number },
    explanation: explanationOf(
      [key.why],
      rejections.map(({ choice, reason, trap }) => ({ choice, reason: `${trap} ${reason}` })),
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: excerpt.span,
      operation: parts.operation,
      rules: [...(parts.rules ?? [parts.type])],
      ...(parts.words && { words: parts.words }),
      review: REVIEW,
      evidence: evidence.map((span) => ({ span, note: key.why })),
      distractors: rejections,
    },
    difficulty,
  };
}

/** What is wrong with the explanations. */
export function noteProblems(
  keyWhy: string,
  distractors: readonly { readonly why: string; readonly trap?: string }[],
): (Problem | null)[] {
  return [
    koreanProblem(keyWhy, '"why" of the key', { isExplanation: true }),
    ...distractors.flatMap(({ why, trap }, at) => [
      koreanProblem(why, `"why" of distractor ${at + 1}`, { isExplanation: true }),
      trap === undefined
        ? null
        : koreanProblem(trap, `"trap" of distractor ${at + 1}`, { isExplanation: true }),
    ]),
  ];
}
