/** Adds many words in batches. */
import type { TypedWord } from "@pulda/documents/words";
import { useState } from "react";
import { limits } from "virtual:contract";
import { useAppendWords } from "../../api/words.ts";

const BATCH_SIZE = limits.MAX_WORDS_PER_CALL;

export type Added =
  | { readonly ok: true; readonly added: number; readonly known: number }
  /** Words that were added before the failure stay; `remaining` were not added. */
  | { readonly ok: false; readonly message: string; readonly remaining: readonly TypedWord[] };

export function useAddMany() {
  const append = useAppendWords();
  const [progress, setProgress] = useState<number | null>(null);

  async function add(words: readonly TypedWord[]): Promise<Added> {
    let [added, known] = [0, 0];
    try {
      for (let start = 0; start < words.length; start += BATCH_SIZE) {
        setProgress((100 * start) / words.length);
        const batch = words.slice(start, start + BATCH_SIZE);
        const outcome = await append.mutateAsync({ words: batch.map((word) => ({ ...word })) });
        if (!outcome.ok)
          return { ok: false, message: outcome.message, remaining: words.slice(start) };
        added += outcome.result.added.length;
        known += outcome.result.known.length;
      }
      return { ok: true, added, known };
    } finally {
      setProgress(null);
    }
  }

  /** `progress` is 0–100 while words are added, else null. */
  return { add, progress };
}
