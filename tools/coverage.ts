/**
 * Prints the dictionary's coverage of texts, and the words that are missing.
 *
 *   npm run coverage -- text.txt more.txt
 *   npm run coverage -- passages.json     a list of texts, or of objects with a `text`
 */
import { readFileSync } from "node:fs";
import { coverageOf } from "@pulda/english";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run coverage -- FILE…");
  process.exit(2);
}
let words = 0;
let explained = 0;
const missing = new Map<string, number>();
for (const text of files.flatMap(textsOf)) {
  const covered = coverageOf(text);
  words += covered.words;
  explained += covered.explained;
  for (const [word, count] of covered.missing) missing.set(word, (missing.get(word) ?? 0) + count);
}
const share = words === 0 ? 100 : (100 * explained) / words;
console.log(`${explained} of ${words} running content words have a meaning: ${share.toFixed(2)} %`);
for (const [word, count] of [...missing].toSorted(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${word}`);

function textsOf(file: string): string[] {
  const content = readFileSync(file, "utf8");
  if (!file.endsWith(".json")) return [content];
  const data: unknown = JSON.parse(content);
  if (!Array.isArray(data)) throw new Error(`${file}: not a list`);
  return data.map((one: string | { text: string }) => (typeof one === "string" ? one : one.text));
}
