import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          globalSetup: "apps/server/test/postgres.ts",
          include: ["packages/**/*.test.ts", "apps/server/**/*.test.ts", "scripts/**/*.test.mjs"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        test: {
          name: "web",
          root: "apps/web",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
        },
      },
    ],
  },
});
