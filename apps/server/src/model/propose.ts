/** One item from the model, for whoever waits for it. */
import { proposeItem, type ModelTask, type Proposed } from "@pulda/model/asking";
import type { Engine } from "../engine/engine.ts";
import { deskOf } from "./desk.ts";
import type { Asking, Model, Spent } from "./model.ts";

/**
 * Has the model propose an item, which is then solved blind.
 * @returns the item or why there is none, and what it has taken
 * @throws ModelFailed; the signal's reason, where it is aborted
 */
export async function proposeOne(
  { model, engine }: { readonly model: Model; readonly engine: Engine },
  task: ModelTask,
  asking: Asking,
  spent?: (spent: Spent) => void,
): Promise<Proposed> {
  const asks = (await engine.about()).types.find(({ id }) => id === task.type)?.asks ?? "reading";
  const by = model.asking(asking);
  try {
    return await proposeItem(task, asks, deskOf(engine, asking.userId), by.ask);
  } finally {
    spent?.(by.spent);
  }
}
