import { expect, it } from "vitest";
import { acceptedForms } from "./accepted-forms.ts";

const relative = (original: string, noun: string) =>
  acceptedForms({ rule: "relative-adverb", original }, noun);

it("accepts a relative adverb for preposition and which, and vice versa", () => {
  expect(relative("where", "house")).toEqual(["where", "in which", "at which"]);
  expect(relative("in which", "game")).toEqual(["in which", "where"]);
  expect(relative("On which", "Day")).toEqual(["On which", "when"]);
});

it("accepts no adverb where none has the same meaning", () => {
  expect(relative("in which", "way")).toEqual(["in which"]);
  expect(relative("by which", "rule")).toEqual(["by which"]);
});

it("accepts that for which, but not behind a preposition", () => {
  expect(acceptedForms({ rule: "relative-what", original: "which" }, "book")).toContain("that");
  expect(acceptedForms({ rule: "relative-case", original: "which" }, "were")).toEqual(["which"]);
});

it("accepts no adverb under another rule", () => {
  expect(acceptedForms({ rule: "voice", original: "in which" }, "game")).toEqual(["in which"]);
});
