/** A page for development alone: `vite.config.ts` of the product knows nothing of this folder. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractTable } from "../contract-table.ts";
import { goldenItems } from "./goldenItems.ts";

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite-preview",
  plugins: [react(), contractTable(), goldenItems()],
  // Fonts and packages stand at the root of the repository.
  server: { port: 5174, fs: { allow: ["../../.."] } },
});
