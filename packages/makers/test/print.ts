/** An item as text, for reading and for golden files. */
import type { ItemContent, Run } from "@pulda/question";
import { circled } from "../src/circled.ts";

/**
 * Spells an item as a reader would see it, with its key and 해설 below.
 * @example printItem(item).split("\n")[0] // "[blank] 다음 빈칸에 … (2점)"
 */
export function printItem(item: ItemContent): string {
  const lines = [`[${item.type}] ${item.instruction} (${item.points}점)`];
  for (const { kind, label, runs } of item.blocks) {
    const head = kind === "part" ? `(${label}) ` : kind === "given" ? "주어진 글: " : "";
    lines.push(head + runs.map(printRun).join(""));
  }
  if (item.shape === "choose")
    lines.push(...item.options.map(({ cells }, at) => `${circled(at + 1)} ${cells.join(" / ")}`));
  lines.push("---", item.explanation);
  return lines.join("\n");
}

function printRun(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `${run.place ? circled(run.place) : ""}_${run.text}_`;
    case "labelled":
      return `${circled(run.place)}${run.text}`;
    case "blank":
      return "________";
    case "choice":
      return `(${run.label}) [ ${run.options.join(" / ")} ]`;
    case "slot":
      return `( ${circled(run.place)} ) `;
  }
}
