/** The section of a HWPX file: its paragraphs, boxes and grids. No line is broken here: Hangul does that. */
import {
  paragraph,
  placed,
  rowBorder,
  type Flow,
  type FlowBlock,
  type FlowBox,
  type FlowGrid,
  type FlowParagraph,
} from "../flow/flow.ts";
import { heightOf, isTall, rowHeight } from "../flow/kept-together.ts";
import { columnWidth, textWidth, type PageSize } from "../flow/page-size.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import type { Header } from "./header.ts";
import { NAMESPACES } from "./namespaces.ts";
import { autoNumber, columnsCtrl, headCtrl, sectionProperties } from "./section-properties.ts";
import { table, type Cell, type TableAnchor } from "./table.ts";
import { tabWidths, textOf } from "./text.ts";
import { ofMm } from "./units.ts";

/** Left and right in a box and in a cell, in mm. */
const BOX_PADDING = 2.4;
const CELL_PADDING = 0.7;

/** Writes a flow; the header learns of each form that is used. */
export class Section {
  /** Paragraphs and tables are numbered together. */
  #lastId = 0;
  readonly #header: Header;
  readonly #page: PageSize;

  constructor(header: Header, page: PageSize) {
    this.#header = header;
    this.#page = page;
  }

  toXml({ head, runningHead, body }: Flow): Xml {
    const column = columnWidth(this.#page);
    return element(
      "hs:sec",
      NAMESPACES,
      this.#opening(head, runningHead),
      body.map((block) => this.#block(block, column)),
    );
  }

  /** The first paragraph holds the page, the columns, what is on every page, and the title above the columns. */
  #opening(head: FlowGrid, runningHead: FlowGrid): Xml {
    const width = textWidth(this.#page);
    const char = this.#header.char("tableLine", { text: "" });
    const controls = [
      sectionProperties(this.#page, this.#header.border({ sides: "none" })),
      columnsCtrl(this.#page),
      headCtrl("header", this.#page, this.#block(runningHead, width)),
      headCtrl("footer", this.#page, this.#pageNumber()),
    ];
    return this.#paragraph(paragraph("tableLine", []), width, [
      this.#run(char, controls),
      this.#run(char, [this.#grid(head, width, "page"), element("hp:t")]),
    ]);
  }

  /** "1 / 4". */
  #pageNumber(): Xml {
    const char = this.#header.char("pageNumber", { text: "" });
    return this.#paragraph(paragraph("pageNumber", []), textWidth(this.#page), [
      this.#run(char, autoNumber("PAGE")),
      this.#run(char, element("hp:t", {}, " / ")),
      this.#run(char, autoNumber("TOTAL_PAGE")),
    ]);
  }

  /** A block in a line of some width. A box or a grid stands in a paragraph as one character. */
  #block(block: FlowBlock, width: number): Xml {
    if (block.kind === "paragraph") return this.#paragraph(block, width);
    const anchor = isTall(block, this.#page) ? "column" : "character";
    const written =
      block.kind === "box" ? this.#box(block, width, anchor) : this.#grid(block, width, anchor);
    const char = this.#header.char("tableLine", { text: "" });
    const holder = paragraph("tableLine", [], block.keepsNext ? { keepsNext: true } : {});
    return this.#paragraph(holder, width, this.#run(char, [written, element("hp:t")]));
  }

  #paragraph(one: FlowParagraph, width: number, runs: XmlContent = this.#runs(one, width)): Xml {
    const { form, style } = this.#header.paragraph(one, ofMm(width));
    return element(
      "hp:p",
      {
        id: this.#nextId(),
        paraPrIDRef: form,
        styleIDRef: style,
        pageBreak: one.startsPage ? 1 : 0,
        columnBreak: 0,
        merged: 0,
      },
      runs,
    );
  }

  /** The runs of a paragraph; one without text where it is empty. */
  #runs({ role, marker, inlines, tabStops = [] }: FlowParagraph, width: number): Xml[] {
    const marked = marker === undefined ? inlines : [{ text: `${marker} ` }, ...inlines];
    const tabs = tabWidths(
      marked,
      role,
      tabStops.map((share) => share * width),
    );
    return (marked.length > 0 ? marked : [{ text: "" }]).map((inline) =>
      this.#run(this.#header.char(role, inline), textOf(inline.text, tabs)),
    );
  }

  #run(char: number, content: XmlContent): Xml {
    return element("hp:run", { charPrIDRef: char }, content);
  }

  #box(box: FlowBox, width: number, anchor: TableAnchor): Xml {
    const border = this.#header.border({ sides: "all" });
    const cell: Cell = {
      width,
      height: heightOf(box, width),
      content: box.paragraphs.map((one) => this.#paragraph(one, width - 2 * BOX_PADDING)),
      column: 0,
      span: 1,
      border,
    };
    const id = this.#nextId();
    return table([[cell]], { id, columns: 1, border, padding: BOX_PADDING, anchor });
  }

  #grid(grid: FlowGrid, width: number, anchor: TableAnchor): Xml {
    const { rows, shares } = grid;
    const cells = rows.map((row, at) => {
      const sides = rowBorder(grid, at);
      // the rule between the columns begins at the top of the page, behind the title
      const border = this.#header.border(anchor === "page" ? { sides, isOpaque: true } : { sides });
      const height = rowHeight(row, shares, width);
      return placed(row, shares).map(({ paragraph: one, column, span, share }): Cell => {
        const content = this.#paragraph(one, width * share - 2 * CELL_PADDING);
        return { width: width * share, height, content, column, span, border };
      });
    });
    const border = this.#header.border({ sides: grid.lines === "all" ? "all" : "none" });
    const id = this.#nextId();
    return table(cells, { id, columns: shares.length, border, padding: CELL_PADDING, anchor });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
