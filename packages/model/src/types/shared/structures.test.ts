import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import {
  hasStructure,
  namedStructures,
  STRUCTURE_IDS,
  STRUCTURES,
  timesIn,
  type StructureId,
} from "./structures.ts";

/** A sentence for each structure, which has it. */
const WITH: Readonly<Record<StructureId, string>> = {
  "relative-what": "They rarely say what they mean.",
  "relative-subject": "He met a woman who often painted ships.",
  "relative-object": "It is a rule that nobody follows.",
  "relative-omitted": "This is the book the teacher chose.",
  "relative-possessive": "I know a man whose house burned down.",
  "relative-preposition": "It is the world in which we live.",
  "relative-adverb": "It is a place where nobody lives.",
  "relative-compound": "They talked to whoever sat near them.",
  "indirect-question": "Nobody knew how far it was.",
  passive: "The gate was slowly opened.",
  "passive-modal": "The gate must be opened.",
  "passive-perfect": "The gate has been opened.",
  "passive-progressive": "The gate is being opened.",
  "passive-infinitive": "The gate needs to be opened.",
  "passive-gerund": "He hated being watched.",
  "perfect-present": "They have often tried it.",
  "perfect-past": "She had already left.",
  "perfect-modal": "It should not have appeared.",
  "perfect-participle": "Having lost the key, he waited.",
  progressive: "They were slowly walking home.",
  subjunctive: "He would help if he were here.",
  "as-if": "He looked as if he had seen it.",
  "participle-after": "The letters written by hand survived.",
  "participle-clause": "Walking home, he sang.",
  "participle-with": "She sat with her eyes closed.",
  gerund: "He avoided meeting them.",
  "formal-subject": "It is hard to tell.",
  "formal-object": "The noise made it hard to sleep.",
  "infinitive-for": "It is time for us to leave.",
  "too-to": "It was too dark to read.",
  "enough-to": "It was light enough to read.",
  "so-that": "It was so dark that nobody read.",
  "such-that": "It was such a dark night that nobody read.",
  "not-but": "It is not speed but order.",
  "not-only": "It is not only fast but also safe.",
  "not-so-much": "It is not so much a rule as a habit.",
  "rather-than": "They wait rather than act.",
  "less-than": "It depends less on luck than on skill.",
  "as-as": "It is as large as the moon.",
  comparative: "It grew faster than before.",
  superlative: "It was the most useful tool.",
  "the-the": "The longer we wait, the harder it gets.",
  "object-complement": "They kept the door open.",
  causative: "The teacher made them wait.",
  "keep-from": "It kept them from falling.",
  cleft: "It was the rain that stopped them.",
  inversion: "Never had he seen it.",
  "emphatic-do": "He does know it.",
  "of-noun": "It is of great value.",
};

const sentenceOf = (text: string) => analyse(text).sentences[0]!;
const spanOf = (text: string) => ({ start: 0, end: text.length });

describe("a structure", () => {
  it.each(STRUCTURE_IDS)("is found where it stands: %s", (id) => {
    expect(hasStructure(sentenceOf(WITH[id]), spanOf(WITH[id]), id)).toBe(true);
  });

  const PLAIN = "The dog sleeps.";
  it.each(STRUCTURE_IDS.filter((id) => id !== "gerund"))(
    "is not found in a plain clause: %s",
    (id) => {
      expect(hasStructure(sentenceOf(PLAIN), spanOf(PLAIN), id)).toBe(false);
    },
  );

  it.each([
    ["too-to", "It is too dear for somebody to whom it did not apply."],
    ["progressive", "It is rather humbling that nobody knew."],
  ] as const)("%s is not found in %j", (id, text) => {
    expect(hasStructure(sentenceOf(text), spanOf(text), id)).toBe(false);
  });

  it.each([
    ["passive-perfect", "Everything has been put there for a reason."],
    ["relative-subject", "It is the long series of adjustments that followed."],
  ] as const)("%s is found in %j", (id, text) => {
    expect(hasStructure(sentenceOf(text), spanOf(text), id)).toBe(true);
  });

  it("is counted", () => {
    const text = "What is easy tends to become what is usual.";
    expect(timesIn(sentenceOf(text), spanOf(text), "relative-what")).toBe(2);
    expect(timesIn(sentenceOf(text), spanOf(text), "passive")).toBe(0);
  });

  it.each(STRUCTURE_IDS)("is a condition in Korean: %s", (id) => {
    expect(STRUCTURES[id].condition).toMatch(/(?:을|를) (?:쓸|생략할) 것$/u);
  });
});

const named = (text: string, ids: readonly StructureId[] = []) =>
  namedStructures(sentenceOf(text), spanOf(text), ids);

describe("the structures that the conditions name", () => {
  it("are those that the model names, and those that nothing else would tell", () => {
    expect(named("It is the world in which we live.", ["formal-subject"])).toEqual([
      "formal-subject",
      "relative-preposition",
    ]);
    expect(named("It was so dark that nobody read.")).toEqual(["so-that"]);
    expect(named("He looked as if he had seen it.")).toEqual(["as-if", "perfect-past"]);
    expect(named("A viewer who steps closer can see it.")).toEqual([]);
    expect(named("She had failed to see how it was made.")).toEqual(["perfect-past"]);
    expect(named("It shows what they could have kept.")).toEqual(["perfect-modal"]);
    // no other tense is beside it
    expect(named("She had already left.")).toEqual([]);
  });

  it("say nothing twice", () => {
    expect(named("The gate has been opened.", ["passive", "passive-perfect"])).toEqual([
      "passive-perfect",
    ]);
    expect(named("It should have appeared.", ["perfect-modal", "perfect-present"])).toEqual([
      "perfect-modal",
    ]);
  });
});
