import { expect, it } from "vitest";
import { placeRules } from "./placeRules.ts";

it("takes each place's rule from its line of the 해설", () => {
  const text =
    "수 일치: 'are'를 고쳐야 해요.\n① so와 such: 형용사예요.\n② 능동태와 수동태: 받아요.\n기억하세요: 주어를 찾아요.";
  expect([...placeRules(text, { choice: 3 })]).toEqual([
    [3, "수 일치"],
    [1, "so와 such"],
    [2, "능동태와 수동태"],
  ]);
  expect(placeRules("앞뒤를 보면 알아요.", { choice: 1 }).size).toBe(0);
});
