import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  amountProblem,
  chosenTotal,
  EMPTY_DRAFT,
  maxCount,
  neighboursOf,
  pointsProblem,
  requestOf,
  withFound,
  withoutOwn,
  withoutPassage,
  withPassage,
  withPicks,
  withText,
} from "./draft.ts";
import { restoreDraft, dropStash, loadDraft, stashDraft, saveDraft } from "./draft-storage.ts";
import { splitPassages } from "./split-passages.ts";

const texts = (draft: { passages: readonly { text: string }[] }) =>
  draft.passages.map(({ text }) => text);

describe("splitPassages", () => {
  it.each([
    ["One.\n\n---\n\nTwo.\n\n---\n\nThree.", ["One.", "Two.", "Three."]],
    ["One.\r\n\r\n---\r\n\r\nTwo.", ["One.", "Two."]],
    ["One.\n\n-----\n \nTwo.", ["One.", "Two."]],
    ["One.\n\n---\n\n", ["One.", ""]],
    ["One.\n---\nTwo.", ["One.", "Two."]],
    ["One.\n\n---\n", ["One.", ""]],
    ["\n\n---\n\nTwo.", ["Two."]],
  ])("cuts %j", (text, parts) => expect(splitPassages(text)).toEqual(parts));

  it.each(["One.\n\nTwo.", "One --- two.", "One.\n\n---", ""])("leaves %j whole", (text) =>
    expect(splitPassages(text)).toEqual([text]),
  );
});

describe("draft", () => {
  beforeEach(() => localStorage.clear());

  it("replaces a passage by those that were pasted into it", () => {
    const draft = withPassage(withText(EMPTY_DRAFT, 0, "First."), "Last.");
    const pasted = withText(draft, 0, "A.\n\n---\n\nB.");
    expect(texts(pasted)).toEqual(["A.", "B.", "Last."]);
    expect(new Set(pasted.passages.map(({ key }) => key)).size).toBe(3);
  });

  it("replaces an empty last passage by the example", () => {
    expect(texts(withPassage(EMPTY_DRAFT, "Example."))).toEqual(["Example."]);
    expect(texts(withPassage(withText(EMPTY_DRAFT, 0, "Mine."), "Example."))).toEqual([
      "Mine.",
      "Example.",
    ]);
  });

  it("counts the chosen types of the whole exam, or of each passage that has a text", () => {
    const counts = { blank: 2, synonym: 0, summary: 30 };
    const three = ["A.", "B.", ""].reduce(withPassage, { ...EMPTY_DRAFT, isAuto: false, counts });
    expect(requestOf(three).types).toEqual([
      { type: "blank", count: 2 },
      { type: "summary", count: 30 },
    ]);
    const each = { ...three, isEach: true };
    expect(requestOf(each).types).toEqual([
      { type: "blank", count: 4 },
      // the most that can be asked for
      { type: "summary", count: 50 },
    ]);
    expect(chosenTotal(each)).toBe(54);
    expect([maxCount(three), maxCount(each)]).toEqual([50, 25]);
  });

  it("always has one passage", () => {
    expect(texts(withoutPassage(withText(EMPTY_DRAFT, 0, "Mine."), 0))).toEqual([""]);
  });

  it("is stored for its user, and for no other", () => {
    saveDraft(7, { ...EMPTY_DRAFT, title: "가을" });
    expect(loadDraft(7).title).toBe("가을");
    expect(loadDraft(8)).toEqual(EMPTY_DRAFT);
  });

  it("has a number of items for the whole exam, and a total of points, where they are typed", () => {
    const typed = { ...EMPTY_DRAFT, amount: "total", total: "30", pointsTotal: "62.5" } as const;
    expect(requestOf(typed)).toMatchObject({ amount: { total: 30 }, points_total: 62.5 });
    expect(requestOf({ ...typed, isFitted: false })).not.toHaveProperty("points_total");
    expect(requestOf({ ...typed, isAuto: false })).not.toHaveProperty("amount");
    saveDraft(7, typed);
    expect(loadDraft(7)).toEqual(typed);
  });

  it.each(["", "0", "201", "1.5", "ten", "1e2", "-1"])(
    "says what is wrong with %j items",
    (total) => {
      const draft = { ...EMPTY_DRAFT, amount: "total", total } as const;
      expect(amountProblem(draft)).toMatch(/^문항 수는/u);
      expect(amountProblem({ ...draft, isAuto: false })).toBeNull();
    },
  );

  it.each(["", "0", "0.9", "1000.1", "33.33", "abc", "1e2"])(
    "says what is wrong with a total of %j points",
    (pointsTotal) => {
      expect(pointsProblem({ ...EMPTY_DRAFT, pointsTotal })).toMatch(/^총점은/u);
      expect(pointsProblem({ ...EMPTY_DRAFT, pointsTotal, isFitted: false })).toBeNull();
    },
  );

  it.each(["{", "null", '{"title":1}', '{"title":"","passages":[null]}'])(
    "is empty when %s is stored",
    (stored) => {
      localStorage.setItem("pulda-draft-7", stored);
      expect(loadDraft(7)).toEqual(EMPTY_DRAFT);
    },
  );

  it("requests the counted types, or a mix", () => {
    expect(requestOf(EMPTY_DRAFT)).toMatchObject({ types: "auto", level: 3 });
    expect(requestOf(EMPTY_DRAFT)).toMatchObject({ amount: "normal", points_total: 100 });
    expect(requestOf(EMPTY_DRAFT)).not.toHaveProperty("seed");
    const chosen = { ...EMPTY_DRAFT, isAuto: false, counts: { blank: 2, order: 0 }, seed: "12" };
    expect(requestOf(chosen)).toMatchObject({ types: [{ type: "blank", count: 2 }], seed: 12 });
  });
});

