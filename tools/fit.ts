/**
 * Fits the score and the difficulty of items to a judge's ratings, and says how well they agree with them on passages
 * that they were not fitted to.
 *
 *   npm run fit -- ratings.jsonl [more.jsonl]           the figures
 *   npm run fit -- ratings.jsonl --write                also the weights in packages/makers/src/quality
 *
 * A line is `RatedLine`: { id, type, item, key, answer }, and `use` (1–3) or `right` (percent) or both. The score's
 * figure is the area under the ROC curve (AUC): how often an item that the judge would print as it is scores higher than
 * one that he would rather write anew. The difficulty's is the rank correlation with the share of students who, in the
 * judge's opinion, answer right.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { difficultyFeaturesOf, featuresOf, signOf } from "@pulda/makers";
import { areaUnderCurve, rankCorrelation } from "./rated/agreement.ts";
import { readRated, type RatedItem, type RatedLine } from "./rated/read-rated.ts";
import {
  columnsOf,
  crossValidated,
  orderedPairs,
  typesOf,
  weightsByType,
  withoutWrongSigns,
  type Observation,
} from "./rated/typed-model.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
if (positionals.length === 0) {
  console.error("usage: npm run fit -- ratings.jsonl [more.jsonl] [--write]");
  process.exit(2);
}
const lines = positionals
  .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line) as RatedLine);
const items = lines.flatMap((line) => readRated(line) ?? []);
const passages = passagesOf(items);
console.log(
  `${lines.length} items of ${new Set(passages).size} passages, ${items.length} read back; 10-fold cross-validation by passage`,
);
reportScore();
reportDifficulty();

function reportScore(): void {
  const rated = observations(
    ({ use }) => (use === undefined ? null : (use - 1) / 2),
    ({ view, source }) => featuresOf(view, source),
  );
  if (rated.length === 0) return;
  const columns = withoutWrongSigns(rated, columnsOf(rated), signOf);
  const scores = crossValidated(rated, columns);
  const byType = crossValidated(
    rated,
    columns.filter(({ name }) => name === null),
  );
  const of = (guesses: readonly number[], target: number, type: string | null): number[] =>
    guesses.filter(
      (_, at) => rated[at]?.target === target && (type === null || rated[at]?.type === type),
    );
  const counts = (type: string | null): string =>
    [1, 0.5, 0].map((target) => of(scores, target, type).length).join("/");
  const auc = areaUnderCurve(of(scores, 1, null), of(scores, 0, null));
  const typeAlone = areaUnderCurve(of(byType, 1, null), of(byType, 0, null));
  console.log(`\nAUC, print as it is against write anew (items as it is/edit/new)`);
  console.log(
    `all types ${counts(null)}: ${auc?.toFixed(2) ?? "–"} (by the type alone ${typeAlone?.toFixed(2) ?? "–"})`,
  );
  console.log("within a type, each pair ordered by a model that has seen the passage of neither:");
  const ordered = orderedPairs(rated, columns);
  for (const type of typesOf(rated)) {
    const own = ordered.get(type);
    console.log(
      `  ${type} ${counts(type)}: ${own ? `${own.share.toFixed(2)} of ${own.pairs} pairs` : "no pairs"}`,
    );
  }
  const all = [...ordered.values()];
  const pairs = all.reduce((sum, one) => sum + one.pairs, 0);
  const share = all.reduce((sum, one) => sum + one.share * one.pairs, 0) / Math.max(1, pairs);
  console.log(`  together: ${share.toFixed(2)} of ${pairs} pairs`);
  if (values.write) write("weights.json", weightsByType(rated, columns));
}

function reportDifficulty(): void {
  const rated = observations(
    ({ right }) => (right === undefined ? null : right / 100),
    ({ view, source }) => difficultyFeaturesOf(view, source),
  );
  if (rated.length === 0) return;
  const columns = columnsOf(rated);
  const guesses = crossValidated(rated, columns);
  const correlation = (type: string | null): string => {
    const own = [...rated.entries()].filter(([, one]) => type === null || one.type === type);
    const value = rankCorrelation(
      own.map(([at]) => guesses[at] ?? 0),
      own.map(([, { target }]) => target),
    );
    return `${own.length}: ${value.toFixed(2)}`;
  };
  console.log(`\nrank correlation of the difficulty with the judge's (items)`);
  console.log(`all types ${correlation(null)}`);
  for (const type of typesOf(rated)) console.log(`  ${type} ${correlation(type)}`);
  if (values.write) write("difficulty-weights.json", weightsByType(rated, columns));
}

/** The items that have a rating of a kind. */
function observations(
  targetOf: (line: RatedLine) => number | null,
  featuresFrom: (item: RatedItem) => Observation["features"],
): Observation[] {
  return items.flatMap((item, at) => {
    const target = targetOf(item.line);
    if (target === null) return [];
    const features = featuresFrom(item);
    return [{ type: item.line.type, features, target, passage: passages[at] ?? 0 }];
  });
}

function write(file: string, content: object): void {
  const path = new URL(`../packages/makers/src/quality/${file}`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** A number for each item: items that share a run of eight words are of one passage. */
function passagesOf(from: readonly RatedItem[]): number[] {
  const known = new Map<string, number>();
  let count = 0;
  return from.map(({ source }) => {
    const words = source.text.toLowerCase().match(/[a-z]+/gu) ?? [];
    const runs = words.flatMap((_, at) =>
      at + 8 <= words.length ? [words.slice(at, at + 8).join(" ")] : [],
    );
    const all = runs.length > 0 ? runs : [words.join(" ")];
    const found = all.map((run) => known.get(run)).find((passage) => passage !== undefined);
    const passage = found ?? count++;
    for (const run of all) if (!known.has(run)) known.set(run, passage);
    return passage;
  });
}
