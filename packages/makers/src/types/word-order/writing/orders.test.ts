import { expect, it } from "vitest";
import { grammarWith } from "./grammar.ts";
import { canBeRead, ordersOf } from "./orders.ts";
import { functionReadings, pronounReadings, verbReadings } from "./words.ts";

const grammar = grammarWith([]);
const noun = (text: string) => [{ category: "NP.s", text }];
const shown = (base: string, text: string) =>
  verbReadings(base).filter((reading) => reading.text === text);

it("finds the only order", () => {
  const pieces = [shown("be", "was"), pronounReadings("he"), shown("allow", "allowed")];
  expect(ordersOf(pieces, ["S"], grammar)).toEqual(["he was allowed"]);
});

it("finds both orders where subject and object could change places", () => {
  const pieces = [noun("the cat"), shown("see", "saw"), noun("the dog")];
  expect(ordersOf(pieces, ["S"], grammar).toSorted()).toEqual([
    "the cat saw the dog",
    "the dog saw the cat",
  ]);
});

it("tries every form of a word that has none yet", () => {
  const pieces = [functionReadings("to"), verbReadings("be"), verbReadings("include")];
  expect(ordersOf(pieces, ["VP.t"], grammar)).toContain("to be included");
});

it("uses every piece: none is left over", () => {
  expect(ordersOf([pronounReadings("he"), noun("it")], ["S"], grammar)).toEqual([]);
});

it("reads pieces as they stand", () => {
  const pieces = [pronounReadings("he"), shown("be", "was"), shown("allow", "allowed")];
  expect(canBeRead(pieces, ["S"], grammar)).toBe(true);
  expect(canBeRead(pieces.toReversed(), ["S"], grammar)).toBe(false);
});
