/** 직접 출제: an item with fields to write in, which the user writes and vouches for. */
import type { ItemContent } from "@pulda/question";
import type { OwnType } from "../../maker.ts";

export const ownWrite: OwnType = {
  id: "own-write",
  name: "직접 출제 (서답형)",
  shape: "write",
  asks: "own",
  auto: false,
};

/**
 * Composes a user's own item; each field has its accepted answers, of which the first is shown.
 * @example composeOwnWrite({ instruction: "빈칸에 알맞은 말은?", text: "", fields: [{ accepted: ["to go"] }], explanation: "", points: 3 })
 */
export function composeOwnWrite(input: {
  instruction: string;
  text: string;
  fields: { label?: string | undefined; accepted: string[] }[];
  explanation: string;
  points: number;
}): ItemContent {
  const { instruction, text, fields, explanation, points } = input;
  return {
    version: 1,
    type: ownWrite.id,
    shape: "write",
    instruction,
    points,
    blocks: text.trim() === "" ? [] : [{ kind: "passage", runs: [{ kind: "plain", text }] }],
    fields: fields.map(({ label }) => (label ? { label } : {})),
    key: { accepted: fields.map(({ accepted }) => [...new Set(accepted)]) },
    explanation,
    proof: { kind: "author" },
    difficulty: "middle",
  };
}
