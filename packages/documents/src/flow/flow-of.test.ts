import { describe, expect, it } from "vitest";
import { TEXT, topic, writing } from "../../test/items.ts";
import { paperOf } from "../../test/papers.ts";
import { flowOf } from "./flow-of.ts";
import { flowText } from "./inlines.ts";

const change = { answers: "none", hasAnswerSheet: false } as const;

describe("a flow", () => {
  it("says of each paragraph what it is", () => {
    const { body } = flowOf(paperOf(change, [writing(1)]));
    expect(body.map((block) => (block.kind === "paragraph" ? block.role : block.kind))).toEqual([
      "instruction",
      "passage",
      "passage",
      "box",
      "prompt",
      "grid",
    ]);
  });

  it("has an error and its mend in a row", () => {
    const item = writing(1);
    if (item.shape !== "write") throw new Error("not written");
    item.fields = [1, 2].flatMap((pair) => [
      { label: `(${pair}) 틀린 것` },
      { label: "고친 표현" },
    ]);
    item.pairs = [1, 2].map(() => ({ before: "", after: "" }));
    item.key = { accepted: [["are"], ["is"], ["that"], ["what"]] };
    const lines = flowOf(paperOf(change, [item])).body.at(-1);
    expect(lines?.kind === "grid" && lines.rows.map((row) => row.length)).toEqual([2, 2]);
  });

  it("keeps nothing together that no column holds", () => {
    const huge = topic(1);
    huge.blocks = [{ kind: "passage", runs: [{ kind: "plain", text: `${TEXT} `.repeat(40) }] }];
    const { body } = flowOf(paperOf(change, [huge]));
    expect(body.map(({ keepsNext = false }) => keepsNext)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("has many answers in several tables", () => {
    const items = Array.from({ length: 120 }, (_, at) => topic(at + 1, at));
    const { body } = flowOf(paperOf({ answers: "only" }, items));
    expect(body.map((block) => (block.kind === "grid" ? block.rows.length : 0))).toEqual([
      0, 10, 10, 4,
    ]);
  });

  it("has no line breaks, tabs or forbidden characters in a text", () => {
    expect(flowText("one\ttwo\nthree\u0007\uffff \ud800")).toBe("one two three \ufffd");
  });
});
