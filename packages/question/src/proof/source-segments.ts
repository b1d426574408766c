/** An item's source text as segments, each with its position in the item's blocks. */
import type { ItemContent } from "../item/item.ts";
import type { BlockSpan, Run } from "../item/text.ts";
import { hiddenSegment, segmentsOfBlock, withoutStart } from "./block-segments.ts";
import { withoutEdits } from "./edits.ts";
import { withMatches } from "./matches.ts";
import { withoutMove } from "./moved-sentence.ts";
import type { Operation } from "./proof.ts";
import type { SourceSegment } from "./source-segment.ts";

/**
 * The segments that an item's blocks and key give, in the order of the source; null for an item without a
 * source: an author's own, or one made from a word list.
 * @throws when the item's parts contradict its operation (a missing block, a key without a place)
 */
export function sourceSegments(item: ItemContent): SourceSegment[] | null {
  const { proof } = item;
  if (proof.kind !== "made") return null;
  const { operation } = proof;
  switch (operation.kind) {
    case "keep":
      return segmentsOfBlock(item, "passage").map(({ segment }) => segment);
    case "replace":
      return withKeyedPlace(item, operation.original);
    case "edits":
      return withoutEdits(
        segmentsOfBlock(item, "passage").map(({ segment }) => segment),
        operation.edits,
        proof.source.start,
      ).segments;
    case "blank":
      return withBlanks(item, [operation]);
    case "blanks":
      return withBlanks(item, operation.blanks);
    case "boxes":
      return withBoxes(item);
    case "insert":
      return withoutIntruder(item, operation.gap);
    case "arrange":
      return withPieces(item);
    case "remove":
      return withSlot(item, operation.gap);
    case "shuffle":
      return withParts(item, operation.joints);
    case "match":
      return withMatches(item, operation);
    case "move":
      return withoutMove(item, operation, proof.source.start);
  }
}

/** Where an item of several edits shows them; none for any other item. */
export function editedPlaces(item: ItemContent): BlockSpan[] {
  const { proof } = item;
  if (proof.kind !== "made" || proof.operation.kind !== "edits") return [];
  const shown = segmentsOfBlock(item, "passage").map(({ segment }) => segment);
  return withoutEdits(shown, proof.operation.edits, proof.source.start).places;
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

function withKeyedPlace(item: ItemContent, original: string): SourceSegment[] {
  if (item.shape !== "mark" && item.shape !== "write")
    throw new Error(`a replaced word in an item of shape "${item.shape}"`);
  const edited =
    item.proof.kind === "made" && item.proof.operation.kind === "replace"
      ? item.proof.operation.replacement
      : "";
  const isEdited = (run: Run): boolean =>
    run.kind === "underlined" && run.text === edited && isKeyedPlace(item, run);
  const runSegments = segmentsOfBlock(item, "passage");
  if (!runSegments.some(({ run }) => isEdited(run)))
    throw new Error("the keyed place does not show the replacement");
  return runSegments.map(({ run, segment }) => (isEdited(run) ? hiddenSegment(original) : segment));
}

type Blanks = Extract<Operation, { kind: "blanks" }>["blanks"];

function withBlanks(item: ItemContent, blanks: Blanks): SourceSegment[] {
  const answers = keyedCells(item);
  let blank = 0;
  let added = "";
  return segmentsOfBlock(item, "passage").map(({ run, segment }) => {
    if (run.kind !== "blank") {
      if (!segment.text.startsWith(added)) throw new Error(`no "${added}" behind a reworded blank`);
      const source = withoutStart(segment, added.length);
      added = "";
      return source;
    }
    const reworded = blanks[blank]?.reworded;
    const answer = answers[blank];
    if (answer === undefined) throw new Error("more blanks than answers");
    const original = blanks[blank]?.original ?? "";
    blank++;
    if (!reworded) return hiddenSegment(answer);
    if (answer !== reworded.as) throw new Error(`the key is not "${reworded.as}"`);
    added = reworded.added;
    return hiddenSegment(original);
  });
}

/** The key's text for each blank, in order. */
function keyedCells(item: ItemContent): string[] {
  if (item.shape === "choose") return item.options[item.key.choice - 1]?.cells ?? [];
  if (item.shape === "write") return item.key.accepted.map((accepted) => accepted[0] ?? "");
  throw new Error(`blanks in an item of shape "${item.shape}"`);
}

function withBoxes(item: ItemContent): SourceSegment[] {
  if (item.shape !== "choose") throw new Error(`boxes in an item of shape "${item.shape}"`);
  const cells = item.options[item.key.choice - 1]?.cells ?? [];
  let box = 0;
  return segmentsOfBlock(item, "passage").map(({ run, segment }) => {
    if (run.kind !== "choice") return segment;
    const cell = cells[box++];
    if (cell === undefined || !run.options.includes(cell))
      throw new Error("a box does not offer what the key says");
    return hiddenSegment(cell);
  });
}

/** Undoes an insertion: the keyed sentence and the white space after it were not in the source. */
function withoutIntruder(item: ItemContent, gap: string): SourceSegment[] {
  if (item.shape !== "mark") throw new Error(`an intruder in an item of shape "${item.shape}"`);
  const runSegments = segmentsOfBlock(item, "passage");
  const at = runSegments.findIndex(({ run }) => run.kind === "labelled" && isKeyedPlace(item, run));
  const next = runSegments[at + 1];
  if (at < 0 || next?.run.kind !== "plain" || !next.segment.text.startsWith(gap))
    throw new Error("the keyed sentence does not stand as it was put in");
  return [...runSegments.slice(0, at), ...runSegments.slice(at + 1)].map((one) =>
    one === next ? withoutStart(one.segment, gap.length) : one.segment,
  );
}

function withPieces(item: ItemContent): SourceSegment[] {
  if (item.shape !== "arrange") throw new Error(`pieces in an item of shape "${item.shape}"`);
  const [order = []] = item.key.orders;
  const spelled = order.map((at) => item.pieces[at]).join(" ");
  return segmentsOfBlock(item, "passage").map(({ run, segment }) =>
    run.kind === "blank" ? hiddenSegment(spelled) : segment,
  );
}

function withSlot(item: ItemContent, gap: string): SourceSegment[] {
  if (item.shape !== "mark") throw new Error(`slots in an item of shape "${item.shape}"`);
  const given = segmentsOfBlock(item, "given").map(({ segment }) => segment);
  const runSegments = segmentsOfBlock(item, "passage");
  const last = runSegments.at(-1);
  return runSegments.flatMap((one) => {
    if (one.run.kind !== "slot" || one.run.place !== item.key.choice) return [one.segment];
    return one === last ? [hiddenSegment(gap), ...given] : [...given, hiddenSegment(gap)];
  });
}

function withParts(item: ItemContent, joints: readonly string[]): SourceSegment[] {
  if (item.shape !== "choose") throw new Error(`an order in an item of shape "${item.shape}"`);
  const order = item.options[item.key.choice - 1]?.cells[0]?.match(/[A-Z]/g) ?? [];
  const part = (label: string) =>
    segmentsOfBlock(item, "part", label).map(({ segment }) => segment);
  return [
    ...segmentsOfBlock(item, "given").map(({ segment }) => segment),
    ...order.flatMap((label, at) => [hiddenSegment(joints[at] ?? ""), ...part(label)]),
  ];
}
