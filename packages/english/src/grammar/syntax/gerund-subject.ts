/** Whether an -ing form behind a comma is the next verb's subject: "However, removing it does harm". */
import type { Token } from "../../analysis.ts";

export function isGerundSubject(tokens: readonly Token[], gerund: Token): boolean {
  for (const { text, tag, lower, likely } of tokens.slice(gerund.index + 1)) {
    if (/^[,;:.—]$/u.test(text) || /^(?:W|CC$)/u.test(tag ?? "")) return false;
    if (/^(?:that|because|if|as|while|than)$/u.test(lower)) return false;
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? "")) return true;
  }
  return false;
}
