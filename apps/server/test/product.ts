/** Starts the product as a process of its own on the loopback address. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "..", "src", "main.ts");
/** What the product sees of our environment. */
const OURS = Object.fromEntries(
  ["PATH", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name]]),
);
/** After this time the start counts as hanging. */
const START_TIMEOUT_MS = 120_000;
/** Only the end of the output is stored. */
const MAX_OUTPUT_LENGTH = 20_000;

export interface Product {
  /** Empty where it ended instead of starting. */
  readonly url: string;
  readonly child: ChildProcess;
  output(): { readonly out: string; readonly err: string };
  /** Ends it, by its id; resolves to its exit code, null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the product and waits for the line that says that it is open, or for its end.
 * @param env its settings: it sees none of ours, which may name a database that is no test's; the port
 *   is a free one by default
 * @param flags of Node
 */
export async function runProduct(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Product> {
  const child = spawn(process.execPath, [...flags, MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...OURS, PORT: "0", ...env },
  });
  // When we end without ending it, it must not stay behind.
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));

  const output = { out: "", err: "" };
  const late = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  await new Promise<void>((resolve) => {
    child.stderr.on("data", (chunk: Buffer) => {
      output.err = (output.err + chunk.toString()).slice(-MAX_OUTPUT_LENGTH);
    });
    child.stdout.on("data", (chunk: Buffer) => {
      output.out = (output.out + chunk.toString()).slice(-MAX_OUTPUT_LENGTH);
      resolve();
    });
    child.once("close", () => resolve());
  });
  clearTimeout(late);
  return {
    url: /https?:\/\/\S+/.exec(output.out)?.[0] ?? "",
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

/**
 * The same, for callers that need it running.
 * @throws when it ends or hangs instead, with its error output
 */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Product> {
  const product = await runProduct(env, flags);
  if (product.url === "") throw new Error(`the product did not start: ${product.output().err}`);
  return product;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
