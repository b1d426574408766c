import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { libraryShelf } from "@pulda/library/shelf";
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  compoundOf,
  docxOf,
  hangulParagraph,
  hwpHeader,
  hwpSection,
  hwpxOf,
  linesAt,
  paragraph,
  pdfOf,
  scannedPdf,
  withDirectoryNumber,
} from "../../test/made-files.ts";
import { findPassages } from "../passages/index.ts";
import { DocumentError, type DocumentProblem } from "./document-error.ts";
import { readDocument, type DocumentKind } from "./read-document.ts";
import { draws } from "../../../../testing/effort.ts";

const require = createRequire(import.meta.url);
const ours = (slug: string): string => libraryShelf().get(slug)!.passage.text;
const BREAD = ours("g10-stale-bread");
const WAIT = ours("g11-wait-time");
const STEM = "18. 다음 글의 주제로 가장 적절한 것은?";
const PAPER = [STEM, BREAD, "", "① 하나", "② 둘", "③ 셋", "④ 넷", "⑤ 다섯"];
const words = (text: string): string => text.replaceAll(/[\s-]+/gu, " ").trim();

/** A picture of a page with a question, or of its first lines alone, which are read in less than half the time. */
const scanned = (part: "page" | "lines"): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../test/scanned-${part}.png`, import.meta.url)));

type Made = Uint8Array | Promise<Uint8Array>;

const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const code = char.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
/** "다음 글" in CP949, and the English behind it. */
const CP949 = Uint8Array.from([
  0xb4,
  0xd9,
  0xc0,
  0xbd,
  0x20,
  0xb1,
  0xdb,
  0x0a,
  ...strToU8("Bees dance."),
]);

async function rhwpDocument(lines: readonly string[]) {
  Object.assign(globalThis, { measureTextWidth: (_font: string, text: string) => text.length * 8 });
  const rhwp = await import("@rhwp/core");
  rhwp.initSync({ module: readFileSync(require.resolve("@rhwp/core/rhwp_bg.wasm")) });
  const document = rhwp.HwpDocument.createEmpty();
  document.createBlankDocument();
  for (const [at, line] of lines.entries()) {
    document.insertText(0, at, 0, line);
    if (at < lines.length - 1) document.splitParagraph(0, at, line.length);
  }
  return document;
}

const LIST = { reference: "list", levels: [{ level: 0, format: "decimal" as const, text: "%1." }] };

async function docx(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  return new Uint8Array(
    await Packer.toBuffer(
      new Document({ sections: [{ children }], numbering: { config: [LIST] } }),
    ),
  );
}

function typeset(columns: number, parts: readonly string[]): Uint8Array {
  const font =
    require.resolve("@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf");
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [font] }] });
  const body = parts.map((part) => part.replaceAll(/[\\#*_@$<>[\]`~"=/-]/gu, "\\$&")).join("\n\n");
  return new Uint8Array(
    compiler.pdf({
      mainFileContent: `#set page(paper: "a4", columns: ${columns}, header: [영어 영역 #h(1fr) 홀수형], footer: align(center)[1])\n#set text(font: "Noto Serif KR", size: 10pt)\n#set par(justify: true)\n${body}`,
    }),
  );
}

const COLUMNS = [
  ...linesAt(50, 780, [
    "The left column has these",
    "lines, and they are read",
    "before the others are,",
    "from its top to its end.",
    "Then comes the next one",
    "beside it on the page.",
  ]),
  ...linesAt(320, 780, [
    "The right column is read",
    "when the left one is done.",
    "Nothing of it stands",
    "between the lines of the",
    "other column, though they",
    "are at the same heights.",
  ]),
];

