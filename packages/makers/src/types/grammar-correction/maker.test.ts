import { grade, ItemContent, plainText, roundTripProblems } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { make, SAMPLES } from "../../index.ts";

type Write = ItemContent & { shape: "write" };
const passages = SAMPLES.map(({ text }) => ({ text }));

function itemsOf(level: number): Write[] {
  const types = [{ type: "grammar-correction", count: passages.length }];
  return [1, 2]
    .flatMap((seed) => make({ passages, types, seed, level }).items)
    .filter((item): item is Write => item.shape === "write");
}

const errorsOf = ({ proof }: Write): number =>
  proof.kind === "made" && proof.operation.kind === "edits" ? proof.operation.edits.length : 1;
const underlinesOf = ({ blocks }: Write): number =>
  blocks.flatMap(({ runs }) => runs.filter(({ kind }) => kind === "underlined")).length;
const keyOf = ({ key }: Write): string[] => key.accepted.map(([first = ""]) => first);
/** A text in small letters without punctuation, so that a word is found by the spaces around it. */
const words = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).join(" ")} `;
const rulesOf = ({ proof }: Write): readonly string[] => (proof.kind === "made" ? proof.rules : []);

describe.each([1, 2, 3, 4, 5])("at level %i", (level) => {
  const items = itemsOf(level);

  it("gives the source back, and its key is right", () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      expect(ItemContent.parse(item)).toEqual(item);
      expect(roundTripProblems(item, passages)).toEqual([]);
      expect(grade(item, { texts: keyOf(item) }).kind).toBe("right");
    }
  });

  it("takes several errors in any order, two points for each", () => {
    for (const item of items.filter(({ pairs }) => pairs)) {
      const texts = keyOf(item);
      const [error = "", mend = "", ...others] = texts;
      expect(grade(item, { texts: [...others, error, mend] }).points).toBe(item.points);
      expect(grade(item, { texts: [error, mend, ...others.map(() => "")] }).points).toBe(2);
    }
  });

  it("asks each error of another rule, in another sentence", () => {
    for (const item of items) {
      expect(new Set(rulesOf(item)).size).toBe(errorsOf(item));
      expect(rulesOf(item)).toHaveLength(errorsOf(item));
    }
  });

  it("says how many errors there are, and shows as many underlines as the level has", () => {
    const mostErrors = [1, 1, 2, 3, 3][level - 1];
    const underlines = [[5], [5], [5, 6], [5, 6, 7], [0, 5, 6, 7]][level - 1];
    for (const item of items) {
      const errors = errorsOf(item);
      expect(errors).toBeLessThanOrEqual(mostErrors ?? 0);
      expect(item.instruction).toMatch(errors > 1 ? new RegExp(` ${errors}개`, "u") : /틀린 것을/u);
      expect(underlines).toContain(underlinesOf(item));
    }
  });
});

describe("without underlines", () => {
  const bare = itemsOf(5).filter((item) => underlinesOf(item) === 0);

  it("prints each wrong form once, so that quoting it says which place is meant", () => {
    expect(bare.length).toBeGreaterThan(0);
    for (const { blocks, proof } of bare) {
      const shown = words(plainText(blocks[0]?.runs ?? []));
      if (proof.kind !== "made" || proof.operation.kind !== "edits") throw new Error("no edits");
      for (const { replacement } of proof.operation.edits)
        expect(shown.split(words(replacement))).toHaveLength(2);
    }
  });

  it("takes an error that is quoted with the words around it", () => {
    for (const item of bare) {
      const [first] = item.pairs ?? [];
      const before = first?.before.trim().split(/\s+/u).at(-1) ?? "";
      const [error = "", mend = ""] = item.key.accepted.map(([one = ""]) => one);
      const texts = item.key.accepted.map(() => "");
      const quoted = texts.with(0, `${before} ${error}`).with(1, `${before} ${mend}`);
      expect(grade(item, { texts: quoted }).points).toBe(2);
    }
  });
});

it("has numbered underlines up to seven, and six or more for two errors where the text allows", () => {
  const counts = itemsOf(4).map(underlinesOf);
  expect(Math.max(...counts)).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(7);
});

it("makes one error where a place is asked for", () => {
  const [two] = itemsOf(4).filter((item) => errorsOf(item) > 1);
  if (two?.proof.kind !== "made" || two.proof.operation.kind !== "edits") throw new Error("none");
  const { passage, operation } = two.proof;
  const picks = [{ type: "grammar-correction", passage, at: operation.edits[0]?.span.start ?? 0 }];
  const { items } = make({ passages, types: [], picks, seed: 1, level: 4 });
  expect(items.map((item) => item.proof.kind === "made" && item.proof.operation.kind)).toEqual([
    "replace",
  ]);
});
