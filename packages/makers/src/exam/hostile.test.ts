/** Texts made to cost time: every step over them is bounded, and none throws. */
import { analyse, findTies, grammarPoints, hardWords, lookUp } from "@pulda/english";
import { passageProblem } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "../index.ts";
import { hostileText } from "../../test/hostile-texts.ts";
import { effort } from "../../../../testing/effort.ts";
import { MAKERS } from "../registry.ts";
import { chooseFiveUnderlines, type Underlinable } from "../shared/five-underlines.ts";
import { SearchBudget } from "../shared/search-budget.ts";
import { ExamBuilder } from "./exam-builder.ts";
import { make } from "./assemble.ts";
import { Making } from "./making.ts";
import { survey } from "./survey.ts";

/** In a short run one of each kind. */
const TEXTS = effort(20, 1000);
/** A survey looks for six items of each type: of how many texts one is surveyed. */
const SURVEYED = effort(5, 1);
const MAX_WORDS = 2000;
/** Quotation marks and brackets may stand alone. */
const MAX_SENTENCES = 3000;

describe("a hostile text", { timeout: effort(600_000, 7_200_000) }, () => {
  it("goes through everything, and gives items or reasons", () => {
    const strange = Array.from({ length: TEXTS }, (_, number) => strangeness(number)).flat();
    expect(strange).toEqual([]);
  });
});

/** What is wrong with the outcome of a text; a step that throws fails the test. */
function strangeness(number: number): string[] {
  const { name, text } = hostileText(number);
  const { sentences } = analyse(text);
  const found: string[] = [];
  if (sentences.length > MAX_SENTENCES) found.push(`${name}: ${sentences.length} sentences`);
  if (hardWords(sentences, 1).length > MAX_WORDS) found.push(`${name}: too many hard words`);
  for (const at of [0, text.length - 100])
    lookUp(text.slice(at, at + 20), { sentence: text.slice(at, at + 2000), at: 3 });
  if (number % SURVEYED === 0) {
    const { places, refused } = survey({ text }, [], { seed: number, level: 3 });
    if (places.length + refused.length === 0) found.push(`${name}: neither items nor reasons`);
  }
  if (passageProblem(text) !== null) return found;
  const exam = new ExamBuilder({ passages: [{ text }], seed: number, level: 3 });
  for (const maker of Object.values(MAKERS)) {
    const made = exam.makeOne(maker, 0);
    if (!made.ok && made.reason === "") found.push(`${name}: ${maker.id} gives no reason`);
  }
  return found;
}

describe("the work over a text", () => {
  it("does not grow with the square of a run of marks or white space", () => {
    // each of these took seconds, and four times as long for twice the length
    for (const run of [".", "\u00a0", "\t", '."', "'"]) {
      const { sentences } = analyse(`It is so ${run.repeat(200_000 / run.length)}a`);
      expect(sentences.length).toBeLessThanOrEqual(2);
    }
  });

  it("tries no slots among hundreds of stops, which are no sentences", () => {
    // with all of them each sentence was tried at each: a minute and more for 3,000
    const stops = SAMPLES.map(({ text }) => {
      const exam = new ExamBuilder({
        passages: [{ text: `${text.slice(0, 1200)}${"\n.".repeat(300)}` }],
        seed: 1,
        level: 3,
      });
      const made = exam.makeOne(MAKERS["sentence-insertion"], 0);
      return made.ok ? [JSON.stringify(made.item.blocks).split("\\n.").length - 1] : [];
    }).flat();
    expect(stops.length).toBeGreaterThan(0);
    expect(Math.max(...stops)).toBeLessThan(60);
  });

  it("keeps the quotation marks of a paragraph while it is read once", () => {
    const text = `"He is. She is. It is." They are.\n“So. Is. It.` + " It is.".repeat(3);
    const quoted = analyse(text).sentences.map(({ inQuotation }) => inQuotation);
    expect(quoted).toEqual([false, true, true, false, false, true, true, true, true, true]);
  });

  it("finds ties between hundreds of sentences without comparing words of each pair", () => {
    const text = Array.from({ length: 400 }, () => "Anna is here. He saw a dog.").join(" ");
    const analysis = analyse(text);
    expect(analysis.sentences).toHaveLength(800);
    expect(findTies(analysis).length).toBeLessThanOrEqual(analysis.sentences.length * 4);
    expect(analysis.sentences.flatMap(grammarPoints).length).toBeLessThan(10_000);
  });
});

describe("the search for five underlines", () => {
  /** Candidates of four kinds: no selection of five exists, however long it is looked for. */
  const candidates = Array.from({ length: 300 }, (_, at): Underlinable => ({
    start: at * 20,
    end: at * 20 + 5,
    sentence: at,
    kind: `kind ${at % 4}`,
  }));

  it("ends with its budget", () => {
    let looked = 0;
    const sorted = (list: readonly Underlinable[]) => {
      looked += list.length;
      return [...list];
    };
    const search = (steps: number) =>
      chooseFiveUnderlines(
        candidates,
        candidates,
        [1, 2, 3, 4, 5],
        sorted,
        new SearchBudget(steps),
      );
    expect(search(10_000)).toBeNull();
    expect(looked).toBeLessThanOrEqual(10_000);
    looked = 0;
    expect(search(100_000_000)).toBeNull();
    expect(looked).toBeGreaterThan(1_000_000);
  });
});

describe("the pieces of an exam", () => {
  const long = hostileText(3).text;

  it("have a passage and its neighbours, whatever the size of the exam", () => {
    const passages = Array.from({ length: 1000 }, () => ({ text: long }));
    const making = new Making({ passages, types: "auto", seed: 1, level: 3 });
    const first = making.next()!;
    expect([first.passage, first.texts.length]).toEqual([0, 1000]);
    const state = {
      balance: { keys: { random: 1, used: [] }, rules: [] },
      typeRequests: [],
      left: null,
    };
    making.take(first, { items: [], refused: [], state, known: [] });
    for (let piece = making.next(); piece; piece = making.next()) {
      expect(piece.window.length).toBeLessThanOrEqual(5);
      expect(piece.texts).toEqual([]);
      making.take(piece, { items: [], refused: [], state, known: [] });
    }
    expect(making.refused()).toEqual([]);
  });

  it("give the items in the order of the passages", () => {
    const texts = [hostileText(2), hostileText(9), hostileText(3)].map(({ text }) => ({
      text: text.slice(0, 5000),
    }));
    const request = { passages: texts, types: [{ type: "blank", count: 9 }], seed: 1, level: 3 };
    const done: number[] = [];
    const { items } = make(request, (passages) => done.push(passages));
    expect(done.slice(0, 3)).toEqual([1, 2, 3]);
    expect(items.map(({ proof }) => (proof.kind === "made" ? proof.passage : -1))).toEqual(
      items.map(({ proof }) => (proof.kind === "made" ? proof.passage : -1)).toSorted(),
    );
  });
});
