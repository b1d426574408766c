/** The impact of an author's edit on an item's proof. */
import type { ItemContent } from "../item/item.ts";
import type { Passage } from "../item/passage.ts";
import { roundTripProblems } from "./restore.ts";

/**
 * What an edit breaks in a made item's proof, in Korean, one line each; none when the proof still holds.
 * Instruction, points and explanation can be edited freely; a text, an option or a key cannot, since the
 * evidence and rejections were found for the original. An author's own item has no proof to break.
 * @example brokenByEdit(item, { ...item, points: 3 }, passages) // []
 */
export function brokenByEdit(
  before: ItemContent,
  after: ItemContent,
  passages: readonly Passage[],
): string[] {
  if (before.proof.kind === "author") return [];
  const broken: string[] = [];
  if (!isEqual(provenBlocks(before), provenBlocks(after)))
    broken.push("글을 바꾸면 지문의 원문과 맞는지 확인한 근거가 없어져요.");
  if (!isEqual(before.key, after.key))
    broken.push("정답을 바꾸면 지문에서 찾은 정답의 근거와 어긋나요.");
  if (before.shape === "choose" && after.shape === "choose")
    broken.push(...changedOptions(before.options, after.options));
  if (
    before.shape === "arrange" &&
    after.shape === "arrange" &&
    !isEqual(before.pieces, after.pieces)
  )
    broken.push("배열할 낱말을 바꾸면 원문과 맞는지 확인한 근거가 없어져요.");
  if (before.shape !== after.shape) broken.push("답하는 방식을 바꾸면 근거가 모두 없어져요.");
  if (broken.length === 0 && roundTripProblems(after, passages).length > 0)
    broken.push("정답을 넣어도 지문의 원문이 되지 않아요.");
  return broken;
}

/** The blocks that the proof is about; a gloss can be edited freely. */
function provenBlocks({ blocks }: ItemContent): ItemContent["blocks"] {
  return blocks.filter(({ kind }) => kind !== "gloss");
}

function changedOptions(
  before: readonly { readonly cells: readonly string[] }[],
  after: readonly { readonly cells: readonly string[] }[],
): string[] {
  if (before.length !== after.length)
    return ["보기의 수를 바꾸면 보기마다 확인한 근거가 없어져요."];
  return after.flatMap((option, at) =>
    isEqual(option, before[at])
      ? []
      : [`${at + 1}번 보기를 바꾸면 그 보기가 맞는지 틀린지 확인한 근거가 없어져요.`],
  );
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
