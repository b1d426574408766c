/**
 * Fits the score of items to a judge's ratings, and says how well it agrees with them on passages that it was not
 * fitted to.
 *
 *   npm run fit -- ratings.jsonl [more.jsonl]           the figures
 *   npm run fit -- ratings.jsonl --write                also packages/makers/src/quality/weights.json
 *
 * A line is { id, type, item, key, answer, use } as in `RatedLine`. The figure is the area under the ROC curve (AUC):
 * how often an item that the judge would print as it is scores higher than one that he would rather write anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { featuresOf, type Features } from "@pulda/makers";
import { areaUnderCurve, dot, fitLogistic, sigmoid } from "./rated/logistic.ts";
import { readRated, type RatedItem, type RatedLine } from "./rated/read-rated.ts";

/** How strongly weights are drawn to 0: those of single types have few items each. */
const RIDGE = { intercept: 0.05, type: 0.5, shared: 2, own: 2 } as const;
const FOLDS = 10;

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
const rated = lines.flatMap((line) => readRated(line) ?? []);
console.log(`${lines.length} items, ${rated.length} read back`);
const passages = passagesOf(rated);
const features = rated.map(({ view, source }) => featuresOf(view, source));
const columns = columnsOf(rated, features);
report();
if (values.write) write();

interface Column {
  /** Null for every type. */
  readonly type: string | null;
  /** Null for the intercept. */
  readonly name: string | null;
  readonly ridge: number;
}

/** An intercept for all and one for each type; each type's own features. */
function columnsOf(items: readonly RatedItem[], all: readonly Features[]): Column[] {
  const types = [...new Set(items.map(({ line }) => line.type))].toSorted();
  const own = types.flatMap((type) => {
    const names = new Set(
      all.flatMap((one, at) => (items[at]?.line.type === type ? Object.keys(one) : [])),
    );
    return [...names].toSorted().map((name) => ({ type, name, ridge: RIDGE.own }));
  });
  const shared = [...new Set(all.flatMap(Object.keys))].filter((name) =>
    types.every((type) => own.some((column) => column.type === type && column.name === name)),
  );
  return [
    { type: null, name: null, ridge: RIDGE.intercept },
    ...types.map((type) => ({ type, name: null, ridge: RIDGE.type })),
    ...shared.map((name) => ({ type: null, name, ridge: RIDGE.shared })),
    ...own,
  ];
}

function rowOf(type: string, own: Features, among: readonly Column[]): number[] {
  return among.map((column) => {
    if (column.type !== null && column.type !== type) return 0;
    return column.name === null ? 1 : (own[column.name] ?? 0);
  });
}

/** The scores of each item by weights that were fitted without its passage. */
function crossValidated(among: readonly Column[]): number[] {
  const rows = rated.map(({ line }, at) => rowOf(line.type, features[at] ?? {}, among));
  const scores: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const train = [...rows.keys()].filter((at) => (passages[at] ?? 0) % FOLDS !== fold);
    const weights = fitLogistic(
      train.map((at) => rows[at] ?? []),
      train.map((at) => targetOf(at)),
      among.map(({ ridge }) => ridge),
    );
    for (const at of rows.keys())
      if ((passages[at] ?? 0) % FOLDS === fold) scores[at] = sigmoid(dot(rows[at] ?? [], weights));
  }
  return scores;
}

function targetOf(at: number): number {
  return ((rated[at]?.line.use ?? 1) - 1) / 2;
}

function report(): void {
  const scores = crossValidated(columns);
  const byType = crossValidated(columns.filter(({ name }) => name === null));
  const auc = (own: readonly number[], type: string | null): string => {
    const of = (use: number): number[] =>
      own.filter(
        (_, at) => rated[at]?.line.use === use && (type === null || rated[at]?.line.type === type),
      );
    return areaUnderCurve(of(3), of(1))?.toFixed(2) ?? "–";
  };
  const shares = (type: string | null): string =>
    [3, 2, 1]
      .map(
        (use) =>
          rated.filter(({ line }) => line.use === use && (type === null || line.type === type))
            .length,
      )
      .join("/");
  console.log(
    `passages: ${new Set(passages).size}; AUC in ${FOLDS}-fold cross-validation by passage`,
  );
  console.log(
    `all types ${shares(null)}: ${auc(scores, null)} (by the type alone ${auc(byType, null)})`,
  );
  console.log(`within types, pooled: ${withinTypes(scores)}`);
  for (const type of [...new Set(rated.map(({ line }) => line.type))])
    console.log(`${type} ${shares(type)}: ${auc(scores, type)}`);
}

/** The AUC over pairs of one type only. */
function withinTypes(scores: readonly number[]): string {
  let won = 0;
  let pairs = 0;
  for (const [a, good] of rated.entries())
    for (const [b, bad] of rated.entries()) {
      if (good.line.type !== bad.line.type || good.line.use !== 3 || bad.line.use !== 1) continue;
      pairs++;
      const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
      won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
  return pairs === 0 ? "–" : `${(won / pairs).toFixed(2)} of ${pairs} pairs`;
}

function write(): void {
  const weights = fitLogistic(
    rated.map(({ line }, at) => rowOf(line.type, features[at] ?? {}, columns)),
    rated.map((_, at) => targetOf(at)),
    columns.map(({ ridge }) => ridge),
  );
  const sum = (type: string, name: string | null): number =>
    columns.reduce(
      (total, column, at) =>
        column.name === name && (column.type === null || column.type === type)
          ? total + (weights[at] ?? 0)
          : total,
      0,
    );
  const types = [...new Set(rated.map(({ line }) => line.type))].toSorted();
  const content = Object.fromEntries(
    types.map((type) => {
      const names = columns.flatMap((column) =>
        column.type === type && column.name !== null ? [column.name] : [],
      );
      return [
        type,
        {
          intercept: round(sum(type, null)),
          weights: Object.fromEntries(names.map((name) => [name, round(sum(type, name))])),
        },
      ];
    }),
  );
  const path = new URL("../packages/makers/src/quality/weights.json", import.meta.url);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A number for each item: items that share a run of eight words are of one passage. */
function passagesOf(items: readonly RatedItem[]): number[] {
  const known = new Map<string, number>();
  let count = 0;
  return items.map(({ source }) => {
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
