import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { EVERY_KIND, TEXT, topic, writing } from "../../test/items.ts";
import { composePaper, type PaperRequest } from "../paper/compose.ts";
import { toPdf, toPreview } from "./pdf.ts";

const REQUEST: PaperRequest = {
  title: "1학기 중간고사",
  left: "풀다고등학교",
  right: "영어",
  form: "B",
  code: "A7-1",
  layout: { size: "A4", columns: 2 },
  answers: "end",
  hasExplanations: false,
  sharesTexts: true,
  hasAnswerSheet: true,
};

const paper = (change: Partial<PaperRequest> = {}, items = EVERY_KIND) =>
  composePaper(items, { ...REQUEST, ...change });

/** The pages of a file as text without spaces, which a justified line sets anywhere. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s/gu, ""));
}
const textOf = async (bytes: Uint8Array) => (await pagesOf(bytes)).join("");
const bare = (text: string) => text.replace(/\s/gu, "");

describe("a PDF", () => {
  it("holds the text, the marks and the blanks of every kind of item", async () => {
    const text = await textOf(toPdf(paper()));
    for (const part of [
      "1학기중간고사",
      "풀다고등학교",
      "B형",
      "7문항·14점·코드A7-1",
      "[1–3]다음글을읽고물음에답하시오.",
      TEXT,
      "*detour:우회로",
      "1.윗글의주제로가장적절한것은?[2점]",
      "①the memory that a crooked path keeps",
      "(A)rarely / always",
      "①A path bends.",
      "(②)It keeps the bend.③remembers",
      "(A)k(keep)the bend.",
      "〈조건〉",
      "우리말: 굽이를 간직한다",
      "keeps / it / bends",
      "답안지",
      "정답",
      "6.(A) keeps",
    ])
      expect(text).toContain(bare(part));
  });

  it("takes seven numbered underlines, and has a row for each error and its mend", async () => {
    const item = writing(1);
    if (item.shape !== "write") throw new Error("not written");
    item.blocks = [
      {
        kind: "passage",
        runs: ["a", "b", "c", "d", "e", "f", "g"].flatMap((text, at) => [
          { kind: "plain", text: "It keeps " },
          { kind: "underlined", text, place: at + 1 },
          { kind: "plain", text: " and " },
        ]),
      },
    ];
    item.fields = [1, 2].flatMap((pair) => [
      { label: `(${pair}) 틀린 것` },
      { label: "고친 표현" },
    ]);
    item.pairs = [1, 2].map(() => ({ before: "", after: "" }));
    item.key = { accepted: [["⑥ f"], ["bends"], ["⑦ g"], ["bent"]] };
    const text = await textOf(toPdf(paper({}, [item])));
    expect(text).toContain("gand(1)틀린것고친표현(2)틀린것고친표현");
  });

  it("shows what looks like markup as text", async () => {
    expect(await textOf(toPdf(paper()))).toContain(bare("<b>&amp;</b> #set text(red) $x$."));
  });

  it("breaks no Korean word, and keeps it as it is when it is copied", async () => {
    const bytes = toPdf(paper({ hasExplanations: true }));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    expect(text.join("")).not.toMatch(/[\u200b\u2060\ufeff]/u);
  });

  it("has no answers on a paper for takers", async () => {
    const text = await textOf(toPdf(paper({ answers: "none" })));
    expect(text).not.toContain("정답");
    expect(text).not.toContain("굽은까닭");
  });

  it("has 해설 beside the answers, and the answers alone", async () => {
    const pages = await pagesOf(toPdf(paper({ answers: "only", hasExplanations: true })));
    expect(pages[0]).toContain("정답과해설");
    expect(pages.join("")).toContain("길이굽은까닭을말해요.①땅이말랐다는말만보고");
    expect(pages.join("")).not.toContain(bare("the memory that"));
  });

  it("splits no item that fits into a column, and none is cut off that does not", async () => {
    const items = Array.from({ length: 30 }, (_, at) => topic(at + 1, at));
    const pages = await pagesOf(toPdf(paper({ answers: "none", hasAnswerSheet: false }, items)));
    for (const { position } of items) {
      const page = pages.find((one) => one.includes(`${position}.다음글의주제로`)) ?? "";
      const rest = page.slice(page.indexOf(`${position}.다음글의주제로`));
      expect(rest).toContain(bare("⑤the proof that a crooked path keeps of the ground"));
    }
    const huge = topic(1);
    huge.blocks = [{ kind: "passage", runs: [{ kind: "plain", text: `${TEXT} `.repeat(40) }] }];
    const text = await textOf(toPdf(paper({ answers: "none", hasAnswerSheet: false }, [huge])));
    // a page's end may stand within a sentence, not within a word
    expect(text.match(/Planners/gu)).toHaveLength(40);
  });

  it.each([
    ["A4", 2],
    ["B4", 2],
    ["A4", 1],
  ] as const)("is of the size that is wanted: %s in %i columns", async (size, columns) => {
    const bytes = toPdf(paper({ layout: { size, columns } }));
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
    const [, , width = 0, height = 0] = page.view;
    const points = size === "A4" ? [595, 842] : [729, 1032];
    expect([Math.round(width), Math.round(height)]).toEqual(points);
  });
});

describe("a preview", () => {
  it("is the first page as a picture, and the number of pages", async () => {
    const items = Array.from({ length: 40 }, (_, at) => topic(at + 1, at));
    const whole = paper({}, items);
    const { svg, pages } = toPreview(whole);
    expect(pages).toBe((await pagesOf(toPdf(whole))).length);
    expect(svg).toMatch(/^<svg viewBox="0 0 595.28 841.89"/u);
    expect(svg).not.toMatch(/<script|href="http/u);
    // a ground would hide what is drawn before it
    expect(svg).not.toMatch(/fill="#ffffff"[^>]*d="M 0 0v 841/u);
    expect(toPreview(paper({}, [topic(1)])).pages).toBe(3);
  });
});
