/** Words whose form the grammar around them settles. */
import { adjectiveOf, comparativeOf, findVerbBase, type GrammarPoint } from "@pulda/english";
import type { Span } from "@pulda/question";
import type { Point } from "../grammar/points.ts";

/** A place to write in. */
export interface FormPlace extends Span {
  readonly sentence: number;
  /** One of a kind only is asked. */
  readonly kind: string;
  readonly original: string;
  /** What stands in brackets. */
  readonly hint: string;
  readonly point: GrammarPoint;
}

/** Rules after which a verb has one form only. */
const VERB_FORM =
  /^(?:preposition-gerund|to-gerund|verb-complement|participle-modifier|perfect|voice|bare-infinitive)$/u;

/** The places where a base form in brackets can be put into the one right form. */
export function formPlaces(points: readonly Point[]): FormPlace[] {
  return points.flatMap((one) => {
    const { point } = one;
    // an edit that is surely wrong shows that the rule settles the form
    if (point.replacement === null) return [];
    const [word = ""] = /[A-Za-z]+$/u.exec(point.original) ?? [];
    const whole = point.original === word || /^to [a-z]+$/u.test(point.original);
    if (VERB_FORM.test(point.rule)) return verbPlace(one, word, whole);
    const hint = point.rule === "adjective-adverb" ? adjectiveOf(word) : positiveOf(point);
    return hint && whole && hint !== word ? [place(one, point.start, point.original, hint)] : [];
  });
}

function verbPlace(one: Point, word: string, whole: boolean): FormPlace[] {
  const { point } = one;
  const base = findVerbBase(word.toLowerCase(), word.toLowerCase());
  if (!base || base === "be" || base === "have" || word !== word.toLowerCase()) return [];
  // of "is produced" only the participle is asked; the active "produces" could be another tense
  if (point.rule === "voice" && (whole || base === word)) return [];
  if (point.rule === "voice") return [place(one, point.end - word.length, word, base)];
  return whole && point.original !== base ? [place(one, point.start, point.original, base)] : [];
}

function positiveOf({ rule, original }: GrammarPoint): string | null {
  if (rule !== "comparison" || !original.endsWith("er")) return null;
  const stem = original.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")];
  return bases.find((base) => comparativeOf(base) === original) ?? null;
}

function place(one: Point, start: number, original: string, hint: string): FormPlace {
  const { end, sentence, point } = one;
  return { start, end, sentence, kind: `${point.rule} ${hint}`, original, hint, point };
}
