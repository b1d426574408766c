/** Writes compressed copies beside each built text file, so that the server need not compress. */
import type { Plugin } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";

/** The `.br` and `.gz` that `apps/server/src/http/pages.ts` answers with. */
export function compressed(): Plugin {
  return compression({
    include: /\.(js|css|html|svg)$/,
    // Shorter files fit one packet either way.
    threshold: 1024,
    algorithms: [defineAlgorithm("brotliCompress", {}), defineAlgorithm("gzip", { level: 9 })],
    logLevel: "silent",
  });
}
