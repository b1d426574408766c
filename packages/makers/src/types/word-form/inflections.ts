/** Words whose form is determined by grammar. */
import {
  adjectiveOf,
  comparativeOf,
  findVerbBase,
  isLemma,
  levelOf,
  withParticle,
  type GrammarPoint,
  type Sentence,
} from "@pulda/english";
import type { Span } from "@pulda/question";
import { ruleName, whyRight } from "../../shared/grammar/explanation.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { derivationCandidates, type DerivationCandidate } from "./derivations.ts";

/** A word to be replaced by a blank with a hint. */
export interface FormCandidate extends Span {
  readonly sentence: number;
  /** At most one candidate of a kind is tested. */
  readonly kind: string;
  readonly original: string;
  /** Other spellings that are as right. */
  readonly spellings?: readonly string[];
  /** The word in brackets. */
  readonly hint: string;
  /** The id of the rule that settles the form. */
  readonly rule: string;
  /** The span that settles it, and in Korean how. */
  readonly cue: Span;
  readonly note: string;
  /** What it asks of a learner, as a grammar point's worth. */
  readonly worth: number;
}

/** Words of this level or below are derived without thinking. */
const BEGINNER = 2;

/** What a gerund subject asks. */
const GERUND_SUBJECT = 2;

/** A passive whose tense does not have to be guessed: of two words, where an active form of two words competes. */
const PASSIVE_FORM = /^(?:be|being|been) [a-z]+$/u;
/** What such a passive asks. */
const PASSIVE = 2;

/** Rules that allow a single form of a verb. */
const VERB_FORM =
  /^(?:preposition-gerund|to-gerund|verb-complement|participle-modifier|participial-clause|parallel|voice)$/u;
/** The wrong form of a participle that stands behind a subject. */
const AGAINST_PASSIVE = /^(?:is|are|was|were) /u;
/** What a finite verb asks that is joined to another: its tense and person stand there to be copied. */
const JOINED = 1;
/** Rules under which a participle, and no other form, can stand. */
const PARTICIPLE_FORM = /^(?:finite-verb|emotion-participle)$/u;
/** Rules that settle the form of a verb wherever they find a point. */
const SETTLED = /^(?:preposition-gerund|to-gerund|parallel)$/u;

/** The candidates whose form is determined by a grammar point. */
export function inflectionCandidates(points: readonly GrammarCandidate[]): FormCandidate[] {
  return points.flatMap((one) => {
    const { point } = one;
    // a replacement that is certainly wrong shows that the rule settles the form; behind a preposition or "and" it is
    // settled even where another word of the sentence makes an edit doubtful
    if (point.replacement === null && !SETTLED.test(point.rule)) return [];
    const [word = ""] = /[A-Za-z]+$/u.exec(point.original) ?? [];
    const isWhole = point.original === word || /^to [a-z]+$/u.test(point.original);
    const isParticiple =
      word.endsWith("ing") ||
      // "a box (pack) at a factory could", "they are (surprise) that": a past participle alone can stand there
      (point.rule === "finite-verb" && AGAINST_PASSIVE.test(point.replacement ?? "")) ||
      (point.rule === "emotion-participle" && /(?:ed|ing)$/u.test(point.replacement ?? ""));
    if (VERB_FORM.test(point.rule) || (PARTICIPLE_FORM.test(point.rule) && isParticiple))
      return verbCandidates(one, word, isWhole);
    const hint = point.rule === "adjective-adverb" ? adjectiveOf(word) : positiveOf(point);
    return hint && isWhole && hint !== word
      ? [candidateAt(one, point.start, point.original, hint)]
      : [];
  });
}

function verbCandidates(one: GrammarCandidate, word: string, isWhole: boolean): FormCandidate[] {
  const { point } = one;
  const base = findVerbBase(word.toLowerCase(), word.toLowerCase());
  if (!base || base === "be" || base === "have") return [];
  // a gerund that opens its sentence as the subject looks like an order: a real point where it has to be written
  if (point.rule === "finite-verb" && isWhole && /^[A-Z][a-z]+ing$/u.test(word))
    return [candidateAt(one, point.start, word, base, GERUND_SUBJECT)];
  if (word !== word.toLowerCase()) return [];
  // of "is produced" only the participle is tested; the active "produces" could be another tense
  if (point.rule === "voice" && (isWhole || base === word)) return [];
  if (point.rule === "voice")
    return [
      PASSIVE_FORM.test(point.original)
        ? candidateAt(one, point.start, point.original, base, PASSIVE)
        : // behind a printed be the participle is all that is left to choose
          candidateAt(one, point.end - word.length, word, base, 1),
    ];
  if (!isWhole || point.original === base) return [];
  const isCopied = point.rule === "parallel" && !word.endsWith("ing");
  return [candidateAt(one, point.start, point.original, base, isCopied ? JOINED : point.worth)];
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

/** What a rule asks, as learners see it: a gerund is a gerund behind any word. */
function kindOf(rule: string): string {
  return /^(?:preposition-gerund|to-gerund|verb-complement)$/u.test(rule) ? "gerund" : rule;
}

function candidateAt(
  one: GrammarCandidate,
  start: number,
  original: string,
  hint: string,
  worth: number = one.point.worth,
): FormCandidate {
  const { end, sentence, point } = one;
  return {
    start,
    end,
    sentence,
    kind: kindOf(point.rule),
    original,
    hint,
    rule: point.rule,
    cue: point.cue,
    note: `${ruleName(point.rule)}: ${whyRight(point)} ${point.trap}`.trim(),
    worth,
  };
}

/** The candidates where a word of another class has to be derived from the base of its family. */
export function rootCandidates(sentences: readonly Sentence[]): FormCandidate[] {
  return derivationCandidates(sentences).map((derivation) => {
    const { start, end, sentence, original, spellings, hint, cue, pos } = derivation;
    return {
      start,
      end,
      sentence,
      kind: `word-class ${pos}`,
      original,
      spellings,
      hint,
      rule: "word-class",
      worth: levelOf(original) <= BEGINNER ? 1 : 2,
      cue: { start: cue.start, end: cue.end },
      note: noteOf(derivation),
    };
  });
}

/** In Korean, which class of word stands in the place, and why. */
function noteOf({ start, original, hint, cue, pos }: DerivationCandidate): string {
  const from = withParticle(hint, "을/를", `'${hint}'`);
  const to = withParticle(original, "으로/로", `'${original}'`);
  switch (pos) {
    case "n":
      return `품사: '${cue.text}' 뒤의 명사 자리이므로 ${from} 명사 ${to} 바꿔야 해요.`;
    case "v":
      return `품사: '${cue.text}' 뒤의 동사 자리이므로 ${from} 동사 ${to} 바꿔야 해요.`;
    case "a":
      return cue.start > start
        ? `품사: 명사 ${withParticle(cue.text, "을/를", `'${cue.text}'`)} 꾸미는 자리이므로 ${from} 형용사 ${to} 바꿔야 해요.`
        : `품사: '${cue.text}' 뒤에서 주어가 어떤지 말하는 자리이므로 ${from} 형용사 ${to} 바꿔야 해요.`;
  }
}
