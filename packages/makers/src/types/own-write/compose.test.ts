import { grade, ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { composeOwnWrite } from "./compose.ts";

const input = {
  instruction: "빈칸에 알맞은 말을 쓰시오.",
  text: "She wants (A) there and (B) him.",
  fields: [
    { label: "(A)", accepted: ["to go", "to walk", "to go"] },
    { label: "", accepted: ["meet"] },
  ],
  explanation: "want to",
  points: 4,
};

describe("composeOwnWrite", () => {
  it("makes an item from the user's texts, with each answer once", () => {
    const item = composeOwnWrite(input);
    expect(ItemContent.parse(item)).toEqual(item);
    expect(item).toMatchObject({
      shape: "write",
      fields: [{ label: "(A)" }, {}],
      key: { accepted: [["to go", "to walk"], ["meet"]] },
      proof: { kind: "author" },
    });
  });

  it("grades every accepted answer as right", () => {
    const item = composeOwnWrite(input);
    expect(grade(item, { texts: ["To walk.", "meet"] }).kind).toBe("right");
    expect(grade(item, { texts: ["to run", "meet"] }).kind).toBe("partial");
  });

  it("has no passage block without a text", () => {
    expect(composeOwnWrite({ ...input, text: " \n" }).blocks).toEqual([]);
  });
});
