/** Starts the product for the journeys, with an empty data folder and a port that is known beforehand. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

/**
 * A new data folder with what the shared product has stored so far: a product of its own has an exam and words from it,
 * and need not load the language data to make them. The cookie of a user is valid there, too.
 * @returns the folder, which the caller removes
 */
export function copyData(): string {
  const from = process.env["PULDA_E2E_DATA"] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "pulda-e2e-"));
  const path = join(folder, "pulda.sqlite");
  const shared = new DatabaseSync(join(from, "pulda.sqlite"), { timeout: 60_000 });
  shared.prepare("vacuum into ?").run(path);
  shared.close();
  copyFileSync(join(from, "secret.key"), join(folder, "secret.key"));
  // what other journeys are having made would be made again when the product starts
  const copy = new DatabaseSync(path);
  copy.exec("delete from exam where state = 'generating'");
  copy.close();
  return folder;
}
