import { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { composeOwnChoice } from "./compose.ts";

const input = {
  instruction: "다음 중 옳은 것은?",
  text: "A short text.\nWith two lines.",
  options: ["하나", "둘", "셋"],
  choice: 2,
  explanation: "둘이 맞아요.",
  points: 4,
};

describe("composeOwnChoice", () => {
  it("makes an item from the user's texts", () => {
    const item = composeOwnChoice(input);
    expect(ItemContent.parse(item)).toEqual(item);
    expect(item).toMatchObject({ key: { choice: 2 }, points: 4, proof: { kind: "author" } });
    expect(item.blocks).toHaveLength(1);
  });

  it("has no passage block without a text", () => {
    expect(composeOwnChoice({ ...input, text: "  \n" }).blocks).toEqual([]);
  });
});
