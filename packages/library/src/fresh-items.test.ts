/** What a learner finds in the library of a type that was missed. */
import { fingerprintOf, roundTripProblems } from "@pulda/question";
import { expect, it } from "vitest";
import { freshLibraryItems, type FreshLibraryItem } from "./index.ts";
import { libraryShelf } from "./shelf.ts";

const request = { types: ["title"], level: 3, seed: 1, seen: [], shown: [], had: [] };
const entries = [...libraryShelf().values()];
const textsOf = (items: readonly FreshLibraryItem[]) => items.map(({ passage }) => passage.text);
const gradeOf = (text: string) =>
  entries.find(({ passage }) => passage.text === text)?.passage.grade;

it("is an item of each type, each of another text and each with its passage", () => {
  const types = ["title", "topic", "gist", "purpose", "summary"];
  const items = freshLibraryItems({ ...request, types });
  expect(items.map(({ type, item }) => [type, item.type])).toEqual(types.map((id) => [id, id]));
  expect(new Set(textsOf(items)).size).toBe(types.length);
  for (const { item, passage } of items) expect(roundTripProblems(item, [passage])).toEqual([]);
});

it("is nothing of a type that the library does not have", () => {
  expect(freshLibraryItems({ ...request, types: ["word-spelling", "no-such-type"] })).toEqual([]);
});

it("is of the wanted level first, and the same for the same request", () => {
  for (const [level, grade] of [
    [1, "중3"],
    [3, "고2"],
  ] as const) {
    const items = freshLibraryItems({ ...request, level });
    expect(textsOf(items).map(gradeOf)).toEqual([grade]);
    expect(freshLibraryItems({ ...request, level })).toEqual(items);
  }
});

it("is another with each that was had, until there is none", () => {
  const had: string[] = [];
  const texts = new Set<string>();
  for (;;) {
    const [fresh] = freshLibraryItems({ ...request, had });
    if (!fresh) break;
    expect(texts).not.toContain(fresh.passage.text);
    texts.add(fresh.passage.text);
    had.push(fingerprintOf(fresh.item));
  }
  const ofType = entries.filter(({ proposals }) => proposals.some(({ type }) => type === "title"));
  expect(texts.size).toBe(ofType.length);
});

it("is of no text that was seen, and of one that is shown besides only where no other is left", () => {
  const [first] = textsOf(freshLibraryItems({ ...request, types: ["reference"] }));
  const ofType = entries.filter(({ proposals }) =>
    proposals.some(({ type }) => type === "reference"),
  );
  const others = ofType.flatMap(({ passage: { text } }) => (text === first ? [] : [text]));
  const wanted = { ...request, types: ["reference"] };
  expect(others).toContain(textsOf(freshLibraryItems({ ...wanted, shown: [first!] }))[0]);
  expect(textsOf(freshLibraryItems({ ...wanted, seen: others, shown: [first!] }))).toEqual([first]);
  expect(freshLibraryItems({ ...wanted, seen: [...others, first!] })).toEqual([]);
});
