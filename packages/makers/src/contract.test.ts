/** What every question type promises, on every passage of ours and on texts that are none. */
import { ItemContent, passageProblem, plainText, roundTripProblems } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { ODD_TEXTS } from "../test/odd-texts.ts";
import { printItem } from "./print.ts";
import { make, questionTypes, SAMPLES } from "./index.ts";
import { MAKERS } from "./registry.ts";

const passages = SAMPLES.map(({ title, text }) => ({ title, text }));
const seeds = [1, 2, 3, 4, 5, 6];
const sets = seeds.map((seed) => make({ passages, types: "auto", seed, level: 3 }));
const all = sets.flatMap(({ items }) => items);
const INSTRUCTIONS: Readonly<Record<string, string>> = {
  "grammar-error": "다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?",
  blank: "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.",
  "sentence-order": "주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.",
  "sentence-insertion": "글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.",
};

/** How far the keys are from lying evenly over ①–⑤. */
function chiSquare(items: readonly ItemContent[]): number {
  const counts = [0, 0, 0, 0, 0];
  for (const { key } of items) if ("choice" in key) counts[key.choice - 1]!++;
  const expected = items.length / 5;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("our passages", () => {
  it("are twelve or more, of all kinds, each of 120–200 words and usable", () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(SAMPLES.map(({ kind }) => kind)).size).toBe(6);
    for (const { text } of SAMPLES) {
      expect(text.split(/\s+/u).length).toBeGreaterThanOrEqual(120);
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(200);
      expect(passageProblem(text)).toBeNull();
    }
  });
});

describe.each(Object.values(MAKERS))("$id", (maker) => {
  const items = all.filter(({ type }) => type === maker.id);

  it("makes items from at least half of our passages", () => {
    expect(items.length).toBeGreaterThanOrEqual((passages.length * seeds.length) / 2);
  });

  it("fits the schema and gives the source back exactly", () => {
    for (const item of items) {
      expect(ItemContent.parse(item)).toEqual(item);
      expect(roundTripProblems(item, passages)).toEqual([]);
      expect(item.shape).toBe(maker.shape);
      expect(item.instruction).toBe(INSTRUCTIONS[maker.id]);
      expect([2, 3]).toContain(item.points);
    }
  });

  it("carries a whole proof: evidence, and a reason against every distractor", () => {
    for (const item of items) {
      if (item.proof.kind !== "made" || !("choice" in item.key)) throw new Error("no proof");
      const { choice } = item.key;
      const places =
        item.shape === "choose" ? item.options.length : item.shape === "mark" ? item.places : 0;
      expect(places).toBe(5);
      const others = [1, 2, 3, 4, 5].filter((place) => place !== choice);
      expect(item.proof.distractors.map((rejection) => rejection.choice)).toEqual(others);
      for (const { reason } of item.proof.distractors) expect(reason).toMatch(/요\.$/u);
      for (const { note } of item.proof.evidence) expect(note).toMatch(/요\.$/u);
      expect(item.proof.evidence.length).toBeGreaterThan(0);
      // the page prints the key above it
      expect(item.explanation).not.toMatch(/^정답/u);
      for (const line of item.explanation.split("\n")) expect(line).toMatch(/요\./u);
      expect(item.explanation).not.toMatch(/undefined|null|을\(를\)|이\(가\)/u);
    }
  });

  it("repeats no option and shows five places once each", () => {
    for (const item of items) {
      const options =
        item.shape === "choose" ? item.options.map(({ cells }) => cells.join().toLowerCase()) : [];
      expect(new Set(options).size).toBe(options.length);
      const places = item.blocks.flatMap(({ runs }) =>
        runs.flatMap((run) => ("place" in run && run.place ? [run.place] : [])),
      );
      expect(places).toEqual(item.shape === "mark" ? [1, 2, 3, 4, 5] : []);
      for (const { runs } of item.blocks) expect(plainText(runs).trim()).not.toBe("");
    }
  });

  // the 5 % bound of χ² for four degrees of freedom
  it("puts its keys evenly over ①–⑤", () => {
    expect(chiSquare(items)).toBeLessThan(9.49);
  });

  it("puts them evenly where each passage is a set of its own, too", () => {
    const single = seeds.flatMap((seed) =>
      passages.flatMap(
        (passage) =>
          make({ passages: [passage], types: [{ type: maker.id, count: 1 }], seed, level: 3 })
            .items,
      ),
    );
    expect(chiSquare(single)).toBeLessThan(9.49);
  });

  it("asks something else each time it is asked again of one passage", () => {
    const { items: many } = make({
      passages: passages.slice(0, 2),
      types: [{ type: maker.id, count: 6 }],
      seed: 3,
      level: 3,
    });
    const asked = many.map(({ proof }) =>
      proof.kind === "made" ? JSON.stringify([proof.passage, proof.operation]) : "",
    );
    expect(new Set(asked).size).toBe(many.length);
  });

  it.each(Object.entries(ODD_TEXTS))("never throws: %s", (_name, text) => {
    const odd = [{ text }];
    const started = Date.now();
    const { items: made, refused } = make({
      passages: odd,
      types: [{ type: maker.id, count: 1 }],
      seed: 1,
      level: 3,
    });
    expect(Date.now() - started).toBeLessThan(2000);
    expect(made.length + refused.length).toBeGreaterThan(0);
    for (const item of made) expect(roundTripProblems(item, odd)).toEqual([]);
    for (const { reason } of refused) expect(reason).toMatch(/요\.|단어\)$/u);
  });
});

