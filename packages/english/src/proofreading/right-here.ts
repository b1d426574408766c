/**
 * Constructions in which a finding is no error, whatever its check has seen: "What matters is how …" has no plural subject,
 * "need not" takes no -s, "for a while is" lacks no subject. Found in 660 texts without errors (docs/quality.md, 지문 점검).
 */
import type { Sentence } from "../analysis.ts";
import type { Finding, FindingKind } from "./finding.ts";
import { AGREEING, RIGHT_FORMS } from "./right-here/agreement.ts";
import { BARE } from "./right-here/article.ts";
import { COMPLETE } from "./right-here/missing.ts";
import { NOT_CONFUSED, RIGHT_NUMBERS } from "./right-here/others.ts";
import type { Construction } from "./right-here/place.ts";

const CONSTRUCTIONS: Readonly<Partial<Record<FindingKind, readonly Construction[]>>> = {
  agreement: AGREEING,
  "verb-form": RIGHT_FORMS,
  missing: COMPLETE,
  number: RIGHT_NUMBERS,
  article: BARE,
  confusion: NOT_CONFUSED,
};

/**
 * Whether what a check has found is right where it stands.
 * @example isRightHere(sentence, finding) // true, of "is" in "What matters is how often it rains."
 */
export function isRightHere({ tokens }: Sentence, { kind, start }: Finding): boolean {
  const token = tokens.find((one) => one.start === start);
  if (!token) return false;
  const place = {
    tokens,
    token,
    before: tokens[token.index - 1],
    next: tokens[token.index + 1],
  };
  return (CONSTRUCTIONS[kind] ?? []).some((isRight) => isRight(place));
}
