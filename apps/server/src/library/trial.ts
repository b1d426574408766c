/** The example items that anyone can take without signing in. */
import type { Trial, TrialItem } from "@pulda/contract";
import { evidenceHighlights, takerView, type Item } from "@pulda/question";
import type { Engine } from "../engine/engine.ts";

/** A short text of 고1 whose items ask for the whole, a detail and a word. */
const SLUG = "g10-copying-masters";
/** As many as are taken in some minutes. */
const MAX_ITEMS = 5;
/** The server's own work. */
const NOBODY = 0;

/** Asks the engine once. @returns null where the library has lost the text */
export function trialOf(engine: Engine): () => Promise<Trial | null> {
  let trial: Promise<Trial | null> | undefined;
  return () =>
    (trial ??= makeTrial(engine).catch((error: unknown) => {
      trial = undefined;
      throw error;
    }));
}

async function makeTrial(engine: Engine): Promise<Trial | null> {
  const made = await engine.libraryExam(NOBODY, SLUG);
  if (!made) return null;
  const { slug, title, grade } = made.passage;
  const items = made.items.flatMap((content): TrialItem[] => {
    if (content.shape !== "choose" && content.shape !== "mark") return [];
    const { key, explanation } = content;
    const item: Item = { ...content, id: 1, position: 1 };
    const evidence = [...evidenceHighlights(item)];
    return [{ item: takerView(item), choice: key.choice, explanation, evidence }];
  });
  return {
    slug,
    title,
    grade,
    items: items.slice(0, MAX_ITEMS).map((one, at) => ({
      ...one,
      item: { ...one.item, id: at + 1, position: at + 1 },
    })),
  };
}
