/** A backup as a file: gzip over one line of JSON for each entry. */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupProblem, type Entries, type Entry } from "./entries.ts";

/** Lines are compressed in pieces of at least this length. */
const PIECE_LENGTH = 65_536;
/** The file holds password hashes: its owner alone may read it. */
const PRIVATE = 0o600;

/**
 * Writes a backup; the file appears when it is complete.
 * @returns the number of rows, and the file's size in bytes
 * @throws BackupProblem when the file exists
 */
export async function writeBackup(
  path: string,
  entries: Entries,
): Promise<{ rows: number; bytes: number }> {
  if (existsSync(path)) throw new BackupProblem(`이미 있는 파일이에요: ${path}`);
  const part = `${path}.part`;
  // left by a backup that was killed
  await rm(part, { force: true });
  let rows = 0;
  async function* pieces() {
    let piece = "";
    for await (const entry of entries) {
      if ("end" in entry) rows = entry.end.rows;
      piece += `${JSON.stringify(entry)}\n`;
      if (piece.length < PIECE_LENGTH) continue;
      yield piece;
      piece = "";
    }
    yield piece;
  }
  try {
    await pipeline(
      Readable.from(pieces()),
      createGzip(),
      createWriteStream(part, { mode: PRIVATE, flags: "wx", flush: true }),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { rows, bytes: (await stat(path)).size };
}

/**
 * Reads a backup from its beginning.
 * @throws BackupProblem when the file does not exist, is no backup, or is not whole
 */
export async function* readBackup(path: string): Entries {
  if (!existsSync(path)) throw new BackupProblem(`파일이 없어요: ${path}`);
  const file = createReadStream(path);
  const unzipped = createGunzip();
  // A failure of the file must end the lines, which do not end by themselves.
  file.on("error", (error) => unzipped.destroy(error));
  const lines = createInterface({ input: file.pipe(unzipped), crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => unzipped.once("error", reject));
  failed.catch(() => {});
  const iterator = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), failed]);
      if (done) return;
      yield JSON.parse(value) as Entry;
    }
  } catch (error) {
    throw new BackupProblem(`백업 파일을 읽을 수 없어요. 온전한 파일인지 확인해 주세요: ${path}`, {
      cause: error,
    });
  } finally {
    lines.close();
    file.destroy();
  }
}
