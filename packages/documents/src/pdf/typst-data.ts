/** What the Typst template reads: the paper, with its texts cut into paragraphs. */
import type { Block } from "@pulda/question";
import type { Paper } from "../paper/paper.ts";
import { paragraphsOf } from "../paper/paragraphs.ts";

/** The paper as the JSON that `paper.typ` reads. */
export function typstData(paper: Paper): string {
  const data = {
    ...paper,
    groups: paper.groups.map((group) => ({
      ...group,
      blocks: group.blocks.map(blockData),
      items: group.items.map((item) => ({
        ...item,
        blocks: item.blocks.map(blockData),
      })),
    })),
  };
  return JSON.stringify(data);
}

function blockData({ kind, label, runs }: Block) {
  return kind === "gloss"
    ? { kind, label, lines: runs.flatMap((run) => ("text" in run ? run.text.split("\n") : [])) }
    : { kind, label, paragraphs: paragraphsOf(runs) };
}