const GOOD: [name: string, kind: DocumentKind, bytes: () => Made, expected: string | RegExp][] = [
  ["utf-8.txt", "text", () => strToU8(PAPER.join("\n")), PAPER.join("\n")],
  ["utf-8 with its mark.txt", "text", () => strToU8(`\ufeff${STEM}`), STEM],
  ["utf-16 little.txt", "text", () => Uint8Array.from([0xff, 0xfe, ...utf16(STEM, true)]), STEM],
  ["utf-16 big.txt", "text", () => Uint8Array.from([0xfe, 0xff, ...utf16(STEM, false)]), STEM],
  ["utf-16 without its mark.txt", "text", () => utf16(BREAD, true), BREAD],
  ["cp949.txt", "text", () => CP949, "다음 글\nBees dance."],
  ["markdown.md", "text", () => strToU8(`# 지문\n\n**${BREAD}**`), /^# 지문/u],
  [
    "begins like a picture.txt",
    "text",
    () => strToU8("BM is a good mark. BMX is a sport."),
    /^BM is/u,
  ],
  [
    "begins like a program.txt",
    "text",
    () => strToU8("MZ generation is a word of Korea."),
    /^MZ gen/u,
  ],
  ["formula cells.csv", "text", () => strToU8('단어,뜻\n"=HYPERLINK(""x"")",a'), /=HYPERLINK/u],
  ["exam.json", "json", () => strToU8('{"format": "pulda-exam", "version": 1}'), /pulda-exam/u],
  [
    "word.docx",
    "docx",
    async () => docx(PAPER.map((line) => new Paragraph(line))),
    PAPER.join("\n"),
  ],
  [
    "breaks in lines.docx",
    "docx",
    async () =>
      docx([
        new Paragraph({ children: [new TextRun("One."), new TextRun({ text: "Two.", break: 1 })] }),
      ]),
    "One.\nTwo.",
  ],
  [
    "a table.docx",
    "docx",
    async () =>
      docx([
        new Table({
          rows: [
            new TableRow({
              children: ["18", "Bees dance."].map(
                (cell) => new TableCell({ children: [new Paragraph(cell)] }),
              ),
            }),
          ],
        }),
      ]),
    /18\nBees dance\./u,
  ],
  [
    "tabs and deleted text.docx",
    "docx",
    () =>
      docxOf(
        `<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`,
      ),
    "a\tb",
  ],
  [
    "by a program.hwp",
    "hwp",
    async () => (await rhwpDocument(PAPER)).exportHwp(),
    PAPER.join("\n"),
  ],
  [
    "by hand.hwp",
    "hwp",
    () => compoundOf({ FileHeader: hwpHeader(0), "BodyText/Section0": hwpSection(PAPER) }),
    PAPER.join("\n"),
  ],
  [
    "long records.hwp",
    "hwp",
    () =>
      compoundOf({ FileHeader: hwpHeader(0), "BodyText/Section0": hwpSection([BREAD.repeat(4)]) }),
    BREAD.repeat(4),
  ],
  [
    "two sections.hwp",
    "hwp",
    () =>
      compoundOf({
        FileHeader: hwpHeader(0),
        "BodyText/Section0": hwpSection(["One."]),
        "BodyText/Section1": hwpSection(["Two."]),
      }),
    "One.\nTwo.",
  ],
  [
    "by a program.hwpx",
    "hwpx",
    async () => (await rhwpDocument(PAPER)).exportHwpx(),
    PAPER.join("\n"),
  ],
  [
    "two sections.hwpx",
    "hwpx",
    () => hwpxOf([hangulParagraph("One."), hangulParagraph("Two.")]),
    "One.\nTwo.",
  ],
  [
    "line breaks and entities.hwpx",
    "hwpx",
    () => hwpxOf([hangulParagraph("Ants &amp; bees<hp:lineBreak/>live<hp:tab/>here.")]),
    "Ants & bees\nlive\there.",
  ],
  [
    "a table and a head.hwpx",
    "hwpx",
    () =>
      hwpxOf([
        `<hp:p><hp:run><hp:ctrl><hp:header><hp:subList>${hangulParagraph("영어 영역")}</hp:subList></hp:header></hp:ctrl><hp:t>Above.</hp:t><hp:tbl><hp:tr><hp:tc><hp:subList>${hangulParagraph("In a cell.")}</hp:subList></hp:tc></hp:tr></hp:tbl></hp:run></hp:p>`,
      ]),
    /^Above\.\nIn a cell\.\n?$/u,
  ],
  [
    "by hand.pdf",
    "pdf",
    () => pdfOf([linesAt(50, 780, ["Bees dance.", "They fly (far)."])]),
    "Bees dance.\nThey fly (far).",
  ],
  [
    "two pages.pdf",
    "pdf",
    () => pdfOf([linesAt(50, 780, ["One."]), linesAt(50, 780, ["Two."])]),
    "One.\n\f\nTwo.",
  ],
  [
    "two columns.pdf",
    "pdf",
    () => pdfOf([COLUMNS]),
    /to its end\.\n.*\n.*page\.\nThe right column/u,
  ],
  [
    "a head over two columns.pdf",
    "pdf",
    () =>
      pdfOf([
        [{ x: 150, y: 815, text: "A Title That Stands Above Both of the Columns" }, ...COLUMNS],
      ]),
    /^A Title.*\nThe left/u,
  ],
  [
    "a gap between paragraphs.pdf",
    "pdf",
    () => pdfOf([[...linesAt(50, 780, ["One.", "Two."]), ...linesAt(50, 720, ["Three."])]]),
    "One.\nTwo.\n\nThree.",
  ],
];

const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};
const begins = (sign: readonly number[]): Uint8Array =>
  Uint8Array.from([...sign, ...Array<number>(64).fill(0)]);
