import { execFileSync } from "node:child_process";
import { composePaper, type Paper } from "@pulda/documents";
import { expect, it } from "vitest";
import { typeset } from "./typesetter.ts";

const PAPER = composePaper([], {
  title: "1과",
  layout: { size: "A4", columns: 2 },
  answers: "none",
  hasExplanations: false,
  sharesTexts: true,
  hasAnswerSheet: false,
});

/** The ids of the typesetting processes of this one. */
function processes(): number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return list.split("\n").flatMap((line) => {
    const [id, parent] = line.trim().split(/\s+/u).map(Number);
    return parent === process.pid && line.includes("typesetting-process") ? [id ?? 0] : [];
  });
}

it("sets papers in one process, and in another where that one has ended", async () => {
  expect(Buffer.from(await typeset("toPdf", PAPER)).toString("latin1", 0, 5)).toBe("%PDF-");
  const [first, ...more] = processes();
  expect(more).toEqual([]);
  expect(await typeset("toPreview", PAPER)).toMatchObject({ pages: 1 });
  expect(processes()).toEqual([first]);
  const setting = typeset("toPicture", PAPER, 60);
  process.kill(first ?? 0, "SIGKILL");
  expect(await setting).toMatchObject({ pages: 1 });
  expect(processes()).not.toContain(first);
});

it("says why a paper cannot be set, and sets the next one", async () => {
  await expect(typeset("toPdf", {} as Paper)).rejects.toThrow(/./u);
  expect(await typeset("toPreview", PAPER)).toMatchObject({ pages: 1 });
});
