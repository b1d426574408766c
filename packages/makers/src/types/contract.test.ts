/** The contract of every question type, on every sample and on odd texts. */
import {
  grade,
  ItemContent,
  passageProblem,
  plainText,
  roundTripProblems,
  type ItemResponse,
} from "@pulda/question";
import { describe, expect, it } from "vitest";
import { effort, SEED } from "../../../../testing/effort.ts";
import { FACTUAL_TEXTS, SUITED_TEXTS } from "../../test/factual-texts.ts";
import { ODD_TEXTS } from "../../test/odd-texts.ts";
import { printItem } from "../exam/print.ts";
import { make, questionTypes, SAMPLES, shapesOf } from "../index.ts";
import { MAKERS } from "../registry.ts";

const samples = SAMPLES.map(({ title, text }) => ({ title, text }));
/** The long run uses as many more. */
const allSeeds = [
  1,
  2,
  3,
  4,
  5,
  6,
  ...effort<number[]>(
    [],
    [0, 1, 2, 3, 4, 5].map((at) => SEED + at),
  ),
];
const seeds = effort(allSeeds.slice(0, 3), allSeeds);
/** One item of each type from each passage that gives one. */
const everyType = Object.keys(MAKERS).map((type) => ({ type, count: samples.length }));
const sets = seeds.map((seed) => make({ passages: samples, types: everyType, seed, level: 3 }));
const all = sets.flatMap(({ items }) => items);
const INSTRUCTIONS: Readonly<Record<string, readonly string[]>> = {
  "grammar-error": ["다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?"],
  "grammar-choice": ["(A), (B), (C)의 각 네모 안에서 어법에 맞는 표현으로 가장 적절한 것은?"],
  "grammar-correction": [
    "다음 글의 밑줄 친 부분 중, 어법상 틀린 것을 찾아 바르게 고쳐 쓰시오.",
    "다음 글의 밑줄 친 부분 중, 어법상 틀린 것 2개를 찾아 번호를 쓰고 바르게 고쳐 쓰시오.",
  ],
  "word-in-context": ["다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?"],
  "word-choice": ["(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?"],
  blank: ["다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오."],
  connective: [
    "다음 글의 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?",
    "다음 빈칸에 들어갈 말로 가장 적절한 것은?",
  ],
  "sentence-order": ["주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오."],
  "sentence-insertion": ["글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오."],
  "sentence-matching": [
    "글의 흐름으로 보아, 빈칸 (A), (B), (C)에 들어갈 문장을 〈보기〉에서 골라 순서대로 바르게 짝지은 것은?",
  ],
  "misplaced-sentence": ["다음 글의 ①~⑤ 중, 글의 흐름으로 보아 위치가 적절하지 않은 문장은?"],
  "irrelevant-sentence": ["다음 글에서 전체 흐름과 관계 없는 문장은?"],
  "content-match": ["다음 글의 내용과 일치하지 않는 것은?", "다음 글의 내용과 일치하는 것은?"],
  "content-match-korean": ["다음 안내문의 내용과 일치하지 않는 것은?"],
  "not-mentioned": [
    "다음 글에서 …에 관해 언급되지 않은 것은?",
    "다음 안내문에서 언급되지 않은 것은?",
  ],
  definition: [
    "다음 영영풀이에 해당하는 낱말로 가장 적절한 것은?",
    "밑줄 친 낱말의 영영풀이로 적절하지 않은 것은?",
  ],
  synonym: ["밑줄 친 낱말과 의미가 가장 가까운 것은?"],
  "word-meaning": [
    "밑줄 친 단어의 문맥상 뜻으로 가장 적절한 것을 고르시오.",
    "다음 뜻에 해당하는 단어로 알맞은 것을 고르시오.",
  ],
  "word-form": [
    "괄호 안의 단어를 알맞은 형태로 고쳐 쓰시오. (한 단어로 쓰시오.)",
    "괄호 안의 단어를 알맞은 형태로 고쳐 쓰시오. (각각 한 단어로 쓰시오.)",
    "괄호 안의 단어를 알맞은 형태로 고쳐 쓰시오. (각각 한 단어 또는 두 단어로 쓰시오.)",
  ],
  "word-spelling": ["다음 영영풀이를 참고하여, 주어진 철자로 시작하는 알맞은 말을 빈칸에 쓰시오."],
  "word-order": [
    "〈보기〉의 단어를 모두 바르게 배열하여 문장을 완성하시오.",
    "〈보기〉의 말을 모두 바르게 배열하여 빈칸을 완성하되, 밑줄 친 단어는 어법에 맞게 어형을 바꾸시오.",
    "〈보기〉의 말을 모두 그대로 사용하여 바르게 배열하되, 한 단어를 추가하여 빈칸을 완성하시오.",
  ],
};
/** Types that suit few texts, with the least share of samples that gives an item. */
const RARE: Readonly<Record<string, number>> = {
  // few texts say their point in words that distractors can be laid beside
  blank: 0.03,
  // … or sentences that a connective joins for certain
  connective: 0.25,
  // four things told in words that no one else can be meant by
  "not-mentioned": 0.3,
  // plain texts have too few points that are worth asking
  "grammar-choice": 0.25,
  "grammar-correction": 0.4,
  "grammar-error": 0.4,
  // … and too few words that readers do not know
  "word-meaning": 0.15,
  definition: 0.1,
  // … or whose synonyms and distractors our dictionary does not know
  synonym: 0.1,
  // the point must be made with a noun of which our bank claims something near the text
  "irrelevant-sentence": 0.1,
  "word-form": 0.1,
  "word-order": 0.1,
  "word-in-context": 0.2,
  // three words on which claims turn, each with a contrary that reads as well
  "word-choice": 0.04,
  "sentence-order": 0.15,
  "word-spelling": 0.2,
};

