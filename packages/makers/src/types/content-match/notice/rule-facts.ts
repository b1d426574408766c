/** What a sentence of a notice says by the rules. */
import { CONDITIONS } from "./conditions.ts";
import { DETAILS } from "./details.ts";
import { GENERAL_RULES } from "./general-rules.ts";
import type { Fact, Line, Notice } from "./notice.ts";
import { PROVISIONS } from "./provisions.ts";
import { REWARDS } from "./rewards.ts";

/** The particular before the general. */
const RULES = [...PROVISIONS, ...REWARDS, ...CONDITIONS, ...DETAILS, ...GENERAL_RULES];

/** Words of which a statement cannot say what they mean. */
const POINTING = /\b(?:then|there|this|these|that day|above|below)\b/u;

/** What a sentence of a notice says; null where no rule knows it. */
export function ruleFact(line: Line, notice: Notice): Fact | null {
  const text = line.value
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/!$/u, ".")
    .replace(/^(?:Please note that|Note that|Please be aware that) (\w)/u, (_, first: string) =>
      first.toUpperCase(),
    );
  const ended = text.endsWith(".") ? text : `${text}.`;
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(ended);
    const found =
      match && !match.slice(1).some((group) => POINTING.test(group ?? ""))
        ? make(
            match.slice(1).map((group) => group ?? ""),
            notice,
          )
        : null;
    if (found) return { line, ...found };
  }
  return null;
}
