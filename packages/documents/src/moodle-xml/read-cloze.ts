/** Reads the fields of a cloze question out of its text. */
import type { ReadWarning } from "@pulda/question";
import { htmlText } from "../markup/html-text.ts";

export interface Cloze {
  /** The text with a blank for each field; a line that has only a label and a field is left out. */
  readonly text: string;
  readonly fields: readonly { readonly label: string; readonly accepted: string[] }[];
  readonly notes: readonly ReadWarning["code"][];
}

const OPENING =
  /\{(\d{0,4}):(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|(?:MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[A-Z]{1,2})?):/gu;

/** Stands for a field while its text is read; from the private use area, where no text has its own. */
const PLACE = "\ue000";

interface ClozeField {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly answers: readonly { readonly weight: number; readonly text: string }[];
}

/**
 * The fields of a text in HTML, and the text without them.
 * @example readCloze("<p>She {1:SA:=went~=walked} home.</p>").fields // [{ label: "(1)", accepted: ["went", "walked"] }]
 */
export function readCloze(html: string): Cloze {
  const whole = html.replaceAll(PLACE, "");
  const found = fieldsIn(whole);
  const { lines, labels } = labelled(htmlText(withPlaces(whole, found)).text, found);
  return {
    text: lines.join("\n").trim(),
    fields: found.map(({ answers }, at) => ({
      label: labels[at] ?? `(${at + 1})`,
      accepted: [...new Set(answers.flatMap(({ weight, text }) => (weight === 100 ? [text] : [])))],
    })),
    notes: found.flatMap(({ type, answers }) => [
      ...(type.startsWith("N") ? (["number-range"] as const) : []),
      ...(answers.some(({ weight }) => weight > 0 && weight < 100)
        ? (["partial-answers"] as const)
        : []),
    ]),
  };
}

function withPlaces(html: string, fields: readonly ClozeField[]): string {
  const parts = fields.map(({ start }, at) => html.slice(fields[at - 1]?.end ?? 0, start));
  return [...parts, html.slice(fields.at(-1)?.end ?? 0)].join(PLACE);
}

/** A text with blanks in the places of fields, and the label of each field. */
function labelled(
  text: string,
  fields: readonly ClozeField[],
): { readonly lines: string[]; readonly labels: string[] } {
  const lines: string[] = [];
  const labels: string[] = [];
  for (const line of text.split("\n")) {
    const pieces = line.split(PLACE);
    if (pieces.length === 2 && pieces[1]!.trim() === "" && pieces[0]!.trim() !== "") {
      labels.push(pieces[0]!.trim());
      continue;
    }
    let written = pieces[0]!;
    for (const piece of pieces.slice(1)) {
      const label = `(${labels.length + 1})`;
      written += `${label} ________${optionsOf(fields[labels.length])}${piece}`;
      labels.push(label);
    }
    lines.push(written);
  }
  return { lines, labels };
}

/** What a field offers to choose from. */
function optionsOf(field: ClozeField | undefined): string {
  return field?.type.startsWith("M") && !field.type.startsWith("MW")
    ? ` [ ${field.answers.map(({ text }) => text).join(" / ")} ]`
    : "";
}

function fieldsIn(html: string): ClozeField[] {
  const fields: ClozeField[] = [];
  for (const match of html.matchAll(OPENING)) {
    const start = match.index;
    if (start < (fields.at(-1)?.end ?? 0)) continue;
    const from = start + match[0].length;
    const end = unescapedAt(html, "}", from);
    if (end < 0) break;
    const type = match[2]!;
    const answers = split(html.slice(from, end), "~").map((one) => readAnswer(one, type));
    fields.push({ start, end: end + 1, type, answers });
  }
  return fields;
}

function readAnswer(written: string, type: string): ClozeField["answers"][number] {
  const weight = /^%(-?\d{1,3}(?:\.\d{0,5})?)%|^=/u.exec(written);
  const rest = written.slice(weight?.[0].length ?? 0);
  const hash = unescapedAt(rest, "#", 0);
  const answer = (hash < 0 ? rest : rest.slice(0, hash)).replace(/\\(.)/gu, "$1");
  const text = htmlText(answer).text.replaceAll("\\*", "*");
  return {
    weight: weight === null ? 0 : weight[1] === undefined ? 100 : Number(weight[1]),
    text: type.startsWith("N") ? text.replace(/:.*$/u, "") : text,
  };
}

/** Where a sign stands without a backslash before it, and in no entity such as "&#35;". */
function unescapedAt(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === sign && (sign !== "#" || text[at - 1] !== "&")) return at;
  }
  return -1;
}

function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const at = unescapedAt(text, sign, from);
    parts.push(text.slice(from, at < 0 ? text.length : at));
    if (at < 0) return parts;
    from = at + 1;
  }
}
