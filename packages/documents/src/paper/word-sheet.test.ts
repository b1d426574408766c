import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { toDocx } from "../docx/docx.ts";
import { toHwpx } from "../hwpx/hwpx.ts";
import { toPdf } from "../pdf/pdf.ts";
import { strFromU8, unzipSync } from "fflate";
import { composeWordSheet, type WordSheetRequest } from "./word-sheet.ts";

const WORDS = [
  { text: "brief", meaning: "짧은" },
  { text: "take off", meaning: "이륙하다, 벗다" },
  ...Array.from({ length: 48 }, (_, at) => ({ text: `word${at + 3}`, meaning: `뜻${at + 3}` })),
];
const REQUEST: WordSheetRequest = {
  title: "단어 시험",
  kind: "meaning",
  layout: { size: "A4", columns: 2 },
  answers: "end",
};
const sheet = (change: Partial<WordSheetRequest> = {}) =>
  composeWordSheet(WORDS, { ...REQUEST, ...change });

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s/gu, ""));
}

describe("a word sheet", () => {
  it("asks for meanings on a page, and has the answers on another", async () => {
    const [first = "", second = "", ...more] = await pagesOf(toPdf(sheet()));
    expect(first).toContain("단어시험");
    expect(first).toContain("50문항");
    expect(first).not.toContain("점");
    expect(first).toContain("1.brief");
    expect(first).toContain("50.word50");
    expect(first).not.toContain("짧은");
    expect(second).toContain("1.짧은");
    expect(second).toContain("2.이륙하다,벗다");
    expect(more).toEqual([]);
  });

  it("asks for words, with their first letters where they are to be spelt", async () => {
    const [word = ""] = await pagesOf(toPdf(sheet({ kind: "word" })));
    expect(word).toContain("1.짧은");
    expect(word).not.toContain("brief");
    const [spelling = ""] = await pagesOf(toPdf(sheet({ kind: "spelling" })));
    expect(spelling).toContain("1.짧은b");
  });

  it("does not print the word that it asks for", () => {
    const words = [
      { text: "hive", meaning: "벌집; (hives로) 두드러기" },
      { text: "Art", meaning: "미술; start와 다름, ART" },
      { text: "take off", meaning: "이륙하다; take off one's hat" },
    ];
    const asked = (kind: "word" | "meaning") =>
      composeWordSheet(words, { ...REQUEST, kind }).groups[0]?.items.map(
        ({ instruction }) => instruction,
      );
    expect(asked("word")).toEqual([
      "벌집; (~s로) 두드러기",
      "미술; start와 다름, ~",
      "이륙하다; ~ one's hat",
    ]);
    expect(asked("meaning")).toEqual(["hive", "Art", "take off"]);
  });

  it("may be the answers alone, or none", async () => {
    const [only = "", ...rest] = await pagesOf(toPdf(sheet({ answers: "only" })));
    expect([only.includes("brief"), only.includes("1.짧은"), rest]).toEqual([false, true, []]);
    expect(await pagesOf(toPdf(sheet({ answers: "none" })))).toHaveLength(1);
  });

  it("is a document of Hangul and of Word, too", async () => {
    const hwpx = strFromU8(unzipSync(toHwpx(sheet()))["Contents/section0.xml"] ?? new Uint8Array());
    const docx = strFromU8(
      unzipSync(await toDocx(sheet()))["word/document.xml"] ?? new Uint8Array(),
    );
    for (const xml of [hwpx, docx]) {
      const text = xml.replace(/<[^>]+>/gu, "");
      expect(text).toContain("50. word50");
      expect(text).toContain("이륙하다, 벗다");
      expect(text).not.toContain("0점");
    }
  });
});
