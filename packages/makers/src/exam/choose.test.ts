/** What "auto" chooses for a passage and for a whole exam. */
import { describe, expect, it } from "vitest";
import { make, SAMPLES, type Amount } from "../index.ts";
import { MAKERS } from "../registry.ts";
import { targetOf } from "../shared/target.ts";

const passages = SAMPLES.slice(-6).map(({ text }) => ({ text }));
const made = new Map<string, ReturnType<typeof make>>();

/** An exam, which several tests look at. */
function auto(amount?: Amount, level = 3, seed = 2): ReturnType<typeof make> {
  const name = JSON.stringify([amount, level, seed]);
  const set = made.get(name) ?? make({ passages, types: "auto", amount, seed, level });
  made.set(name, set);
  return set;
}

/** In two exams: one of them may have no more to ask. */
const totalOf = (amount: Amount): number =>
  auto(amount).items.length + auto(amount, 3, 3).items.length;

/** How many items each passage has. */
function counts({ items }: ReturnType<typeof make>): number[] {
  return passages.map(
    (_, at) => items.filter(({ proof }) => proof.kind === "made" && proof.passage === at).length,
  );
}

describe("the amount", () => {
  it.each([
    ["few", 3],
    ["normal", 4],
    ["many", 6],
  ] as const)("%s gives up to %i items of each passage", (amount, most) => {
    const found = counts(auto(amount));
    expect(Math.max(...found)).toBeLessThanOrEqual(most);
    expect(Math.min(...found)).toBeGreaterThan(0);
  });

  it("decides how many items there are", () => {
    expect(totalOf("few")).toBeLessThan(totalOf("normal"));
    expect(totalOf("normal")).toBeLessThan(totalOf("many"));
  });

  it("is normal where nothing is said", () => {
    expect(auto()).toEqual(auto("normal"));
  });

  it.each([1, 5, 13])("of %i for the whole exam is spread over the passages", (total) => {
    const found = counts(auto({ total }));
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(Math.max(...found)).toBeLessThanOrEqual(Math.ceil(total / passages.length) + 2);
  });

  it("of more than there is worth asking gives less, not worse", () => {
    const { items } = auto({ total: 200 });
    expect(items.length).toBeLessThan(200);
    expect(items.length).toBeGreaterThan(counts(auto("many")).length);
  });
});

/** How many types a passage's items have. */
const kindsOf = ({ items }: ReturnType<typeof make>, at: number): number =>
  new Set(
    items.flatMap(({ type, proof }) =>
      proof.kind === "made" && proof.passage === at ? [type] : [],
    ),
  ).size;

describe("an exam", () => {
  it("asks once at most how the sentences of a passage follow each other, unless many items are wanted", () => {
    const ordering =
      /^(?:sentence-order|sentence-insertion|sentence-matching|misplaced-sentence)$/u;
    const most = (amount: Amount): number =>
      Math.max(
        ...[2, 3, 4].flatMap((seed) =>
          passages.map(
            (_, at) =>
              auto(amount, 3, seed).items.filter(
                ({ type, proof }) =>
                  ordering.test(type) && proof.kind === "made" && proof.passage === at,
              ).length,
          ),
        ),
      );
    expect(most("normal")).toBe(1);
    expect(most("many")).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [1, "low", "high"],
    [5, "high", "low"],
  ] as const)("of level %i has most items of its own difficulty", (level, own, far) => {
    const { items } = auto("normal", level);
    const countOf = (difficulty: string) =>
      items.filter((item) => item.difficulty === difficulty).length;
    expect(countOf(own)).toBeGreaterThan(items.length / 2);
    for (const at of passages.keys()) {
      const ofPassage = items.filter(({ proof }) => proof.kind === "made" && proof.passage === at);
      expect(ofPassage.filter(({ difficulty }) => difficulty === far).length).toBeLessThanOrEqual(
        2,
      );
    }
  });

  it("has items of different kinds before a second of any", () => {
    for (const at of passages.keys()) {
      // a plain text may give two kinds and no more
      const given = kindsOf(auto("many"), at);
      expect(kindsOf(auto("normal"), at)).toBeGreaterThanOrEqual(Math.min(3, given));
    }
  });

  it("has only types of which most items are worth printing", () => {
    for (const { type } of auto("many").items)
      expect(MAKERS[type as keyof typeof MAKERS].inAuto).toBe(true);
  });

  it("asks about no span twice in one type", () => {
    const asked = auto("many").items.map((item) => {
      const { start } = targetOf(item);
      return `${item.proof.kind === "made" ? item.proof.passage : ""} ${item.type} ${start}`;
    });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("says of each type that gives nothing why", () => {
    const { refused } = auto();
    for (const { type, reason } of refused) {
      expect(MAKERS[type as keyof typeof MAKERS].inAuto).toBe(true);
      expect(reason).toMatch(/요\.|[)]$/u);
    }
    expect(new Set(refused.map(({ type, passage }) => `${type} ${passage}`)).size).toBe(
      refused.length,
    );
  });
});
