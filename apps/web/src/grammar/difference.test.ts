import { describe, expect, it } from "vitest";
import { difference } from "./difference.ts";

describe("difference", () => {
  it("is the words that are not the same", () => {
    expect(difference("The soup was so hot today.", "The soup was such hot today.")).toEqual({
      before: "The soup was ",
      first: "so",
      second: "such",
      after: " hot today.",
    });
  });
  it("may have no words on one side", () => {
    const found = difference("She made him to go.", "She made him go.");
    expect(found.before + found.first + found.after).toBe("She made him to go.");
    expect(found.before + found.second + found.after).toBe("She made him go.");
    expect(found.first.trim()).toBe("to");
    expect(found.second.trim()).toBe("");
  });
  it("is empty for equal sentences", () => {
    expect(difference("Same.", "Same.")).toMatchObject({ first: "", second: "" });
  });
});
