/** What a sentence of a notice says that no particular rule knows: clause by clause. */
import { clausesOf, withoutReason } from "./clauses.ts";
import type { Fact, Line, Notice } from "./notice.ts";
import { plainClause } from "./plain-rules.ts";
import { COURSE_OF_EVENT } from "./course-of-event.ts";
import { PLAIN_SENTENCES } from "./plain-sentences.ts";
import { signUp } from "./sign-up.ts";
import { TYPICAL } from "./typical-sentences.ts";
import { rateFacts } from "./rates.ts";
import { ruleFact } from "./rule-facts.ts";

/** The particular before the general. */
const SENTENCES = [...TYPICAL, ...PLAIN_SENTENCES, ...COURSE_OF_EVENT];

/** Words of which a statement cannot say what they mean. */
const POINTING = /\b(?:then|there|this|these|that day|above|below|it|they|its|ones)\b/iu;
const BULLETED = /\.$/u;

/** The facts of a line's clauses, each at its place. */
export function plainFacts(line: Line, notice: Notice): Fact[] {
  if (/\$\d/u.test(line.value)) {
    const rates = rateFacts(line);
    if (rates.length > 0) return rates;
  }
  const whole = sentenceFact(line, notice);
  if (whole) return [whole];
  return clausesOf(line).flatMap((clause) => factOf(clause, notice) ?? []);
}

function factOf(clause: Line, notice: Notice): Fact | null {
  const text = BULLETED.test(clause.value) ? clause.value : `${clause.value}.`;
  const known = ruleFact(clause, notice);
  if (known) return known;
  const signed = signUp(text, notice, clause.section);
  if (signed) return { line: clause, ...signed };
  const sentence = sentenceFact(clause, notice);
  if (sentence) return sentence;
  const plain = plainClause(text, notice);
  return plain && !pointsOut(plain.trues) ? { line: clause, ...plain } : null;
}

function sentenceFact(line: Line, notice: Notice): Fact | null {
  const text = withoutReason(line.value);
  for (const [pattern, make] of SENTENCES) {
    const match = pattern.exec(text);
    const found = match
      ? make(
          match.slice(1).map((group) => group ?? ""),
          notice,
        )
      : null;
    if (found && !pointsOut(found.trues)) return { line, ...found };
  }
  return null;
}

const pointsOut = (texts: readonly string[]): boolean =>
  texts.some((text) =>
    POINTING.test(
      text.replace(
        /^it (?:is|may|must|costs)\b|^there is\b|, it\b|that they\b|if they\b|even if they\b|when they\b/giu,
        "",
      ),
    ),
  );
