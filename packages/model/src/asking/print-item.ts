/** An item as plain text for a solver: what a taker sees, and nothing of its key. */
import { circled, type Block, type ItemContent, type Run } from "@pulda/question";

const BLOCK_NAMES: Readonly<Record<Block["kind"], string>> = {
  passage: "",
  given: "[주어진 글] ",
  part: "",
  example: "<보기> ",
  prompt: "▷ ",
  gloss: "",
};

/**
 * @param blocks those that are printed; all of them, if left out
 * @example printForSolver(item).startsWith(item.instruction)
 */
export function printForSolver(item: ItemContent, blocks: readonly Block[] = item.blocks): string {
  const lines = [item.instruction];
  for (const { kind, label, runs } of blocks)
    lines.push(`${nameOf(kind, label)}${runs.map(printRun).join("")}`);
  return [...lines, ...printAnswers(item)].join("\n");
}

function nameOf(kind: Block["kind"], label: string | undefined): string {
  if (kind === "part") return `(${label}) `;
  return kind === "example" && label !== undefined ? `<${label}> ` : BLOCK_NAMES[kind];
}

function printAnswers(item: ItemContent): string[] {
  switch (item.shape) {
    case "choose":
      return item.options.map(({ cells }, at) => `${circled(at + 1)} ${cells.join(" …… ")}`);
    case "mark":
      return [];
    case "write":
      return item.fields.map(
        ({ label, hint }) => `${label ? `${label}: ` : ""}____________${hint ? ` ${hint}` : ""}`,
      );
    case "arrange":
      return [`<보기> ${item.pieces.map((piece, at) => `[${at + 1}] ${piece}`).join("  ")}`];
  }
}

function printRun(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `${run.place ? circled(run.place) : ""}<u>${run.text}</u>`;
    case "labelled":
      return `${circled(run.place)} ${run.text}`;
    case "blank":
      return `${run.label ? `(${run.label}) ` : ""}${run.lead ?? ""}____________${run.hint ? ` (${run.hint})` : ""}`;
    case "choice":
      return `(${run.label}) [ ${run.options.join(" / ")} ]`;
    case "slot":
      return `( ${circled(run.place)} ) `;
  }
}
