import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HwpDocument, initSync } from "@rhwp/core";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { idProblems } from "../../test/hwpx-ids.ts";
import { topic } from "../../test/items.ts";
import { bare, missing, paperOf, textsOf, underlinedOf } from "../../test/papers.ts";
import { everyType } from "../../test/real-items.ts";
import { readXml, type XmlElement } from "../../test/xml-tree.ts";
import { flowOf } from "../flow/flow-of.ts";
import { paragraphsOfBlock } from "../flow/flow.ts";
import type { Paper } from "../paper/paper.ts";
import { toHwpx } from "./hwpx.ts";

const PAPERS: readonly (readonly [string, () => Paper])[] = [
  ["every kind of run, block and area", () => paperOf()],
  ["every type of item, with 해설", () => paperOf({ hasExplanations: true }, everyType().items)],
  ["one column of B4", () => paperOf({ layout: { size: "B4", columns: 1 } })],
  ["answers alone", () => paperOf({ answers: "only", hasExplanations: true })],
  ["no items", () => paperOf({}, [])],
];

const filesOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );

function elementsOf(xml: string): XmlElement[] {
  const flat = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(flat)];
  return flat(readXml(xml));
}

/** The texts of runs whose characters are underlined. */
function underlinedIn({ header, section }: { header: string; section: string }): string[] {
  const forms = new Set(
    elementsOf(header)
      .filter(({ name }) => name === "hh:charPr")
      .filter(({ children }) =>
        children.some((one) => one.name === "hh:underline" && one.attributes.type === "BOTTOM"),
      )
      .map(({ attributes }) => attributes.id),
  );
  return elementsOf(section)
    .filter(({ name, attributes }) => name === "hp:run" && forms.has(attributes.charPrIDRef))
    .map(({ children }) => children.map(({ text }) => text).join(""));
}

const partsOf = (paper: Paper) => {
  const files = filesOf(toHwpx(paper));
  return { header: files["Contents/header.xml"]!, section: files["Contents/section0.xml"]! };
};

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve("@rhwp/core/rhwp_bg.wasm");
  initSync({ module: readFileSync(wasm) });
  // what a browser's canvas would say
  Object.assign(globalThis, { measureTextWidth: (_: string, text: string) => text.length * 8 });
});

describe.each(PAPERS)("a HWPX file of %s", (_, compose) => {
  it("is opened by a reader of others, which finds the same text", () => {
    const paper = compose();
    const document = new HwpDocument(toHwpx(paper));
    const found = bare(JSON.parse(document.getTextFileUnicode()) as string);
    document.free();
    expect(missing(found, textsOf(paper))).toBeNull();
    const { head, body } = flowOf(paper);
    const written = [head, ...body]
      .flatMap(paragraphsOfBlock)
      .map(({ marker = "", inlines }) => marker + inlines.map(({ text }) => text).join(""));
    expect(found).toBe(bare(written.join("")));
  });

  it("underlines what the paper underlines", () => {
    const paper = compose();
    expect(underlinedIn(partsOf(paper)).map(bare)).toEqual(underlinedOf(paper).map(bare));
  });

  it("refers to nothing that is not there, and counts right", () => {
    const { header, section } = partsOf(compose());
    expect(idProblems(header, section)).toEqual([]);
  });
});

describe("a HWPX file", () => {
  it("begins with its format, not compressed", () => {
    const bytes = toHwpx(paperOf());
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const method = view.getUint16(8, true);
    expect(method).toBe(0);
    expect(strFromU8(bytes.subarray(30, 57))).toBe("mimetypeapplication/hwp+zip");
    expect(Object.keys(unzipSync(bytes))).toEqual([
      "mimetype",
      "version.xml",
      "META-INF/container.xml",
      "META-INF/manifest.xml",
      "Contents/content.hpf",
      "Contents/header.xml",
      "Contents/section0.xml",
      "settings.xml",
      "Preview/PrvText.txt",
    ]);
  });

  it("is well-formed, with every namespace on its roots, and breaks no lines itself", () => {
    const files = filesOf(toHwpx(paperOf({}, everyType().items)));
    for (const [name, xml] of Object.entries(files)) {
      if (!/xml$|hpf$/u.test(name)) continue;
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes" \?>/u);
      expect(() => readXml(xml)).not.toThrow();
      expect(xml).not.toContain("linesegarray");
    }
    for (const name of ["Contents/header.xml", "Contents/section0.xml"]) {
      const [root] = readXml(files[name]!).children;
      expect(
        Object.keys(root?.attributes ?? {}).filter((one) => one.startsWith("xmlns:")),
      ).toHaveLength(15);
    }
  });

  it("names no paragraph or table twice", () => {
    const ids = elementsOf(partsOf(paperOf({}, everyType().items)).section)
      .filter(({ name }) => name === "hp:p" || name === "hp:tbl")
      .map(({ attributes }) => attributes.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is the same for the same paper", () => {
    expect(toHwpx(paperOf())).toEqual(toHwpx(paperOf()));
  });

  it.each([
    ["A4", 2, { width: "59528", height: "84189" }],
    ["B4", 1, { width: "72850", height: "103181" }],
  ] as const)("has the size and the columns that are wanted: %s, %i", (size, columns, wanted) => {
    const elements = elementsOf(partsOf(paperOf({ layout: { size, columns } })).section);
    const of = (name: string) => elements.find((one) => one.name === name)?.attributes;
    expect(of("hp:pagePr")).toMatchObject(wanted);
    expect(of("hp:colPr")).toMatchObject({ colCount: String(columns) });
    expect(elements.some(({ name }) => name === "hp:colLine")).toBe(columns === 2);
  });

  it("has the running head on all pages but the first, and the number of all pages", () => {
    const elements = elementsOf(partsOf(paperOf()).section);
    const of = (name: string) => elements.filter((one) => one.name === name);
    expect(of("hp:visibility")[0]?.attributes.hideFirstHeader).toBe("1");
    expect(of("hp:autoNum").map(({ attributes }) => attributes.numType)).toEqual([
      "PAGE",
      "TOTAL_PAGE",
    ]);
  });

  it("keeps an item in one column, and breaks no Korean word", () => {
    const change = { answers: "none", hasAnswerSheet: false } as const;
    const { header, section } = partsOf(paperOf(change, [topic(1), topic(2, 1)]));
    const settings = new Map(
      elementsOf(header)
        .filter(({ name }) => name === "hh:paraPr")
        .map(({ attributes, children }) => [
          attributes.id,
          children.find(({ name }) => name === "hh:breakSetting")?.attributes ?? {},
        ]),
    );
    const [, ...body] = readXml(section).children[0]!.children;
    const kept = body.map(({ attributes }) => settings.get(attributes.paraPrIDRef)?.keepWithNext);
    // instruction, passage, words and four options stay with what follows, the fifth option does not
    const one = ["1", "1", "1", "1", "1", "1", "1", "0"];
    expect(kept).toEqual([...one, ...one]);
    // in Hangul this value keeps words whole, and the other one breaks them
    for (const { breakNonLatinWord } of settings.values())
      expect(breakNonLatinWord).toBe("BREAK_WORD");
  });
});
