/** What a HWPX section says of its pages: size, columns, and what stands on each. */
import { textWidth, type PageSize } from "../flow/page-size.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { subList } from "./table.ts";
import { ofMm } from "./units.ts";

/** How much of the margin above and below the text what stands on every page has, in mm. */
const HEAD = 10;
const FOOT = 8;
/** From the end of a paragraph without its own tab stops to the next one, in HWPUNIT. */
const TAB_STEP = 8000;

/** Size and margins of the pages. `noBorder` is the number of the border that is none. */
export function sectionProperties(page: PageSize, noBorder: number): Xml {
  const { width, height, margin } = page;
  const pageMargin = {
    header: HEAD,
    footer: FOOT,
    gutter: 0,
    left: margin.side,
    right: margin.side,
    top: margin.top - HEAD,
    bottom: margin.bottom - FOOT,
  };
  return element(
    "hp:secPr",
    {
      id: "",
      textDirection: "HORIZONTAL",
      spaceColumns: ofMm(page.gap),
      tabStop: TAB_STEP,
      outlineShapeIDRef: 1,
      memoShapeIDRef: 0,
      textVerticalWidthHead: 0,
      masterPageCnt: 0,
    },
    element("hp:grid", { lineGrid: 0, charGrid: 0, wonggojiFormat: 0 }),
    element("hp:startNum", { pageStartsOn: "BOTH", page: 0, pic: 0, tbl: 0, equation: 0 }),
    element("hp:visibility", {
      hideFirstHeader: 1,
      hideFirstFooter: 0,
      hideFirstMasterPage: 0,
      border: "SHOW_ALL",
      fill: "SHOW_ALL",
      hideFirstPageNum: 0,
      hideFirstEmptyLine: 0,
      showLineNumber: 0,
    }),
    element("hp:lineNumberShape", { restartType: 0, countBy: 0, distance: 0, startNumber: 0 }),
    element(
      "hp:pagePr",
      {
        landscape: "WIDELY",
        width: ofMm(width),
        height: ofMm(height),
        gutterType: "LEFT_ONLY",
      },
      element(
        "hp:margin",
        Object.fromEntries(Object.entries(pageMargin).map(([side, mm]) => [side, ofMm(mm)])),
      ),
    ),
    notes("hp:footNotePr", "EACH_COLUMN"),
    notes("hp:endNotePr", "END_OF_DOCUMENT"),
    ["BOTH", "EVEN", "ODD"].map((type) => pageBorder(type, noBorder)),
  );
}

/** Footnotes and endnotes: a paper has none, but Hangul wants to know what they were like. */
function notes(name: string, place: string): Xml {
  return element(
    name,
    {},
    element("hp:autoNumFormat", {
      type: "DIGIT",
      userChar: "",
      prefixChar: "",
      suffixChar: ")",
      supscript: 0,
    }),
    element("hp:noteLine", { length: -1, type: "SOLID", width: "0.12 mm", color: "#000000" }),
    element("hp:noteSpacing", { betweenNotes: 283, belowLine: 567, aboveLine: 850 }),
    element("hp:numbering", { type: "CONTINUOUS", newNum: 1 }),
    element("hp:placement", { place, beneathText: 0 }),
  );
}

function pageBorder(type: string, noBorder: number): Xml {
  const distance = 1417;
  return element(
    "hp:pageBorderFill",
    {
      type,
      borderFillIDRef: noBorder,
      textBorder: "PAPER",
      headerInside: 0,
      footerInside: 0,
      fillArea: "PAPER",
    },
    element("hp:offset", { left: distance, right: distance, top: distance, bottom: distance }),
  );
}

/**
 * From here on the text stands in so many columns, with a rule between two. It has to stand before what is on every
 * page: Hangul does not see it behind that.
 */
export function columnsCtrl({ columns, gap }: Pick<PageSize, "columns" | "gap">): Xml {
  const isOne = columns === 1;
  return element(
    "hp:ctrl",
    {},
    element(
      "hp:colPr",
      {
        id: "",
        type: "NEWSPAPER",
        layout: "LEFT",
        colCount: columns,
        sameSz: 1,
        sameGap: isOne ? 0 : ofMm(gap),
      },
      isOne ? [] : element("hp:colLine", { type: "SOLID", width: "0.12 mm", color: "#000000" }),
    ),
  );
}

/** What stands on every page, above the text or below it. */
export function headCtrl(kind: "header" | "footer", page: PageSize, content: XmlContent): Xml {
  const isHeader = kind === "header";
  const size = { width: textWidth(page), height: isHeader ? HEAD : FOOT };
  return element(
    "hp:ctrl",
    {},
    element(
      `hp:${kind}`,
      { id: isHeader ? 1 : 2, applyPageType: "BOTH" },
      // both stand at the text's side of the margin
      subList(content, isHeader ? "BOTTOM" : "TOP", size),
    ),
  );
}

/** The number of the page, or of all pages. */
export function autoNumber(numType: "PAGE" | "TOTAL_PAGE"): Xml {
  return element(
    "hp:ctrl",
    {},
    element(
      "hp:autoNum",
      { num: 1, numType },
      element("hp:autoNumFormat", {
        type: "DIGIT",
        userChar: "",
        prefixChar: "",
        suffixChar: "",
        supscript: 0,
      }),
    ),
  );
}
