import type { GrammarSummary } from "@pulda/contract";

/** The user's results with a rule, as a sentence. */
export function ruleScore({ met, missed }: Pick<GrammarSummary, "met" | "missed">): string {
  if (met === 0) return "아직 풀어 보지 않았어요.";
  if (missed === 0) return `${met}번 풀어서 모두 맞혔어요.`;
  return `${met}번 풀어서 ${missed}번 놓쳤어요.`;
}
