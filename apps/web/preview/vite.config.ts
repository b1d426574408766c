/** A page for development only: the product's `vite.config.ts` does not build this folder. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractTable } from "../contract-table.ts";
import { goldenItems } from "./golden-items.ts";

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite-preview",
  plugins: [react(), contractTable(), goldenItems()],
  // Fonts and packages are at the root of the repository.
  server: { port: 5174, fs: { allow: ["../../.."] } },
});