describe("what came along with a passage", () => {
  afterEach(() => localStorage.clear());

  const own = [{ type: "own-choice" as const, instruction: "?", options: ["a", "b"], choice: 1 }];
  const draft = withFound(withText(EMPTY_DRAFT, 0, "First."), {
    text: "One.",
    translation: "하나.",
    own,
  });

  it("is sent with it, and stored", () => {
    expect(requestOf(draft)).toMatchObject({
      passages: [{ text: "First." }, { text: "One.", translation: "하나." }],
      own_questions: [{ passage: 1, instruction: "?" }],
    });
    expect(requestOf(EMPTY_DRAFT)).not.toHaveProperty("own_questions");
    saveDraft(7, draft);
    expect(loadDraft(7)).toEqual(draft);
    expect(requestOf(withFound(EMPTY_DRAFT, { text: "One.", own })).own_questions).toHaveLength(1);
  });

  it("stays while its text is mended, and goes with it", () => {
    expect(requestOf(withText(draft, 1, "One!")).own_questions).toHaveLength(1);
    expect(requestOf(withText(draft, 1, " "))).not.toHaveProperty("own_questions");
    expect(requestOf(withoutPassage(draft, 0)).own_questions).toMatchObject([{ passage: 0 }]);
    expect(requestOf(withoutOwn(draft, 1))).toMatchObject({
      passages: [{}, { translation: "하나." }],
    });
    expect(requestOf(withoutOwn(draft, 1))).not.toHaveProperty("own_questions");
  });
});

describe("chosen targets", () => {
  const picks = [{ type: "blank", start: 4, end: 9 }];
  const draft = withPicks({ ...withText(EMPTY_DRAFT, 0, "One two."), drawn: 5 }, 0, picks);

  it("are sent with the seed of their survey", () => {
    expect(requestOf(draft)).toMatchObject({
      picks: [{ type: "blank", passage: 0, at: 4 }],
      seed: 5,
    });
    expect(requestOf({ ...draft, seed: "9" })).toMatchObject({ seed: 9 });
    expect(requestOf(withPicks(draft, 0, []))).not.toHaveProperty("seed");
  });

  it("are dropped when their text changes, not when another passage changes", () => {
    expect(requestOf(withText(draft, 0, "One two!")).picks).toEqual([]);
    const more = withPassage(draft, "More.");
    expect(requestOf(withText(more, 1, "Other.")).picks).toHaveLength(1);
    expect(requestOf(withoutPassage(more, 0)).picks).toEqual([]);
  });

  it("use the nearest passages as neighbours", () => {
    const many = ["a", "b", "c", "d", "e"].reduce(withPassage, EMPTY_DRAFT);
    expect(neighboursOf(many, 1)).toEqual(["c", "a", "d", "e"]);
  });
});

describe("a stashed draft", () => {
  const draft = withText(EMPTY_DRAFT, 0, "One.");

  it("is restored for its exam, once, and does not replace a new draft", () => {
    stashDraft(7, draft, 5);
    expect(restoreDraft(7, 6)).toBe(false);
    expect(restoreDraft(7, 5)).toBe(true);
    expect(loadDraft(7)).toEqual(draft);
    expect(restoreDraft(7, 5)).toBe(false);
    stashDraft(7, withText(EMPTY_DRAFT, 0, "Two."), 5);
    expect(restoreDraft(7, 5)).toBe(true);
    expect(loadDraft(7)).toEqual(draft);
  });

  it("is deleted when the exam is ready", () => {
    stashDraft(7, draft, 5);
    dropStash(7, 6);
    dropStash(7, 5);
    expect(restoreDraft(7, 5)).toBe(false);
  });
});
