/** Passages of ours whose sentences a person has marked by what they do: `marked-sentences.txt`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "../src/analysis.ts";
import { discourseOf } from "../src/discourse/discourse.ts";
import type { Role, SentenceRole } from "../src/discourse/role.ts";

interface MarkedSentence {
  /** As a person has marked it. */
  readonly marked: Role;
  readonly found: SentenceRole;
}

/** The passages in the order of the file, each with its sentences. */
export function markedPassages(): MarkedSentence[][] {
  const file = readFileSync(join(import.meta.dirname, "marked-sentences.txt"), "utf8");
  return file
    .split(/^# .*\n/mu)
    .filter((block) => block.trim() !== "")
    .map((block) => sentencesOf(block.trim().split("\n")));
}

function sentencesOf(lines: readonly string[]): MarkedSentence[] {
  const marks = lines.map((line) => line.split("\t") as [Role, string]);
  const roles = discourseOf(analyse(marks.map(([, sentence]) => sentence).join(" ")));
  let at = 0;
  return marks.map(([marked, text]) => {
    const start = at;
    at += text.length + 1;
    const found = roles.find(({ sentence }) => sentence.end > start);
    if (!found) throw new Error(`not found: ${text}`);
    return { marked, found };
  });
}

/** How often a role that was found was marked (precision), and one that was marked found (recall); 0–1. */
export function agreementOn(role: Role, sentences: readonly MarkedSentence[]) {
  const found = sentences.filter((one) => one.found.role === role);
  const marked = sentences.filter((one) => one.marked === role);
  const both = found.filter((one) => one.marked === role).length;
  return {
    precision: both / Math.max(1, found.length),
    recall: both / Math.max(1, marked.length),
    marked: marked.length,
  };
}
