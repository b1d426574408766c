/** The entries of the lists in a HWPX header: fonts, lines, forms of characters and paragraphs. */
import { LINE_HEIGHT, type RoleStyle } from "../flow/roles.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { UNIT_CHAR } from "./namespaces.ts";

const SCRIPTS = ["HANGUL", "LATIN", "HANJA", "JAPANESE", "OTHER", "SYMBOL", "USER"] as const;
/** The serif that every Hangul comes with. */
const FONT = "함초롬바탕";
/** What line a border is. */
const LINE = { width: "0.12 mm", color: "#000000" } as const;

/** One font for every script. */
export const FONT_FACES = element(
  "hh:fontfaces",
  { itemCnt: SCRIPTS.length },
  SCRIPTS.map((lang) =>
    element(
      "hh:fontface",
      { lang, fontCnt: 1 },
      element("hh:font", { id: 0, face: FONT, type: "TTF", isEmbedded: 0 }),
    ),
  ),
);

/** What stands for "none" where a number is asked for. */
const NO_CHAR = 4_294_967_295;
const OUTLINE_LEVELS = 7;

/** The outline that the section refers to; no paragraph uses it. */
export const NUMBERINGS = element(
  "hh:numberings",
  { itemCnt: 1 },
  element(
    "hh:numbering",
    { id: 1, start: 0 },
    Array.from({ length: OUTLINE_LEVELS }, (_, at) =>
      element(
        "hh:paraHead",
        {
          start: 1,
          level: at + 1,
          align: "LEFT",
          useInstWidth: 1,
          autoIndent: 1,
          widthAdjust: 0,
          textOffsetType: "PERCENT",
          textOffset: 50,
          numFormat: "DIGIT",
          charPrIDRef: NO_CHAR,
          checkable: 0,
        },
        `^${at + 1}.`,
      ),
    ),
  ),
);

/** Where a line is drawn, and whether what is behind it is hidden. */
export interface Border {
  readonly sides: "none" | "all" | "bottom";
  readonly isOpaque?: boolean;
}

const SIDES = ["left", "right", "top", "bottom"] as const;

export function borderFill(id: number, { sides, isOpaque = false }: Border): Xml {
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

export function charPr(id: number, { height, isBold, isUnderlined, borderFill }: CharForm): Xml {
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

/** How a paragraph looks; lengths in HWPUNIT. */
export interface ParagraphForm {
  readonly align: RoleStyle["align"];
  readonly left: number;
  /** How far the first line stands in beyond the others; below 0 it hangs. */
  readonly intent: number;
  readonly before: number;
  readonly after: number;
  readonly keepsNext: boolean;
  readonly tab: number;
  readonly borderFill: number;
}

export function paragraphPr(id: number, form: ParagraphForm): Xml {
  const { align, tab, keepsNext, borderFill } = form;
  return element(
    "hh:paraPr",
    {
      id,
      tabPrIDRef: tab,
      condense: 0,
      fontLineHeight: 0,
      snapToGrid: 0,
      suppressLineNumbers: 0,
      checked: 0,
    },
    element("hh:align", { horizontal: align.toUpperCase(), vertical: "BASELINE" }),
    element("hh:heading", { type: "NONE", idRef: 0, level: 0 }),
    element("hh:breakSetting", {
      breakLatinWord: "KEEP_WORD",
      // the names are the wrong way round: with this Hangul breaks Korean at spaces, with KEEP_WORD within words
      // (measured in Hangul: https://github.com/edwardkim/rhwp/issues/2185)
      breakNonLatinWord: "BREAK_WORD",
      widowOrphan: 1,
      keepWithNext: keepsNext ? 1 : 0,
      keepLines: keepsNext ? 1 : 0,
      pageBreakBefore: 0,
      lineWrap: "BREAK",
    }),
    element("hh:autoSpacing", { eAsianEng: 0, eAsianNum: 0 }),
    inBothUnits((scale) => spacing(form, scale)),
    element("hh:border", {
      borderFillIDRef: borderFill,
      offsetLeft: 0,
      offsetRight: 0,
      offsetTop: 0,
      offsetBottom: 0,
      connect: 0,
      ignoreMargin: 1,
    }),
  );
}

function spacing({ left, intent, before, after }: ParagraphForm, scale: number): XmlContent {
  const length = (name: string, value: number) =>
    element(`hc:${name}`, { value: value * scale, unit: "HWPUNIT" });
  return [
    element(
      "hh:margin",
      {},
      length("intent", intent),
      length("left", left),
      length("right", 0),
      length("prev", before),
      length("next", after),
    ),
    element("hh:lineSpacing", {
      type: "PERCENT",
      value: Math.round(LINE_HEIGHT * 100),
      unit: "HWPUNIT",
    }),
  ];
}

/** Tab stops, in HWPUNIT. */
export function tabPr(id: number, stops: readonly number[]): Xml {
  return element(
    "hh:tabPr",
    { id, autoTabLeft: 0, autoTabRight: 0 },
    stops.map((at) =>
      inBothUnits((scale) =>
        element("hh:tabItem", {
          pos: at * scale,
          type: "LEFT",
          leader: "NONE",
          unit: scale === 1 ? "HWPUNIT" : undefined,
        }),
      ),
    ),
  );
}

/** Older readers take margins and tab stops for twice what they are: both stand in the file, and each reads its own. */
function inBothUnits(write: (scale: 1 | 2) => XmlContent): Xml {
  return element(
    "hp:switch",
    {},
    element("hp:case", { "hp:required-namespace": UNIT_CHAR }, write(1)),
    element("hp:default", {}, write(2)),
  );
}

/** A named style; its number is that of its role. */
export interface StyleForm {
  readonly name: string;
  readonly engName: string;
  readonly paragraph: number;
  readonly char: number;
}

export function style(id: number, { name, engName, paragraph, char }: StyleForm): Xml {
  return element("hh:style", {
    id,
    type: "PARA",
    name,
    engName,
    paraPrIDRef: paragraph,
    charPrIDRef: char,
    nextStyleIDRef: id,
    langID: 1042,
    lockForm: 0,
  });
}
