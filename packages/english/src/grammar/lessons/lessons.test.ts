import { describe, expect, it } from "vitest";
import { analyse } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { GRAMMAR_RULES } from "../index.ts";
import { LESSONS } from "./index.ts";
import type { Lesson, LessonPair } from "./lesson.ts";

type RuleId = keyof typeof GRAMMAR_RULES;

const ids = Object.keys(GRAMMAR_RULES) as RuleId[];
const lessons: readonly (readonly [RuleId, Lesson])[] = ids.map((id) => [id, LESSONS[id]]);

/** The words of each sentence without their common beginning and end. */
function difference({ right, wrong }: LessonPair): [right: string[], wrong: string[]] {
  const [a, b] = [right.split(" "), wrong.split(" ")];
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
  let behind = 0;
  while (behind < Math.min(a.length, b.length) - from && a.at(-1 - behind) === b.at(-1 - behind))
    behind++;
  return [a.slice(from, a.length - behind), b.slice(from, b.length - behind)];
}

/** Whether the rule itself finds the point in `right` and turns it into `wrong`. */
function isFound(id: RuleId, { right, wrong }: LessonPair): boolean {
  return analyse(right).sentences.some((sentence) =>
    GRAMMAR_RULES[id]
      .find(sentence)
      .some(
        ({ start, end, replacement }) =>
          replacement !== null && right.slice(0, start) + replacement + right.slice(end) === wrong,
      ),
  );
}

const proseOf = ({ what, seeing, pairs, trap }: Lesson): string[] => [
  what,
  ...seeing,
  ...pairs.map(({ why }) => why),
  trap,
];

const PARTICLES = {
  은: "은/는",
  는: "은/는",
  이: "이/가",
  가: "이/가",
  을: "을/를",
  를: "을/를",
  과: "과/와",
  와: "과/와",
  으로: "으로/로",
  로: "으로/로",
} as const;

it("has a lesson for every rule, in the rules' order, and no other", () => {
  expect(Object.keys(LESSONS)).toEqual(ids);
});

it("uses no sentence twice", () => {
  const sentences = lessons.flatMap(([, { pairs }]) =>
    pairs.flatMap(({ right, wrong }) => [right, wrong]),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

describe.each(lessons)("%s", (id, lesson) => {
  it("has a reasonable length", () => {
    expect(lesson.what.length).toBeGreaterThanOrEqual(40);
    expect(lesson.what.length).toBeLessThanOrEqual(320);
    expect(lesson.trap.length).toBeGreaterThanOrEqual(40);
    expect(lesson.trap.length).toBeLessThanOrEqual(320);
    expect(lesson.seeing.length).toBeGreaterThanOrEqual(2);
    expect(lesson.seeing.length).toBeLessThanOrEqual(4);
    expect(lesson.what.match(/요\.(?= |$)/gu)?.length).toBeGreaterThanOrEqual(2);
    expect(lesson.what.match(/요\.(?= |$)/gu)?.length).toBeLessThanOrEqual(4);
    for (const step of lesson.seeing) expect(step.length).toBeLessThanOrEqual(120);
    for (const { why } of lesson.pairs) expect(why.length).toBeLessThanOrEqual(120);
  });

  it("is in Korean, in complete sentences", () => {
    for (const text of proseOf(lesson)) {
      expect(text).toMatch(/\p{Script=Hangul}/u);
      expect(text).toMatch(/요\.$/u);
    }
    for (const { why } of lesson.pairs) expect(why).not.toMatch(/요\. /u);
  });

  it("has the Korean particles that the reading of English words requires", () => {
    for (const text of proseOf(lesson))
      for (const [said, word = "", particle = ""] of text.matchAll(
        /([A-Za-z][A-Za-z'.]*)(은|는|이|가|을|를|과|와|으로|로)(?!\p{L})/gu,
      ))
        expect(said).toBe(withParticle(word, PARTICLES[particle as keyof typeof PARTICLES]));
  });

  it.each(lesson.pairs)("has a sentence and one stretch of it gone wrong: $right", (pair) => {
    for (const sentence of [pair.right, pair.wrong]) expect(sentence).toMatch(/^[A-Z].*[.?]$/u);
    const length = pair.right.split(" ").length;
    expect(length).toBeGreaterThanOrEqual(8);
    expect(length).toBeLessThanOrEqual(18);
    const [right, wrong] = difference(pair);
    expect(right.length + wrong.length).toBeGreaterThanOrEqual(1);
    expect(Math.max(right.length, wrong.length)).toBeLessThanOrEqual(4);
  });

  it.each(lesson.pairs)("names words of the sentence: $why", ({ right, why }) => {
    const words = new Set(right.match(/[A-Za-z']+/gu));
    expect(why.match(/[A-Za-z']+/gu)?.filter((word) => words.has(word))).not.toEqual([]);
  });

  it("has a pair that the rule finds", () => {
    expect(lesson.pairs.some((pair) => isFound(id, pair))).toBe(true);
  });

  it("refers to other rules", () => {
    expect(lesson.related.length).toBeGreaterThanOrEqual(1);
    expect(lesson.related.length).toBeLessThanOrEqual(3);
    expect(new Set(lesson.related).size).toBe(lesson.related.length);
    expect(ids).toEqual(expect.arrayContaining([...lesson.related]));
    expect(lesson.related).not.toContain(id);
  });
});
