/** Small items, one of each shape, and an engine that makes them at once. */
import type { MakeResult } from "@pulda/makers";
import { ItemContent } from "@pulda/question";
import type { Engine } from "../src/exam/engine.ts";

const common = {
  version: 1,
  type: "test",
  points: 2,
  proof: { kind: "author" },
  difficulty: "low",
} as const;

/** Stands in every key, proof and explanation, so that a leak is found by looking for it. */
export const SECRET = "SECRET-OF-THE-KEY";

export const ITEMS: readonly ItemContent[] = [
  {
    ...common,
    shape: "choose",
    instruction: "알맞은 것을 고르시오.",
    blocks: [{ kind: "passage", runs: [{ kind: "plain", text: "The bees dance." }] }],
    options: ["a", "b", "c", "d", "e"].map((cell) => ({ cells: [cell] })),
    key: { choice: 3 },
    explanation: SECRET,
  },
  {
    ...common,
    shape: "mark",
    instruction: "틀린 것을 고르시오.",
    blocks: [
      {
        kind: "passage",
        runs: [
          { kind: "underlined", text: "are", place: 1 },
          { kind: "underlined", text: "goes", place: 2 },
        ],
      },
    ],
    places: 2,
    key: { choice: 2 },
    explanation: SECRET,
  },
  {
    ...common,
    shape: "write",
    instruction: "빈칸을 채우시오.",
    blocks: [{ kind: "prompt", runs: [{ kind: "blank", label: "A" }] }],
    fields: [{ label: "A" }, { label: "B" }],
    key: { accepted: [[SECRET], ["dance", "dances"]] },
    explanation: SECRET,
  },
  {
    ...common,
    shape: "arrange",
    instruction: "순서대로 놓으시오.",
    blocks: [],
    pieces: ["bees", "the", "dance"],
    key: { orders: [[1, 0, 2]] },
    explanation: SECRET,
  },
].map((item) => ItemContent.parse(item));

/** The responses that are right, in the order of the items. */
export const RIGHT = [
  { choice: 3 },
  { choice: 2 },
  { texts: [SECRET, "Dance."] },
  { order: [1, 0, 2] },
] as const;

/** The responses that are wrong (the third in part). */
export const WRONG = [
  { choice: 1 },
  { choice: 1 },
  { texts: ["", "dances"] },
  { order: [0, 1, 2] },
] as const;

/** Makes the items above for every request; what `wait` returns is waited for first. */
export function testEngine(wait: () => Promise<void> = async () => {}): Engine {
  return {
    async make(request, onProgress): Promise<MakeResult> {
      await wait();
      request.passages.forEach((_, at) => onProgress(at + 1));
      return {
        items: [...ITEMS],
        refused: [{ type: "test", passage: 0, reason: "지문이 짧아서 만들지 못했어요." }],
      };
    },
    close: async () => {},
  };
}

export const PASSAGE = `Bees find flowers far from the hive, and they must tell the other bees where the flowers are. When a bee comes home, it dances on the comb in the dark. The dance shows how far the flowers are and in which direction the bees have to fly. Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.`;
