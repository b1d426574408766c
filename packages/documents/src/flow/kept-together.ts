/** Which blocks stand in one column with the next: those of an item that fits into one. */
import { emsOf } from "../paper/ems.ts";
import { placed, type FlowBlock, type FlowCell, type FlowParagraph } from "./flow.ts";
import { columnHeight, columnWidth, type PageSize } from "./page-size.ts";
import { LINE_HEIGHT, styleOf } from "./roles.ts";

const MM_OF_POINT = 25.4 / 72;
/** Fonts differ: what is to be kept in one column fills less than this of it. */
const FULL = 0.8;

/**
 * The blocks with those kept together that fit into a column. Of what does not, only the first stays with what
 * follows: a chain that no column holds would be broken anywhere.
 */
export function keptTogether(blocks: readonly FlowBlock[], page: PageSize): FlowBlock[] {
  const width = columnWidth(page);
  const height = sum(blocks.map((block) => heightOf(block, width)));
  const kept = height < FULL * columnHeight(page) ? blocks.length - 1 : 1;
  return blocks.map((block, at) =>
    at < kept && at < blocks.length - 1 ? { ...block, keepsNext: true } : block,
  );
}

/** Whether a block is higher than about half a column, so that it may have to be split. */
export function isTall(block: FlowBlock, page: PageSize): boolean {
  return heightOf(block, columnWidth(page)) > columnHeight(page) / 2;
}

/** Above and below the text of a box or a cell together, and beside that of a box, in mm. */
const PADDING = { box: 4, cell: 1.5, side: 5 } as const;

/** About how high a block is in a column of some width, in mm. */
export function heightOf(block: FlowBlock, width: number): number {
  switch (block.kind) {
    case "paragraph":
      return paragraphHeight(block, width);
    case "box":
      return (
        PADDING.box + sum(block.paragraphs.map((one) => paragraphHeight(one, width - PADDING.side)))
      );
    case "grid":
      return sum(block.rows.map((row) => rowHeight(row, block.shares, width)));
  }
}

/** About how high a row of cells is, in mm. */
export function rowHeight(
  row: readonly FlowCell[],
  shares: readonly number[],
  width: number,
): number {
  const cells = placed(row, shares).map((cell) =>
    paragraphHeight(cell.paragraph, width * cell.share),
  );
  return PADDING.cell + Math.max(...cells);
}

function paragraphHeight({ role, inlines }: FlowParagraph, width: number): number {
  const { size, left = 0, before, after } = styleOf(role);
  const ems = sum(inlines.map(({ text }) => emsOf(text)));
  const line = width / (size * MM_OF_POINT) - left;
  const lines = Math.max(1, Math.ceil(ems / Math.max(1, line)));
  return (lines * size * LINE_HEIGHT + before + after) * MM_OF_POINT;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
