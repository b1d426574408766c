/** The thread in which Tesseract reads: it finds its language data in their packages, and fetches nothing. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";

// what Tesseract's libraries print of a damaged picture is said by an error
Object.assign(console, { error: () => undefined, warn: () => undefined });

const require = createRequire(import.meta.url);
const SCRIPT = "tesseract.js/src/worker-script";
const worker = require(SCRIPT) as {
  dispatchHandlers: (packet: unknown, answer: (message: unknown) => void) => void;
  setAdapter: (adapter: object) => void;
};

/** The smaller of the data sets, for the reader that is used. */
const DATA = "4.0.0_best_int";

const PACKAGES: Readonly<Record<string, string>> = {
  "eng.traineddata.gz": require.resolve("@tesseract.js-data/eng/package.json"),
  "kor.traineddata.gz": require.resolve("@tesseract.js-data/kor/package.json"),
};

/** The data of a language, whatever folder is asked for it. */
function languageData(path: string): Promise<Buffer> {
  const file = basename(path);
  const description = PACKAGES[file];
  if (description === undefined) return Promise.reject(new Error(`no data: ${file}`));
  return readFile(join(dirname(description), DATA, file));
}

worker.setAdapter({
  getCore: require(`${SCRIPT}/node/getCore`) as unknown,
  gunzip: require(`${SCRIPT}/node/gunzip`) as unknown,
  fetch: () => Promise.reject(new Error("nothing is fetched")),
  readCache: languageData,
  writeCache: () => Promise.resolve(),
  deleteCache: () => Promise.resolve(),
  checkCache: () => Promise.resolve(false),
});

parentPort?.on("message", (packet: unknown) => {
  worker.dispatchHandlers(packet, (message) => parentPort?.postMessage(message, []));
});
