import { roundTripProblems } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { make, targetOf, regenerate, SAMPLES, survey } from "../index.ts";

const passages = SAMPLES.slice(0, 3).map(({ text }) => ({ text }));
const options = { seed: 1, level: 3 } as const;

describe("regenerate", () => {
  it("makes an item different from those of the exam", () => {
    const { items } = make({ passages, types: [{ type: "grammar-error", count: 1 }], ...options });
    const made = regenerate({ passages, passage: 0, type: "grammar-error", items, ...options });
    if (!made.ok) throw new Error(made.reason);
    expect(roundTripProblems(made.item, passages)).toEqual([]);
    expect(items.map(targetOf)).not.toContainEqual(targetOf(made.item));
  });
  it("gives the same item for the same request", () => {
    const request = { passages, passage: 0, type: "grammar-error", items: [], ...options };
    expect(regenerate(request).ok).toBe(true);
    expect(JSON.stringify(regenerate(request))).toBe(JSON.stringify(regenerate(request)));
  });
  it("says in Korean what cannot be made", () => {
    const none = regenerate({ passages, passage: 0, type: "nonsense", items: [], ...options });
    expect(none).toEqual({ ok: false, reason: expect.stringMatching(/요\.$/u) });
    const nowhere = regenerate({ passages, passage: 9, type: "blank", items: [], ...options });
    expect(nowhere).toEqual({ ok: false, reason: expect.stringMatching(/요\.$/u) });
  });
});

describe("survey", () => {
  const [passage] = passages;
  const { places, refused } = survey(passage!, passages.slice(1), options);

  it("finds targets of many types, in the order of the text, and reasons for the other types", () => {
    expect(new Set(places.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6);
    expect(places.map(({ start }) => start)).toEqual(
      places.map(({ start }) => start).toSorted((a, b) => a - b),
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatch(/요\.|\)$/u);
  });

  it("finds targets that give an item when picked", () => {
    let got = 0;
    for (const { type, start } of places) {
      const { items } = make({
        passages,
        types: [{ type, count: 1 }],
        picks: [{ type, passage: 0, at: start }],
        ...options,
      });
      if (items.some((item) => item.type === type && targetOf(item).start === start)) got++;
    }
    expect(got / places.length).toBeGreaterThan(0.9);
  });
});
