/** A missing "to". */
import type { Sentence, Token } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { ONLY_VERB } from "./words.ts";

const TAKES_TO =
  /^(?:able|unable|want|wants|wanted|tend|tends|tended|need|needs|decided|decide|hope|hopes|hoped|plan|plans|refuse|refused|order)$/u;

/** "able do", "want go", "in order find", "according the". */
export function missingTo({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1]?.lower ?? "";
  if (!next?.spaced) return null;
  const isPreposition = /^(?:according|due|thanks|addition|prior)$/u.test(token.lower);
  if (isPreposition && /^(?:the|a|an|this|these|their|our|its|his|her)$/u.test(next.lower)) {
    if (token.lower === "thanks" || (token.lower === "addition" && before !== "in")) return null;
    if (token.lower === "addition" || (token.lower === "due" && before === "the")) return null;
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} to`,
      `'${token.text}' 뒤에 'to'가 빠졌어요.`,
    );
  }
  // "seems be", "was allowed go", "how perform"
  const isSeeming =
    /^(?:seem|seems|seemed|appear|appears|appeared)$/u.test(token.lower) &&
    /^(?:be|have)$/u.test(next.text);
  const isPassive =
    /^(?:allowed|supposed|required|forced|expected)$/u.test(token.lower) &&
    ONLY_VERB.test(next.text);
  const isHow =
    token.text === "how" &&
    /^(?:know|knows|knew|learn|learns|learned|forget|teach|taught|understand|remember|discover|about|show|shows|showed)$/u.test(
      before,
    ) &&
    ONLY_VERB.test(next.text);
  if (isSeeming || isPassive || isHow)
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} to`,
      `'${token.text}' 뒤에 'to'가 빠졌어요.`,
    );
  if (!TAKES_TO.test(token.lower) || (token.lower === "order" && before !== "in")) return null;
  if (!/^[a-z]+$/u.test(next.text) || (next.lower === "be" && token.lower === "need")) return null;
  if (/^(?:needs?|plans?|hopes?)$/u.test(token.lower)) return null;
  const isBase =
    verbForms(next.lower).s !== next.lower &&
    usesAs(next.lower, "v").length > 0 &&
    ONLY_VERB.test(next.lower);
  return isBase
    ? findingAt(
        "missing",
        token,
        token,
        `${token.text} to`,
        `'${token.text}' 뒤에 'to'가 빠졌어요.`,
      )
    : null;
}
