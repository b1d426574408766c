/** Options that are numbered 1), (1), 1. or A., a): written as ①–⑤, so that no number in them begins a question. */
import { circled } from "@pulda/question";

/** The ways to mark options in lines of their own. */
const STYLES = [
  /^\(([1-6])\) ?/u,
  /^([1-6])\) ?/u,
  /^([1-6])\. ?(?=\D)/u,
  /^\(?([A-Fa-f])[.)] {0,2}/u,
] as const;
/** Lines of one option, and its characters. */
const MAX_LINES = 3;
const MAX_LENGTH = 160;
const LEAST_OPTIONS = 4;

/** The lines of a text, with its numbered options circled. */
export function withCircledOptions(lines: readonly string[]): string[] {
  const changed = lines.map(circledInLine);
  for (const style of STYLES) {
    for (let at = 0; at < changed.length; at++) {
      const run = runFrom(changed, at, style);
      if (run.length < LEAST_OPTIONS) continue;
      for (const [index, line] of run.entries())
        changed[line] = `${circled(index + 1)} ${changed[line]!.replace(style, "")}`;
      at = run.at(-1)!;
    }
  }
  return changed;
}

/** The lines of options 1, 2, … from a line on; all options are short, and only the last may be followed by more. */
function runFrom(lines: readonly string[], first: number, style: RegExp): number[] {
  const run: number[] = [];
  let at = first;
  while (at < lines.length && at - (run.at(-1) ?? first) <= MAX_LINES) {
    const line = lines[at]!;
    const mark = style.exec(line)?.[1];
    if (mark !== undefined && numberOf(mark) === run.length + 1) {
      if (line.length > MAX_LENGTH || /(?:것은|시오)[?.]/u.test(line)) return [];
      run.push(at);
    } else if (run.length === 0 || mark !== undefined) break;
    at++;
  }
  return run;
}

function numberOf(mark: string): number {
  return /\d/u.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0) - 96;
}

const IN_LINE = [
  {
    all: /^\(1\)(.{1,80}?)\s\(2\)(.{1,80}?)\s\(3\)(.{1,160})$/u,
    mark: /(?<![^\s])\(([1-6])\) ?/gu,
  },
  { all: /^1\)(.{1,80}?)\s2\)(.{1,80}?)\s3\)(.{1,160})$/u, mark: /(?<![^\s])([1-6])\) ?/gu },
] as const;

/** "(1) ants (2) bees (3) cats" in one line. */
function circledInLine(line: string): string {
  const style = IN_LINE.find(({ all }) => all.test(line));
  return style ? line.replace(style.mark, (_, mark: string) => `${circled(Number(mark))} `) : line;
}
