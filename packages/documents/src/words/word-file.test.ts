import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { compoundOf } from "../../test/made-files.ts";
import { readWords } from "./read-words.ts";
import { readWordFile } from "./word-file.ts";

const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook whose sheets are XML of rows. */
function workbook(sheets: readonly string[], strings: readonly string[] = []): Uint8Array {
  const files = sheets.map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`),
  ]);
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    "xl/sharedStrings.xml": strToU8(
      `<sst xmlns="${SHEET}">${strings.map((one) => `<si>${one}</si>`).join("")}</sst>`,
    ),
    ...Object.fromEntries(files),
  });
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

const wordsIn = (bytes: Uint8Array) => {
  const read = readWordFile(bytes);
  if (!read.ok) throw new Error(read.message);
  return readWords(read.lines).words.map(({ text, meaning }) => [text, meaning]);
};

describe("a file of words", () => {
  it("is a spreadsheet with names above its columns", () => {
    const strings = [
      "<t>단어</t>",
      "<t>뜻</t>",
      "<r><t>hi</t></r><r><t>ve</t></r><rPh><t>하이브</t></rPh>",
    ];
    const rows =
      `<row>${cell("A1", "Unit 1 단어장")}</row>` +
      '<row><c r="A2"/><c r="B2" t="s"><v>1</v></c><c r="D2" t="s"><v>0</v></c></row>' +
      `<row><c r="A3"><v>1</v></c>${cell("B3", "벌집")}<c r="D3" t="s"><v>2</v></c></row>` +
      `<row><c r="A4"><v>2</v></c><c r="B4" t="str"><f>A1</f><v>빗</v></c>${cell("D4", "comb")}</row>`;
    expect(wordsIn(workbook(["", rows], strings))).toEqual([
      ["hive", "벌집"],
      ["comb", "빗"],
    ]);
  });

  it("is a spreadsheet of numbers, words and meanings alone", () => {
    const rows = ["hive", "comb", "drone"].map(
      (word, at) =>
        `<row><c><v>${at + 1}</v></c><c t="inlineStr"><is><t>${word}</t></is></c></row>`,
    );
    expect(wordsIn(workbook([rows.join("")]))).toEqual([
      ["hive", ""],
      ["comb", ""],
      ["drone", ""],
    ]);
  });

  it("is a table, or what Quizlet writes, or lines", () => {
    const expected = [
      ["hive", "벌집"],
      ["comb", "빗"],
    ];
    for (const text of ["hive,벌집\ncomb,빗", "hive\t벌집\ncomb\t빗", "hive: 벌집\n2. comb 빗"])
      expect(wordsIn(strToU8(text))).toEqual(expected);
    // EUC-KR, as older programs write it
    const old = new Uint8Array([
      ...strToU8("hive,"),
      0xb9,
      0xfa,
      0xc1,
      0xfd,
      ...strToU8("\ncomb,"),
      0xba,
      0xf8,
    ]);
    expect(wordsIn(old)).toEqual(expected);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["an old spreadsheet", compoundOf({ Workbook: new Uint8Array(10) })],
    ["a locked one", compoundOf({ EncryptedPackage: new Uint8Array(10) })],
    ["an empty one", workbook([""])],
    ["a Word document", zipSync({ "word/document.xml": strToU8("<a/>") })],
    ["entities", zipSync({ "xl/workbook.xml": strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a/>') })],
    ["a part of one", workbook([`<row>${cell("A1", "hive")}</row>`]).slice(0, 300)],
    ["a PDF", strToU8("%PDF-1.7")],
    ["a program", new Uint8Array([0x4d, 0x5a, 0, 1])],
    ["16 MB", new Uint8Array(16 * 1024 * 1024)],
  ])("is refused in Korean where it is %s", (_, bytes) => {
    expect(readWordFile(bytes)).toEqual({
      ok: false,
      message: expect.stringMatching(/[가-힣].*요\./u),
    });
  });
});
