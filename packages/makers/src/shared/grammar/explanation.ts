/** The explanation of a grammar item, written from its grammar points. */
import { circled } from "@pulda/question";
import { GRAMMAR_RULES, withParticle, type GrammarPoint, type GrammarRule } from "@pulda/english";

const RULES: Readonly<Record<string, GrammarRule>> = GRAMMAR_RULES;

/** A rule's Korean name. */
export function ruleName(rule: string): string {
  return RULES[rule]?.name ?? rule;
}

/** A sentence on why a point is right as it stands. */
export function whyRight(point: GrammarPoint): string {
  const quoted = /'([^']+)'$/u.exec(point.right)?.[1] ?? point.original;
  return `${withParticle(quoted, "이/가", point.right)} 맞아요.`;
}

/** The whole explanation: the edited point first, then each of the others, then what to remember. */
export function explainPoints(points: readonly GrammarPoint[], key: number): string {
  const edited = points[key - 1];
  if (!edited) return "";
  const shown = edited.replacement ?? "";
  const lines = [
    `${ruleName(edited.rule)}: ${edited.wrong} ${withParticle(shown, "을/를", `'${shown}'`)} ${withParticle(edited.original, "으로/로", `'${edited.original}'`)} 고쳐야 해요.`,
    ...points.flatMap((point, at) =>
      at === key - 1
        ? []
        : [`${circled(at + 1)} ${ruleName(point.rule)}: ${whyRight(point)} ${point.trap}`.trim()],
    ),
    `기억하세요: ${RULES[edited.rule]?.lesson ?? ""}`,
  ];
  return lines.join("\n");
}
