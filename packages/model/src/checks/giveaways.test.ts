import { describe, expect, it } from "vitest";
import { commaProblem, crossingProblem, toneProblem } from "./giveaways.ts";

const pairs = (...texts: string[]) => texts.map((text) => text.split(" → "));

it("refuses a key that counting finds", () => {
  const key = "discouraged → determined";
  const found = ["amused → determined", "discouraged → bored", "proud → calm", "shy → sorry"];
  expect(crossingProblem(pairs(key, ...found))?.check).toBe("tempting");
});

it("takes a key beside which a distractor is made of repeated parts, too", () => {
  const key = "discouraged → determined";
  const reverse = [
    "determined → discouraged",
    "amused → determined",
    "proud → calm",
    "shy → sorry",
  ];
  expect(crossingProblem(pairs(key, ...reverse))).toBeNull();
  // nothing of the key is repeated
  expect(crossingProblem(pairs(key, "proud → calm", "shy → sorry"))).toBeNull();
});

it("refuses connectives that the comma after the blank tells apart", () => {
  expect(commaProblem(["Yet", "Thus", "Indeed"], false, "A")?.forModel).toContain("No comma");
  expect(commaProblem(["However", "But"], true, "B")?.forModel).toContain("A comma follows");
  expect(commaProblem(["Yet", "Thus", "So", "And"], false, "A")).toBeNull();
  expect(commaProblem(["However", "For example", "Thus"], true, "A")).toBeNull();
});

describe("the tone of feelings", () => {
  it.each([
    [["relieved", "relieved", "ashamed", "angry"], true],
    [["disappointed", "proud", "grateful", "disappointed"], true],
    [["relieved", "proud", "ashamed", "angry"], false],
    [["surprised", "ashamed", "angry", "sad"], false],
  ])("of %j finds the key: %s", (feelings, isFound) => {
    expect(toneProblem(feelings)?.check === "tempting").toBe(isFound);
  });
});
