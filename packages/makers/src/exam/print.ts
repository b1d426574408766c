/** Items as plain text, for reading and for golden files. */
import { circled, type Block, type ItemContent, type Run } from "@pulda/question";

/**
 * Prints an item as a taker sees it, without its key.
 * @example printQuestion(item).split("\n")[0] // "[blank] 다음 빈칸에 … (2점)"
 */
export function printQuestion(item: ItemContent): string {
  const lines = [`[${item.type}] ${item.instruction} (${item.points}점)`];
  for (const { kind, label, runs } of item.blocks) {
    lines.push(PREFIX[kind](label) + runs.map(printRun).join(""));
  }
  if (item.shape === "choose")
    lines.push(...item.options.map(({ cells }, at) => `${circled(at + 1)} ${cells.join(" / ")}`));
  if (item.shape === "write")
    lines.push(
      ...item.fields.map(
        ({ label, hint }) => `${label ? `${label} ` : ""}________${hint ? ` ${hint}` : ""}`,
      ),
    );
  if (item.shape === "arrange") lines.push(`〈보기〉 ${item.pieces.join(" / ")}`);
  return lines.join("\n");
}

/** What stands before a block. */
const PREFIX: Readonly<Record<Block["kind"], (label: string | undefined) => string>> = {
  passage: () => "",
  gloss: () => "",
  prompt: () => "▷ ",
  given: () => "주어진 글: ",
  part: (label) => `(${label}) `,
  example: (label = "보기") => `〈${label}〉 `,
};

/** The key of an item as text. */
export function printKey(item: ItemContent): string {
  switch (item.shape) {
    case "choose":
    case "mark":
      return circled(item.key.choice);
    case "write":
      return item.key.accepted.map(([first]) => first).join(", ");
    case "arrange":
      return (item.key.orders[0] ?? []).map((at) => item.pieces[at]).join(" ");
  }
}

/**
 * An item followed by its key and explanation.
 * @example printItem(item).includes("정답: ③")
 */
export function printItem(item: ItemContent): string {
  return [
    printQuestion(item),
    `--- 정답: ${printKey(item)} (${DIFFICULTY[item.difficulty]})`,
    item.explanation,
  ].join("\n");
}

const DIFFICULTY = { low: "하", middle: "중", high: "상" } as const;

function printRun(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `${run.place ? circled(run.place) : ""}_${run.text}_`;
    case "labelled":
      return `${circled(run.place)}${run.text}`;
    case "blank":
      return `${run.label ? `(${run.label}) ` : ""}${run.lead ?? ""}________${run.hint ? ` (${run.hint})` : ""}`;
    case "choice":
      return `(${run.label}) [ ${run.options.join(" / ")} ]`;
    case "slot":
      return `( ${circled(run.place)} ) `;
  }
}
