/** 직접 출제: a multiple-choice item that the user writes and vouches for. */
import type { ItemContent } from "@pulda/question";
import type { OwnType } from "../../maker.ts";

export const ownChoice: OwnType = {
  id: "own-choice",
  name: "직접 출제 (객관식)",
  shape: "choose",
  asks: "own",
  auto: false,
};

/**
 * Composes a user's own item. `choice` is the choice number of the key.
 * @example composeOwnChoice({ instruction: "맞는 것은?", text: "", options: ["a", "b"], choice: 2, explanation: "", points: 2 })
 */
export function composeOwnChoice(input: {
  instruction: string;
  text: string;
  options: string[];
  choice: number;
  explanation: string;
  points: number;
}): ItemContent {
  const { instruction, text, options, choice, explanation, points } = input;
  return {
    version: 1,
    type: ownChoice.id,
    shape: "choose",
    instruction,
    points,
    blocks: text.trim() === "" ? [] : [{ kind: "passage", runs: [{ kind: "plain", text }] }],
    options: options.map((option) => ({ cells: [option] })),
    key: { choice },
    explanation,
    proof: { kind: "author" },
    difficulty: "middle",
  };
}
