/** Paragraphs of a DOCX file. */
import {
  BorderStyle,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from "docx";
import type { FlowBox, FlowParagraph, Inline } from "../flow/flow.ts";
import { markerWidth } from "./styles.ts";
import { ofMm, ofPoints } from "./units.ts";

/** What a paragraph is told by what it stands in. */
export interface Surroundings {
  /** How wide the line is, in mm. */
  readonly width: number;
  readonly keepsNext?: boolean;
}

/** A paragraph, in the style of its role. */
export function paragraphOf(one: FlowParagraph, surroundings: Surroundings): Paragraph {
  return new Paragraph(optionsOf(one, surroundings));
}

/** Between the line of a box and its text, in points, and how far its text stands in. */
const BOX = { space: 5, indent: ofPoints(6) } as const;

/** The paragraphs of a box: those with the same line around them are one. It is not a table, which might be parted from what follows. */
export function boxOf({ paragraphs, keepsNext = false }: FlowBox, width: number): Paragraph[] {
  const line = { style: BorderStyle.SINGLE, size: 4, space: BOX.space, color: "auto" } as const;
  return paragraphs.map((one, at) => {
    const isKept = keepsNext || at < paragraphs.length - 1;
    return new Paragraph({
      ...optionsOf(one, { width, keepsNext: isKept }),
      border: { top: line, bottom: line, left: line, right: line },
      indent: { left: BOX.indent, right: BOX.indent },
    });
  });
}

function optionsOf(one: FlowParagraph, { width, keepsNext }: Surroundings): IParagraphOptions {
  const { role, marker, inlines, tabStops = [], startsPage = false } = one;
  const isKept = one.keepsNext ?? keepsNext ?? false;
  const marked = marker === undefined ? inlines : [{ text: `${marker}\t` }, ...inlines];
  const hanging = markerWidth(role);
  return {
    style: role,
    children: marked.map(runOf),
    keepNext: isKept,
    keepLines: isKept,
    pageBreakBefore: startsPage,
    // writes that Korean words are not broken
    wordWrap: true,
    autoSpaceEastAsianText: false,
    ...(marker === undefined ? {} : { indent: { left: hanging, hanging } }),
    ...(tabStops.length > 0
      ? {
          tabStops: tabStops.map((share) => ({
            type: TabStopType.LEFT,
            position: ofMm(share * width),
          })),
        }
      : {}),
  };
}

function runOf({ text, form }: Inline): ParagraphChild {
  const border = { style: BorderStyle.SINGLE, size: 4, space: 0, color: "auto" } as const;
  return new TextRun({
    children: text.split(/(\t)/u).flatMap((part): (string | Tab)[] => {
      if (part === "") return [];
      return part === "\t" ? [new Tab()] : [part];
    }),
    ...(form === "bold" ? { bold: true } : {}),
    ...(form === "underlined" ? { underline: {} } : {}),
    ...(form === "boxed" ? { border } : {}),
  });
}
