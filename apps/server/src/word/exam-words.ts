/** The hard words of an exam's passages, a bounded part at a time. */
import type { Engine } from "../engine/engine.ts";

export type ExamWord = Awaited<ReturnType<Engine["hardWords"]>>[number];

interface Part {
  /** The index of the first passage. */
  readonly from: number;
  /** No further passage is read once so many characters are; one passage is always read. */
  readonly maxCharacters: number;
  /** No further passage is read once so many words are found. */
  readonly maxWords?: number;
}

/**
 * The words of passages above a level, each once, with the first sentence of it. Each passage is a task of its own,
 * so that the engine's thread does others' work in between.
 * @returns the words, and the index of the first passage that was not read; null where there is none
 */
export async function hardWordsOf(
  engine: Engine,
  userId: number,
  texts: readonly string[],
  level: number,
  { from, maxCharacters, maxWords = Infinity }: Part,
): Promise<{ words: ExamWord[]; next: number | null }> {
  const found = new Map<string, ExamWord>();
  let characters = 0;
  let at = from;
  for (; at < texts.length; at++) {
    const text = texts[at] ?? "";
    if (at > from && (characters + text.length > maxCharacters || found.size >= maxWords)) break;
    characters += text.length;
    for (const word of await engine.hardWords(userId, { texts: [text], level })) {
      const before = found.get(word.lemma);
      found.set(word.lemma, before ? { ...before, count: before.count + word.count } : word);
    }
  }
  return { words: [...found.values()], next: at < texts.length ? at : null };
}
