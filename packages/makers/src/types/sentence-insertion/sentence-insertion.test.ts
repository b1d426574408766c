import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Source } from "../../maker.ts";
import { SAMPLES } from "../../samples/index.ts";
import { seeded } from "../../shared/random.ts";
import { gapsOf } from "./gap.ts";
import { sentenceInsertion } from "./maker.ts";

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const sources = SAMPLES.map(({ text }) => sourceOf(text));
const gaps = sources.flatMap((source) => gapsOf(source).map(({ gap }) => gap));

describe("the gaps of a text", () => {
  it("have five slots between sentences, none before the first or after the last", () => {
    expect(gaps.length).toBeGreaterThan(20);
    for (const { slots, sentences, key, removed } of gaps) {
      expect(slots).toHaveLength(5);
      expect(slots.toSorted((a, b) => a - b)).toEqual(slots);
      expect(slots[0]).toBeGreaterThan(0);
      expect(slots.at(-1)).toBeLessThan(sentences.length);
      expect(sentences[slots[key - 1] ?? 0]).toBe(removed);
    }
  });

  it("leave no more than four sentences in a row without a slot", () => {
    for (const { slots, sentences } of gaps) {
      const edges = [0, ...slots, sentences.length];
      for (const [at, edge] of edges.slice(1).entries())
        expect(edge - (edges[at] ?? 0)).toBeLessThanOrEqual(4);
    }
  });

  it("have two wrong slots at least beside which a word of the given sentence stands, are joined on both sides, or turn against what was said", () => {
    const plain = gaps.filter(
      ({ ties }) => ties.length < 2 && !ties.some(({ relation }) => relation === "contrast"),
    );
    expect(plain.length).toBeGreaterThan(0);
    for (const { lures, key, ties } of plain) {
      const tempting = lures.filter((lure, at) => lure !== null && at !== key - 1);
      expect(tempting.length + ties.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("are there for a sentence that leans on the one before, and on which the next one leans", () => {
    const text =
      "Many cities wish to keep their squares tidy, and the cheapest way of doing so is to take the seats away. Where nobody can sit, the reasoning goes, nobody will linger. Streets without seats are certainly easier to clean. They are not, however, easier to live in. This is felt most by the old, who cannot walk far without a rest. A father with a small child will choose a shopping mall instead. Shops on an empty street lose their customers within a few years. Cities which remove a seat should not wonder when their guests stay away from the square.";
    const found = gapsOf(sourceOf(text)).map(({ gap }) => gap.removed.text);
    expect(found).toContain("They are not, however, easier to live in.");
    const spoken = text.replace("Where nobody can sit,", "“Where nobody can sit,” they say,");
    expect(gapsOf(sourceOf(spoken)).map(({ gap }) => gap.removed.text)).not.toContain(
      "They are not, however, easier to live in.",
    );
  });

  it("are there for a contrast on which nothing leans", () => {
    const text =
      "Many cities wish to keep their squares tidy, and the cheapest way of doing so is to take the seats away. Where nobody can sit, the reasoning goes, nobody will linger. Streets without seats are certainly easier to clean. Squares without seats are not, however, easier to live in. Old people cannot walk far without a rest. A father with a small child will choose a shopping mall. Shops on an empty street lose their customers within a few years. Cities which remove a seat should not wonder when their guests stay away from the square.";
    const found = gapsOf(sourceOf(text)).map(({ gap }) => gap.removed.text);
    expect(found).toContain("Squares without seats are not, however, easier to live in.");
  });

  it("have a reason against every wrong slot", () => {
    for (const { reasons, key } of gaps)
      for (const [at, reason] of reasons.entries()) expect(reason === "").toBe(at === key - 1);
  });

  it("have no slot beside spoken words or at the end of a paragraph", () => {
    for (const { slots, sentences } of gaps)
      for (const slot of slots) {
        const [before, after] = [sentences[slot - 1], sentences[slot]];
        expect(before?.text).not.toMatch(/["”]$/u);
        expect(after?.text).not.toMatch(/^["“]/u);
        expect(before?.paragraph).toBe(after?.paragraph);
      }
  });

  it("are none for a sentence that introduces the term with which the next one begins", () => {
    const echoed = gaps.filter(({ ties, removed, sentences }) => {
      const next = sentences[sentences.indexOf(removed) + 1];
      return ties.some(
        ({ kind, span }) => kind === "term" && next !== undefined && span.start === next.start,
      );
    });
    expect(echoed).toEqual([]);
  });
});

describe("the items", () => {
  it("name the trap of each slot that tempts, and are twelve at most", () => {
    for (const source of sources) {
      const items = [
        ...sentenceInsertion.propose(source, {
          random: seeded(1),
          level: 3,
          keyNumbers: [1, 2, 3, 4, 5],
          existingItems: [],
          timesTested: () => 0,
          at: null,
          hasInserted: () => false,
          neighbours: () => [],
        }),
      ];
      expect(items.length).toBeLessThanOrEqual(12);
      for (const { proof } of items) {
        const traps =
          proof.kind === "made" ? proof.distractors.flatMap(({ trap }) => trap ?? []) : [];
        for (const trap of traps) expect(trap).toMatch(/착각하기 쉬워요\.$/u);
      }
    }
  });
});
