import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./chunks.ts";
import { compressed } from "./compressed.ts";
import { contractTable } from "./contract-table.ts";
import { fallbackFonts } from "./fallback-fonts.ts";
import { pageFiles } from "./page-files.ts";
import { preloadedFonts } from "./preloaded-fonts.ts";
import { serviceWorkerFiles, WORKER_ENTRY } from "./service-worker-files.ts";

/** In development the pages come from Vite and everything under /api from the server. */
const server = process.env["PULDA_DEV_API"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    react(),
    contractTable(),
    fallbackFonts(),
    preloadedFonts(),
    pageFiles(),
    serviceWorkerFiles(),
    compressed(),
  ],
  build: {
    target: "es2022",
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: "index.html", [WORKER_ENTRY]: "src/offline/worker.ts" },
      output: {
        codeSplitting: { groups: chunks },
        entryFileNames: ({ name }) =>
          name === WORKER_ENTRY ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: { proxy: { "/api": { target: server } } },
});
