import { expect, it } from "vitest";
import { fingerprintOf, type Block, type ItemContent } from "../index.ts";

const itemOf = (type: string, ...blocks: Block[]): ItemContent => ({
  version: 1,
  type,
  shape: "choose",
  instruction: "물음에 답하시오.",
  points: 2,
  blocks,
  options: [{ cells: ["a hive"] }, { cells: ["a dance"] }],
  key: { choice: 1 },
  explanation: "",
  proof: { kind: "author" },
  difficulty: "low",
});
const passage = (...runs: Block["runs"]): Block => ({ kind: "passage", runs });
const plain = { kind: "plain", text: "Bees dance." } as const;
const part = (text: string): Block => ({ kind: "part", runs: [{ kind: "plain", text }] });
const boxed = (...options: string[]) =>
  itemOf("grammar-choice", passage({ kind: "choice", label: "A", options }));
const title = itemOf("title", passage(plain));

it("is the same for the same text, however the item is worded", () => {
  const prompt: Block = { kind: "prompt", runs: [{ kind: "plain", text: "Bees (A)." }] };
  const other = { ...itemOf("title", passage(plain), prompt), instruction: "제목은?", points: 3 };
  expect(fingerprintOf(other)).toBe(fingerprintOf(title));
});

it("is another for another type, text or target", () => {
  const bees = { kind: "underlined", text: "Bees", place: 1 } as const;
  const others = [
    itemOf("topic", passage(plain)),
    itemOf("title", passage({ ...plain, text: "Ants dance." })),
    itemOf("title", passage({ kind: "blank" }, { kind: "plain", text: " dance." })),
    itemOf("title", passage(bees, { kind: "plain", text: " dance." })),
  ];
  expect(new Set([title, ...others].map(fingerprintOf)).size).toBe(5);
});

it("does not depend on the order of a box's words", () => {
  expect(fingerprintOf(boxed("dance", "dances"))).toBe(fingerprintOf(boxed("dances", "dance")));
});

it("is told by all blocks where no passage is printed", () => {
  const [one, other] = ["two", "three"].map((text) => itemOf("order", part("one"), part(text)));
  expect(fingerprintOf(one!)).not.toBe(fingerprintOf(other!));
});
