/** The header of a HWPX file: every form that its paragraphs refer to. It grows while the section is written. */
import { paragraph, type FlowParagraph, type Inline } from "../flow/flow.ts";
import { ROLE_NAMES, styleOf, TEXT_SIZE, type Role } from "../flow/roles.ts";
import { element, type Xml } from "../markup/xml.ts";
import { writeBorder, writeChar, type Border, type CharForm } from "./char-forms.ts";
import { FONT_FACES, NUMBERINGS } from "./fonts.ts";
import { NAMESPACES } from "./namespaces.ts";
import { Registry } from "./registry.ts";
import {
  writeParagraph,
  writeStyle,
  writeTabs,
  type ParagraphForm,
  type StyleForm,
} from "./paragraph-forms.ts";
import { ofPoints } from "./units.ts";

export class Header {
  // the numbers of lines begin with 1
  readonly #borderFills = new Registry<Border>("hh:borderFills", writeBorder, 1);
  readonly #charPrs = new Registry<CharForm>("hh:charProperties", writeChar);
  readonly #tabPrs = new Registry<readonly number[]>("hh:tabProperties", writeTabs);
  readonly #paragraphPrs = new Registry<ParagraphForm>("hh:paraProperties", writeParagraph);
  readonly #styles = new Registry<StyleForm>("hh:styles", writeStyle);
  readonly #styleIds: ReadonlyMap<Role, number>;

  constructor() {
    // what a reader falls back to stands first in each list
    this.border({ sides: "none" });
    const char = this.#charForm(TEXT_SIZE, { text: "" });
    const form = this.#paragraphPrs.idOf({
      align: "justify",
      left: 0,
      intent: 0,
      before: 0,
      after: 0,
      keepsNext: false,
      tab: this.#tabPrs.idOf([]),
      borderFill: this.border({ sides: "none" }),
    });
    this.#styles.idOf({ name: "바탕글", engName: "Normal", paragraph: form, char });
    this.#styleIds = new Map(ROLE_NAMES.map((role) => [role, this.#addStyle(role)]));
  }

  /** The number of a border. */
  border(border: Border): number {
    return this.#borderFills.idOf(border);
  }

  /** The number of the form of some text in a paragraph of a role. */
  char(role: Role, inline: Inline): number {
    const { size, isBold = false } = styleOf(role);
    return this.#charForm(size, isBold ? { ...inline, isBold } : inline);
  }

  /** The numbers of the form and the style of a paragraph in a line of some width. */
  paragraph(one: FlowParagraph, width: number): { readonly form: number; readonly style: number } {
    return {
      form: this.#formOf(one, width),
      style: this.#styleIds.get(one.role) ?? 0,
    };
  }

  toXml(): Xml {
    return element(
      "hh:head",
      { ...NAMESPACES, version: "1.4", secCnt: 1 },
      element("hh:beginNum", { page: 1, footnote: 1, endnote: 1, pic: 1, tbl: 1, equation: 1 }),
      element(
        "hh:refList",
        {},
        FONT_FACES,
        this.#borderFills.toXml(),
        this.#charPrs.toXml(),
        this.#tabPrs.toXml(),
        NUMBERINGS,
        this.#paragraphPrs.toXml(),
        this.#styles.toXml(),
      ),
      element(
        "hh:compatibleDocument",
        { targetProgram: "HWP201X" },
        element("hh:layoutCompatibility"),
      ),
      element(
        "hh:docOption",
        {},
        element("hh:linkinfo", { path: "", pageInherit: 0, footnoteInherit: 0 }),
      ),
    );
  }

  #charForm(size: number, { form, isBold }: Inline & { readonly isBold?: boolean }): number {
    return this.#charPrs.idOf({
      height: ofPoints(size),
      isBold: isBold === true || form === "bold",
      isUnderlined: form === "underlined",
      borderFill: this.border({ sides: form === "boxed" ? "all" : "none" }),
    });
  }

  #formOf(
    { role, marker, tabStops = [], keepsNext = false }: FlowParagraph,
    width: number,
  ): number {
    const { size, align, left = 0, hangs = false, firstLine = 0, ...rest } = styleOf(role);
    const isHanging = hangs || marker !== undefined;
    const em = (count: number) => ofPoints(count * size);
    return this.#paragraphPrs.idOf({
      align,
      // a line that hangs begins at the margin, and the others stand in
      left: em(isHanging ? 0 : left),
      intent: em(isHanging ? -left : firstLine),
      before: ofPoints(rest.before),
      after: ofPoints(rest.after),
      keepsNext,
      tab: this.#tabPrs.idOf(tabStops.map((share) => Math.round(share * width))),
      borderFill: this.border({ sides: "none" }),
    });
  }

  #addStyle(role: Role): number {
    return this.#styles.idOf({
      name: styleOf(role).name,
      engName: role,
      paragraph: this.#formOf(paragraph(role, []), 0),
      char: this.char(role, { text: "" }),
    });
  }
}
