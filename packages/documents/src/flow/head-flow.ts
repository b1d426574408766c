/** What stands above the text: the title block of the first page, and the running head of the others. */
import type { Paper, PaperHead } from "../paper/paper.ts";
import { paragraph, type FlowGrid, type Inline } from "./flow.ts";
import { flowText } from "./inlines.ts";

/** Where class, number and name are written. */
export const NAME_LINE = "____ 학년  ____ 반  ____ 번   이름 ______________";

/** Title, what stands beside it, and the line for the name. */
export function titleBlock(paper: Paper): FlowGrid {
  const { head } = paper;
  const title = [
    { paragraph: paragraph("titleLeft", textOf(head.left)) },
    { paragraph: paragraph("title", textOf(head.title)), span: 2 },
    { paragraph: paragraph("titleRight", [...textOf(head.right), ...formOf(head)]) },
  ];
  const name = [
    { paragraph: paragraph("nameLine", [{ text: NAME_LINE }]), span: 2 },
    { paragraph: paragraph("summary", [{ text: summaryOf(paper) }]), span: 2 },
  ];
  return {
    kind: "grid",
    lines: "below",
    shares: [0.26, 0.28, 0.2, 0.26],
    rows: [title, ...(head.hasNameLine ? [name] : []), ...linkRow(head)],
  };
}

/** The address of the answer form; as a picture it stands on the PDF alone. */
function linkRow({ link }: PaperHead) {
  if (!link) return [];
  const text = flowText(`${link.caption} ${link.address}`);
  return [[{ paragraph: paragraph("summary", [{ text }]), span: 4 }]];
}

/** "2학년 1학기   영어 기말고사   영어  B형". */
export function runningHead({ left, title, right, form }: PaperHead): FlowGrid {
  const end = [right, form === "" ? "" : `${form}형`].filter(Boolean).join("  ");
  return {
    kind: "grid",
    lines: "below",
    shares: [0.26, 0.48, 0.26],
    rows: [
      [
        { paragraph: paragraph("runningLeft", textOf(left)) },
        { paragraph: paragraph("runningTitle", textOf(title)) },
        { paragraph: paragraph("runningRight", textOf(end)) },
      ],
    ],
  };
}

/** "20문항 · 100점 · 코드 A7-1". */
function summaryOf({ itemCount, totalPoints, head: { code } }: Paper): string {
  return flowText(
    [
      `${itemCount}문항`,
      totalPoints === 0 ? "" : `${totalPoints}점`,
      code === "" ? "" : `코드 ${code}`,
    ]
      .filter(Boolean)
      .join(" · "),
  );
}

function formOf({ right, form }: PaperHead): Inline[] {
  if (form === "") return [];
  return [
    { text: right === "" ? "" : "  " },
    { text: flowText(`\u00a0${form}형\u00a0`), form: "boxed" },
  ];
}

function textOf(text: string): Inline[] {
  return text === "" ? [] : [{ text: flowText(text) }];
}
