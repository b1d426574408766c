import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { effort } from "./testing/effort.ts";

/**
 * A timeout only says that something hangs: none is what a slow machine could come near. A long run draws tens of
 * thousands of cases in one test.
 */
const HANGS = {
  testTimeout: effort(120_000, 7_200_000),
  hookTimeout: 120_000,
  expect: { poll: { timeout: 100_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: [
            "packages/**/*.test.ts",
            "scripts/**/*.test.mjs",
            "tools/**/*.test.ts",
            // its items are the engine's; it shows no page
            "apps/web/preview/*.test.ts",
          ],
          // Pure: files that share a worker share the language data, which take seconds to load.
          isolate: false,
          ...HANGS,
        },
      },
      {
        test: {
          name: "server",
          globalSetup: "apps/server/test/global-setup.ts",
          include: ["apps/server/**/*.test.ts"],
          isolate: false,
          ...HANGS,
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        test: {
          name: "web",
          root: "apps/web",
          include: ["*.test.ts", "src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          isolate: false,
          setupFiles: join(import.meta.dirname, "apps/web/src/testing/setup.ts"),
          ...HANGS,
        },
      },
    ],
  },
});
