import { readFile } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { documentThreads } from "./threads.ts";

const SCAN = new URL("../../../../packages/documents/test/scanned-lines.png", import.meta.url);
const threads = documentThreads();
afterAll(() => threads.close());

it("stop reading a file once nobody waits for it, and read the next one", async () => {
  const bytes = new Uint8Array(await readFile(SCAN));
  const gone = new AbortController();
  const read = threads.filing.run(
    1,
    "file",
    { name: "scan.png", bytes },
    { signal: gone.signal, onProgress: () => gone.abort(new Error("gone")) },
  );
  await expect(read).rejects.toThrow("gone");
  const waiting = threads.filing.run(1, "file", { name: "a.txt", bytes }, { signal: gone.signal });
  await expect(waiting).rejects.toThrow("gone");
  const text = new TextEncoder().encode("Bees dance in the dark of the hive.");
  expect(await threads.filing.run(1, "file", { name: "a.txt", bytes: text })).toMatchObject({
    ok: true,
    found: { passages: [{ text: "Bees dance in the dark of the hive." }] },
  });
});
