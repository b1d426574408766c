import { beforeEach, describe, expect, it } from "vitest";
import {
  EMPTY,
  loadDraft,
  requestOf,
  saveDraft,
  withoutPassage,
  withPassage,
  withText,
} from "./draft.ts";
import { splitPassages } from "./splitPassages.ts";

const texts = (draft: { passages: readonly { text: string }[] }) =>
  draft.passages.map(({ text }) => text);

describe("splitPassages", () => {
  it.each([
    ["One.\n\n---\n\nTwo.\n\n---\n\nThree.", ["One.", "Two.", "Three."]],
    ["One.\r\n\r\n---\r\n\r\nTwo.", ["One.", "Two."]],
    ["One.\n\n-----\n \nTwo.", ["One.", "Two."]],
    ["One.\n\n---\n\n", ["One.", ""]],
    ["\n\n---\n\nTwo.", ["Two."]],
  ])("cuts %j", (text, parts) => expect(splitPassages(text)).toEqual(parts));

  it.each(["One.\n\nTwo.", "One.\n---\nTwo.", "One --- two.", "One.\n\n---\n", ""])(
    "leaves %j whole",
    (text) => expect(splitPassages(text)).toEqual([text]),
  );
});

describe("draft", () => {
  beforeEach(() => localStorage.clear());

  it("puts pasted passages in the place of the one that they were pasted into", () => {
    const draft = withPassage(withText(EMPTY, 0, "First."), "Last.");
    const pasted = withText(draft, 0, "A.\n\n---\n\nB.");
    expect(texts(pasted)).toEqual(["A.", "B.", "Last."]);
    expect(new Set(pasted.passages.map(({ key }) => key)).size).toBe(3);
  });

  it("puts an example in the place of an empty last passage", () => {
    expect(texts(withPassage(EMPTY, "Example."))).toEqual(["Example."]);
    expect(texts(withPassage(withText(EMPTY, 0, "Mine."), "Example."))).toEqual([
      "Mine.",
      "Example.",
    ]);
  });

  it("always keeps one passage", () => {
    expect(texts(withoutPassage(withText(EMPTY, 0, "Mine."), 0))).toEqual([""]);
  });

  it("is there again for its user, and for no other", () => {
    saveDraft(7, { ...EMPTY, title: "가을" });
    expect(loadDraft(7).title).toBe("가을");
    expect(loadDraft(8)).toEqual(EMPTY);
  });

  it.each(["{", "null", '{"title":1}', '{"title":"","passages":[null]}'])(
    "is empty when %s is stored",
    (stored) => {
      localStorage.setItem("pulda-draft-7", stored);
      expect(loadDraft(7)).toEqual(EMPTY);
    },
  );

  it("asks for the counted types, or for a mix", () => {
    expect(requestOf(EMPTY)).toMatchObject({ types: "auto", level: 3 });
    expect(requestOf(EMPTY)).not.toHaveProperty("seed");
    const chosen = { ...EMPTY, isAuto: false, counts: { blank: 2, order: 0 }, seed: "12" };
    expect(requestOf(chosen)).toMatchObject({ types: [{ type: "blank", count: 2 }], seed: 12 });
  });
});
