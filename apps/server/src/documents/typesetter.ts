/** Sets papers in a process of its own, which is started when it is needed and ends when it is idle. */
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Order, Reply, Typesetting } from "./typesetting-process.ts";

const MODULE = join(import.meta.dirname, "typesetting-process.ts");
/** Some hundred times what a long paper takes. */
const TIME_LIMIT_MS = 120_000;
/** How often a paper is begun: the process may have ended, idle, just when it was asked. */
const MAX_BEGINNINGS = 2;

let running: ChildProcess | null = null;

/** The process has ended without a reply. */
class ProcessEnded extends Error {}

/**
 * Calls a function of `@pulda/documents/typeset`, one at a time.
 * @throws where the paper cannot be set, or takes two minutes
 * @example await typeset("toPdf", paper)
 */
export async function typeset<Name extends keyof Typesetting>(
  name: Name,
  ...given: Parameters<Typesetting[Name]>
): Promise<ReturnType<Typesetting[Name]>> {
  for (let beginning = 1; ; beginning += 1)
    try {
      return (await ask({ name, given })) as ReturnType<Typesetting[Name]>;
    } catch (error) {
      if (!(error instanceof ProcessEnded) || beginning === MAX_BEGINNINGS) throw error;
    }
}

function start(): ChildProcess {
  const child = fork(MODULE, {
    serialization: "advanced",
    // a small young generation: what is made is native
    execArgv: ["--expose-gc", "--max-semi-space-size=4"],
  });
  // between two papers nobody waits for it
  child.on("error", () => {});
  return child;
}

async function ask(order: Order): Promise<unknown> {
  const child = (running ??= start());
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const ended = () => reject(new ProcessEnded("the typesetting process has ended"));
  const limit = setTimeout(() => child.kill("SIGKILL"), TIME_LIMIT_MS);
  child.once("message", resolve).once("error", ended).once("exit", ended);
  try {
    child.send(order, (error) => error && ended());
    const reply = await promise;
    if ("error" in reply) throw new Error(reply.error);
    return reply.result;
  } catch (error) {
    if (error instanceof ProcessEnded && running === child) running = null;
    throw error;
  } finally {
    clearTimeout(limit);
    child.off("message", resolve).off("error", ended).off("exit", ended);
  }
}
