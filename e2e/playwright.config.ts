import { defineConfig } from "@playwright/test";
import { IS_LONG } from "../testing/effort.ts";

/**
 * Journeys against the started product; see `support/` for what is started.
 *
 * In the long run every journey is made on both screens, but for one with @phone-only. In a short one, one with the tag
 * @both is made on both; one with @phone on that one; one with @wide or without a tag on the wide screen. The file says
 * why. One with @long is made in the long run alone: a further way to what another journey reaches, whose parts have
 * tests of their own.
 */
export default defineConfig({
  testDir: "./journeys",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  // One more than the machine's two cores: a journey waits for the network much of the time.
  workers: 3,
  retries: 0,
  // A timeout only says that something hangs: none is what a slow machine could come near.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // Transitions cost much without a graphics card, and every click waits for their end.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Journeys stand in for the service in some places, and files from it would pass them by.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        // Fonts of the pages are read anew in each journey, and few look at them; pages live too shortly for optimised
        // code to win back the time that optimising takes.
        ...(IS_LONG ? [] : ["--disable-remote-fonts", "--js-flags=--no-turbofan --no-maglev"]),
      ],
    },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 360, height: 740 } },
      ...(!IS_LONG && { grep: /@(phone|both)/, grepInvert: /@long/ }),
    },
    {
      name: "wide",
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: IS_LONG ? /@phone-only/ : /@phone|@long/,
    },
  ],
});