const SOME_DOCX = docxOf(paragraph(BREAD));
const ENTITIES = `<!DOCTYPE w:document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
const manyPages = (count: number): Uint8Array =>
  pdfOf(Array.from({ length: count }, () => linesAt(50, 780, ["A page."])));

const BAD: [name: string, problem: DocumentProblem, bytes: () => Made][] = [
  ["nothing.txt", "empty", () => new Uint8Array()],
  ["blanks.txt", "empty", () => strToU8(" \n \n")],
  ["31 MB.txt", "too-large", () => new Uint8Array(31 * 1024 * 1024).fill(65)],
  ["a program.docx", "program", () => begins([0x4d, 0x5a, 0x90, 0])],
  ["bytes.txt", "unknown-type", () => Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256)],
  ["no encoding.txt", "encoding", () => Uint8Array.from([0x41, 0x42, 0xff, 0x43, 0x80, 0x20])],
  ["texts.zip", "archive", () => zipSync({ "a.txt": strToU8("a") })],
  ["nothing in it.docx", "archive", () => zipSync({})],
  ["sheet.xlsx", "spreadsheet", () => zipSync({ "xl/workbook.xml": strToU8("<a/>") })],
  ["slides.pptx", "slides", () => zipSync({ "ppt/presentation.xml": strToU8("<a/>") })],
  ["packed.gz", "archive", () => begins([0x1f, 0x8b, 8])],
  ["packed.7z", "archive", () => begins([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ["rich.rtf", "rich-text", () => strToU8("{\\rtf1 Bees dance.}")],
  ["old.doc", "old-word", () => compoundOf({ WordDocument: new Uint8Array(600) })],
  ["old.xls", "spreadsheet", () => compoundOf({ Workbook: new Uint8Array(600) })],
  ["old.ppt", "slides", () => compoundOf({ "PowerPoint Document": new Uint8Array(600) })],
  ["something else.hwp", "unknown-type", () => compoundOf({ Contents: new Uint8Array(600) })],
  [
    "locked.docx",
    "encrypted",
    () =>
      compoundOf({ EncryptionInfo: new Uint8Array(600), EncryptedPackage: new Uint8Array(600) }),
  ],
  [
    "of 1997.hwp",
    "old-hangul",
    () => strToU8("HWP Document File V3.00 \u001a\u0001\u0002\u0003\u0004\u0005"),
  ],
  [
    "of the nineties.hml",
    "hangul-xml",
    () => strToU8('<?xml version="1.0"?>\n<HWPML Version="2.8"><BODY/></HWPML>'),
  ],
  [
    "locked.hwp",
    "encrypted",
    () => compoundOf({ FileHeader: hwpHeader(0b11), "BodyText/Section0": hwpSection(["a"]) }),
  ],
  [
    "distributed.hwp",
    "distributed",
    () => compoundOf({ FileHeader: hwpHeader(0b101), "BodyText/Section0": hwpSection(["a"]) }),
  ],
  [
    "locked by a program.hwpx",
    "encrypted",
    async () => (await rhwpDocument(["a"])).exportHwpxWithPassword("secret"),
  ],
  ["cut short.hwp", "damaged", async () => (await rhwpDocument(PAPER)).exportHwp().slice(0, 3000)],
  ["a header alone.hwp", "damaged", () => compoundOf({ FileHeader: hwpHeader(0) })],
  [
    "a cut record.hwp",
    "damaged",
    () =>
      compoundOf({
        FileHeader: hwpHeader(0),
        "BodyText/Section0": hwpSection([BREAD]).slice(0, 700),
      }),
  ],
  [
    "not deflated.hwp",
    "damaged",
    () =>
      compoundOf({ FileHeader: hwpHeader(1), "BodyText/Section0": new Uint8Array(600).fill(255) }),
  ],
  [
    "sectors in a ring.hwp",
    "damaged",
    () =>
      compoundOf(
        { FileHeader: hwpHeader(0), "BodyText/Section0": hwpSection([BREAD]) },
        { looped: true },
      ),
  ],
  ["cut short.docx", "damaged", () => SOME_DOCX.slice(0, 500)],
  ["cut in its directory.docx", "damaged", () => SOME_DOCX.slice(0, -40)],
  ["broken XML.docx", "damaged", () => docxOf("<w:p><w:r></w:p>")],
  ["an XML of depth.docx", "damaged", () => docxOf("<w:p>".repeat(5000) + "</w:p>".repeat(5000))],
  ["nothing written.docx", "no-text", () => docxOf(paragraph(""))],
  ["entities.docx", "unsafe-xml", () => docxOf(paragraph("&b;"), ENTITIES)],
  [
    "entities.hwpx",
    "unsafe-xml",
    () => hwpxOf([hangulParagraph("a")], {}, '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
  ],
  ["no sections.hwpx", "damaged", () => hwpxOf([])],
  [
    "a bomb.docx",
    "bomb",
    () => zipSync({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) }, { level: 1 }),
  ],
  [
    "a bomb that says it is small.docx",
    "bomb",
    () =>
      withDirectoryNumber(
        zipSync({ "word/document.xml": new Uint8Array(20 * 1024 * 1024) }),
        24,
        1000,
      ),
  ],
  ["parts that overlap.docx", "bomb", () => withDirectoryNumber(SOME_DOCX, 20, 0x7fffffff)],
  [
    "4,000 parts.docx",
    "bomb",
    () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`${at}`, new Uint8Array()])),
        { level: 0 },
      ),
  ],
  [
    "names that lead out.docx",
    "unsafe-names",
    () => zipSync({ "../../etc/cron": strToU8("a"), "word/document.xml": strToU8("<a/>") }),
  ],
  ["names from the root.hwpx", "unsafe-names", () => zipSync({ "/etc/passwd": strToU8("a") })],
  ["names of Windows.docx", "unsafe-names", () => zipSync({ "C:\\a": strToU8("a") })],
  ["locked parts.docx", "encrypted", () => withDirectoryNumber(SOME_DOCX, 8, 0x00080001)],
  [
    "a way to pack that nobody has.docx",
    "damaged",
    () => withDirectoryNumber(docxOf(paragraph("a")), 10, 0x0000000c),
  ],
  ["locked.pdf", "encrypted", () => pdfOf([linesAt(50, 780, ["a"])], { locked: true })],
  ["cut short.pdf", "damaged", () => strToU8("%PDF-1.7\n1 0 obj\n<< /Type /Cat")],
  ["no text.pdf", "scanned", () => pdfOf([[], []])],
  ["2,000 pages.pdf", "too-many-pages", () => manyPages(2000)],
  [
    "a phone's.heic",
    "photo-type",
    () => Uint8Array.from([0, 0, 0, 24, ...strToU8("ftypheic"), ...new Uint8Array(40)]),
  ],
  [
    "a film.mp4",
    "unknown-type",
    () => Uint8Array.from([0, 0, 0, 24, ...strToU8("ftypisom"), ...new Uint8Array(40)]),
  ],
  ["100,000 by 100,000.png", "large-photo", () => png(100_000, 100_000)],
  ["cut short.png", "damaged", () => png(800, 600)],
  ["no size.jpg", "damaged", () => begins([0xff, 0xd8, 0xff])],
];

async function problemOf(name: string, bytes: Uint8Array): Promise<DocumentError> {
  return readDocument({ name, bytes }).then(
    ({ text }) => {
      throw new Error(`read: ${text.slice(0, 100)}`);
    },
    (error: unknown) => error as DocumentError,
  );
}

/** Matches a text and no other. */
function exactly(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&")}$`, "u");
}

