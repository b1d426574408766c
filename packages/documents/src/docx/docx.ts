/** Papers as DOCX, for Word and what reads its files. */
import {
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
  type FileChild,
  type ISectionOptions,
} from "docx";
import { flowOf } from "../flow/flow-of.ts";
import type { Flow, FlowBlock } from "../flow/flow.ts";
import { columnWidth, textWidth, type PageSize } from "../flow/page-size.ts";
import type { Paper } from "../paper/paper.ts";
import { boxOf, paragraphOf } from "./paragraphs.ts";
import { STYLES } from "./styles.ts";
import { gridTable } from "./tables.ts";
import { ofMm } from "./units.ts";

/**
 * A paper as a DOCX file.
 * @example (await toDocx(paper)).subarray(0, 2) // "PK"
 */
export async function toDocx(paper: Paper): Promise<Uint8Array> {
  const flow = flowOf(paper);
  const document = new Document({
    title: flow.title,
    creator: "Pulda",
    styles: STYLES,
    sections: [titleSection(flow), textSection(flow)],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** The title over all columns of the first page, which has no running head. */
function titleSection({ head, page, runningHead }: Flow): ISectionOptions {
  return {
    properties: { ...pageProperties(page), titlePage: true },
    headers: { first: new Header({ children: [paragraphGap()] }), ...headers(runningHead, page) },
    footers: { first: pageNumber(), default: pageNumber() },
    children: [gridTable(head, textWidth(page)), paragraphGap()],
  };
}

/** Items and answers, in columns with a rule between two. */
function textSection({ body, page, runningHead }: Flow): ISectionOptions {
  const isTwo = page.columns === 2;
  const width = columnWidth(page);
  return {
    properties: {
      ...pageProperties(page),
      type: SectionType.CONTINUOUS,
      column: { count: page.columns, space: ofMm(page.gap), separate: isTwo, equalWidth: true },
    },
    headers: headers(runningHead, page),
    footers: { default: pageNumber() },
    children: body.flatMap((block) => childrenOf(block, width)),
  };
}

const EDGE = { header: 10, footer: 9 } as const;

function pageProperties({ width, height, margin }: PageSize) {
  return {
    page: {
      size: { width: ofMm(width), height: ofMm(height) },
      margin: {
        top: ofMm(margin.top),
        bottom: ofMm(margin.bottom),
        left: ofMm(margin.side),
        right: ofMm(margin.side),
        header: ofMm(EDGE.header),
        footer: ofMm(EDGE.footer),
      },
    },
  };
}

function headers(runningHead: Flow["runningHead"], page: PageSize): { default: Header } {
  const children = [gridTable(runningHead, textWidth(page)), paragraphGap()];
  return { default: new Header({ children }) };
}

/** "1 / 4". */
function pageNumber(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [new Paragraph({ style: "pageNumber", children: [number] })] });
}

/** Around boxes and behind tables, which would grow together otherwise, stands an empty paragraph that is hardly seen. */
function childrenOf(block: FlowBlock, width: number): FileChild[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraphOf(block, { width })];
    case "box":
      return [paragraphGap(true), ...boxOf(block, width), paragraphGap(block.keepsNext)];
    case "grid":
      return [gridTable(block, width), paragraphGap(block.keepsNext)];
  }
}

function paragraphGap(keepNext = false): Paragraph {
  return new Paragraph({ style: "tableGap", keepNext });
}