function rightResponse({ key }: ItemContent): ItemResponse {
  if ("choice" in key) return { choice: key.choice };
  if ("accepted" in key) return { texts: key.accepted.map(([first]) => first ?? "") };
  return { order: key.orders[0] ?? [] };
}

/** A response that fits the item and is not right. */
function wrongResponse({ key }: ItemContent): ItemResponse {
  if ("choice" in key) return { choice: (key.choice % 5) + 1 };
  if ("orders" in key) return { order: key.orders[0]!.toReversed() };
  return { texts: ["zebra"] };
}

/** The numbers of the keyed places; null where nothing is numbered. */
function keyPlaces({ key, type }: ItemContent): number[] | null {
  if ("choice" in key) return [key.choice];
  if (type !== "grammar-correction" || !("accepted" in key)) return null;
  // the number is written, before the correction
  return key.accepted
    .filter((_, field) => field % 2 === 0)
    .map((accepted) => Number(accepted.find((text) => /^[1-7]$/u.test(text))));
}

/** The numbers that a text shows. */
function numbersIn(item: ItemContent): number[] {
  return item.blocks.flatMap(({ runs }) =>
    runs.flatMap((run) => ("place" in run && run.place ? [run.place] : [])),
  );
}

/** 1, 2 … in order. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Types whose answer is written or arranged: they have no distractors to reject. */
const WITHOUT_CHOICE = ["word-form", "word-spelling", "word-order"];

const choosing = (items: readonly ItemContent[]) => items.filter(({ key }) => "choice" in key);

