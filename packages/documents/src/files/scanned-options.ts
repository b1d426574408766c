/** Options as Tesseract reads them: it knows no circled numbers, and writes "@", "(2)" or "©" for them. */
import { circled } from "@pulda/question";

const MARK = /^(?:[([{]?[\dOQ@©®°¢&]{1,2}[)\]}]?|[①-⑤])\s{1,3}(?=\S)/u;
/** So many options in a row are a question's. */
const OPTIONS = 5;
/** An option has no more characters. */
const MAX_LENGTH = 100;

/**
 * The text with the marks of five options in a row as they were printed.
 * @example withCircledOptions("@ ants\n(2) bees\n® cats\n@ dogs\n© eels") // "① ants\n② bees\n③ …"
 */
export function withCircledOptions(text: string): string {
  const lines = text.split("\n");
  const filled = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const dropped = new Set<number>();
  for (let index = 0; index + OPTIONS <= filled.length; index++) {
    const run = filled.slice(index, index + OPTIONS);
    if (!run.every((at) => MARK.test(lines[at]!) && lines[at]!.length <= MAX_LENGTH)) continue;
    for (const [number, at] of run.entries())
      lines[at] = `${circled(number + 1)} ${lines[at]!.replace(MARK, "")}`;
    for (let at = run[0]! + 1; at < run.at(-1)!; at++)
      if (lines[at]!.trim() === "") dropped.add(at);
    index += OPTIONS - 1;
  }
  return lines.filter((_, at) => !dropped.has(at)).join("\n");
}
