/** Tells the service worker which of the built files it installs. */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** The name of its chunk, whose file has no hash: browsers look for a new one at the same address. */
export const WORKER_ENTRY = "service-worker";
/** Stands in its source for the list of files. */
const PLACEHOLDER = "PRECACHED_FILES";
/** Pages of teachers and admins, and what only they load: they are kept when they are opened. */
const NOT_INSTALLED =
  /^assets\/(?:.*(?:admin|usage|users|audit|errors|sign-up|model-page|import|paper|word-file|two-step|chat-dialog|qr)|preview)/;
const INSTALLED =
  /\.(?:js|css)$|^index\.html$|^favicon\.svg$|^assets\/(?:passage|interface)-[\w-]{8}\.woff2$/;

export function serviceWorkerFiles(): Plugin {
  return {
    name: "service-worker-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[`${WORKER_ENTRY}.js`];
        if (worker?.type !== "chunk") throw new Error("there is no service worker");
        if (worker.imports.length > 0) throw new Error("the service worker imports other chunks");
        const files = Object.values(bundle)
          .filter((file) => file !== worker && isInstalled(file.fileName))
          .map((file) => ({ url: `/${file.fileName}`, revision: revisionOf(file) }))
          .toSorted((a, b) => (a.url < b.url ? -1 : 1));
        worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify(files));
      },
    },
  };
}

/** The hash that the bundler puts behind a name: its letters may spell anything. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

function isInstalled(fileName: string): boolean {
  return INSTALLED.test(fileName) && !NOT_INSTALLED.test(fileName.replace(HASH, ""));
}

/** Null where the name carries a hash. */
function revisionOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | null {
  if (file.fileName.startsWith("assets/")) return null;
  const content = file.type === "chunk" ? file.code : file.source;
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
