import type { Engine } from "../engine/engine.ts";
import type { WordStore } from "./store.ts";

const BATCH_SIZE = 200;

/** Backfills the level of words that were added before words had levels. */
export async function backfillLevels(words: WordStore, engine: Engine): Promise<void> {
  for (;;) {
    const rows = await words.unlevelled(BATCH_SIZE);
    if (rows.length === 0) return;
    const found = await engine.explainWords(
      0,
      rows.map(({ text }) => ({ text, context: "" })),
    );
    for (const [at, { id }] of rows.entries()) await words.setLevel(id, found[at]?.level ?? 5);
  }
}
