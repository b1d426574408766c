import { describe, expect, it } from "vitest";
import { chosenTexts, joined, rowsOf } from "./rows.ts";

const found = (text: string, part: object = {}) => ({
  text,
  translation: null,
  title: "",
  label: "",
  questions: [],
  warnings: [],
  ...part,
});

describe("passages that were found", () => {
  it("are all chosen, and named as they were printed", () => {
    const rows = rowsOf([
      found("One.", { label: "18", title: "길", questions: ["?"] }),
      found("Two.", { translation: "둘." }),
    ]);
    expect(rows).toMatchObject([
      { label: "18 · 길", isChosen: true, questions: 1, hasTranslation: false },
      { label: "", isChosen: true, questions: 0, hasTranslation: true },
    ]);
    expect(chosenTexts(rows)).toEqual(["One.", "Two."]);
  });

  it("are joined with the one before", () => {
    const rows = rowsOf([found("One."), found("Two.", { warnings: ["짧아요."] }), found("Three.")]);
    const both = joined(rows, 1);
    expect(both.map(({ text }) => text)).toEqual(["One.\n\nTwo.", "Three."]);
    expect(both[0]?.warnings).toEqual(["짧아요."]);
    expect(joined(rows, 0)).toEqual(rows);
  });

  it("are split at lines of dashes, and left out where they are not chosen", () => {
    const [first, second] = rowsOf([found("One.\n---\nTwo."), found("Three.")]);
    expect(chosenTexts([first!, { ...second!, isChosen: false }])).toEqual(["One.", "Two."]);
  });
});
