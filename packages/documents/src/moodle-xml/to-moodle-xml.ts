/** Moodle XML: questions for Moodle's question bank, with underlines and boxes. */
import type { Item } from "@pulda/question";
import type { ExamContent } from "../exam/exam-content.ts";
import { cleanText } from "../markup/clean-text.ts";
import { blockHtml, linesHtml, type HtmlStyle } from "../markup/item-html.ts";
import { optionTexts, orderTexts } from "../markup/item-text.ts";
import { element, XML_DECLARATION, xmlOf, type Xml, type XmlContent } from "../markup/xml.ts";
import { fieldLine, fieldOf, withoutFields } from "./cloze.ts";

/** A file of Moodle XML, and in Korean what it could not keep. */
export interface MoodleFile {
  readonly text: string;
  readonly warnings: readonly string[];
}

const BOX = "border:1px solid #767676;padding:0.5em 0.8em;margin:0.6em 0";
const STYLE: HtmlStyle = {
  block: ({ kind }) => ({
    style:
      kind === "passage" || kind === "given" || kind === "example"
        ? BOX
        : kind === "gloss"
          ? "font-size:0.85em;margin:0.4em 0"
          : "margin:0.6em 0",
  }),
  underlined: (text) => element("u", {}, text),
};

/**
 * An exam as Moodle XML, in a category with its title. An item that is answered by a number is multiple choice, one
 * with several fields is cloze, one order of different pieces is Moodle's ordering (Moodle 4.4 or newer).
 * @example toMoodleXml(exam).text.startsWith("<?xml")
 */
export function toMoodleXml({ title, items }: ExamContent): MoodleFile {
  // a slash would begin a category within it
  const category = `$course$/top/${title.replaceAll("/", "//")}`;
  const quiz = element(
    "quiz",
    {},
    "\n",
    element("question", { type: "category" }, element("category", {}, textOf(category))),
    items.map((item) => ["\n", questionOf(item)]),
    "\n",
  );
  return { text: `${XML_DECLARATION}${quiz.xml}\n`, warnings: items.flatMap(warningsOf) };
}

function warningsOf(item: Item): string[] {
  if (item.shape === "arrange" && isOrdering(item))
    return [`${item.position}번: 배열 문항은 Moodle 4.4보다 오래된 곳에서 열리지 않아요.`];
  if (item.shape === "write" && item.fields.length > 1) {
    const sum = weightOf(item) * item.fields.length;
    if (sum !== item.points)
      return [
        `${item.position}번: Moodle의 칸은 정수 점수라서 ${item.points}점이 ${sum}점으로 들어가요.`,
      ];
  }
  return [];
}

function questionOf(item: Item): Xml {
  const body = [
    element("p", {}, element("strong", {}, item.instruction)),
    item.blocks.map((block) => blockHtml(block, STYLE)),
  ];
  switch (item.shape) {
    case "choose":
    case "mark":
      return question(item, "multichoice", xmlOf(body), [
        element("single", {}, "true"),
        element("shuffleanswers", {}, "false"),
        element("answernumbering", {}, item.shape === "mark" ? "none" : "123"),
        optionTexts(item).map((text, at) =>
          answer(at + 1 === item.key.choice ? 100 : 0, "html", linesHtml(text).xml),
        ),
      ]);
    case "write":
      return item.fields.length > 1 ? cloze(item, xmlOf(body)) : shortAnswer(item, body);
    case "arrange":
      return isOrdering(item)
        ? ordering(item, xmlOf(body))
        : question(item, "shortanswer", xmlOf([body, piecesHtml(item.pieces)]), [
            element("usecase", {}, "0"),
            orderTexts(item).map(accepted),
          ]);
  }
}

type Write = Extract<Item, { shape: "write" }>;
type Arrange = Extract<Item, { shape: "arrange" }>;

function shortAnswer(item: Write, body: XmlContent): Xml {
  const { label = "", hint = "" } = item.fields[0] ?? {};
  const asked = [label, hint].filter((one) => one !== "").join(" ");
  return question(
    item,
    "shortanswer",
    xmlOf([body, asked === "" ? [] : element("div", {}, element("p", {}, asked))]),
    [element("usecase", {}, "0"), (item.key.accepted[0] ?? []).map(accepted)],
  );
}

function cloze(item: Write, body: Xml): Xml {
  const weight = weightOf(item);
  const fields = item.fields.map(({ label = "", hint = "" }, at) =>
    fieldLine(
      [label === "" ? `(${at + 1})` : label, hint].filter((one) => one !== "").join(" "),
      fieldOf(weight, item.key.accepted[at] ?? []),
    ),
  );
  return question(item, "cloze", xmlOf([withoutFields(body), element("div", {}, fields)]), []);
}

/** The whole points of a field: cloze knows no others. */
function weightOf({ points, fields }: Write): number {
  return Math.max(1, Math.round(points / fields.length));
}

/** Whether there is one right order, of pieces that cannot be taken for each other. */
function isOrdering(item: Arrange): boolean {
  return (
    orderTexts(item).length === 1 &&
    new Set(item.pieces.map((piece) => piece.toLowerCase())).size === item.pieces.length
  );
}

function ordering(item: Arrange, body: Xml): Xml {
  const order = item.key.orders[0] ?? [];
  return question(item, "ordering", body, [
    element("layouttype", {}, "HORIZONTAL"),
    element("selecttype", {}, "ALL"),
    element("selectcount", {}, "0"),
    element("gradingtype", {}, "ALL_OR_NOTHING"),
    element("showgrading", {}, "HIDE"),
    element("numberingstyle", {}, "none"),
    order.map((piece, at) => answer(at + 1, "html", xmlOf(item.pieces[piece] ?? "").xml)),
  ]);
}

function piecesHtml(pieces: readonly string[]): Xml {
  return element("div", { style: BOX }, element("p", {}, `〈보기〉 ${pieces.join(" / ")}`));
}

/** A question with what all have. */
function question(item: Item, type: string, body: Xml, content: XmlContent): Xml {
  return element(
    "question",
    { type },
    element("name", {}, textOf(`${item.position}번`)),
    element("questiontext", { format: "html" }, textOf(body.xml)),
    element("generalfeedback", { format: "html" }, textOf(linesHtml(item.explanation).xml)),
    element("defaultgrade", {}, `${item.points}`),
    element("penalty", {}, "0"),
    element("hidden", {}, "0"),
    content,
  );
}

/** An answer that gets all points; a "*" in it would stand for any text. */
function accepted(text: string): Xml {
  return answer(100, "moodle_auto_format", cleanText(text).replaceAll("*", "\\*"));
}

function answer(fraction: number, format: string, text: string): Xml {
  return element(
    "answer",
    { fraction, format },
    textOf(text),
    element("feedback", { format: "html" }, textOf("")),
  );
}

/** A text as Moodle wraps it. Markup is a text, too. */
function textOf(text: string): Xml {
  return element("text", {}, text);
}
