import type { Finding } from "@pulda/contract";
import { expect, it } from "vitest";
import { contextOf, findingId, withFixes } from "./fixes.ts";

const TEXT = "There are three type of bees in the the garden.";

function finding(wrong: string, fix: string | null): Finding {
  const start = TEXT.indexOf(wrong);
  return { kind: "number", start, end: start + wrong.length, fix, message: "…" };
}

it("mends all findings at once", () => {
  expect(withFixes(TEXT, [finding("type", "types"), finding("the the", "the")])).toBe(
    "There are three types of bees in the garden.",
  );
});

it("takes out words without a fix together with their space", () => {
  expect(withFixes(TEXT, [finding("three", "")])).toBe("There are type of bees in the the garden.");
});

it("leaves what only the author can mend", () => {
  expect(withFixes(TEXT, [finding("type", null), finding("the the", "the")])).toBe(
    "There are three type of bees in the garden.",
  );
});

it("shows the words around, cut between words", () => {
  const text = `${"far away ".repeat(10)}two cat sat here ${"and there ".repeat(10)}`;
  const start = text.indexOf("cat");
  const { before, wrong, after } = contextOf(text, {
    ...finding("type", "cats"),
    start,
    end: start + 3,
  });
  expect(before).toMatch(/^… (?:away|far) .*two $/u);
  expect(wrong).toBe("cat");
  expect(after).toMatch(/^ sat here and .* …$/u);
});

it("knows a finding again where text was added far before it", () => {
  const text = `${"Once upon a time there was a garden. ".repeat(3)}${TEXT}`;
  const moved = `One more. ${text}`;
  expect(findingId(moved, typeIn(moved))).toBe(findingId(text, typeIn(text)));
});

function typeIn(text: string): Finding {
  const start = text.indexOf("type");
  return { ...finding("type", "types"), start, end: start + 4 };
}
