import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { topic } from "../../test/items.ts";
import { bare, missing, paperOf, textsOf, underlinedOf } from "../../test/papers.ts";
import { everyType } from "../../test/real-items.ts";
import { readXml } from "../../test/xml-tree.ts";
import { flowOf } from "../flow/flow-of.ts";
import { paragraphsOfBlock } from "../flow/flow.ts";
import { htmlText } from "../markup/html-text.ts";
import type { Paper } from "../paper/paper.ts";
import { toDocx } from "./docx.ts";

const PAPERS: readonly (readonly [string, () => Paper])[] = [
  ["every kind of run, block and area", () => paperOf()],
  ["every type of item, with 해설", () => paperOf({ hasExplanations: true }, everyType().items)],
  ["one column of B4", () => paperOf({ layout: { size: "B4", columns: 1 } })],
  ["answers alone", () => paperOf({ answers: "only", hasExplanations: true })],
  ["no items", () => paperOf({}, [])],
];

/** What a reader of others makes of a file: HTML in which underlined words have marks. */
async function htmlOf(paper: Paper): Promise<string> {
  const buffer = Buffer.from(await toDocx(paper));
  const { value } = await mammoth.convertToHtml({ buffer }, { styleMap: ["u => u"] });
  return value;
}

async function partOf(paper: Paper, name = "word/document.xml"): Promise<string> {
  return strFromU8(unzipSync(await toDocx(paper))[name]!);
}

describe.each(PAPERS)("a DOCX file of %s", (_, compose) => {
  it("is opened by a reader of others, which finds the same text", async () => {
    const paper = compose();
    const html = await htmlOf(paper);
    const found = bare(htmlText(html.replace(/<\/?u>/gu, "")).text);
    expect(missing(found, textsOf(paper))).toBeNull();
    const { head, body } = flowOf(paper);
    const written = [head, ...body]
      .flatMap(paragraphsOfBlock)
      .map(({ marker = "", inlines }) => marker + inlines.map(({ text }) => text).join(""));
    expect(found).toBe(bare(written.join("")));
  });

  it("underlines what the paper underlines", async () => {
    const paper = compose();
    const html = await htmlOf(paper);
    const underlined = [...html.matchAll(/<u>(.*?)<\/u>/gu)].map(
      ([, text = ""]) => htmlText(text).text,
    );
    expect(underlined.map(bare)).toEqual(underlinedOf(paper).map(bare));
  });

  it("is well-formed, without characters that XML forbids", async () => {
    for (const content of Object.values(unzipSync(await toDocx(compose()))))
      expect(() => readXml(strFromU8(content))).not.toThrow();
  });
});

describe("a DOCX file", () => {
  it.each([
    ["A4", 2, '<w:pgSz w:w="11906" w:h="16838"'],
    ["B4", 1, '<w:pgSz w:w="14570" w:h="20636"'],
  ] as const)(
    "has the size and the columns that are wanted: %s, %i",
    async (size, columns, page) => {
      const xml = await partOf(paperOf({ layout: { size, columns } }));
      expect(xml.split(page)).toHaveLength(3);
      expect(xml).toContain(`w:num="${columns}"`);
      expect(xml.includes('w:sep="true"')).toBe(columns === 2);
    },
  );

  it("has the title over both columns, and the running head on all pages but the first", async () => {
    const xml = await partOf(paperOf());
    const [title = "", text = ""] = xml.split("</w:sectPr>");
    expect(title).toContain("중간고사");
    expect(title).toContain("<w:titlePg/>");
    expect(text).toContain('<w:type w:val="continuous"/>');
    const headers = await Promise.all(
      [1, 2, 3].map(async (number) => partOf(paperOf(), `word/header${number}.xml`)),
    );
    // of the first page, of the others, and of the others again behind the title
    expect(headers.filter((header) => header.includes("중간고사"))).toHaveLength(2);
    expect(title).toContain('w:type="first"');
    expect(text).not.toContain('w:type="first"');
  });

  it("keeps an item in one column, and breaks no Korean word", async () => {
    const change = { answers: "none", hasAnswerSheet: false } as const;
    const xml = await partOf(paperOf(change, [topic(1), topic(2, 1)]));
    const paragraphs = (xml.split("</w:sectPr>")[1] ?? "").match(/<w:pPr>.*?<\/w:pPr>/gu) ?? [];
    const one = [true, true, true, true, true, true, true, false];
    expect(paragraphs.map((settings) => settings.includes("<w:keepNext/>"))).toEqual([
      ...one,
      ...one,
    ]);
    expect(paragraphs.every((settings) => settings.includes('<w:wordWrap w:val="0"/>'))).toBe(true);
  });
});
