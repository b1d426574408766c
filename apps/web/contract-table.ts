/**
 * Gives the web app the contract's limits, and by name each call's method, path and whether it needs a
 * session, without the schemas: with zod they would be a sixth of the first load.
 */
import {
  ADMIN_LEVEL,
  ALL_FAVORITES,
  DEFAULT_LEVEL,
  DEFAULT_SETTINGS,
  DEFAULT_STUDY_RANGE,
  FIRST_PAGE,
  MAX_AMOUNT,
  MAX_CHAT_ITEMS,
  MAX_CHAT_PASSAGES,
  MAX_COUNT,
  MAX_PAPER_HEAD,
  MAX_SHEET_WORDS,
  MAX_PASSAGES,
  MAX_POINTS_TOTAL,
  MAX_SEED,
  MAX_WORDS_AT_ONCE,
  PAGE_SIZE,
  STUDY_RANGES,
  endpoints,
} from "@pulda/contract";
import type { Plugin } from "vite";

const NAME = "virtual:contract";

const limits = {
  ADMIN_LEVEL,
  ALL_FAVORITES,
  DEFAULT_LEVEL,
  DEFAULT_SETTINGS,
  DEFAULT_STUDY_RANGE,
  FIRST_PAGE,
  MAX_AMOUNT,
  MAX_CHAT_ITEMS,
  MAX_CHAT_PASSAGES,
  MAX_COUNT,
  MAX_PAPER_HEAD,
  MAX_SHEET_WORDS,
  MAX_PASSAGES,
  MAX_POINTS_TOTAL,
  MAX_SEED,
  MAX_WORDS_AT_ONCE,
  PAGE_SIZE,
  STUDY_RANGES,
};
/** @public `src/api/contract.d.ts` reads it. */
export type Limits = typeof limits;

export function contractTable(): Plugin {
  return {
    name: "pulda-contract-table",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? exported({ table: rows(), limits }) : null),
  };
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

function rows() {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, auth }]) => [
      name,
      { method, path, auth },
    ]),
  );
}
