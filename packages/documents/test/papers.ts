/** Papers for the tests of writers, and what they hold. */
import { circled, type Block, type Item, type Run } from "@pulda/question";
import { cleanText } from "../src/markup/clean-text.ts";
import { composePaper, type PaperRequest } from "../src/paper/compose.ts";
import type { AnswerArea, Paper } from "../src/paper/paper.ts";
import { EVERY_KIND } from "./items.ts";

/** A paper of some items with all that there can be on one. */
export function paperOf(
  change: Partial<PaperRequest> = {},
  items: readonly Item[] = EVERY_KIND,
): Paper {
  return composePaper(items, {
    title: "1학기 중간고사 <A & B>",
    left: "풀다고등학교",
    right: "영어",
    form: "B",
    code: "A7-1",
    layout: { size: "A4", columns: 2 },
    answers: "end",
    hasExplanations: false,
    sharesTexts: true,
    hasAnswerSheet: true,
    ...change,
  });
}

/** A text without white space, which writers and readers set anywhere, and without the length of blanks. */
export function bare(text: string): string {
  return cleanText(text).replace(/\s/gu, "").replace(/_+/gu, "_");
}

/** All that stands on a paper, in order: what a reader has to find in a file of it. */
export function textsOf(paper: Paper): string[] {
  const { head, groups, answerSheet, answers } = paper;
  return [
    head.left,
    head.title,
    head.right,
    `${head.form}형`,
    head.hasNameLine
      ? `${paper.itemCount}문항${paper.totalPoints === 0 ? "" : ` · ${paper.totalPoints}점`} · 코드 ${head.code}`
      : "",
    ...groups.flatMap(({ heading, blocks, items }) => [
      heading,
      ...blocks.flatMap(blockTexts),
      ...items.flatMap((item) => [
        `${item.number}. ${item.instruction} [${item.points}점]`,
        ...item.blocks.flatMap(blockTexts),
        ...areaTexts(item.area),
      ]),
    ]),
    ...answerSheet.map(
      ({ number, options }) =>
        `${number}${Array.from({ length: options }, (_, at) => circled(at + 1)).join("")}`,
    ),
    // written answers stand below the table of the others
    ...answers.filter(({ key }) => key.length <= 3 || hasNotes(paper)).flatMap(answerTexts),
    ...answers.filter(({ key }) => key.length > 3 && !hasNotes(paper)).flatMap(answerTexts),
  ].filter((text) => text !== "");
}

function hasNotes({ answers }: Paper): boolean {
  return answers.some(({ explanation }) => explanation !== "");
}

function answerTexts({ key, explanation }: Paper["answers"][number]): string[] {
  return [key, ...explanation.split("\n")];
}

function blockTexts({ kind, label, runs }: Block): string[] {
  const texts = runs.map(runText).join("");
  if (kind === "gloss") return texts.split("\n");
  if (kind === "example") return [`〈${label ?? "보기"}〉`, texts];
  return [kind === "part" ? `(${label}) ${texts}` : texts];
}

function runText(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `${run.place ? circled(run.place) : ""}${run.text}`;
    case "labelled":
      return `${circled(run.place)} ${run.text}`;
    case "slot":
      return `( ${circled(run.place)} )`;
    case "blank":
      return `${run.label ? `(${run.label})` : ""}${run.lead ?? ""}____${run.hint ? ` (${run.hint})` : ""}`;
    case "choice":
      return `(${run.label}) ${run.options.join(" / ")}`;
  }
}

function areaTexts(area: AnswerArea): string[] {
  switch (area.kind) {
    case "options":
      return [
        area.labels.join(""),
        ...area.options.map((cells, at) => `${circled(at + 1)} ${cells.join("")}`),
      ];
    case "places":
      return [];
    case "line":
      return [area.lead];
    case "fields":
      return area.fields.map(({ label }) => label || "답:");
    case "pieces":
      return [area.pieces.join(" / ")];
  }
}

/** The underlined words of a paper, in order. */
export function underlinedOf({ groups }: Paper): string[] {
  return groups
    .flatMap(({ blocks, items }) => [blocks, ...items.map((item) => item.blocks)])
    .flat()
    .flatMap(({ runs }) => runs)
    .flatMap((run) => {
      if (run.kind === "underlined") return [run.text];
      return run.kind === "blank" && run.lead ? [run.lead] : [];
    });
}

/**
 * The first text that does not follow the ones before it, or null: each is looked for behind the one before.
 * @example missing("onetwo", ["two", "one"]) // "one"
 */
export function missing(found: string, texts: readonly string[]): string | null {
  let at = 0;
  for (const text of texts.map(bare)) {
    const next = found.indexOf(text, at);
    if (next < 0) return text;
    at = next + text.length;
  }
  return null;
}
