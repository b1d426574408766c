import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { SUITED_TEXTS } from "../../../test/factual-texts.ts";
import { make } from "../../exam/assemble.ts";
import { SAMPLES } from "../../samples/index.ts";
import { toldIn } from "./choose.ts";
import { LIFE_ASPECTS } from "./life/index.ts";
import { NOTICE_ASPECTS } from "./notice-aspects.ts";
import { subjectOf, type Subject } from "./subject.ts";

const LIFE = [
  "Ada Holm was born in Bergen in 1871.",
  "Her father, a baker, taught her to read.",
  "She studied medicine in Oslo, and in 1899 she married Karl Dahl.",
  "She worked as a nurse until 1909.",
  "She died of malaria in Lagos.",
].join(" ");
const NOTICE =
  "The town will hold a painting contest on May 4. It starts at 10 a.m. Admission is $5 for adults. Please bring your own brushes. Sign up on our website by May 1.";

function subject(text: string): Subject {
  const found = subjectOf(analyse(text));
  if (!found) throw new Error("neither a life nor a notice");
  return found;
}

const told = (text: string): string[] =>
  toldIn(analyse(text).sentences, subject(text)).map(({ aspect }) => aspect.id);

/** Whether a text may tell an aspect. */
function mayTell(text: string, id: string): boolean {
  return subject(text)
    .aspects.find((aspect) => aspect.id === id)!
    .hint.test(text);
}

describe("what a text is about", () => {
  it("is the person of a life, by the name that the text gives, or a notice", () => {
    expect(subject(LIFE).instruction).toBe("다음 글에서 Ada Holm에 관해 언급되지 않은 것은?");
    expect(subject(NOTICE).instruction).toBe("다음 안내문에서 언급되지 않은 것은?");
  });

  it("is neither in an essay, nor in a letter", () => {
    expect(subjectOf(analyse("Museums keep old things. They also choose among them."))).toBeNull();
    expect(subjectOf(analyse(`Dear Ms. Park,\n${NOTICE}\nSincerely, Jo`))).toBeNull();
  });
});

describe("what a text tells", () => {
  it("is found in the order of the text", () => {
    const clear = ["birth-year", "parents-work", "marriage", "work"];
    expect(told(LIFE).filter((id) => clear.includes(id))).toEqual(clear);
    expect(told(NOTICE)).toEqual(
      expect.arrayContaining(["date", "time", "fee", "bring", "how", "deadline"]),
    );
  });

  it("is told of the person alone", () => {
    expect(told(LIFE)).toContain("death-cause");
    for (const other of [
      "Her aunt moved there, and she died",
      "A man died",
      "Her sister said she died",
    ])
      expect(told(LIFE.replace("She died", other))).not.toContain("death-cause");
  });

  it("is not told of somebody else who was named before", () => {
    const other = "Her aunt was a nurse. She had worked as a teacher.";
    const own = "She liked Oslo. She had worked as a teacher.";
    const toldOf = [own, other].map((text) =>
      told(LIFE.replace("She worked as a nurse until 1909.", text)),
    );
    expect(toldOf.map((ids) => ids.includes("work"))).toEqual([true, false]);
  });

  it("may be told where a word of its kind stands, which then is not asked for", () => {
    expect(mayTell(LIFE, "siblings")).toBe(false);
    expect(mayTell(`${LIFE} Her twin outlived her.`, "siblings")).toBe(true);
    expect(mayTell(NOTICE, "parking")).toBe(false);
    expect(mayTell(`${NOTICE} Drivers use lot B.`, "parking")).toBe(true);
  });
});

/** How many items a passage gives. */
const made = (passage: string): number =>
  make({
    passages: [{ text: passage }],
    types: [{ type: "not-mentioned", count: 1 }],
    seed: 1,
    level: 3,
  }).items.length;

describe("a notice", () => {
  const { text } = SUITED_TEXTS["not-mentioned"]!.find(({ title }) => title === "notice in prose")!;
  it("is shown whole, or not at all: what is cut off may tell the key", () => {
    expect(made(text)).toBe(1);
    const more = Array.from(
      { length: 20 },
      () => "The valley is open to all who like to look at the stars.",
    );
    expect(made(`${text} ${more.join(" ")}`)).toBe(0);
  });
});

describe.each([
  ["lives", LIFE_ASPECTS],
  ["notices", NOTICE_ASPECTS],
])("the aspects of %s", (_kind, aspects) => {
  it("have each a name and a label of their own", () => {
    expect(new Set(aspects.map(({ id }) => id)).size).toBe(aspects.length);
    expect(new Set(aspects.map(({ label }) => label)).size).toBe(aspects.length);
    const ids = aspects.map(({ id }) => id);
    expect(aspects.filter(({ notBeside }) => notBeside && !ids.includes(notBeside))).toEqual([]);
  });

  it("are never asked for where they are told", () => {
    const texts = [...SUITED_TEXTS["not-mentioned"]!, ...SAMPLES].map(({ text }) => text);
    const wrong = [...texts, LIFE, NOTICE].flatMap((text) =>
      analyse(text).sentences.flatMap((sentence) =>
        aspects
          .filter(
            ({ told: tells, hint, near }) => near && tells.test(sentence.text) && !hint.test(text),
          )
          .map(({ id }) => `${id}: ${sentence.text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
