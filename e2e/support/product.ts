/** Starts the product for the journeys, with an empty data folder and a port that is known beforehand. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startProduct as start } from "../../apps/server/test/product.ts";

export interface Product {
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  /** Ends the process, by its id, and removes its data. */
  stop(): Promise<void>;
}

/**
 * @param env settings besides port and data folder
 * @throws when the product ends or hangs instead
 */
export async function startProduct(
  env: Record<string, string> = {},
  port: number | null = null,
): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), "pulda-e2e-"));
  const chosen = port ?? (await freePort());
  const product = await start({
    PORT: String(chosen),
    PULDA_DATA_DIR: data,
    PULDA_PUBLIC_URL: `http://127.0.0.1:${chosen}`,
    ...env,
  });
  return {
    url: product.url,
    folder: data,
    async stop() {
      await product.end("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
