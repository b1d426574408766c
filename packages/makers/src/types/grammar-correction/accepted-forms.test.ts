import { expect, it } from "vitest";
import { acceptedForms } from "./accepted-forms.ts";

const relative = (original: string, noun: string) =>
  acceptedForms({ rule: "relative-adverb", original }, noun);

it("takes a relative adverb for its preposition and which, and the other way round", () => {
  expect(relative("where", "house")).toEqual(["where", "in which", "at which"]);
  expect(relative("in which", "game")).toEqual(["in which", "where"]);
  expect(relative("On which", "Day")).toEqual(["On which", "when"]);
});

it("takes none where no adverb says the same", () => {
  expect(relative("in which", "way")).toEqual(["in which"]);
  expect(relative("by which", "rule")).toEqual(["by which"]);
});

it("takes no adverb under another rule", () => {
  expect(acceptedForms({ rule: "voice", original: "in which" }, "game")).toEqual(["in which"]);
});
