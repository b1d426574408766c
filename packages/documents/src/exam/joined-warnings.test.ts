import { expect, it } from "vitest";
import { joinedWarnings } from "./joined-warnings.ts";

it("names the items of which the same is said", () => {
  expect(
    joinedWarnings(["3번: 나눴어요.", "4번: 뺐어요.", "5번: 나눴어요.", "그림이 없어요."]),
  ).toEqual(["3, 5번: 나눴어요.", "4번: 뺐어요.", "그림이 없어요."]);
  const many = Array.from({ length: 25 }, (_, at) => `${at + 1}번: 나눴어요.`);
  expect(joinedWarnings(many)).toEqual([expect.stringMatching(/20번 밖에 5문항: 나눴어요\.$/u)]);
});
