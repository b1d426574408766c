import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./prepare.mjs";

const read = (name) => readFileSync(join(ROOT, name), "utf8");

describe("the version", () => {
  it("is one for all workspaces, and the newest of the change log", () => {
    const { packages } = JSON.parse(read("package-lock.json"));
    const own = Object.entries(packages).filter(([folder]) => !folder.includes("node_modules"));
    const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(read("CHANGELOG.md")) ?? [];
    for (const [folder] of own) {
      const { version } = JSON.parse(read(join(folder, "package.json")));
      expect({ folder, version }).toEqual({ folder, version: newest });
    }
  });
});
