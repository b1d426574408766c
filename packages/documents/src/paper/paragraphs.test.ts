import type { Run } from "@pulda/question";
import { expect, it } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

const plain = (text: string): Run => ({ kind: "plain", text });
const slot = (place: number): Run => ({ kind: "slot", place });

it("cuts a text at its line breaks", () => {
  expect(paragraphsOf([plain("One.\n\nTwo. "), slot(1), plain("\n ")])).toEqual([
    [plain("One.")],
    [plain("Two. "), slot(1)],
  ]);
});

it.each([
  ["before", [plain("One."), slot(1)], "One. (1)"],
  ["behind", [slot(1), plain("Two.")], "(1) Two."],
  ["on both sides once", [plain("One. "), slot(1), plain(" Two.")], "One. (1) Two."],
  ["between two", [slot(1), slot(2)], "(1) (2)"],
  ["beside an underlined word", [slot(1), { kind: "underlined", text: "Two" }], "(1) Two"],
] as const)("keeps a slot apart from what stands %s", (_, runs, text) => {
  const shown = paragraphsOf(runs).map((one) =>
    one.map((run) => ("text" in run ? run.text : `(${"place" in run ? run.place : ""})`)).join(""),
  );
  expect(shown).toEqual([text]);
});
