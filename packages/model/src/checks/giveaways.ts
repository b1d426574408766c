/** Options that tell the key by how often a word stands in them, or by a comma. */
import { toneOf } from "@pulda/english";
import type { Problem } from "../asking/outcome.ts";

/**
 * Options of two parts, the key first: where only the key is made of parts that both stand in other options as well,
 * counting finds it.
 * @example crossingProblem([["calm", "angry"], ["calm", "glad"], ["sad", "angry"]])?.check // "tempting"
 */
export function crossingProblem(options: readonly (readonly string[])[]): Problem | null {
  const parts = options.flat();
  const isOfRepeated = (option: readonly string[]): boolean =>
    option.every((own) => parts.filter((part) => part === own).length > 1);
  const [key, ...distractors] = options;
  return key && isOfRepeated(key) && !distractors.some(isOfRepeated) ? CROSSING : null;
}

const CROSSING: Problem = {
  check: "tempting",
  forModel:
    "Only the key is made of two parts that both stand in other options, so that counting finds it: let at least one distractor be made of two such parts as well.",
  reason: "선택지에 되풀이된 낱말만 세어도 답을 고를 수 있어요.",
};

/**
 * Feelings, the key first: where it is the only pleasant one among unpleasant ones, or the other way round, knowing that
 * a story ends well or badly finds it.
 * @example toneProblem(["relieved", "relieved", "ashamed", "angry"])?.check // "tempting"
 */
export function toneProblem([key = "", ...others]: readonly string[]): Problem | null {
  const tone = toneOf(key);
  const different = others.filter((other) => other !== key);
  return tone !== 0 && different.every((other) => toneOf(other) === -tone) ? ALONE_IN_TONE : null;
}

const ALONE_IN_TONE: Problem = {
  check: "tempting",
  forModel:
    "The key's feeling at the beginning, or at the end, is the only pleasant one among unpleasant ones (or the other way round): one wrong feeling at the same time must be of its kind.",
  reason: "기분이 좋은지 나쁜지만 보아도 답을 고를 수 있어요.",
};

/** Connectives that no comma follows. */
const WITHOUT_COMMA =
  /^(?:and|but|or|nor|for|because|although|though|even though|while|whereas|when|if|unless|until|once|since|as)$/iu;
/** Those that stand before their clause with a comma or without. Any other has one. */
const WITH_OR_WITHOUT = /^(?:yet|so|thus|hence|then|still|only then|perhaps|now)$/iu;

/**
 * Connectives for one blank, of which some could not stand before a comma, or without one.
 * @param name of the blank, as the model knows it
 * @example commaProblem(["Yet", "Indeed"], false, "A")?.check // "one-form"
 */
export function commaProblem(
  connectives: readonly string[],
  hasComma: boolean,
  name: string,
): Problem | null {
  const fits = (one: string): boolean =>
    WITH_OR_WITHOUT.test(one) || WITHOUT_COMMA.test(one) !== hasComma;
  if (connectives.every(fits)) return null;
  return {
    check: "one-form",
    forModel: hasComma
      ? `A comma follows blank ${name}, so that every option of it must be a connective that has one (However, Therefore, Instead …), not a conjunction.`
      : `No comma follows blank ${name}, so that every option of it must be a word that stands without one (But, So, Yet, Thus, And, because …), or another connective must be asked.`,
    reason: "쉼표만 보아도 답을 좁힐 수 있어요.",
  };
}
