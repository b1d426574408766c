/** Which grammar rule each numbered place of an item shows: its 해설 says so. */
import type { Key } from "@pulda/contract";
import { createContext } from "react";

/** Rules' Korean names by the number of the place; empty until the 해설 may be seen. */
export const PlaceRules = createContext<ReadonlyMap<number, string>>(new Map());

/** "② 능동태와 수동태: …"; the line of the keyed place comes first, without a number. */
const LINE = /^(?:([①-⑤]) )?([^:'"]{2,40}): /u;

/** @example placeRules("수 일치: …\n① so와 such: …", { choice: 3 }) // Map { 3 → "수 일치", 1 → "so와 such" } */
export function placeRules(explanation: string, key: Key): ReadonlyMap<number, string> {
  const rules = new Map<number, string>();
  for (const [at, line] of explanation.split("\n").entries()) {
    const [, numeral, name] = LINE.exec(line) ?? [];
    if (name === undefined) continue;
    if (numeral) rules.set("①②③④⑤".indexOf(numeral) + 1, name);
    else if (at === 0 && "choice" in key) rules.set(key.choice, name);
  }
  return rules;
}
