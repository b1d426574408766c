import { expect, it } from "vitest";
import { circled, numberOfCircled } from "./numerals.ts";

it("choice numbers are circled up to 20, and read again", () => {
  expect([1, 5, 9, 10, 20].map(circled)).toEqual(["①", "⑤", "⑨", "⑩", "⑳"]);
  expect([0, 21, 100].map(circled)).toEqual(["0", "21", "100"]);
  for (let number = 1; number <= 20; number++)
    expect(numberOfCircled(circled(number))).toBe(number);
  for (const other of ["", "3", "ⓐ", "㉑", "③③", "가"]) expect(numberOfCircled(other)).toBe(0);
});