describe("make", () => {
  it("gives the same set for the same request, byte for byte", () => {
    const again = make({ passages, types: "auto", seed: 1, level: 3 });
    expect(JSON.stringify(again)).toBe(JSON.stringify(sets[0]));
  });

  it("gives another form for another seed", () => {
    expect(JSON.stringify(sets[0]?.items)).not.toBe(JSON.stringify(sets[1]?.items));
  });

  it("takes counts as totals over the set and gives reasons for what is missing", () => {
    const few = make({ passages, types: [{ type: "blank", count: 3 }], seed: 1, level: 3 });
    expect(few.items).toHaveLength(3);
    expect(few.refused).toEqual([]);
    const none = make({
      passages: [{ text: "Too short." }],
      types: [{ type: "blank", count: 2 }],
      seed: 1,
      level: 3,
    });
    expect(none.items).toEqual([]);
    expect(none.refused).toEqual([
      { type: "blank", passage: 0, reason: expect.stringContaining("지문이 너무 짧아요") },
    ]);
  });

  it("refuses types that it cannot make", () => {
    const { items, refused } = make({
      passages,
      types: [
        { type: "own-choice", count: 1 },
        { type: "no-such-type", count: 1 },
      ],
      seed: 1,
      level: 3,
    });
    expect(items).toEqual([]);
    expect(refused.map(({ type }) => type)).toEqual(["own-choice", "no-such-type"]);
  });

  it("counts its progress in passages", () => {
    const seen: string[] = [];
    make({ passages: passages.slice(0, 3), types: "auto", seed: 1, level: 3 }, (done, total) =>
      seen.push(`${done}/${total}`),
    );
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });

  it("never makes the key the longest option more often than chance would", () => {
    const blanks = all.filter(({ type }) => type === "blank");
    const longest = blanks.filter((item) => {
      if (item.shape !== "choose") return false;
      const lengths = item.options.map(({ cells }) => cells[0]?.length ?? 0);
      const key = lengths[item.key.choice - 1] ?? 0;
      return lengths.every((length, at) => at === item.key.choice - 1 || length < key);
    });
    expect(longest.length / blanks.length).toBeLessThan(0.3);
  });

  it("reads as the golden file has it", async () => {
    const [set] = sets;
    const text = SAMPLES.map(({ title }, passage) => {
      const items =
        set?.items.filter(({ proof }) => proof.kind === "made" && proof.passage === passage) ?? [];
      const refused = set?.refused.filter((refusal) => refusal.passage === passage) ?? [];
      return [
        `# ${title}`,
        ...items.map(printItem),
        ...refused.map(({ type, reason }) => `[${type}] ✕ ${reason}`),
      ].join("\n\n");
    }).join("\n\n\n");
    await expect(`${text}\n`).toMatchFileSnapshot("../golden/samples.txt");
  });
});

describe("questionTypes", () => {
  it("lists each type once, the makers' as auto and the user's own not", () => {
    const types = questionTypes();
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    expect(types.filter(({ auto }) => auto).map(({ id }) => id)).toEqual(Object.keys(MAKERS));
    expect(types.find(({ id }) => id === "own-choice")).toEqual({
      id: "own-choice",
      name: "직접 출제",
      shape: "choose",
      auto: false,
    });
  });
});
