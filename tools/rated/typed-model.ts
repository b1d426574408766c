/** A logistic model over items of several types: what they share counts for all, and each type has its own weights. */
import type { Features } from "@pulda/makers";
import { dot, fitLogistic, sigmoid } from "./logistic.ts";

/** An item as the model sees it. */
export interface Observation {
  readonly type: string;
  readonly features: Features;
  /** 0–1. */
  readonly target: number;
  /** Items of one passage have the same: they are never split between fitting and checking. */
  readonly passage: number;
}

export interface Column {
  /** Null for every type. */
  readonly type: string | null;
  /** Null for the intercept. */
  readonly name: string | null;
  readonly ridge: number;
}

/** How strongly weights are drawn to 0: a single type has few items. */
const RIDGE = { intercept: 0.05, type: 0.5, shared: 2, own: 2 } as const;
const FOLDS = 10;

/** An intercept for all and one for each type; the features of all types for all, and each type's own. */
export function columnsOf(items: readonly Observation[]): Column[] {
  const types = typesOf(items);
  const own = types.flatMap((type) => {
    const names = items
      .filter((item) => item.type === type)
      .flatMap(({ features }) => Object.keys(features));
    return [...new Set(names)].toSorted().map((name) => ({ type, name, ridge: RIDGE.own }));
  });
  const shared = [...new Set(own.map(({ name }) => name))].filter((name) =>
    types.every((type) => own.some((column) => column.type === type && column.name === name)),
  );
  return [
    { type: null, name: null, ridge: RIDGE.intercept },
    ...types.map((type) => ({ type, name: null, ridge: RIDGE.type })),
    ...shared.map((name) => ({ type: null, name, ridge: RIDGE.shared })),
    ...own,
  ];
}

export function typesOf(items: readonly { readonly type: string }[]): string[] {
  return [...new Set(items.map(({ type }) => type))].toSorted();
}

function rowOf({ type, features }: Observation, columns: readonly Column[]): number[] {
  return columns.map((column) => {
    if (column.type !== null && column.type !== type) return 0;
    return column.name === null ? 1 : (features[column.name] ?? 0);
  });
}

function fit(items: readonly Observation[], columns: readonly Column[]): number[] {
  return fitLogistic(
    items.map((item) => rowOf(item, columns)),
    items.map(({ target }) => target),
    columns.map(({ ridge }) => ridge),
  );
}

/**
 * The columns without those whose weights have the wrong sign, one after another until none is left.
 * @param signOf of a feature: 1 or −1 where its weight can have that sign alone
 */
export function withoutWrongSigns(
  items: readonly Observation[],
  columns: readonly Column[],
  signOf: (feature: string) => number,
): readonly Column[] {
  const weights = fit(items, columns);
  let worst = -1;
  for (const [at, { name }] of columns.entries()) {
    const against = name === null ? 0 : signOf(name) * (weights[at] ?? 0);
    if (against < 0 && (worst < 0 || Math.abs(weights[at]!) > Math.abs(weights[worst]!)))
      worst = at;
  }
  if (worst < 0) return columns;
  return withoutWrongSigns(
    items,
    columns.filter((_, at) => at !== worst),
    signOf,
  );
}

/** What the model says of each item when it is fitted without the item's passage. */
export function crossValidated(
  items: readonly Observation[],
  columns: readonly Column[],
): number[] {
  const guesses: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fit(
      items.filter(({ passage }) => passage % FOLDS !== fold),
      columns,
    );
    for (const [at, item] of items.entries())
      if (item.passage % FOLDS === fold) guesses[at] = sigmoid(dot(rowOf(item, columns), weights));
  }
  return guesses;
}

/**
 * The share of pairs of two items of one type, one with target 1 and one with 0, that a model orders rightly when it
 * is fitted without the passages of both. Guesses of `crossValidated` cannot be compared within a type: leaving out a
 * good item lowers what is expected of its type, and so of that very item.
 * @returns for each type that has such pairs
 */
export function orderedPairs(
  items: readonly Observation[],
  columns: readonly Column[],
): Map<string, { readonly share: number; readonly pairs: number }> {
  const fitted = new Map<string, number[]>();
  const weightsWithout = (a: number, b: number): number[] => {
    const id = `${Math.min(a, b)} ${Math.max(a, b)}`;
    let weights = fitted.get(id);
    if (!weights) {
      const others = items.filter(({ passage }) => passage !== a && passage !== b);
      fitted.set(id, (weights = fit(others, columns)));
    }
    return weights;
  };
  const found = new Map<string, { share: number; pairs: number }>();
  for (const good of items)
    for (const bad of items) {
      if (good.type !== bad.type || good.target !== 1 || bad.target !== 0) continue;
      const weights = weightsWithout(good.passage, bad.passage);
      const difference = dot(rowOf(good, columns), weights) - dot(rowOf(bad, columns), weights);
      const { share, pairs } = found.get(good.type) ?? { share: 0, pairs: 0 };
      const won = difference > 1e-9 ? 1 : difference < -1e-9 ? 0 : 0.5;
      found.set(good.type, { share: (share * pairs + won) / (pairs + 1), pairs: pairs + 1 });
    }
  return found;
}

/** The fitted weights of each type, as the engine reads them. */
export function weightsByType(
  items: readonly Observation[],
  columns: readonly Column[],
): Record<string, { intercept: number; weights: Record<string, number> }> {
  const fitted = fit(items, columns);
  const weightOf = (type: string, name: string | null): number =>
    columns.reduce(
      (total, column, at) =>
        column.name === name && (column.type === null || column.type === type)
          ? total + (fitted[at] ?? 0)
          : total,
      0,
    );
  return Object.fromEntries(
    typesOf(items).map((type) => {
      const names = columns.flatMap(({ type: own, name }) =>
        (own === type || own === null) && name !== null ? [name] : [],
      );
      const weights = Object.fromEntries(
        [...new Set(names)].toSorted().map((name) => [name, round(weightOf(type, name))]),
      );
      return [type, { intercept: round(weightOf(type, null)), weights }];
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
