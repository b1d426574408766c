/**
 * Gives the web app the contract's table without its schemas: method, path and whether one has to
 * be signed in, by name. The schemas (and zod with them) would be a sixth of the first load.
 */
import { endpoints } from "@pulda/contract";
import type { Plugin } from "vite";

const NAME = "virtual:contract";

export function contractTable(): Plugin {
  return {
    name: "pulda-contract-table",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const table = ${JSON.stringify(rows())};` : null),
  };
}

function rows() {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, auth }]) => [
      name,
      { method, path, auth },
    ]),
  );
}
