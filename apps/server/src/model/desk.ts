/** The steps of proposing that need language data, done in the engine's threads. */
import type { Desk } from "@pulda/model/asking";
import type { Engine } from "../engine/engine.ts";

export function deskOf(engine: Pick<Engine, "modelRequest" | "modelRead">, userId: number): Desk {
  return {
    request: (task) => engine.modelRequest(userId, task),
    read: (task, answer) => engine.modelRead(userId, { task, answer }),
  };
}
