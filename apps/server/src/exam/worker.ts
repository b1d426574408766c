/** Runs in a worker thread: makes one exam's items. */
import type { MessagePort } from "node:worker_threads";
import { make, type MakeRequest, type MakeResult } from "@pulda/makers";

interface Task {
  readonly request: MakeRequest;
  /** Takes the number of passages that are done. */
  readonly port: MessagePort;
}

export default function work({ request, port }: Task): MakeResult {
  try {
    return make(request, (done) => port.postMessage(done));
  } finally {
    port.close();
  }
}
