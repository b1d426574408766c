import type { ItemContent, Proof, Span } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { ITEMS } from "../../test/samples.ts";
import { occurrenceOf } from "./occurrence.ts";

const TEXT = "She avoids talking. Nobody wants to leave. They learned by watching.";
const [sample] = ITEMS;
if (!sample) throw new Error("there is no sample");

const spanOf = (part: string): Span => ({
  start: TEXT.indexOf(part),
  end: TEXT.indexOf(part) + part.length,
});
const item = (rule: string, parts: string[], passage = 0): ItemContent => ({
  ...sample,
  proof: {
    kind: "made",
    passage,
    source: { start: 0, end: TEXT.length },
    operation: {
      kind: "blanks",
      blanks: parts.map((original) => ({ span: spanOf(original), original })),
    },
    rule,
    evidence: [{ span: spanOf("avoids"), note: "" }],
    distractors: [],
  } satisfies Proof,
});
const stretch = (content: ItemContent, rule: string) => {
  const found = occurrenceOf(content, rule, [{ text: TEXT }]);
  return found && [found.sentence, found.sentence.slice(found.start, found.end)];
};

describe("occurrenceOf", () => {
  it("finds the sentence of a rule's place, and the stretch inside it", () => {
    const two = item("verb-complement+preposition-gerund", ["talking", "watching"]);
    expect(stretch(two, "verb-complement")).toEqual(["She avoids talking.", "talking"]);
    expect(stretch(two, "preposition-gerund")).toEqual(["They learned by watching.", "watching"]);
  });

  it("shows no place that may be another rule's, where a rule has several", () => {
    const three = item("verb-complement+preposition-gerund", ["talking", "to leave", "watching"]);
    expect(stretch(three, "verb-complement")).toEqual(["She avoids talking.", "talking"]);
    expect(stretch(three, "preposition-gerund")).toBeNull();
  });

  it("finds nothing of another rule, of a passage that is gone, or of an author's own item", () => {
    expect(stretch(item("verb-complement", ["talking"]), "verb")).toBeNull();
    expect(stretch(item("verb-complement", ["talking"], 1), "verb-complement")).toBeNull();
    expect(stretch({ ...sample, proof: { kind: "author" } }, "verb-complement")).toBeNull();
  });
});
