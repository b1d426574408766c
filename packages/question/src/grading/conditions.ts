/** The conditions of 조건 영작: which of them a written answer does not keep. */
import type { Condition } from "../item/item.ts";

/** The words of a written text in lower case; a contraction or a compound with a hyphen is one. */
export function writtenWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * What a written answer does not keep, in Korean, a line each; none where all conditions are kept.
 * @example conditionNotes([{ kind: "count", words: 3 }], "I see") // ["3단어로 써야 하는데 2단어로 썼어요."]
 */
export function conditionNotes(conditions: readonly Condition[], text: string): string[] {
  const words = writtenWords(text);
  const used = new Set(words);
  return conditions.flatMap((condition) => {
    if (condition.kind === "count")
      return words.length === condition.words
        ? []
        : [`${condition.words}단어로 써야 하는데 ${words.length}단어로 썼어요.`];
    return condition.forms.some((form) => used.has(form.toLowerCase()))
      ? []
      : [`써야 하는 말이 빠졌어요: ${condition.word}`];
  });
}
