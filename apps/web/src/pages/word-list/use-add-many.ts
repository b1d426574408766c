/** Adds many words, in portions that one call takes. */
import { useState } from "react";
import { limits } from "virtual:contract";
import { useAppendWords } from "../../api/words.ts";
import type { TypedWord } from "./parse-words.ts";

const { MAX_WORDS_AT_ONCE } = limits;

export type Added =
  | { readonly ok: true; readonly added: number; readonly known: number }
  /** What was added before it failed stays; `left` has not been. */
  | { readonly ok: false; readonly message: string; readonly left: readonly TypedWord[] };

export function useAddMany() {
  const append = useAppendWords();
  const [progress, setProgress] = useState<number | null>(null);

  async function add(words: readonly TypedWord[]): Promise<Added> {
    let [added, known] = [0, 0];
    try {
      for (let from = 0; from < words.length; from += MAX_WORDS_AT_ONCE) {
        setProgress((100 * from) / words.length);
        const portion = words.slice(from, from + MAX_WORDS_AT_ONCE);
        const outcome = await append.mutateAsync({ words: portion.map((word) => ({ ...word })) });
        if (!outcome.ok) return { ok: false, message: outcome.message, left: words.slice(from) };
        added += outcome.result.added.length;
        known += outcome.result.known.length;
      }
      return { ok: true, added, known };
    } finally {
      setProgress(null);
    }
  }

  /** How much is done, 0–100, while words are being added. */
  return { add, progress };
}
