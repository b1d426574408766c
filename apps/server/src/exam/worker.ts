/**
 * Runs in a worker thread: the language models take a second to load and the work takes the
 * processor, and both would hold up every answer of the server.
 */
import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import * as makers from "@pulda/makers";
import type { Passage } from "@pulda/question";

export function about() {
  return { version: makers.ENGINE_VERSION, types: makers.questionTypes() };
}

type OwnChoice = Parameters<typeof makers.composeOwnChoice>[0];
type OwnWrite = Parameters<typeof makers.composeOwnWrite>[0];

export function compose(
  typed: ({ type: "own-choice" } & OwnChoice) | ({ type: "own-write" } & OwnWrite),
) {
  return typed.type === "own-write"
    ? makers.composeOwnWrite(typed)
    : makers.composeOwnChoice(typed);
}

export function remake(request: makers.RemakeRequest) {
  return makers.remake(request);
}

export function survey({
  passage,
  neighbours,
  ...options
}: {
  passage: Passage;
  neighbours: readonly Passage[];
  seed: number;
  level: number;
}) {
  return makers.survey(passage, neighbours, options);
}

/** @param port takes each step, and answers whether to go on; other tasks have their turn meanwhile */
export async function make({ request, port }: { request: makers.MakeRequest; port: MessagePort }) {
  try {
    const steps = makers.making(request);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const answer = once(port, "message");
      port.postMessage(step.value);
      const [goesOn] = (await answer) as [boolean];
      if (!goesOn) return null;
    }
  } finally {
    port.close();
  }
}
