/**
 * Two golden files of the sentences of all tests of rules and constructions, of lessons, and of near misses.
 * `points.txt` has the points that every rule finds in them, also where they have no edit: a lost condition of a rule
 * shows in the sentences of other rules too. `explanations.txt` has the reasons that each rule gives, each wording once.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NEAR_MISSES } from "../../test/near-misses.ts";
import { analyse, type Sentence } from "../analysis.ts";
import { GRAMMAR_RULES } from "./index.ts";
import { LESSONS } from "./lessons/index.ts";

const FOLDERS = ["rules", "constructions"].map((name) => join(import.meta.dirname, name));

/** The sentences in the tables of the rules' and the constructions' tests. */
function tested(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => join(folder, name)),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"([A-Z][^"\n]+[.?!]”?)"/gu)].map(
      ([, text = ""]) => text,
    ),
  );
}

const taught = Object.values(LESSONS).flatMap(({ pairs }) => pairs.map(({ right }) => right));

function found(text: string, sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((sentence) =>
    Object.entries(GRAMMAR_RULES).flatMap(([id, rule]) =>
      rule.find(sentence).map(({ original, replacement, cue }) => {
        const shown = replacement === null ? "stands" : `→ ${replacement}`;
        return `    ${id}: ${original} ${shown} (${text.slice(cue.start, cue.end)})`;
      }),
    ),
  );
}

const texts = [...new Set([...tested(), ...taught, ...NEAR_MISSES])].toSorted();

const sentencesOf = new Map(texts.map((text) => [text, analyse(text).sentences]));

it("finds the points of the golden file", async () => {
  expect(texts.length).toBeGreaterThan(600);
  const lines = [...sentencesOf].flatMap(([text, sentences]) => [text, ...found(text, sentences)]);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../../golden/points.txt");
});

/** A reason without the words of its sentence and without their particles. */
const wordingOf = (reason: string): string => reason.replaceAll(/'[^']*'[가-힣]*/gu, "'…'");

it("words the reasons as in the golden file", async () => {
  const lines = Object.entries(GRAMMAR_RULES).flatMap(([id, rule]) => {
    const seen = new Set<string>();
    const reasons = [...sentencesOf].flatMap(([text, sentences]) =>
      sentences.flatMap((sentence) =>
        rule.find(sentence).flatMap(({ original, replacement, right, wrong }) => {
          const wording = wordingOf(`${right} ${replacement === null ? "" : wrong}`);
          if (seen.has(wording)) return [];
          seen.add(wording);
          const rejected = replacement === null ? [] : [`      ${replacement}: ${wrong}`];
          return [`  ${text}`, `      ${original}: ${right}`, ...rejected];
        }),
      ),
    );
    return [id, ...reasons];
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../../golden/explanations.txt");
});
