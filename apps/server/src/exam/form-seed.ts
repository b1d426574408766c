/** The seed of another form of an exam. */
import { MAX_SEED } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import type { ExamOrigin } from "./store.ts";

/** So many seeds are tried: where a short text has nothing else to ask, the last of them stands. */
const MAX_TRIES = 6;

/**
 * The next seed that gives other items: a form of a form differs from both, and the same request gives the same form.
 * Few different sets are there for one short passage, so that about one seed in a hundred gives those of the seed
 * before; of several passages, or with words or a language model, the next seed is taken as it is.
 * @throws what the engine throws
 */
export async function seedOfForm(
  engine: Pick<Engine, "make">,
  userId: number,
  { request, seed }: Pick<ExamOrigin, "request" | "seed">,
): Promise<number> {
  const next = (seed + 1) % MAX_SEED;
  const { passages, types, amount, level, picks, words, useModel, modelCheck } = request;
  if (passages.length !== 1 || words.length > 0 || useModel || modelCheck) return next;
  const itemsOf = async (tried: number): Promise<string> => {
    const items: unknown[] = [];
    const asked = { passages, types, amount, level, picks, seed: tried };
    const rest = await engine.make(userId, asked, async (step) => {
      items.push(...step.items);
      return true;
    });
    return JSON.stringify([items, rest?.items]);
  };
  const before = await itemsOf(seed);
  for (let step = 0; step < MAX_TRIES - 1; step++) {
    const tried = (next + step) % MAX_SEED;
    if ((await itemsOf(tried)) !== before) return tried;
  }
  return (next + MAX_TRIES - 1) % MAX_SEED;
}
