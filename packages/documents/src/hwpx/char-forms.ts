/** Forms of characters and lines in a HWPX header. */
import { element, type Xml } from "../markup/xml.ts";
import { SCRIPTS } from "./fonts.ts";

/** What line a border is. */
const LINE = { width: "0.12 mm", color: "#000000" } as const;

/** Where a line is drawn, and whether what is behind it is hidden. */
export interface Border {
  readonly sides: "none" | "all" | "bottom";
  readonly isOpaque?: boolean;
}

const SIDES = ["left", "right", "top", "bottom"] as const;

export function writeBorder(id: number, { sides, isOpaque = false }: Border): Xml {
  const typeOf = (side: (typeof SIDES)[number]) =>
    sides === "all" || sides === side ? "SOLID" : "NONE";
  const none = { type: "NONE", Crooked: 0, isCounter: 0 };
  return element(
    "hh:borderFill",
    { id, threeD: 0, shadow: 0, centerLine: "NONE", breakCellSeparateLine: 0 },
    element("hh:slash", none),
    element("hh:backSlash", none),
    SIDES.map((side) => element(`hh:${side}Border`, { type: typeOf(side), ...LINE })),
    element("hh:diagonal", { type: "SOLID", width: "0.1 mm", color: "#000000" }),
    isOpaque
      ? element(
          "hc:fillBrush",
          {},
          element("hc:winBrush", { faceColor: "#FFFFFF", hatchColor: "#000000", alpha: 0 }),
        )
      : [],
  );
}

/** How characters look. */
export interface CharForm {
  /** In HWPUNIT. */
  readonly height: number;
  readonly isBold: boolean;
  readonly isUnderlined: boolean;
  readonly borderFill: number;
}

export function writeChar(id: number, { height, isBold, isUnderlined, borderFill }: CharForm): Xml {
  return element(
    "hh:charPr",
    {
      id,
      height,
      textColor: "#000000",
      shadeColor: "none",
      useFontSpace: 0,
      useKerning: 0,
      symMark: "NONE",
      borderFillIDRef: borderFill,
    },
    forEachScript("hh:fontRef", 0),
    forEachScript("hh:ratio", 100),
    forEachScript("hh:spacing", 0),
    forEachScript("hh:relSz", 100),
    forEachScript("hh:offset", 0),
    isBold ? element("hh:bold") : [],
    element("hh:underline", {
      type: isUnderlined ? "BOTTOM" : "NONE",
      shape: "SOLID",
      color: "#000000",
    }),
    element("hh:strikeout", { shape: "NONE", color: "#000000" }),
    element("hh:outline", { type: "NONE" }),
    element("hh:shadow", { type: "NONE", color: "#B2B2B2", offsetX: 10, offsetY: 10 }),
  );
}

function forEachScript(name: string, value: number): Xml {
  return element(name, Object.fromEntries(SCRIPTS.map((script) => [script.toLowerCase(), value])));
}
