/** The proofs of the items of each type. */
import { GRAMMAR_RULES } from "@pulda/english";
import { testedWords, type ItemContent } from "@pulda/question";
import { beforeAll, describe, expect, it } from "vitest";
import { make, SAMPLES } from "../index.ts";
import { SUITED_TEXTS } from "../../test/factual-texts.ts";
import { MAKERS } from "../registry.ts";

const TYPES = Object.values(MAKERS);
let items: readonly ItemContent[];
beforeAll(() => {
  // each type alone, so that none takes the places of another
  items = TYPES.flatMap(
    ({ id }) =>
      make({
        passages: SUITED_TEXTS[id] ?? SAMPLES,
        types: [{ type: id, count: 3 }],
        seed: 7,
        level: 3,
      }).items,
  );
}, 120_000);

describe.each(TYPES)("an item of type $id", ({ id, asks, review }) => {
  const proofs = () =>
    items.flatMap(({ type, proof }) => (type === id && proof.kind === "made" ? [proof] : []));

  it("is reviewed as its type says", () => {
    expect(new Set(proofs().map((proof) => proof.review))).toEqual(new Set([review]));
  });

  it("has a rule for each box, blank and edit", () => {
    const counts = proofs().map(({ operation, rules }) => {
      if (operation.kind === "boxes") return [rules.length, operation.boxes.length];
      if (operation.kind === "blanks") return [rules.length, operation.blanks.length];
      if (operation.kind === "edits") return [rules.length, operation.edits.length];
      return [rules.length, 1];
    });
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(([rules, places]) => rules !== places)).toEqual([]);
  });

  it("is reviewed by rule only where the rules are grammar rules", () => {
    const strange = proofs().filter(
      ({ rules }) => !rules.every((rule) => Object.hasOwn(GRAMMAR_RULES, rule)),
    );
    expect(review === "rule" ? strange : []).toEqual([]);
  });

  it("names its tested words exactly if it tests vocabulary", () => {
    const own = items.filter(({ type }) => type === id);
    const named = own.filter((item) => testedWords(item).length > 0);
    expect(named).toHaveLength(asks === "vocabulary" ? own.length : 0);
  });

  it("names the rule of every numbered underline if it tests grammar", () => {
    const missing = items.filter(({ type, blocks, proof }) => {
      if (type !== id || asks !== "grammar" || proof.kind !== "made") return false;
      const underlined = blocks.flatMap(({ runs }) =>
        runs.flatMap((run) => (run.kind === "underlined" && run.place ? [run.place] : [])),
      );
      const named = (proof.places ?? []).map(({ place }) => place);
      return JSON.stringify(underlined) !== JSON.stringify(named);
    });
    expect(missing).toEqual([]);
  });
});
