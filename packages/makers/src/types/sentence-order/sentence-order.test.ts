import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Source } from "../../maker.ts";
import { SAMPLES } from "../../samples/index.ts";
import { wordCountOf } from "../../shared/excerpt.ts";
import { seeded } from "../../shared/random.ts";
import { divisionsOf, onlyKey, ORDERS } from "./division.ts";
import { sentenceOrder } from "./maker.ts";

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const sources = SAMPLES.map(({ text }) => sourceOf(text));
const divisions = sources.flatMap((source) => divisionsOf(source).map(({ division }) => division));
const order = {
  random: seeded(1),
  level: 3,
  keyNumbers: [3, 1, 2, 4, 5],
  existingItems: [],
  timesTested: () => 0,
  at: null,
  hasInserted: () => false,
  neighbours: () => [],
};

describe("the divisions of a text", () => {
  it("have near parts of up to four sentences, one of them single at most", () => {
    expect(divisions.length).toBeGreaterThan(20);
    for (const { given, parts } of divisions) {
      const words = parts.map((part) =>
        part.reduce((sum, sentence) => sum + wordCountOf(sentence), 0),
      );
      expect(Math.max(...words) / Math.min(...words)).toBeLessThanOrEqual(2.2);
      expect(parts.filter(({ length }) => length === 1).length).toBeLessThanOrEqual(1);
      for (const { length } of parts) expect(length).toBeLessThanOrEqual(4);
      const total = [...given, ...parts.flat()].reduce(
        (sum, sentence) => sum + wordCountOf(sentence),
        0,
      );
      expect(total).toBeGreaterThanOrEqual(90);
      expect(total).toBeLessThanOrEqual(190);
    }
  });

  it("have no part that opens with the second half of a speech", () => {
    const story =
      "Every Thursday at ten the same man bought a return ticket to the island. He carried no bag, and nobody knew why he went. She supposed that he was lonely and began to keep a mint on the counter for him. One windy morning he came back to her window with his cap in his hand. “Tell your engineer it is the third bearing,” he said. “It has been complaining since the winter.” Ines nearly smiled, but something in his tone made her pick up the telephone. By evening the ferry had been taken out of service, and the mechanics had found a crack. Only then did somebody recall that he had tended that engine for thirty years. The following Thursday she pushed his coins back beneath the glass.";
    const found = divisionsOf(sourceOf(story));
    expect(found.length).toBeGreaterThan(0);
    for (const { division } of found)
      for (const [first] of division.parts) expect(first?.text).not.toMatch(/^“It has been/u);
  });

  it("have no part that opens as the next of several that are counted off", () => {
    for (const { parts } of divisions)
      for (const [first] of parts)
        expect(first?.text).not.toMatch(/^(?:The )?(?:second|third)\b/iu);
  });

  it("hold at least one seam", () => {
    for (const { parts, seams } of divisions) {
      const held = parts.filter((part) =>
        part.some(({ index }) => seams.some(({ dependent }) => dependent === index)),
      );
      expect(held.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("give the number with which an order that the ties leave open is not offered", () => {
    const doubtful = divisions.filter((division) => division.doubtful !== null);
    expect(doubtful.length).toBeGreaterThan(0);
    for (const division of doubtful) {
      const labels = ORDERS[(onlyKey(division) ?? 0) - 1] ?? "";
      const spelled = division.doubtful?.map((part) => labels[part]).join("");
      expect(spelled).toBe("ABC");
    }
  });

  it("hold no paragraph break", () => {
    const [first = sources[0]!] = sources.filter((source) => divisionsOf(source).length > 0);
    const broken = first.text.replaceAll(". ", ".\n\n");
    expect(divisionsOf(sourceOf(broken))).toEqual([]);
  });

  it("are none where seasons tell the order of the parts", () => {
    const text =
      "A new bridge was opened in a small town in the hills in spring, and everybody praised the architect. Carts could cross the river without waiting. By summer, however, the ferryman had closed his shop. This was noticed by few, since his guests had been travellers. That autumn, moreover, the inn beside the landing lost its visitors, too. Such losses were felt by the bakers who had sold them bread. In winter the council asked what had gone wrong with the street. Nobody could say, but the answer was known to the ferryman.";
    const plain = text
      .replace("By summer, however,", "Before long, however,")
      .replace("That autumn,", "Soon,")
      .replace("In winter the", "At last the");
    expect(divisionsOf(sourceOf(plain)).length).toBeGreaterThan(0);
    expect(divisionsOf(sourceOf(text))).toEqual([]);
  });

  it("are none where only an enumeration holds the parts", () => {
    const text =
      "Good sleep needs a few habits that anyone can learn without a doctor. First, lamps should be dim in the evening, and meals should end early. Most adults who eat late wake up at night. Second, bedrooms should be cool, dark and quiet during all seasons. Thick curtains are cheap and easy to hang. Third, phones belong in the kitchen rather than beside a pillow. Games and messages keep minds awake for hours. Finally, mornings should begin at equal times on weekdays and at weekends. Children who rise late on Sunday are tired on Monday, and so are their teachers and parents.";
    expect(divisionsOf(sourceOf(text))).toEqual([]);
  });
});

describe("the items", () => {
  it("name a trap where the first part of a wrong order has a word of the given text", () => {
    const traps = sources.flatMap((source) =>
      [...sentenceOrder.propose(source, order)].flatMap(({ proof }) =>
        proof.kind === "made" ? proof.distractors.flatMap(({ trap }) => trap ?? []) : [],
      ),
    );
    expect(traps.length).toBeGreaterThan(0);
    for (const trap of traps) expect(trap).toMatch(/착각하기 쉬워요\.$/u);
  });
});
