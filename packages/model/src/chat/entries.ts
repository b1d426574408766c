/** The entries of a pasted answer: { "1-topic": { … }, … }, in one block or several, with talk around it. */
import { readPasted, type PastedValue } from "./pasted-json.ts";

/** A longer paste is not read. */
export const MAX_PASTED_LENGTH = 400_000;

/** What stands for a name in a paste: the last whole value; of several broken ones, the last. */
export type Entries = ReadonlyMap<string, PastedValue>;

/** Windows print hyphens of several kinds. */
const NAME =
  /(?<![\p{L}\p{N}_-])\d{1,4}(?:[-‐‑–][a-z]+){1,4}(?:[-‐‑–]\d{1,3})?(?![\p{L}\p{N}_-])/giu;
/** Between a name and its object: quotation marks, a colon, signs of a heading, the beginning of a code block. */
const BETWEEN = /["“”„'’*_`)#:：\s]{0,40}(?:json)?\s{0,20}\{/iy;

/**
 * Finds the value of each name. An entry that is broken or cut off does not touch the others, as each is read no
 * further than to where the next one begins.
 * @example readEntries('Sure: {"1-topic": {"a": 1}, "1-gist": {"a": ', ["1-topic", "1-gist"]).get("1-gist") // { kind: "cut-off" }
 */
export function readEntries(pasted: string, names: readonly string[]): Entries {
  if (pasted.length > MAX_PASTED_LENGTH) return new Map();
  const known = new Set(names);
  const begun: { name: string; from: number; at: number }[] = [];
  for (const match of pasted.matchAll(NAME)) {
    const name = match[0].toLowerCase().replace(/[‐‑–]/gu, "-");
    if (!known.has(name) || pasted[match.index - 2] === "\\") continue;
    BETWEEN.lastIndex = match.index + match[0].length;
    const between = BETWEEN.exec(pasted);
    if (between) begun.push({ name, from: match.index, at: BETWEEN.lastIndex - 1 });
  }
  const entries = new Map<string, PastedValue>();
  for (const [index, { name, at }] of begun.entries()) {
    const value = readPasted(pasted, at, begun[index + 1]?.from ?? pasted.length);
    if (value.kind === "whole" || entries.get(name)?.kind !== "whole") entries.set(name, value);
  }
  return entries;
}
