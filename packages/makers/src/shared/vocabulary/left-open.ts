/** Words whose contrary a sentence leaves open, or rules out by itself: it asks, supposes, contrasts, or names two things. */
import type { Sentence, Token } from "@pulda/english";

/** What opens a clause of which both answers are possible: "whether the speed was reasonable", "decides who survives". */
const OPENS_QUESTION = /^(?:whether|who|which|what|how)$/u;
/** What a question depends on. */
const ASKS =
  /^(?:ask|decide|know|tell|wonder|see|learn|determine|question|doubt|matter|in|of|on)$/u;
/** What only seems so may be refuted by the next sentence. */
const SEEMS = /^(?:seem|appear)$/u;
/** What goes with a thing goes with its contrary: "depends on wealth", "varies with the price". */
const VARIES = /^(?:depend|vary|differ)$/u;
/** Two things, of which the text may mean either, or one that is set against what it is not. */
const ALTERNATIVE = /^(?:or|nor)$/u;
/** How far away these are looked for, in tokens. */
const REACH = { question: 12, seeming: 6, varying: 12, alternative: 5, contrast: 4 } as const;

/**
 * Whether the contrary of a word would be as true of the sentence, or is seen to be false without the text.
 * @example isLeftOpen(sentence, reasonable) // true, in "whether the speed was reasonable"
 */
export function isLeftOpen({ tokens }: Sentence, { index }: Token): boolean {
  const before = (reach: number) => tokens.slice(Math.max(0, index - reach), index);
  const around = tokens.slice(
    Math.max(0, index - REACH.alternative),
    index + 1 + REACH.alternative,
  );
  return (
    isAsked(before(REACH.question)) ||
    before(REACH.seeming).some(({ lemma }) => SEEMS.test(lemma)) ||
    before(REACH.varying).some(({ lemma }) => VARIES.test(lemma)) ||
    around.some(({ lower }) => ALTERNATIVE.test(lower)) ||
    isContrasted(before(REACH.contrast)) ||
    // "fewer questions but better ones": the conjunction itself tells
    /^(?:but|yet)$/u.test(tokens[index - 1]?.lower ?? "")
  );
}

/** Whether a question that another clause depends on has begun and not ended. */
function isAsked(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ lower }) => OPENS_QUESTION.test(lower));
  if (at < 0 || before.slice(at).some(({ text }) => /^[,;:]$/u.test(text))) return false;
  return before[at]?.lower === "whether" || ASKS.test(before[at - 1]?.lemma ?? "");
}

/** "A burden rather than a support": what is denied is told by what is set against it. */
function isContrasted(before: readonly Token[]): boolean {
  return before.some(
    ({ lower }, at) =>
      (lower === "rather" && before[at + 1]?.lower === "than") ||
      (lower === "instead" && before[at + 1]?.lower === "of"),
  );
}
