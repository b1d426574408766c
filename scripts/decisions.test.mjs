import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./prepare.mjs";

const FOLDER = join(ROOT, "docs", "decisions");
const HEADER =
  /^# \S.*\n\n(\d{4}-\d\d-\d\d)\n\nStatus: (?:Accepted|Superseded by \[[^\]]+\]\(([^)]+\.md)\))\n\n\S/;

const pages = readdirSync(FOLDER).filter((name) => name !== "README.md");

describe("a decision", () => {
  it.each(pages)("%s has a title, the date of its name and a status", (name) => {
    const [, date, successor] = HEADER.exec(readFileSync(join(FOLDER, name), "utf8")) ?? [];
    expect(date).toBeTruthy();
    expect(name).toMatch(new RegExp(`^${date}-[a-z0-9]+(?:-[a-z0-9]+)*\\.md$`));
    // The superseding page, else the page itself.
    expect(existsSync(join(FOLDER, successor ?? name))).toBe(true);
  });
});