describe("a file", () => {
  it.each(GOOD)("is read: %s", async (name, kind, bytes, expected) => {
    const read = await readDocument({ name, bytes: await bytes() });
    expect(read.kind).toBe(kind);
    expect(read.warnings).toEqual([]);
    const pattern = typeof expected === "string" ? exactly(expected) : expected;
    expect(read.text).toMatch(pattern);
  });

  it.each(BAD)("is refused: %s, as %s", async (name, problem, bytes) => {
    const error = await problemOf(name, await bytes());
    expect(error).toBeInstanceOf(DocumentError);
    expect(error.problem).toBe(problem);
    expect(error.message).toMatch(/요\.$/u);
  });

  it.each([
    ["really a PDF.docx", () => pdfOf([linesAt(50, 780, ["Bees dance."])]), "PDF"],
    ["really of Hangul.txt", () => hwpxOf([hangulParagraph("Bees dance.")]), "한글(HWPX)"],
    [
      "really of Hangul, and old.hwpx",
      () => compoundOf({ FileHeader: hwpHeader(0), "BodyText/Section0": hwpSection(["a"]) }),
      "한글(HWP)",
    ],
    ["really a text.hwp", () => strToU8("Bees dance."), "텍스트"],
  ])("is read as what it is, and said so: %s", async (name, bytes, kind) => {
    const { warnings } = await readDocument({ name, bytes: bytes() });
    expect(warnings).toEqual([expect.stringContaining(kind)]);
  });

  it("says that Word's own numbers are not read", async () => {
    const bytes = await docx([
      new Paragraph({ text: "Bees.", numbering: { reference: "list", level: 0 } }),
    ]);
    const { text, warnings } = await readDocument({ name: "a.docx", bytes });
    expect(text).toBe("Bees.");
    expect(warnings.join()).toContain("자동으로");
  });

  it.each([1, 2])("of passages in %i columns gives them back", async (columns) => {
    const pdf = typeset(columns, [
      STEM,
      BREAD,
      "① 하나의 보기",
      "② 둘째 보기",
      "③ 셋째 보기",
      "④ 넷째 보기",
      "⑤ 다섯째 보기",
      "19. 다음 글의 요지로 가장 적절한 것은?",
      WAIT,
      "① 하나의 보기",
      "② 둘째 보기",
      "③ 셋째 보기",
      "④ 넷째 보기",
      "⑤ 다섯째 보기",
    ]);
    const { passages } = findPassages((await readDocument({ name: "a.pdf", bytes: pdf })).text);
    expect(passages.map(({ text }) => words(text))).toEqual([
      words(BREAD.replaceAll("'", "’")),
      words(WAIT),
    ]);
  });

  it("of a clean scan is read with 99 of 100 characters right", async () => {
    const shares: number[] = [];
    const { kind, text, warnings } = await readDocument(
      { name: "scan.png", bytes: scanned("page") },
      { onProgress: (share) => shares.push(share) },
    );
    expect([kind, warnings]).toEqual(["image", []]);
    expect(text).toMatch(/① The Order of Stale Bread\n② Water/u);
    const [passage] = findPassages(text).passages;
    expect(passage?.questions).toHaveLength(1);
    expect(distance(words(passage?.text ?? ""), words(BREAD))).toBeLessThan(BREAD.length / 100);
    expect(shares.at(-1)).toBe(1);
  });

  it("of a PDF that was scanned is read from the pictures of its pages, however they lie", async () => {
    const scan = scanned("lines");
    const printed = BREAD.slice(0, BREAD.indexOf(" crystals. Strangely"));
    const shares: number[] = [];
    const read = await readDocument(
      { name: "scan.pdf", bytes: scannedPdf(scan, { pages: 2, rotated: 1 }) },
      { onProgress: (share) => shares.push(share) },
    );
    const pages = read.text.split("\f");
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const [passage] = findPassages(page).passages;
      expect(distance(words(passage?.text ?? ""), printed)).toBeLessThan(printed.length / 100);
    }
    expect(read.warnings).toEqual([expect.stringContaining("사진에서")]);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(distance(words(pages[1] ?? ""), words(pages[0] ?? ""))).toBeLessThan(5);
    const bomb = readDocument({ name: "a.pdf", bytes: scannedPdf(scan, { side: 99_999 }) });
    await expect(bomb).rejects.toMatchObject({ problem: "scanned" });
    const many = readDocument({ name: "scan.pdf", bytes: scannedPdf(scan, { pages: 11 }) });
    await expect(many).rejects.toMatchObject({ problem: "many-scans" });
  });

  it("says how far it is", async () => {
    const shares: number[] = [];
    const bytes = pdfOf([linesAt(50, 780, ["One."]), linesAt(50, 780, ["Two."])]);
    await readDocument({ name: "a.pdf", bytes }, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0.5, 1]);
  });

  it("that is changed anywhere is read or refused, and nothing else", async () => {
    const files = [
      docxOf(paragraph(BREAD)),
      hwpxOf([hangulParagraph(BREAD)]),
      compoundOf({ FileHeader: hwpHeader(0), "BodyText/Section0": hwpSection(PAPER) }),
      pdfOf([linesAt(50, 780, ["Bees dance."])]),
    ];
    const outcomes = fc.check(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        fc.nat(100_000),
        async (file, changes, cut) => {
          const bytes = file.slice(0, cut % 3 === 0 ? cut % file.length : undefined);
          for (const [at, value] of changes) bytes[at % Math.max(1, bytes.length)] = value;
          const outcome = await readDocument({ name: "a", bytes }).catch((error: unknown) => error);
          return !(outcome instanceof Error) || outcome instanceof DocumentError;
        },
      ),
      draws(100, 3000),
    );
    await expect(outcomes).resolves.toMatchObject({ failed: false });
  });
});

/** How many characters differ: insertions, deletions and changes. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, char] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index++)
      next.push(
        Math.min(
          next[index]! + 1,
          row[index + 1]! + 1,
          row[index]! + (other[index] === char ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
