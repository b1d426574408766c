/** An item's source text, piece by piece, beside the places in its blocks that show the pieces. */
import type { ItemContent } from "../item/item.ts";
import { plainText } from "../item/text-content.ts";
import type { Block, Run } from "../item/text.ts";

export interface SourceSegment {
  /** A stretch of the source. */
  readonly text: string;
  /** Where the item shows it, word for word, as `BlockSpan` counts; null where the key fills it in. */
  readonly shown: { readonly block: number; readonly start: number } | null;
}

/**
 * The pieces that an item's blocks and key spell, in the order of the source; null for an item
 * without a source: an author's own, or one of a word list.
 * @throws when the item's parts contradict its operation (a missing block, a key without a place)
 */
export function sourceSegments(item: ItemContent): SourceSegment[] | null {
  const { proof } = item;
  if (proof.kind !== "made") return null;
  const { operation } = proof;
  switch (operation.kind) {
    case "keep":
      return laidOut(item, "passage").map(({ piece }) => piece);
    case "replace":
      return withKeyedPlace(item, operation.original);
    case "blank":
    case "blanks":
      return withBlanks(item);
    case "boxes":
      return withBoxes(item);
    case "insert":
      return withoutIntruder(item, operation.gap);
    case "arrange":
      return withPieces(item);
    case "remove":
      return withSlot(item, operation.gap);
    case "shuffle":
      return inOrder(item, operation.joints);
  }
}

/** Whether a run is the place that was edited, which the key asks for. */
export function isKeyedPlace(item: ItemContent, run: Run): boolean {
  if (item.shape === "mark")
    return (run.kind === "underlined" || run.kind === "labelled") && run.place === item.key.choice;
  const { proof } = item;
  return (
    item.shape === "write" &&
    proof.kind === "made" &&
    proof.operation.kind === "replace" &&
    run.kind === "underlined" &&
    run.text === proof.operation.replacement
  );
}

/** A run of a block with the source that it stands for, as long as nothing is done to it. */
interface Laid {
  readonly run: Run;
  readonly piece: SourceSegment;
}

function laidOut(item: ItemContent, kind: Block["kind"], label?: string): Laid[] {
  const block = item.blocks.findIndex(
    (candidate) => candidate.kind === kind && (label === undefined || candidate.label === label),
  );
  const runs = item.blocks[block]?.runs;
  if (!runs) throw new Error(`the item has no ${kind} block${label ? ` ${label}` : ""}`);
  let start = 0;
  return runs.map((run) => {
    if (!("text" in run)) return { run, piece: filled(plainText([run])) };
    const piece = { text: run.text, shown: { block, start } };
    start += run.text.length;
    return { run, piece };
  });
}

/** What the source says where the item shows something else, or nothing. */
function filled(text: string): SourceSegment {
  return { text, shown: null };
}

function withKeyedPlace(item: ItemContent, original: string): SourceSegment[] {
  if (item.shape !== "mark" && item.shape !== "write")
    throw new Error(`a replaced word in an item of shape "${item.shape}"`);
  const edited =
    item.proof.kind === "made" && item.proof.operation.kind === "replace"
      ? item.proof.operation.replacement
      : "";
  const isEdited = (run: Run): boolean =>
    run.kind === "underlined" && run.text === edited && isKeyedPlace(item, run);
  const laid = laidOut(item, "passage");
  if (!laid.some(({ run }) => isEdited(run)))
    throw new Error("the keyed place does not show the replacement");
  return laid.map(({ run, piece }) => (isEdited(run) ? filled(original) : piece));
}

function withBlanks(item: ItemContent): SourceSegment[] {
  const answers = keyedCells(item);
  let blank = 0;
  return laidOut(item, "passage").map(({ run, piece }) => {
    if (run.kind !== "blank") return piece;
    const answer = answers[blank++];
    if (answer === undefined) throw new Error("more blanks than answers");
    return filled(answer);
  });
}

/** What the key puts into the blanks, in order. */
function keyedCells(item: ItemContent): string[] {
  if (item.shape === "choose") return item.options[item.key.choice - 1]?.cells ?? [];
  if (item.shape === "write") return item.key.accepted.map((accepted) => accepted[0] ?? "");
  throw new Error(`blanks in an item of shape "${item.shape}"`);
}

function withBoxes(item: ItemContent): SourceSegment[] {
  if (item.shape !== "choose") throw new Error(`boxes in an item of shape "${item.shape}"`);
  const cells = item.options[item.key.choice - 1]?.cells ?? [];
  let box = 0;
  return laidOut(item, "passage").map(({ run, piece }) => {
    if (run.kind !== "choice") return piece;
    const cell = cells[box++];
    if (cell === undefined || !run.options.includes(cell))
      throw new Error("a box does not offer what the key says");
    return filled(cell);
  });
}

/** The keyed sentence and the white space behind it were not in the source. */
function withoutIntruder(item: ItemContent, gap: string): SourceSegment[] {
  if (item.shape !== "mark") throw new Error(`an intruder in an item of shape "${item.shape}"`);
  const laid = laidOut(item, "passage");
  const at = laid.findIndex(({ run }) => run.kind === "labelled" && isKeyedPlace(item, run));
  const behind = laid[at + 1];
  if (at < 0 || behind?.run.kind !== "plain" || !behind.piece.text.startsWith(gap))
    throw new Error("the keyed sentence does not stand as it was put in");
  return [...laid.slice(0, at), ...laid.slice(at + 1)].map((one) =>
    one === behind ? cut(one.piece, gap.length) : one.piece,
  );
}

/** A piece without its first `length` characters. */
function cut({ text, shown }: SourceSegment, length: number): SourceSegment {
  return {
    text: text.slice(length),
    shown: shown && { ...shown, start: shown.start + length },
  };
}

function withPieces(item: ItemContent): SourceSegment[] {
  if (item.shape !== "arrange") throw new Error(`pieces in an item of shape "${item.shape}"`);
  const [order = []] = item.key.orders;
  const spelled = order.map((at) => item.pieces[at]).join(" ");
  return laidOut(item, "passage").map(({ run, piece }) =>
    run.kind === "blank" ? filled(spelled) : piece,
  );
}

function withSlot(item: ItemContent, gap: string): SourceSegment[] {
  if (item.shape !== "mark") throw new Error(`slots in an item of shape "${item.shape}"`);
  const given = laidOut(item, "given").map(({ piece }) => piece);
  const laid = laidOut(item, "passage");
  const last = laid.at(-1);
  return laid.flatMap((one) => {
    if (one.run.kind !== "slot" || one.run.place !== item.key.choice) return [one.piece];
    return one === last ? [filled(gap), ...given] : [...given, filled(gap)];
  });
}

function inOrder(item: ItemContent, joints: readonly string[]): SourceSegment[] {
  if (item.shape !== "choose") throw new Error(`an order in an item of shape "${item.shape}"`);
  const order = item.options[item.key.choice - 1]?.cells[0]?.match(/[A-Z]/g) ?? [];
  const part = (label: string) => laidOut(item, "part", label).map(({ piece }) => piece);
  return [
    ...laidOut(item, "given").map(({ piece }) => piece),
    ...order.flatMap((label, at) => [filled(joints[at] ?? ""), ...part(label)]),
  ];
}
