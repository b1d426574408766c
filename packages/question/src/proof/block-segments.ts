/** The segments of an item's blocks, before its operation is undone. */
import type { ItemContent } from "../item/item.ts";
import { plainText } from "../item/text-content.ts";
import type { Block, Run } from "../item/text.ts";
import type { SourceSegment } from "./source-segment.ts";

/** A run of a block with the source segment that it stands for, before the operation is undone. */
export interface RunSegment {
  readonly run: Run;
  readonly segment: SourceSegment;
}

/** @throws when the item has no such block */
export function segmentsOfBlock(
  item: ItemContent,
  kind: Block["kind"],
  label?: string,
): RunSegment[] {
  const block = item.blocks.findIndex(
    (candidate) => candidate.kind === kind && (label === undefined || candidate.label === label),
  );
  const runs = item.blocks[block]?.runs;
  if (!runs) throw new Error(`the item has no ${kind} block${label ? ` ${label}` : ""}`);
  let start = 0;
  return runs.map((run) => {
    if (!("text" in run)) return { run, segment: hiddenSegment(plainText([run])) };
    const segment = { text: run.text, shown: { block, start } };
    start += run.text.length;
    return { run, segment };
  });
}

/** A segment of the source that the item does not show. */
export function hiddenSegment(text: string): SourceSegment {
  return { text, shown: null };
}

/** A segment without its first `length` characters. */
export function withoutStart({ text, shown }: SourceSegment, length: number): SourceSegment {
  return {
    text: text.slice(length),
    shown: shown && { ...shown, start: shown.start + length },
  };
}
