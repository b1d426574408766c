import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Source } from "../../maker.ts";
import { MAKERS } from "../../registry.ts";
import { SAMPLES } from "../../samples/index.ts";
import { seeded } from "../../shared/random.ts";
import { viewOf } from "../item-view.ts";
import { featuresOf } from "./index.ts";
import type { Features } from "./features.ts";

const featuresFrom = (type: keyof typeof MAKERS): Features[] =>
  SAMPLES.flatMap(({ text }) => {
    const source: Source = { passage: 0, text, analysis: analyse(text) };
    const maker = MAKERS[type];
    const order = {
      random: seeded(1),
      level: 3,
      keyNumbers: [1, 2, 3, 4, 5],
      existingItems: [],
      timesTested: () => 0,
      at: null,
      hasInserted: () => false,
      neighbours: () => [],
    };
    return [...maker.propose(source, order)].map((item) => featuresOf(viewOf(item)!, source));
  });

describe("the features of an item", () => {
  it("say of 글의 순서 that its parts are near, whole and held", () => {
    for (const one of featuresFrom("sentence-order")) {
      expect(one["unevenness"]).toBeLessThan(1.21);
      expect(one["brokenParts"]).toBe(0);
      expect(one["tiedOpenings"]! + one["firmParts"]!).toBeGreaterThan(0);
    }
  });

  it("say of 문장 삽입 that it is held and no slot is at the end", () => {
    for (const one of featuresFrom("sentence-insertion")) {
      expect(one["slotAtEnd"]).toBe(0);
      expect(one["slotAtBreak"]).toBe(0);
      expect(one["heldBack"]! + one["heldForward"]!).toBeGreaterThan(0);
    }
  });

  it("say of 연결어 that counting words does not help", () => {
    for (const one of featuresFrom("connective")) {
      expect(one["countedColumns"]).toBe(0);
      expect(one["doubledOptions"]).toBe(0);
    }
  });

  it("say of every text that it stands alone", () => {
    for (const one of featuresFrom("sentence-order"))
      expect([one["pointsBack"], one["breaksOff"], one["faultySentences"]]).toEqual([0, 0, 0]);
  });
});
