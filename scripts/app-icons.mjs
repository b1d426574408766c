/**
 * `npm run icons:app`: draws the icons of the installed app (PNG) from the favicon, into apps/web/public/icons. Systems
 * that cut icons to a shape of their own get the sign smaller, on a ground without corners.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { ROOT } from "./prepare.mjs";

const { chromium } = createRequire(join(ROOT, "e2e", "package.json"))("@playwright/test");
const PUBLIC = join(ROOT, "apps", "web", "public");
const FOLDER = join(PUBLIC, "icons");
const ICONS = [
  { name: "icon-192.png", size: 192, share: 1 },
  { name: "icon-512.png", size: 512, share: 1 },
  { name: "maskable-512.png", size: 512, share: 0.75 },
  { name: "apple-touch-icon.png", size: 180, share: 0.9 },
];

const found = findChromium();
if ("problem" in found) throw new Error(found.problem);
const svg = readFileSync(join(PUBLIC, "favicon.svg"), "utf8");
const ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? "transparent";
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
try {
  for (const { name, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const background = share < 1 ? ground : "transparent";
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
        svg.replace("<svg ", `<svg width="${size * share}" height="${size * share}" `),
    );
    await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
