/**
 * The engine's speed, as ratios within this run: all items of a passage against tagging the same text once with
 * wink-nlp and en-pos, a thousand passages in one call against ten, odd texts against the samples, and grading
 * the longest answers against short ones.
 *
 *   npm run bench
 */
import winkNLP from "wink-nlp";
import model from "wink-eng-lite-web-model";
import enPos from "en-pos";
import { analyse, entryOf, getSense, similarity } from "@pulda/english";
import { make, makeInSteps, SAMPLES } from "@pulda/makers";
import { grade, type Grading, type ItemContent } from "@pulda/question";
import { ODD_TEXTS } from "../packages/makers/test/odd-texts.ts";
import { LONG_ANSWERS } from "../packages/question/test/long-answers.ts";
import { median, megabytes, timed } from "./measure.ts";
import { texts } from "./texts.ts";

const ROUNDS = 5;
/** How many answers are graded in one measurement, because one alone is too short to be measured. */
const GRADINGS = 5;
/** The number of calls of ten passages each. */
const CALLS = 30;
const known = new Map<string, { tokens: string[] }[]>();
const OPTIONS = { types: "auto", seed: 1, level: 3 } as const;

loadWordData();
setAgainstTagging();
manyAgainstFew();
oddAgainstOurs();
longAgainstShort();

/** The first look-up loads the word data from its files. */
function loadWordData(): void {
  const before = process.memoryUsage().rss;
  const ms = timed(() => {
    const sense = entryOf("bee")?.uses[0]?.sense ?? 0;
    getSense(sense);
    similarity("dog", "cat");
  });
  const grown = process.memoryUsage().rss - before;
  console.log(`word data: loaded in ${ms.toFixed(0)} ms, ${megabytes(grown)} of memory`);
}

function setAgainstTagging(): void {
  const passages = texts(30);
  const nlp = winkNLP(model, ["sbd", "pos"]);
  const tag = (text: string): void => {
    nlp.readDoc(text).tokens().out(nlp.its.pos);
    for (const { tokens } of sentencesOf(text)) new enPos.Tag(tokens).initial().smooth();
  };
  const ratios: number[] = [];
  const sets: number[] = [];
  const tags: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const passage of passages) {
      const tagging = timed(() => tag(passage.text));
      const set = timed(() => make({ ...OPTIONS, passages: [passage] }));
      // the first round warms up
      if (round === 0) continue;
      tags.push(tagging);
      sets.push(set);
      ratios.push(set / tagging);
    }
  console.log(
    `a passage's whole set: median ${median(sets).toFixed(1)} ms; tagging its text once: median ${median(tags).toFixed(1)} ms`,
  );
  console.log(
    `ratio of the medians ${(median(sets) / median(tags)).toFixed(1)}, median of the ratios ${median(ratios).toFixed(1)} (goal: at most 40)`,
  );
}

/** Words by sentence, tokenized beforehand so that only the taggers are timed. */
function sentencesOf(text: string): { tokens: string[] }[] {
  let found = known.get(text);
  if (!found) {
    found = analyse(text).sentences.map(({ tokens }) => ({
      tokens: tokens.map(({ text: word }) => word),
    }));
    known.set(text, found);
  }
  return found;
}

/** Repeated calls of ten passages each, against all passages in one call. */
function manyAgainstFew(): void {
  const all = texts(1000);
  const few = Array.from({ length: CALLS }, (_, at) => all.slice(at * 10, at * 10 + 10));
  const each =
    few.reduce((sum, passages) => sum + timed(() => make({ ...OPTIONS, passages })), 0) /
    (CALLS * 10);
  let items = 0;
  const whole = timed(() => {
    for (const step of makeInSteps({ ...OPTIONS, passages: all })) items += step.items.length;
  });
  console.log(
    `1,000 passages in one call: ${(whole / 1000).toFixed(1)} ms a passage, ${(whole / 1000 / each).toFixed(2)} × that of calls of 10 (goal: at most 1.15); ${items} items`,
  );
}

/** The slowest odd text against a sample. */
function oddAgainstOurs(): void {
  const ours = median(SAMPLES.map(({ text }) => quickest(() => makeSet(text))));
  const odd = Object.entries(ODD_TEXTS).map(([name, text]) => ({
    name,
    ms: quickest(() => makeSet(text)),
  }));
  const [worst] = odd.toSorted((one, other) => other.ms - one.ms);
  console.log(
    `the slowest odd text (${worst?.name}): ${((worst?.ms ?? 0) / ours).toFixed(1)} × a passage of ours (goal: at most 20)`,
  );
}

function makeSet(text: string): void {
  make({ ...OPTIONS, passages: [{ text }] });
}

/** The fastest of several runs, so that other processes on the machine do not count. */
function quickest(task: () => void): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timed(task)));
}

/** Answers of two thousand characters, in every grading. */
function longAgainstShort(): void {
  const short = quickest(() => gradeMany("receive", "receive", "spelling"));
  const gradings = [undefined, "spelling", "form", "meaning"] as const;
  const long = gradings.flatMap((grading) =>
    LONG_ANSWERS.flatMap((typed) =>
      ["receive", "감사하다", ...LONG_ANSWERS].map((answer) =>
        quickest(() => gradeMany(answer, typed, grading)),
      ),
    ),
  );
  console.log(
    `grading an answer of 2,000 signs: median ${(median(long) / GRADINGS).toFixed(2)} ms (goal: at most 3), slowest ${(Math.max(...long) / GRADINGS).toFixed(1)} ms (goal: at most 40); median ${(median(long) / short).toFixed(0)} × an answer of seven`,
  );
}

function gradeMany(answer: string, typed: string, grading?: Grading): void {
  const item = written(answer, grading);
  for (let at = 0; at < GRADINGS; at++) grade(item, { texts: [typed] });
}

function written(answer: string, grading?: Grading): ItemContent {
  return {
    version: 1,
    type: "own-write",
    shape: "write",
    instruction: "쓰시오.",
    points: 2,
    blocks: [],
    fields: [{}],
    ...(grading && { grading }),
    key: { accepted: [[answer]] },
    explanation: "",
    proof: { kind: "author" },
    difficulty: "low",
  };
}
