import { expect, it } from "vitest";
import { fitProblem } from "./in-place.ts";

const sentence =
  "If people overlook us, it is usually because they are as busy with themselves as we are.";
const start = sentence.indexOf("are as busy");
const place = { sentence, span: { start, end: sentence.length - 1 } };
const key = "are as busy with themselves as we are";

it("takes predicates that fit", () => {
  const texts = [
    key,
    "are too polite to point out our mistakes",
    "find others in the room more interesting",
    "know us well enough to forgive small faults",
    "see things from our side better than we do",
  ];
  expect(fitProblem({ texts, key: 0 }, place)).toBeNull();
});

it("refuses options of another form, and names them", () => {
  const texts = [
    key,
    "the kindness of strangers in a room",
    "a wish to be polite to everybody",
    "know us well enough",
    "see things as we do",
  ];
  expect(fitProblem({ texts, key: 0 }, place)?.forModel).toContain("kindness of strangers");
});
