import { XMLParser, XMLValidator } from "fast-xml-parser";
import { plainText, type Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { everyType } from "../../test/real-items.ts";
import { htmlText } from "../markup/html-text.ts";
import { bodyText, optionTexts, orderTexts } from "../markup/item-text.ts";
import { readMoodleXml } from "./read-moodle-xml.ts";
import { toMoodleXml } from "./to-moodle-xml.ts";

const exam = everyType();
const { text: file, warnings } = toMoodleXml(exam);

const squeezed = (text: string): string =>
  text
    .replaceAll("\u0007", "")
    .replace(/[\s\u00a0]+/gu, " ")
    .trim();

interface Parsed {
  readonly "@_type": string;
  readonly name: { readonly text: string };
  readonly questiontext: { readonly text: string };
  readonly generalfeedback: { readonly text: string };
  readonly defaultgrade: string;
  readonly answer?: { readonly "@_fraction": string; readonly text: string }[];
}

/** The questions that another parser reads in the file. */
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => name === "question" || name === "answer",
});
const [category, ...parsed]: Parsed[] = parser.parse(file).quiz.question;

/** What an import of one item gives. */
function readBack(item: Item) {
  const read = readMoodleXml(toMoodleXml({ ...exam, items: [item] }).text);
  return read.ok ? read.questions[0] : undefined;
}

/** What the question of an item has to be once it is read back. */
function expectedOf(item: Item) {
  const common = {
    instruction: item.instruction,
    explanation: item.explanation.trim(),
    points: item.points,
    warnings: [],
  };
  if (item.shape === "choose" || item.shape === "mark")
    return {
      ...common,
      type: "own-choice",
      options: optionTexts(item),
      choice: item.key.choice,
      fields: [],
    };
  const fields =
    item.shape === "arrange"
      ? [{ accepted: orderTexts(item) }]
      : item.fields.map(({ label, hint }, at) => ({
          ...(item.fields.length > 1 && {
            label: [label ?? `(${at + 1})`, hint].filter(Boolean).join(" "),
          }),
          accepted: item.key.accepted[at],
        }));
  return { ...common, type: "own-write", options: [], choice: null, fields };
}

const quiz = (question: string): string => `<?xml version="1.0"?><quiz>${question}</quiz>`;
const typed = (type: string, content: string, stem = "<p>Stem?</p>"): string =>
  quiz(
    `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext>${content}</question>`,
  );
