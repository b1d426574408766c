/** Words whose form the grammar around them settles. */
import {
  adjectiveOf,
  comparativeOf,
  findVerbBase,
  isLemma,
  withParticle,
  type GrammarPoint,
  type Sentence,
} from "@pulda/english";
import type { Span } from "@pulda/question";
import { ruleName, whyRight } from "../../shared/grammar/explanation.ts";
import type { GrammarCandidate } from "../../shared/grammar/points.ts";
import { derivationCandidates } from "./derivations.ts";

/** A place to write in. */
export interface FormCandidate extends Span {
  readonly sentence: number;
  /** One of a kind only is asked. */
  readonly kind: string;
  readonly original: string;
  /** What stands in brackets. */
  readonly hint: string;
  /** The id of what settles the form. */
  readonly rule: string;
  /** The words that settle it, and in Korean how. */
  readonly cue: Span;
  readonly note: string;
}

/** Rules after which a verb has one form only. */
const VERB_FORM =
  /^(?:preposition-gerund|to-gerund|verb-complement|participle-modifier|perfect|voice|bare-infinitive)$/u;

/** The places where a base form in brackets can be put into the one right form. */
export function inflectionCandidates(points: readonly GrammarCandidate[]): FormCandidate[] {
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

function verbPlace(one: GrammarCandidate, word: string, whole: boolean): FormCandidate[] {
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
  return (
    bases.find(
      (base) => (isLemma(base, "a") || isLemma(base, "r")) && comparativeOf(base) === original,
    ) ?? null
  );
}

function place(
  one: GrammarCandidate,
  start: number,
  original: string,
  hint: string,
): FormCandidate {
  const { end, sentence, point } = one;
  return {
    start,
    end,
    sentence,
    kind: `${point.rule} ${hint}`,
    original,
    hint,
    rule: point.rule,
    cue: point.cue,
    note: `${ruleName(point.rule)}: ${whyRight(point)}`,
  };
}

/** The places where a noun or an adjective has to be made from its root. */
export function rootCandidates(sentences: readonly Sentence[]): FormCandidate[] {
  return derivationCandidates(sentences).map(
    ({ start, end, sentence, original, hint, cue, pos }) => ({
      start,
      end,
      sentence,
      kind: `root ${hint}`,
      original,
      hint,
      rule: "word-class",
      cue: { start: cue.start, end: cue.end },
      note:
        pos === "n"
          ? `품사: '${cue.text}' 뒤의 명사 자리이므로 ${withParticle(hint, "을/를", `'${hint}'`)} 명사 ${withParticle(original, "으로/로", `'${original}'`)} 바꿔야 해요.`
          : `품사: 명사 ${withParticle(cue.text, "을/를", `'${cue.text}'`)} 꾸미는 자리이므로 ${withParticle(hint, "을/를", `'${hint}'`)} 형용사 ${withParticle(original, "으로/로", `'${original}'`)} 바꿔야 해요.`,
    }),
  );
}