/** χ² of the keys against an even distribution over ①–⑤. */
function chiSquare(items: readonly ItemContent[]): number {
  const counts = [0, 0, 0, 0, 0];
  for (const { key } of items) if ("choice" in key) counts[key.choice - 1]!++;
  const expected = choosing(items).length / 5;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("the samples", () => {
  it("are twelve or more, of all kinds, each of 120–200 words and usable as a passage", () => {
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
  const passages = SUITED_TEXTS[maker.id] ?? samples;
  const types = [{ type: maker.id, count: passages.length }];
  // a type that few texts suit has few items in each exam
  const ownSeeds = (RARE[maker.id] ?? 1) < 0.1 ? allSeeds : seeds;
  const ownSets = ownSeeds.map((seed) => make({ passages, types, seed, level: 3 }));
  const items = ownSets.flatMap((set) => set.items);
  const isChosen = maker.shape === "choose" || maker.shape === "mark";

  // Otherwise each test below would test nothing.
  it("makes items at all", () => {
    expect(items.length).toBeGreaterThan(5);
    expect(choosing(items)).toHaveLength(isChosen ? items.length : 0);
  });

  it("makes items from enough of the samples", () => {
    const giving = ownSeeds.flatMap((_, at) => [
      ...new Set(
        ownSets[at]?.items.flatMap(({ proof }) => (proof.kind === "made" ? [proof.passage] : [])),
      ),
    ]);
    const share = giving.length / (passages.length * ownSeeds.length);
    expect(share).toBeGreaterThanOrEqual(RARE[maker.id] ?? 0.5);
  });

  it("fits the schema and gives the source back exactly", () => {
    for (const item of items) {
      expect(ItemContent.parse(item)).toEqual(item);
      expect(roundTripProblems(item, passages)).toEqual([]);
      expect(shapesOf(maker.id)).toContain(item.shape);
      // the name of the person whom a life is about
      const instruction = item.instruction.replace(/^(다음 글에서) .+(에 관해)/u, "$1 …$2");
      expect(INSTRUCTIONS[maker.id]).toContain(instruction);
      const several = item.shape === "write" ? item.pairs?.length : undefined;
      expect(several ? [2 * several] : [2, 3]).toContain(item.points);
    }
  });

  it("has a complete proof: evidence, and a rejection of every distractor", () => {
    for (const item of items) {
      if (item.proof.kind !== "made") throw new Error("no proof");
      const places =
        item.shape === "choose" ? item.options.length : item.shape === "mark" ? item.places : 0;
      expect(places).toBe("choice" in item.key ? 5 : 0);
      const keys = keyPlaces(item);
      expect(keys === null).toBe(WITHOUT_CHOICE.includes(item.type));
      const every = upTo(item.shape === "choose" ? 5 : numbersIn(item).length);
      const others = keys === null ? [] : every.filter((place) => !keys.includes(place));
      const rejected = item.proof.distractors.map(({ choice }) => choice);
      expect(rejected).toEqual(others);
      for (const { reason } of item.proof.distractors) expect(reason).toMatch(/요\.$/u);
      for (const { note } of item.proof.evidence) expect(note).toMatch(/요\.$/u);
      expect(item.proof.evidence.length).toBeGreaterThan(0);
      // the page prints the key above it
      expect(item.explanation).not.toMatch(/^정답/u);
      for (const line of item.explanation.split("\n")) expect(line).toMatch(/요\./u);
      expect(item.explanation).not.toMatch(/undefined|null|을\(를\)|이\(가\)/u);
    }
  });

  it("repeats no option and shows each of five numbered places once", () => {
    for (const item of items) {
      const options =
        item.shape === "choose" ? item.options.map(({ cells }) => cells.join().toLowerCase()) : [];
      expect(new Set(options).size).toBe(options.length);
      const several = item.shape === "write" && item.pairs !== undefined;
      const marked = item.shape === "mark" || item.type === "grammar-correction";
      const places = numbersIn(item);
      expect(places).toEqual(upTo(several ? places.length : marked ? 5 : 0));
      expect(several ? [5, 6, 7] : [0, 5]).toContain(places.length);
      for (const { runs } of item.blocks) expect(plainText(runs).trim()).not.toBe("");
    }
  });

  it("has its key graded right, and another response wrong", () => {
    for (const item of items) {
      expect(grade(item, rightResponse(item)).kind).toBe("right");
      expect(grade(item, wrongResponse(item)).kind).toBe("wrong");
    }
  });

  // the 5 % bound of χ² for four degrees of freedom
  it.runIf(isChosen)("puts its keys evenly over ①–⑤ in each set", () => {
    for (const set of ownSets) {
      const own = choosing(set.items);
      expect(own.length).toBeGreaterThan(0);
      expect(chiSquare(own)).toBeLessThan(9.49);
    }
  });

  it("tests something else each time it makes a further item from a passage", () => {
    const giving = passages.filter((_, at) =>
      items.some(({ proof }) => proof.kind === "made" && proof.passage === at),
    );
    const { items: many } = make({
      passages: giving.slice(0, 4),
      types: [{ type: maker.id, count: 6 }],
      seed: 3,
      level: 3,
    });
    const asked = many.map(({ proof }) =>
      proof.kind === "made"
        ? JSON.stringify([
            proof.passage,
            proof.operation,
            proof.rules,
            proof.words,
            proof.evidence[0],
          ])
        : "",
    );
    // the rarest types have no second place in a text
    expect(many.length).toBeGreaterThan((RARE[maker.id] ?? 1) < 0.1 ? 0 : 1);
    expect(new Set(asked).size).toBe(many.length);
  });

  it.each(Object.entries(ODD_TEXTS))("never throws: %s", (_name, text) => {
    const odd = [{ text }];
    const { items: made, refused } = make({
      passages: odd,
      types: [{ type: maker.id, count: 1 }],
      seed: 1,
      level: 3,
    });
    expect(made.length + refused.length).toBe(1);
    for (const item of made) expect(roundTripProblems(item, odd)).toEqual([]);
    for (const { reason } of refused) expect(reason).toMatch(/요\.|단어\)$/u);
  });
});

describe("make", () => {
  it("spreads its keys evenly over ①–⑤, also where each passage is an exam of its own", () => {
    const single = seeds.flatMap((seed) =>
      samples.flatMap(
        (passage) =>
          make({ passages: [passage], types: "auto", amount: "many", seed, level: 3 }).items,
      ),
    );
    expect(choosing(single).length).toBeGreaterThan(120);
    // at 1 %: the same few samples are drawn from again and again
    expect(chiSquare(single)).toBeLessThan(13.28);
  });

  it("gives the same items for the same request, byte for byte", () => {
    const again = make({ passages: samples, types: everyType, seed: 1, level: 3 });
    expect(JSON.stringify(again)).toBe(JSON.stringify(sets[0]));
  });

  it("gives another form for another seed", () => {
    expect(JSON.stringify(sets[0]?.items)).not.toBe(JSON.stringify(sets[1]?.items));
  });

  it("treats counts as totals of the exam and gives reasons for missing items", () => {
    const few = make({
      passages: samples,
      types: [{ type: "grammar-error", count: 3 }],
      seed: 1,
      level: 3,
    });
    expect(few.items).toHaveLength(3);
    expect(few.refused).toEqual([]);
    const none = make({
      passages: [{ text: "Too short." }],
      types: [{ type: "grammar-error", count: 2 }],
      seed: 1,
      level: 3,
    });
    expect(none.items).toEqual([]);
    expect(none.refused).toEqual([
      { type: "grammar-error", passage: 0, reason: expect.stringContaining("지문이 너무 짧아요") },
    ]);
  });

  it("refuses types that it cannot make", () => {
    const { items, refused } = make({
      passages: samples,
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
    make({ passages: samples.slice(0, 3), types: "auto", seed: 1, level: 3 }, (done, total) =>
      seen.push(`${done}/${total}`),
    );
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });

  it("makes the key the longest option no more often than chance allows", () => {
    const count = FACTUAL_TEXTS.length;
    const factual = seeds.flatMap(
      (seed) =>
        make({ passages: FACTUAL_TEXTS, types: [{ type: "content-match", count }], seed, level: 3 })
          .items,
    );
    // an item that several seeds give is one draw
    const distinct = new Map(
      [...all, ...factual].map((item) => {
        const cells = item.shape === "choose" ? item.options.map((one) => one.cells.join()) : [];
        return [`${item.type} ${cells.toSorted().join("/")}`, item] as const;
      }),
    );
    const shares = [...distinct.values()].flatMap((item) => {
      if (item.shape !== "choose" || item.type === "sentence-order") return [];
      if (!item.options.every(({ cells }) => cells.length === 1)) return [];
      const lengths = item.options.map(({ cells }) => cells[0]?.length ?? 0);
      const longest = Math.max(...lengths);
      const among = lengths.filter((length) => length === longest).length;
      return [lengths[item.key.choice - 1] === longest ? 1 / among : 0];
    });
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    expect(shares.length).toBeGreaterThan(40);
    const standardError = Math.sqrt((0.2 * 0.8) / shares.length);
    // some seventy draws of ten samples; over many texts it is 20.3 %
    expect(share).toBeLessThan(0.2 + 3 * standardError);
  });

  it("tests nothing twice in an exam, and offers no word that is another item's answer", () => {
    for (const { items } of sets)
      for (const passage of samples.keys()) {
        const own = items.filter(({ proof }) => proof.kind === "made" && proof.passage === passage);
        const words = own.flatMap(({ proof, type }) => {
          if (proof.kind !== "made") return [];
          if (type === "blank" || type === "word-spelling")
            return proof.operation.kind === "blank" ? [proof.operation.original.toLowerCase()] : [];
          return proof.rules[0] === "meaning" ? (proof.words ?? []).map(({ text }) => text) : [];
        });
        expect(new Set(words).size).toBe(words.length);
        const edits = own.flatMap(({ proof }) => {
          if (proof.kind !== "made") return [];
          const { operation } = proof;
          if (operation.kind === "edits") return operation.edits.map(({ span }) => span.start);
          return operation.kind === "replace" ? [operation.span.start] : [];
        });
        expect(new Set(edits).size).toBe(edits.length);
      }
  });

  it("matches the golden file", async () => {
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
    await expect(`${text}\n`).toMatchFileSnapshot("../../golden/samples.txt");
  });
});

describe("questionTypes", () => {
  it("lists each type once; types with a maker are auto, users' own types are not", () => {
    const types = questionTypes();
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    expect(types.filter(({ auto }) => auto).map(({ id }) => id)).toEqual(Object.keys(MAKERS));
    expect(types.find(({ id }) => id === "own-choice")).toMatchObject({
      shape: "choose",
      auto: false,
    });
  });
});
