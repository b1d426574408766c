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
  return edited ? explain(points, [edited], false) : "";
}

/**
 * The explanation of several edits: each edited point first, then each of the others, then what to remember.
 * @param isNumbered whether the points are numbered places, so that the numbers are told
 */
export function explainErrors(
  points: readonly GrammarPoint[],
  edited: readonly GrammarPoint[],
  isNumbered: boolean,
): string {
  return explain(points, edited, isNumbered);
}

function explain(
  points: readonly GrammarPoint[],
  edited: readonly GrammarPoint[],
  areErrorsNumbered: boolean,
): string {
  const numberOf = (point: GrammarPoint): string => `${circled(points.indexOf(point) + 1)} `;
  const rules = [...new Set(edited.map(({ rule }) => rule))];
  return [
    ...edited.map((point) => `${areErrorsNumbered ? numberOf(point) : ""}${whyWrong(point)}`),
    ...points.flatMap((point) =>
      edited.includes(point)
        ? []
        : [`${numberOf(point)}${ruleName(point.rule)}: ${whyRight(point)} ${point.trap}`.trim()],
    ),
    ...rules.map((rule) => `기억하세요: ${RULES[rule]?.lesson ?? ""}`),
  ].join("\n");
}

/** Why an edited point is wrong, and what it should be. */
function whyWrong(point: GrammarPoint): string {
  const shown = point.replacement ?? "";
  return `${ruleName(point.rule)}: ${point.wrong} ${withParticle(shown, "을/를", `'${shown}'`)} ${withParticle(point.original, "으로/로", `'${point.original}'`)} 고쳐야 해요.`;
}
