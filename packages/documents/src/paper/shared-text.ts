/** Items that can stand under one text: those that ask about the same excerpt and leave it as it is. */
import { highlightableText, type Block, type ItemContent } from "@pulda/question";

/**
 * The text that stands once above some items, or null where they cannot share one. Each shows the same excerpt
 * unchanged; one of them at most marks words in it, since a stem speaks of "밑줄 친 부분" without a name.
 */
export function sharedText(items: readonly ItemContent[]): readonly Block[] | null {
  const [first] = items;
  if (!first || !items.every((item) => isUnchanged(item) && haveSameText(item, first))) return null;
  const marked = items.filter((item) => passageOf(item)?.runs.some(({ kind }) => kind !== "plain"));
  if (marked.length > 1) return null;
  const passage = passageOf(marked[0] ?? first);
  return passage ? [passage, ...commonGloss(items)] : null;
}

/** An item without its text, for under the shared one: "윗글" stands for "다음 글" in its stem. */
export function underSharedText(item: ItemContent): Pick<ItemContent, "instruction" | "blocks"> {
  return {
    instruction: item.instruction.replace(/다음 글(?=의|에서|에|을|이|과|로)/gu, "윗글"),
    blocks: item.blocks.filter(({ kind }) => kind !== "passage" && kind !== "gloss"),
  };
}

/** Whether an item shows its excerpt as it stands in the passage, at most with words underlined or numbered. */
function isUnchanged({ proof, blocks }: ItemContent): boolean {
  return (
    proof.kind === "made" &&
    proof.operation.kind === "keep" &&
    blocks.filter(({ kind }) => kind === "passage").length === 1
  );
}

function haveSameText(a: ItemContent, b: ItemContent): boolean {
  const [one, other] = [passageOf(a), passageOf(b)];
  if (!one || !other || a.proof.kind !== "made" || b.proof.kind !== "made") return false;
  return (
    a.proof.passage === b.proof.passage &&
    highlightableText(one.runs) === highlightableText(other.runs)
  );
}

function passageOf({ blocks }: ItemContent): Block | undefined {
  return blocks.find(({ kind }) => kind === "passage");
}

/** The meanings of words that every item gives: one that an item keeps back may be its answer. */
function commonGloss(items: readonly ItemContent[]): Block[] {
  const [first = [], ...others] = items.map(glossLines);
  const common = first.filter((line) => others.every((lines) => lines.includes(line)));
  return common.length === 0
    ? []
    : [{ kind: "gloss", runs: [{ kind: "plain", text: common.join("\n") }] }];
}

function glossLines({ blocks }: ItemContent): string[] {
  return blocks.flatMap(({ kind, runs }) =>
    kind === "gloss" ? highlightableText(runs).split("\n") : [],
  );
}
