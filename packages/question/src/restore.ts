/**
 * The round trip: an item's key, applied to what the item shows, gives back the source text,
 * character for character.
 */
import type { ItemContent } from "./item.ts";
import type { Passage } from "./passage.ts";
import { plainText, type Block, type Run } from "./text.ts";

/**
 * The source text that the item's blocks and key spell, or null for an item without a source: an
 * author's own, or one of a word list.
 * @throws when the item's parts contradict its operation (a missing block, a key without a place)
 */
export function restore(item: ItemContent): string | null {
  const { proof } = item;
  if (proof.kind !== "made") return null;
  const { operation } = proof;
  switch (operation.kind) {
    case "keep":
      return plainText(blockOf(item, "passage").runs);
    case "replace":
      return withKeyedPlace(item, blockOf(item, "passage").runs, operation.original);
    case "blank":
    case "blanks":
      return withBlanks(item, blockOf(item, "passage").runs);
    case "boxes":
      return withBoxes(item, blockOf(item, "passage").runs);
    case "insert":
      return withoutIntruder(item, blockOf(item, "passage").runs, operation.gap);
    case "arrange":
      return withPieces(item, blockOf(item, "passage").runs);
    case "remove":
      return withSlot(item, operation.gap);
    case "shuffle":
      return inOrder(item, operation.joints);
  }
}

/**
 * What is wrong with an item against the passages it was made from: one line each, none when the
 * round trip holds.
 * @example roundTripProblems(item, exam.passages).length === 0
 */
export function roundTripProblems(item: ItemContent, passages: readonly Passage[]): string[] {
  if (item.proof.kind === "author") return [];
  if (item.proof.kind === "word") return wordProblems(item, item.proof);
  const passage = passages[item.proof.passage];
  if (!passage) return [`passage ${item.proof.passage} does not exist`];
  const { start, end } = item.proof.source;
  const source = passage.text.slice(start, end);
  let restored: string | null;
  try {
    restored = restore(item);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  if (restored !== source) return [`restored text differs from the source: ${restored}`];
  const outside = item.proof.evidence.filter(({ span }) => span.end > passage.text.length);
  return outside.map(({ span }) => `evidence ${span.start}–${span.end} lies outside the passage`);
}

/** A word's item prints what the proof asks, and its key is what the proof answers. */
function wordProblems(
  item: ItemContent,
  { asked, answer }: { readonly asked: string; readonly answer: string },
): string[] {
  const printed = item.blocks.some(
    ({ kind, runs }) => kind !== "gloss" && plainText(runs).includes(asked),
  );
  const keyed =
    item.shape === "choose"
      ? item.options[item.key.choice - 1]?.cells[0]
      : item.shape === "write"
        ? item.key.accepted[0]?.[0]
        : undefined;
  return [
    ...(printed ? [] : [`the item does not print "${asked}"`]),
    ...(keyed === answer ? [] : [`the key is "${keyed}", not "${answer}"`]),
  ];
}

function blockOf(item: ItemContent, kind: Block["kind"], label?: string): Block {
  const block = item.blocks.find(
    (candidate) => candidate.kind === kind && (label === undefined || candidate.label === label),
  );
  if (!block) throw new Error(`the item has no ${kind} block${label ? ` ${label}` : ""}`);
  return block;
}

function withKeyedPlace(item: ItemContent, runs: readonly Run[], original: string): string {
  if (item.shape !== "mark" && item.shape !== "write")
    throw new Error(`a replaced word in an item of shape "${item.shape}"`);
  const edited =
    item.proof.kind === "made" && item.proof.operation.kind === "replace"
      ? item.proof.operation.replacement
      : "";
  const isKeyed = (run: Run): boolean =>
    run.kind === "underlined" &&
    run.text === edited &&
    (item.shape === "write" || run.place === item.key.choice);
  if (!runs.some(isKeyed)) throw new Error("the keyed place does not show the replacement");
  return plainText(runs.map((run) => (isKeyed(run) ? { kind: "plain", text: original } : run)));
}

function withBlanks(item: ItemContent, runs: readonly Run[]): string {
  const answers = keyedCells(item);
  let blank = 0;
  return runs
    .map((run) => {
      if (run.kind !== "blank") return plainText([run]);
      const answer = answers[blank++];
      if (answer === undefined) throw new Error("more blanks than answers");
      return answer;
    })
    .join("");
}

/** What the key puts into the blanks, in order. */
function keyedCells(item: ItemContent): string[] {
  if (item.shape === "choose") return item.options[item.key.choice - 1]?.cells ?? [];
  if (item.shape === "write") return item.key.accepted.map((accepted) => accepted[0] ?? "");
  throw new Error(`blanks in an item of shape "${item.shape}"`);
}

function withBoxes(item: ItemContent, runs: readonly Run[]): string {
  if (item.shape !== "choose") throw new Error(`boxes in an item of shape "${item.shape}"`);
  const cells = item.options[item.key.choice - 1]?.cells ?? [];
  let box = 0;
  return runs
    .map((run) => {
      if (run.kind !== "choice") return plainText([run]);
      const cell = cells[box++];
      if (cell === undefined || !run.options.includes(cell))
        throw new Error("a box does not offer what the key says");
      return cell;
    })
    .join("");
}

/** The keyed sentence and the white space behind it were not in the source. */
function withoutIntruder(item: ItemContent, runs: readonly Run[], gap: string): string {
  if (item.shape !== "mark") throw new Error(`an intruder in an item of shape "${item.shape}"`);
  const at = runs.findIndex((run) => run.kind === "labelled" && run.place === item.key.choice);
  const behind = runs[at + 1];
  if (at < 0 || behind?.kind !== "plain" || !behind.text.startsWith(gap))
    throw new Error("the keyed sentence does not stand as it was put in");
  const rest = { ...behind, text: behind.text.slice(gap.length) };
  return plainText([...runs.slice(0, at), rest, ...runs.slice(at + 2)]);
}

function withPieces(item: ItemContent, runs: readonly Run[]): string {
  if (item.shape !== "arrange") throw new Error(`pieces in an item of shape "${item.shape}"`);
  const [order = []] = item.key.orders;
  const spelled = order.map((at) => item.pieces[at]).join(" ");
  return runs.map((run) => (run.kind === "blank" ? spelled : plainText([run]))).join("");
}

function withSlot(item: ItemContent, gap: string): string {
  if (item.shape !== "mark") throw new Error(`slots in an item of shape "${item.shape}"`);
  const given = plainText(blockOf(item, "given").runs);
  const runs = blockOf(item, "passage").runs;
  const last = runs.at(-1);
  const key = item.key.choice;
  return runs
    .map((run) => {
      if (run.kind !== "slot" || run.place !== key) return plainText([run]);
      return run === last ? gap + given : given + gap;
    })
    .join("");
}

function inOrder(item: ItemContent, joints: readonly string[]): string {
  if (item.shape !== "choose") throw new Error(`an order in an item of shape "${item.shape}"`);
  const order = item.options[item.key.choice - 1]?.cells[0]?.match(/[A-Z]/g) ?? [];
  const parts = order.map((label) => plainText(blockOf(item, "part", label).runs));
  return (
    plainText(blockOf(item, "given").runs) +
    parts.map((part, at) => (joints[at] ?? "") + part).join("")
  );
}
