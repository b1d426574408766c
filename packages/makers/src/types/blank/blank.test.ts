import { analyse, stemOf } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { seeded } from "../../shared/random.ts";
import { blank } from "./maker.ts";
import { contentOf } from "../../shared/claims/claim-content.ts";

const MAP =
  "Many people think of a map as a plain picture of the world. In fact, no sheet of paper can show everything, or it would have to be as large as the land itself. Someone must decide which roads to draw, which villages to name, and which hills to ignore. A map made for drivers leaves out footpaths, whereas one made for hikers hardly mentions gas stations. Both are honest, yet each tells a different story about the same valley. Even the colors follow somebody's purpose, for borders stand out only when a government wants them to. A map therefore reflects the decisions of the person who drew it. Readers who forget this take the choices of a stranger for the shape of the land.";
const STORY =
  "On a cold morning in March, Anna walked to the station with her brother. They had packed two bags the night before. The train was late, and they waited for an hour on the platform. When it came at last, Anna found a seat by the window and fell asleep. Her brother read a newspaper and ate an apple. At noon they arrived in the old town where their aunt lived. She had cooked soup and baked bread for them. They talked until the evening and went to bed early.";

function propose(text: string, seed = 1): ItemContent[] {
  const source = { passage: 0, text, analysis: analyse(text) };
  return [
    ...blank.propose(source, {
      random: seeded(seed),
      level: 3,
      keyNumbers: [4, 1, 2, 3, 5],
      existingItems: [],
      timesTested: () => 0,
      at: null,
      hasInserted: () => false,
      neighbours: () => [],
    }),
  ];
}

const optionsOf = (item: ItemContent): string[] =>
  item.shape === "choose" ? item.options.map(({ cells }) => cells[0] ?? "") : [];

describe("blank", () => {
  const [first] = propose(MAP);

  it("leaves the conclusion blank", () => {
    expect(optionsOf(first!)[3]).toBe("reflects the decisions of the person who drew it");
  });

  it("offers distractors that begin otherwise, share no word with the key and agree with the subject", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const [item] = propose(MAP, seed);
      const options = optionsOf(item!);
      expect(new Set(options.map((option) => option.split(" ")[0])).size).toBe(5);
      const key = new Set(contentOf(options[3]!).map(stemOf));
      for (const option of options) expect(option).toMatch(/^(?:[a-z]+s|is|has) /u);
      const shared = options
        .toSpliced(3, 1)
        .flatMap((option) => contentOf(option).filter((word) => key.has(stemOf(word))));
      expect(shared).toEqual([]);
    }
  });

  it("says of each distractor why it tempts and why it fails, and quotes what carries the key", () => {
    const { proof } = first!;
    if (proof.kind !== "made") throw new Error("not made");
    expect(proof.distractors.map(({ choice }) => choice)).toEqual([1, 2, 3, 5]);
    for (const { trap, reason } of proof.distractors) {
      expect(trap).toMatch(/착각하기 쉽지만/u);
      expect(reason).toMatch(/요\.$/u);
    }
    expect(proof.evidence.length).toBe(2);
    for (const { span } of proof.evidence)
      expect(first!.explanation).toContain(MAP.slice(span.start, span.start + 40));
  });

  it("asks nothing of a story, which makes no claim", () => {
    expect(propose(STORY)).toEqual([]);
  });

  it("gives the same items for the same seed", () => {
    expect(propose(MAP, 3)).toEqual(propose(MAP, 3));
  });
});
