/** What a taker chooses from or writes on, as paragraphs and grids. */
import { circled } from "@pulda/question";
import type { AnswerArea, PaperItem } from "../paper/paper.ts";
import { paragraph, type FlowBlock, type FlowCell } from "./flow.ts";
import { flowText } from "./inlines.ts";

type Options = Extract<AnswerArea, { kind: "options" }>;

/** The area of an item. */
export function areaFlow(area: AnswerArea): FlowBlock[] {
  switch (area.kind) {
    case "options":
      return optionsFlow(area);
    case "places":
    case "line":
      return [];
    case "fields":
      return [
        writingLines(
          area.fields.map(({ label }) => flowText(label || "답:")),
          area.perRow,
        ),
      ];
    case "pieces": {
      const pieces = area.pieces.map(flowText).join("\u00a0/ ");
      return [
        { kind: "box", paragraphs: [paragraph("cell", [{ text: pieces }])] },
        writingLines(["", ""]),
      ];
    }
  }
}

/** The lines of a word test: what is asked, and where the answer is written. */
export function wordLines(items: readonly PaperItem[]): FlowBlock {
  return {
    kind: "grid",
    lines: "rows",
    shares: [0.5, 0.5],
    rows: items.map(({ number, instruction, area }) => [
      {
        paragraph: paragraph("writingLine", [
          { text: `${number}. `, form: "bold" },
          { text: flowText(instruction) },
        ]),
      },
      {
        paragraph: paragraph(
          "writingLine",
          area.kind === "line" && area.lead !== "" ? [{ text: flowText(area.lead) }] : [],
        ),
      },
    ]),
  };
}

/** Lines to write on, each behind its label. */
function writingLines(labels: readonly string[], perRow: 1 | 2 = 1): FlowBlock {
  return {
    kind: "grid",
    lines: "rows",
    shares: Array.from({ length: perRow }, () => 1 / perRow),
    rows: Array.from({ length: Math.ceil(labels.length / perRow) }, (_, row) =>
      labels.slice(row * perRow, (row + 1) * perRow).map((text) => ({
        paragraph: paragraph("writingLine", text === "" ? [] : [{ text }]),
      })),
    ),
  };
}

function optionsFlow(area: Options): FlowBlock[] {
  if (area.labels.length > 0) return [labelledOptions(area)];
  const texts = area.options.map((cells) => flowText(cells.join("")));
  if (area.perRow === 1)
    return texts.map((text, at) => paragraph("option", [{ text }], { marker: circled(at + 1) }));
  const { perRow } = area;
  const tabStops = leftStops(perRow);
  const numbered = texts.map((text, at) => `${circled(at + 1)} ${text}`);
  return Array.from({ length: Math.ceil(texts.length / perRow) }, (_, row) => {
    const text = numbered.slice(row * perRow, (row + 1) * perRow).join("\t");
    return paragraph("options", [{ text }], { tabStops });
  });
}

/** The tab stops of so many columns of one width; the first column begins without one. */
function leftStops(columns: number): number[] {
  return Array.from({ length: columns - 1 }, (_, at) => (at + 1) / columns);
}

/** Options of several cells, under the labels of the blanks that they fill. */
function labelledOptions({ labels, options }: Options): FlowBlock {
  const first = 0.08;
  return {
    kind: "grid",
    lines: "none",
    shares: [first, ...labels.map(() => (1 - first) / labels.length)],
    rows: [
      ["", ...labels].map(cellOf),
      ...options.map((cells, at) =>
        [circled(at + 1), ...labels.map((_, column) => cells[column] ?? "")].map(cellOf),
      ),
    ],
  };
}

function cellOf(text: string): FlowCell {
  return { paragraph: paragraph("cell", text === "" ? [] : [{ text: flowText(text) }]) };
}
