/**
 * Runs in a worker thread: the language models take a second to load and the work takes the
 * processor, and both would hold up every answer of the server.
 */
import type { MessagePort } from "node:worker_threads";
import * as makers from "@pulda/makers";

export function about() {
  return { version: makers.ENGINE_VERSION, types: makers.questionTypes() };
}

export function compose(typed: Parameters<typeof makers.composeOwnChoice>[0]) {
  return makers.composeOwnChoice(typed);
}

/** @param port takes the number of passages that are done */
export function make({ request, port }: { request: makers.MakeRequest; port: MessagePort }) {
  try {
    return makers.make(request, (done) => port.postMessage(done));
  } finally {
    port.close();
  }
}
