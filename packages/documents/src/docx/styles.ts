/** The styles of a DOCX file: one for each role, under its name. */
import {
  AlignmentType,
  LineRuleType,
  type IParagraphStyleOptions,
  type IStylesOptions,
} from "docx";
import { LINE_HEIGHT, ROLE_NAMES, styleOf, TEXT_SIZE, type Role } from "../flow/roles.ts";
import { ofPoints } from "./units.ts";

/** What Korean and Windows computers have; others put their own serif in its place. */
const FONT = { ascii: "Times New Roman", hAnsi: "Times New Roman", eastAsia: "Batang" } as const;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const;

/** Sizes are in half points. */
const halfPoints = (size: number) => Math.round(size * 2);

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: {
        font: FONT,
        size: halfPoints(TEXT_SIZE),
        language: { value: "en-US", eastAsia: "ko-KR" },
      },
    },
  },
  paragraphStyles: ROLE_NAMES.map(styleFor),
};

function styleFor(role: Role): IParagraphStyleOptions {
  const { name, size, isBold = false, align, before, after, ...rest } = styleOf(role);
  const { left = 0, hangs = false, firstLine = 0 } = rest;
  const em = (count: number) => ofPoints(count * size);
  return {
    id: role,
    name,
    basedOn: "Normal",
    quickFormat: true,
    run: { size: halfPoints(size), bold: isBold },
    paragraph: {
      alignment: ALIGNMENTS[align],
      indent: hangs
        ? { left: em(left), hanging: em(left) }
        : { left: em(left), firstLine: em(firstLine) },
      spacing: {
        before: ofPoints(before),
        after: ofPoints(after),
        // fonts with higher lines have their own
        line: ofPoints(size * LINE_HEIGHT),
        lineRule: LineRuleType.AT_LEAST,
      },
    },
  };
}

/** How far the marker of a paragraph hangs. */
export function markerWidth(role: Role): number {
  const { left = 0, size } = styleOf(role);
  return ofPoints(left * size);
}
