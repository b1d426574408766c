import { analyse } from "@pulda/english";
import { roundTripProblems, type ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "../../samples/index.ts";
import { seeded } from "../../shared/random.ts";
import { connectiveCandidates } from "./candidates.ts";
import { connective } from "./maker.ts";
import { RELATION_OF } from "./relations.ts";

const propose = (text: string): ItemContent[] => [
  ...connective.propose(
    { passage: 0, text, analysis: analyse(text) },
    {
      random: seeded(1),
      level: 3,
      keyNumbers: [4, 1, 2, 3, 5],
      existingItems: [],
      timesTested: () => 0,
      at: null,
      hasInserted: () => false,
      neighbours: () => [],
    },
  ),
];
const items = SAMPLES.flatMap(({ text }) => propose(text));
const optionsOf = (item: ItemContent): (readonly string[])[] =>
  item.shape === "choose" ? item.options.map(({ cells }) => cells) : [];
const relationOf = (word: string) => RELATION_OF.get(word.toLowerCase());
const hasTwoBlanks = (item: ItemContent): boolean => optionsOf(item)[0]?.length === 2;
const pairs = items.filter(hasTwoBlanks);
const singles = items.filter((item) => !hasTwoBlanks(item));

describe("연결어 with two blanks", () => {
  it("shows the right word of each column as often as a wrong one", () => {
    expect(pairs.length).toBeGreaterThan(3);
    for (const item of pairs) {
      const options = optionsOf(item);
      const right = options[3] ?? [];
      for (const column of [0, 1]) {
        const words = options.map((cells) => cells[column]);
        const counts = [...new Set(words)].map(
          (word) => words.filter((other) => other === word).length,
        );
        expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
        expect(words.filter((word) => word === right[column])).toHaveLength(2);
      }
    }
  });

  it("has no option with one relation in both blanks, and no connective in both columns", () => {
    for (const item of pairs) {
      const options = optionsOf(item);
      for (const [a = "", b = ""] of options) expect(relationOf(a)).not.toBe(relationOf(b));
      const second = options.map((cells) => cells[1]?.toLowerCase());
      for (const [a = ""] of options) expect(second).not.toContain(a.toLowerCase());
    }
  });
});

describe("연결어 with one blank", () => {
  it("offers five relations, none of them twice", () => {
    expect(singles.length).toBeGreaterThan(1);
    for (const item of singles) {
      const relations = optionsOf(item).map(([word = ""]) => relationOf(word));
      expect(new Set(relations).size).toBe(5);
      expect(item.proof.kind === "made" && item.proof.rules).toEqual([relations[3]]);
    }
  });

  it("is asked only where no second connective is certain", () => {
    for (const { text } of SAMPLES)
      expect(new Set(propose(text).map(hasTwoBlanks)).size).toBeLessThan(2);
  });

  it("writes all options with a capital or none", () => {
    for (const item of singles)
      expect(new Set(optionsOf(item).map(([word = ""]) => /^\p{Lu}/u.test(word))).size).toBe(1);
  });
});

describe("연결어", () => {
  it("names for each distractor what a learner is misled by", () => {
    const found = items.flatMap(({ proof, explanation }) =>
      proof.kind === "made" ? proof.distractors.map((one) => ({ ...one, explanation })) : [],
    );
    expect(found.length).toBeGreaterThan(10);
    for (const { trap = "", explanation } of found) {
      expect(trap).toMatch(/착각하기 쉽지만, .+야 해요\.$/u);
      expect(explanation.split("\n").filter((line) => line.endsWith(trap))).not.toEqual([]);
    }
  });

  it("asks 'But' as 'However', with a comma, and says what the text has", () => {
    const text =
      "Savers picture two selves, a greedy one and a wise one, and every coin that is spent today is stolen from the second. The picture has its uses. But it assumes that the later self will know how to enjoy what has been kept for it. Spending well is a skill, and a skill is lost if it is never practiced. People who refuse every journey seldom turn into travelers on the day they retire. More often they find that refusing has become the only thing they are good at. A sensible plan sets aside something besides money.";
    const [item] = propose(text);
    expect(item?.blocks[0]?.runs).toMatchObject([
      {},
      { kind: "blank" },
      { text: expect.stringMatching(/^, it assumes/u) },
    ]);
    expect(optionsOf(item!)[3]).toEqual(["However"]);
    expect(item?.explanation).toContain("원문에는 같은 뜻의 'But'이 쓰여 있어요.");
    expect(roundTripProblems(item!, [{ text }])).toEqual([]);
  });

  it("blanks no connective whose relation another word beside it shows", () => {
    const text =
      "Children learn words by play, for instance. For example, blocks teach them colors. However, blocks are loud.";
    expect(connectiveCandidates(analyse(text).sentences).map((one) => one.text)).toEqual([
      "However",
    ]);
  });
});
