/** The stem of a question of another program, which has instruction and passage in one text. */
import { isPrompt, questionText } from "@pulda/question";

/**
 * Parts a stem into its instruction, the text below it and the points that are printed. Where no line asks in Korean
 * and the last one ends in a question mark, that one is the instruction, as in files from abroad.
 * @example stemOf("맞는 것은? [3점]\n\nBees dance.") // { instruction: "맞는 것은?", text: "Bees dance.", points: 3 }
 */
export function stemOf(stem: string): ReturnType<typeof questionText> {
  const lines = stem.trim().split("\n");
  const last = lines.at(-1)?.trim() ?? "";
  const asksLast = lines.length > 1 && last.endsWith("?") && !lines.some((line) => isPrompt(line));
  return questionText(asksLast ? [last, "", ...lines.slice(0, -1)].join("\n") : stem);
}
