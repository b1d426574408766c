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
  MAX_WORDS_PER_CALL,
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
  MAX_WORDS_PER_CALL,
  PAGE_SIZE,
  STUDY_RANGES,
};
/** @public `src/api/contract.d.ts` reads it. */
export type Limits = typeof limits;

const exportedLimits = `export const limits = ${JSON.stringify(limits)};`;

export function contractTable(): Plugin {
  return {
    name: "pulda-contract-table",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `${exportedTable()}\n${exportedLimits}` : null),
  };
}

/** Written short: the table is in every first load. */
function exportedTable(): string {
  const lines = Object.entries(endpoints).map(
    ([name, { method, path, auth }]) =>
      `${name} ${path.slice(PREFIX.length)} ${method} ${auth ? "session" : ""}`,
  );
  return `export const table = Object.fromEntries(${JSON.stringify(lines.join("\n"))}
    .split("\\n")
    .map((line) => line.split(" "))
    .map(([name, path, method, auth]) => [
      name,
      { method, path: "${PREFIX}" + path, auth: auth === "session" },
    ]));`;
}

const PREFIX = "/api/v1/";
