/**
 * A golden file of the points that every rule finds in the sentences of all rule tests and lessons, and in near
 * misses, also where they have no edit: a lost condition of a rule shows in the sentences of other rules too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NEAR_MISSES } from "../../test/near-misses.ts";
import { analyse } from "../analysis.ts";
import { GRAMMAR_RULES } from "./index.ts";
import { LESSONS } from "./lessons/index.ts";

const RULES = join(import.meta.dirname, "rules");

/** The sentences in the tables of the rules' tests. */
function tested(): string[] {
  const files = readdirSync(RULES).filter((name) => name.endsWith(".test.ts"));
  return files.flatMap((name) =>
    [...readFileSync(join(RULES, name), "utf8").matchAll(/"([A-Z][^"\n]+[.?!]”?)"/gu)].map(
      ([, text = ""]) => text,
    ),
  );
}

const taught = Object.values(LESSONS).flatMap(({ pairs }) => pairs.map(({ right }) => right));

function found(text: string): string[] {
  return analyse(text).sentences.flatMap((sentence) =>
    Object.entries(GRAMMAR_RULES).flatMap(([id, rule]) =>
      rule.find(sentence).map(({ original, replacement, cue }) => {
        const shown = replacement === null ? "stands" : `→ ${replacement}`;
        return `    ${id}: ${original} ${shown} (${text.slice(cue.start, cue.end)})`;
      }),
    ),
  );
}

it("matches the golden file", async () => {
  const texts = [...new Set([...tested(), ...taught, ...NEAR_MISSES])].toSorted();
  expect(texts.length).toBeGreaterThan(600);
  const lines = texts.flatMap((text) => [text, ...found(text)]);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../../golden/points.txt");
});
