/** What proofreading finds in a text. */
import type { Sentence, Token } from "../analysis.ts";
import { withParticle } from "../korean.ts";

export type FindingKind =
  | "agreement"
  | "article"
  | "confusion"
  | "missing"
  | "number"
  | "repetition"
  | "spacing"
  | "spelling"
  | "verb-form";

/** A probable error of a text. Offsets are half-open, in UTF-16 units of the whole text. */
export interface Finding {
  readonly kind: FindingKind;
  readonly start: number;
  readonly end: number;
  /** What should stand there instead; empty where the words should go, null where only the author knows. */
  readonly fix: string | null;
  /** In Korean, for the author: what is wrong. */
  readonly message: string;
}

/** A check looks at one sentence. It reports what is certainly wrong and keeps silent where it is in doubt. */
export type Check = (sentence: Sentence) => Iterable<Finding>;

/** A finding that spans whole tokens. */
export function findingAt(
  kind: FindingKind,
  first: Token,
  last: Token,
  fix: string | null,
  message: string,
): Finding {
  return { kind, start: first.start, end: last.end, fix, message };
}

/** A fix in the letter case of what it replaces. */
export function inCaseOf(original: string, fix: string): string {
  return /^\p{Lu}/u.test(original) ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix;
}

/** A word in quotation marks with the particle that its reading takes. @example named("tell", "을/를") // "'tell'을" */
export function named(word: string, particle: Parameters<typeof withParticle>[1]): string {
  return withParticle(word, particle, `'${word}'`);
}

/** A verb that does not agree with its subject: what it should be. */
export function agreementFinding(verb: Token, subject: string, right: string): Finding {
  const message = `주어가 '${subject}'이므로 ${named(right, "으로/로")} 써요.`;
  return findingAt("agreement", verb, verb, right, message);
}

/** A word that is missing after another. */
export function missingAfter(token: Token, word: string): Finding {
  const message = `'${token.text}' 뒤에 ${named(word, "이/가")} 빠졌어요.`;
  return findingAt("missing", token, token, `${token.text} ${word}`, message);
}
