import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { proofread } from "./proofread.ts";

/** The findings of a text as "wrong→fix". */
function found(text: string): string[] {
  return proofread(analyse(text)).map(({ start, end, fix }) => `${text.slice(start, end)}→${fix}`);
}

/** A sentence with one error, and what is found there. */
const ERRORS: Readonly<Record<string, readonly (readonly [text: string, finding: string])[]>> = {
  agreement: [
    ["These bacteria does all kinds of work.", "does→do"],
    ["Most stars has planets around them.", "has→have"],
    ["The origin of a thing tell us little about it.", "tell→tells"],
    ["When regions of the brain shows similar patterns, they work together.", "shows→show"],
    ["Their food source are often far away.", "are→is"],
    ["There is many reasons for this.", "is→are"],
    ["There are a river behind the house.", "are→is"],
    ["He have a large garden.", "have→has"],
    ["They often does not know the answer.", "does→do"],
    ["Everyone have a name.", "have→has"],
    ["A plant that grow in the dark is pale.", "grow→grows"],
  ],
  article: [
    ["It took a hour to get there.", "a→an"],
    ["She was a honest person.", "a→an"],
    ["It is an useful tool.", "an→a"],
    ["It is important part of the story.", "important→an important"],
    ["The cap is placed on person's head.", "person→a person"],
  ],
  number: [
    ["There are three type of bees.", "type→types"],
    ["We studied a new mathematical concepts.", "concepts→concept"],
    ["At several spot, islands came up.", "spot→spots"],
    ["This is one of the most important reason.", "reason→reasons"],
    ["There is a gate at each ends.", "ends→end"],
    ["She will be back in 3 day.", "day→days"],
    ["They live among millions of microbe.", "microbe→microbes"],
    ["These studies need many information.", "many→much"],
  ],
  repetition: [
    ["We saw the the garden.", "the the→the"],
    ["He realised that that the door was open.", "that that→that"],
  ],
  missing: [
    ["Have a look at some the words.", "some→some of"],
    ["They felt they been cheated.", "been→have been"],
    ["It can found in the north.", "found→be found"],
    ["There two ways to do this.", "There→There are"],
    ["She was not allowed go to school.", "allowed→allowed to"],
    ["The moon seems be near.", "seems→seems to"],
    ["They are sensitive their surroundings.", "sensitive→sensitive to"],
    ["According the report, it rained.", "According→According to"],
    ["A lot people came.", "lot→lot of"],
    ["They going to the market.", "They→They are"],
  ],
  "verb-form": [
    ["He can goes home now.", "goes→go"],
    ["She did not went there.", "went→go"],
    ["It has went up.", "went→gone"],
    ["They are know as experts.", "know→known"],
    ["I decided to went home.", "went→go"],
  ],
  confusion: [
    ["It is larger then the other.", "then→than"],
    ["You should of told me.", "of→have"],
    ["They break down it's tough fibers.", "it's→its"],
    ["They post under there real names.", "there→their"],
    ["This one is more better.", "more better→better"],
  ],
  spacing: [
    ["We came , and they left.", " ,→,"],
    ["We came,and they left.", ",→, "],
  ],
  spelling: [
    ["They were removed becuase they looked untidy.", "becuase→because"],
    ["They train frequenly at home.", "frequenly→frequently"],
    ["Each stroke was carring me away.", "carring→carrying"],
    ["We all became courious about it.", "courious→curious"],
  ],
};

describe.each(Object.entries(ERRORS))("%s", (kind, sentences) => {
  it.each(sentences)("%s", (text, finding) => {
    expect(found(text)).toEqual([finding]);
    const [first] = proofread(analyse(text));
    expect(first?.kind).toBe(kind);
    expect(first?.message).toMatch(/[가-힣].*요\.$/u);
  });
});

describe("what is right", () => {
  it.each([
    "If it were so, the students would know.",
    "She insisted that he go home.",
    "Do the boys have a ball?",
    "It made the man have doubts.",
    "The number of students has grown.",
    "One of the values that matter is trust.",
    "He put the cup on the table.",
    "The teacher said that that was wrong.",
    "Vitamin A is good for the eyes.",
    "It took a few days and a great many people.",
    "These allow us to see more.",
    "Every few years they return.",
    "The process leads to increased risk.",
    "The form that I have was named after him.",
    "May is a warm month.",
    "The three star hotel is near the five day market.",
    "He is able to swim, and so is she.",
    "What the box was made of is unknown.",
  ])("%s", (text) => expect(found(text)).toEqual([]));

  it("is left alone in thousands of our own sentences", () => {
    const folder = join(import.meta.dirname, "../../data/examples");
    const sentences = readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .flatMap((line) => line.split("\t")[2] ?? []),
    );
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.flatMap(found)).toEqual([]);
  });
});

it("says what is wrong with the particle that the word takes", () => {
  const [first] = proofread(analyse("They must tells the others."));
  expect(first?.message).toBe("'must' 뒤에는 동사원형 'tell'을 써요.");
});

it("offers no fix where several are possible", () => {
  expect(found("It can studied in many ways.")).toEqual(["studied→null"]);
  expect(found("They could nothing to prevent it.")).toEqual(["could nothing→null"]);
});

it("finds each error where it stands, in the order of the text", () => {
  const text = "There are three type of bees.\nThey lives in the the garden.";
  const findings = proofread(analyse(text));
  expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual([
    "type",
    "lives",
    "the the",
  ]);
});

it("takes a name or a recurring term for no misspelling", () => {
  expect(found("The tree Castilla elastica gives rubber.")).toEqual([]);
  expect(found("A courious is a small tool. The courious is made of wood.")).toEqual([]);
});

it("is bounded on a text of nothing but errors", () => {
  expect(proofread(analyse("The the cat are here. ".repeat(800))).length).toBe(100);
});
