/** Forms of paragraphs, tab stops and styles in a HWPX header. */
import { LINE_HEIGHT, type RoleStyle } from "../flow/roles.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { UNIT_CHAR } from "./namespaces.ts";

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

export function writeParagraph(id: number, form: ParagraphForm): Xml {
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
export function writeTabs(id: number, stops: readonly number[]): Xml {
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

export function writeStyle(id: number, { name, engName, paragraph, char }: StyleForm): Xml {
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