const answer = (fraction: number, text: string): string =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${text}</text></answer>`;

function readOne(xml: string) {
  const read = readMoodleXml(xml);
  return read.ok ? read.questions[0]! : read.message;
}

describe("an exam as Moodle XML", () => {
  it("is XML, with a question for each item in a category of its title", () => {
    expect(XMLValidator.validate(file)).toBe(true);
    expect(category?.["@_type"]).toBe("category");
    expect(parsed.map(({ name }) => name.text)).toEqual(
      exam.items.map(({ position }) => `${position}번`),
    );
    expect(parsed.map((one) => Number(one.defaultgrade))).toEqual(
      exam.items.map(({ points }) => points),
    );
    expect(new Set(parsed.map((one) => one["@_type"]))).toEqual(
      new Set(["multichoice", "shortanswer", "cloze", "ordering"]),
    );
  });

  it("has every text, underline and blank of each item as HTML", () => {
    for (const [at, item] of exam.items.entries()) {
      const html = parsed[at]!.questiontext.text;
      const pieces = item.shape === "arrange" ? /\n*〈보기〉 [^\n]*$/u : "";
      expect(squeezed(htmlText(html.replaceAll("&#123;", "{")).text)).toContain(
        squeezed(bodyText(item).replace(pieces, "")),
      );
      const underlined = item.blocks
        .flatMap(({ runs }) => runs)
        .filter(({ kind }) => kind === "underlined");
      expect([...html.matchAll(/<u>(.*?)<\/u>/gu)].map(([, text]) => htmlText(text!).text)).toEqual(
        underlined.map((run) => plainText([run])),
      );
    }
  });

  it("gives nothing of a text a meaning", () => {
    const html = parsed.map(({ questiontext }) => questiontext.text).join("");
    expect(html).not.toMatch(/<(?:b|script)>/u);
    const openings = [...html.matchAll(/\{\d:[A-Z]+/gu)].map(([one]) => one.replace(/\d/u, "1"));
    expect(openings).toEqual(
      exam.items.flatMap((item) => {
        if (item.shape === "write" && item.fields.length > 1)
          return item.fields.map(() => "{1:SHORTANSWER");
        return item.blocks.some(({ runs }) => plainText(runs).includes("{1:SA")) ? ["{1:SA"] : [];
      }),
    );
    expect(file).not.toContain("\u0007");
  });

  it("is read back with its texts, keys, points and 해설", () => {
    for (const item of exam.items) expect(readBack(item)).toMatchObject(expectedOf(item));
    const texts = exam.items.filter(({ shape }) => shape === "choose" || shape === "mark");
    expect(texts.map((item) => squeezed(readBack(item)!.text))).toEqual(
      texts.map((item) => squeezed(bodyText(item))),
    );
    expect(warnings.some((one) => one.includes("4.4"))).toBe(true);
  });
});

describe("a file of Moodle", () => {
  it("is read, whatever the kind of question", () => {
    expect(readOne(typed("truefalse", answer(100, "true") + answer(0, "false")))).toMatchObject({
      options: ["True", "False"],
      choice: 1,
    });
    expect(
      readOne(typed("shortanswer", answer(100, "a") + answer(50, "b") + answer(100, "c*"))),
    ).toMatchObject({
      fields: [{ accepted: ["a", "c*"] }],
      warnings: [{ code: "partial-answers" }, { code: "wildcard" }],
    });
    expect(
      readOne(
        typed(
          "numerical",
          '<answer fraction="100"><text>12</text><tolerance>1</tolerance></answer>',
        ),
      ),
    ).toMatchObject({ fields: [{ accepted: ["12"] }], warnings: [{ code: "number-range" }] });
    expect(
      readOne(
        typed(
          "matching",
          ["b", "a"]
            .map(
              (one) =>
                `<subquestion format="html"><text>&lt;p&gt;${one}?&lt;/p&gt;</text><answer><text>${one}!</text></answer></subquestion>`,
            )
            .join(""),
        ),
      ),
    ).toMatchObject({
      text: "〈보기〉 a! / b!",
      fields: [
        { label: "b?", accepted: ["b!"] },
        { label: "a?", accepted: ["a!"] },
      ],
    });
    expect(
      readOne(
        typed(
          "cloze",
          "",
          "<p>Fill in.</p><p>She {1:SHORTANSWER:=went#good~%50%goes~=walk\\}ed} to {:MC:=school~jail}.</p><p>Capital: {2:SA:=Seoul}</p>",
        ),
      ),
    ).toMatchObject({
      instruction: "Fill in.",
      text: "She (1) ________ to (2) ________ [ school / jail ].",
      fields: [
        { label: "(1)", accepted: ["went", "walk}ed"] },
        { label: "(2)", accepted: ["school"] },
        { label: "Capital:", accepted: ["Seoul"] },
      ],
    });
    expect(
      readOne(
        typed(
          "multichoice",
          answer(0, "x") + answer(100, "y"),
          '<p>Look.<img src="x" onerror="alert(1)"/></p>',
        ),
      ),
    ).toMatchObject({ instruction: "Look.", choice: 2, warnings: [{ code: "no-media" }] });
  });

  it.each([
    ["declares entities", '<!DOCTYPE q [<!ENTITY a "b">]><quiz>&a;</quiz>', "DOCTYPE"],
    ["uses an unknown one", "<quiz>&a;</quiz>", "XML이 올바르지 않아요. (1번째 줄)"],
    ["is cut off", "<quiz><question>", "XML이 올바르지 않아요."],
    ["is empty", "", "XML이 올바르지 않아요."],
    ["is of another kind", "<html/>", "Moodle에서 내보낸 XML 파일이 아니에요."],
    ["has no question", "<quiz/>", "문항을 찾지 못했어요."],
    ["is too deep", "<quiz>".repeat(1000), "XML이 너무 깊어요."],
    ["has too many parts", `<quiz>${"<a/>".repeat(200_001)}</quiz>`, "파일이 너무 커요."],
    ["is too long", " ".repeat(9 * 1024 * 1024), "파일이 너무 커요."],
    ["has an essay only", typed("essay", ""), "서술형 문항은"],
  ])("is refused where it %s", (_, xml, message) => {
    const read = readMoodleXml(xml);
    expect(read.ok ? "" : read.message).toContain(message);
  });

  it("takes time that grows with its length", () => {
    for (const stem of ["{1:SA:=", "{1:SA:=a}", "<", "<!--", "&#38;", "{1:SA:=\\", "~", "<u>"])
      expect(readOne(typed("cloze", "", stem.repeat(100_000)))).toBeDefined();
  });
});
