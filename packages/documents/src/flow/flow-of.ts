/** The flow of a paper. */
import type { Paper, PaperGroup, PaperItem } from "../paper/paper.ts";
import { answersFlow, answerSheetFlow } from "./answer-flow.ts";
import { areaFlow, wordLines } from "./area-flow.ts";
import { blockFlow } from "./block-flow.ts";
import { paragraph, type Flow, type FlowBlock } from "./flow.ts";
import { runningHead, titleBlock } from "./head-flow.ts";
import { flowText } from "./inlines.ts";
import { keptTogether } from "./kept-together.ts";
import { pageSizeOf, type PageSize } from "./page-size.ts";

/**
 * A paper as paragraphs, boxes and grids.
 * @example flowOf(paper).body[0] // { kind: "paragraph", role: "instruction", … }
 */
export function flowOf(paper: Paper): Flow {
  const page = pageSizeOf(paper.layout);
  return {
    title: flowText(paper.head.title),
    page,
    head: titleBlock(paper),
    runningHead: runningHead(paper.head),
    body: [
      ...paper.groups.flatMap((group) => groupFlow(group, page)),
      ...answerSheetFlow(paper),
      ...answersFlow(paper),
    ],
  };
}

/** What items share stays together, and so does each item. */
function groupFlow({ heading, blocks, items }: PaperGroup, page: PageSize): FlowBlock[] {
  const lines = items.filter(({ area }) => area.kind === "line");
  if (lines.length > 0) return chunksOf(lines).map(wordLines);
  const shared =
    heading === ""
      ? []
      : [paragraph("heading", [{ text: flowText(heading) }]), ...blocks.flatMap(blockFlow)];
  return [
    ...keptTogether(shared, page),
    ...items.flatMap((item) => keptTogether(itemFlow(item), page)),
  ];
}

/** A grid is not split between columns: a long list is several, so short that a column ends nearly full. */
const LINES_OF_GRID = 5;

function chunksOf(lines: readonly PaperItem[]): PaperItem[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_GRID) }, (_, at) =>
    lines.slice(at * LINES_OF_GRID, (at + 1) * LINES_OF_GRID),
  );
}

function itemFlow({ number, instruction, points, blocks, area }: PaperItem): FlowBlock[] {
  return [
    paragraph("instruction", [
      { text: `${number}. ${flowText(instruction)}`, form: "bold" },
      { text: ` [${points}점]` },
    ]),
    ...blocks.flatMap(blockFlow),
    ...areaFlow(area),
  ];
}
