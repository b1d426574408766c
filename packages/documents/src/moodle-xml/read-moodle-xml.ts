/** Reads Moodle XML as input for own questions (직접 출제). */
import {
  choiceQuestion,
  isPoints,
  writeQuestion,
  type FoundQuestion,
  type ReadQuestion,
  type ReadWarning,
} from "@pulda/question";
import { htmlText } from "../markup/html-text.ts";
import { importOf, type QuestionImport } from "../questions/question-import.ts";
import { stemOf } from "../questions/stem.ts";
import { childOf, childrenOf, readXml, type XmlNode } from "../xml-reading/read-xml.ts";
import { readCloze } from "./read-cloze.ts";

const LIMITS = { length: 8 * 1024 * 1024, nodes: 200_000, depth: 40 };

/** The most characters of markup that are read of one text; an own question has 20,000. */
const MAX_HTML = 200_000;

/** The kinds of question that nobody can take over, in Korean. */
const OTHERS: Readonly<Record<string, string>> = {
  essay: "서술형 문항은 가져올 수 없어요.",
  description: "답이 없는 글이라 가져오지 않았어요.",
};

/**
 * Reads a file of Moodle XML: multiple choice, true or false, short answers, numbers, matching, cloze and ordering.
 * @example readMoodleXml(toMoodleXml(exam).text)
 */
export function readMoodleXml(xml: string): QuestionImport {
  const read = readXml(xml, LIMITS);
  if (!read.ok) return read;
  if (read.root.name !== "quiz")
    return { ok: false, message: "Moodle에서 내보낸 XML 파일이 아니에요." };
  return importOf(
    childrenOf(read.root, "question").filter(({ attributes }) => attributes["type"] !== "category"),
    readQuestion,
  );
}

/** A question, or in Korean why there is none. */
function readQuestion(node: XmlNode): ReadQuestion | string {
  const type = node.attributes["type"] ?? "";
  const stem = textIn(childOf(node, "questiontext"));
  const feedback = textIn(childOf(node, "generalfeedback"));
  const answers = childrenOf(node, "answer").map(readAnswer);
  const notes: ReadWarning["code"][] =
    stem.hasMedia || feedback.hasMedia || answers.some(({ hasMedia }) => hasMedia)
      ? ["no-media"]
      : [];
  const points = pointsOf(node);
  const found = {
    span: { start: node.start, end: node.end },
    ...stemOf(stem.text),
    ...(points !== null && { points }),
    explanation: [feedback.text, ...answers.flatMap(({ note }) => note)]
      .filter((one) => one !== "")
      .join("\n"),
    notes,
  };
  switch (type) {
    case "multichoice":
    case "truefalse":
      return multipleChoice(found, answers);
    case "shortanswer":
    case "numerical":
      return shortAnswer(found, answers, childrenOf(node, "answer"));
    case "matching":
      return matching(found, node);
    case "ordering":
      return ordering(found, answers);
    case "cloze":
    case "multianswer": {
      const cloze = readCloze(writtenIn(childOf(node, "questiontext")));
      return writeQuestion(
        { ...found, ...stemOf(cloze.text), points, notes: [...notes, ...cloze.notes] },
        cloze.fields,
      );
    }
    default:
      return OTHERS[type] ?? `가져올 수 없는 유형이에요. (${type.slice(0, 40)})`;
  }
}

function pointsOf(node: XmlNode): number | null {
  const points = Number(childOf(node, "defaultgrade")?.text);
  return isPoints(points) ? Math.round(points * 10) / 10 : null;
}

interface Answer {
  readonly text: string;
  /** Of the points, in per cent. */
  readonly fraction: number;
  /** What is said of it; none or one. */
  readonly note: readonly string[];
  readonly hasMedia: boolean;
}

function readAnswer(node: XmlNode): Answer {
  const { text, hasMedia } = textIn(node);
  const feedback = textIn(childOf(node, "feedback")).text;
  return {
    text,
    fraction: Number(node.attributes["fraction"] ?? 0),
    note: feedback === "" ? [] : [`${text}: ${feedback}`],
    hasMedia,
  };
}

function writtenIn(node: XmlNode | undefined): string {
  return (node && childOf(node, "text")?.text.slice(0, MAX_HTML)) ?? "";
}

/** The text within an element, which says in an attribute whether it is markup. */
function textIn(node: XmlNode | undefined): { readonly text: string; readonly hasMedia: boolean } {
  const text = writtenIn(node);
  const format = node?.attributes["format"];
  const isHtml =
    format === "html" || (format === "moodle_auto_format" && /<\/?(?:p|br|div)\b/iu.test(text));
  return isHtml ? htmlText(text) : { text: text.trim(), hasMedia: false };
}

function multipleChoice(found: FoundQuestion, answers: readonly Answer[]): ReadQuestion {
  const right = answers.flatMap(({ fraction }, at) => (fraction > 0 ? [at + 1] : []));
  const whole = right.filter((one) => answers[one - 1]!.fraction === 100);
  const named = { true: "True", false: "False" } as Readonly<Record<string, string>>;
  return choiceQuestion(
    found,
    answers.map(({ text }) => named[text] ?? text),
    whole.length === 1 ? whole : right,
  );
}

function shortAnswer(
  found: FoundQuestion & { readonly notes: readonly ReadWarning["code"][] },
  answers: readonly Answer[],
  nodes: readonly XmlNode[],
): ReadQuestion {
  const whole = answers.filter(({ fraction, text }) => fraction === 100 && text !== "");
  const isPartial = answers.some(({ fraction }) => fraction > 0 && fraction < 100);
  const isRange = nodes.some((node) => Number(childOf(node, "tolerance")?.text ?? 0) > 0);
  const notes: ReadWarning["code"][] = [
    ...found.notes,
    ...(isPartial ? (["partial-answers"] as const) : []),
    ...(isRange ? (["number-range"] as const) : []),
    ...(whole.some(({ text }) => /(?<!\\)\*/u.test(text)) ? (["wildcard"] as const) : []),
  ];
  const accepted = [...new Set(whole.map(({ text }) => text.replaceAll("\\*", "*")))];
  return writeQuestion({ ...found, notes }, [{ accepted }]);
}

function matching(found: FoundQuestion, node: XmlNode): ReadQuestion {
  const pairs = childrenOf(node, "subquestion").map((sub) => ({
    label: textIn(sub).text,
    answer: (childOf(childOf(sub, "answer") ?? sub, "text")?.text ?? "").trim(),
  }));
  return writeQuestion(
    withBox(
      found,
      pairs.map(({ answer }) => answer),
    ),
    pairs.flatMap(({ label, answer }) =>
      label === "" || answer === "" ? [] : [{ label, accepted: [answer] }],
    ),
  );
}

function ordering(found: FoundQuestion, answers: readonly Answer[]): ReadQuestion {
  const pieces = answers
    .toSorted((a, b) => a.fraction - b.fraction)
    .map(({ text }) => text)
    .filter((text) => text !== "");
  return writeQuestion(withBox(found, pieces), [{ accepted: [pieces.join(" ")] }]);
}

/** A question with a 〈보기〉 of words, in an order that gives nothing away. */
function withBox<Found extends FoundQuestion>(found: Found, words: readonly string[]): Found {
  const box = `〈보기〉 ${words.toSorted().join(" / ")}`;
  return { ...found, text: [found.text, box].filter((one) => one !== "").join("\n\n") };
}
