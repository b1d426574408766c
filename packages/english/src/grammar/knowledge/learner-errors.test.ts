import { describe, expect, it } from "vitest";
import { analyse } from "../../analysis.ts";
import { GRAMMAR_RULES, grammarPoints } from "../index.ts";
import { LEARNER_ERRORS } from "./learner-errors.ts";

describe("what learners miss", () => {
  it("is sorted by rule and knows every rule", () => {
    const rules = LEARNER_ERRORS.map(({ rule }) => rule);
    expect(rules).toEqual(rules.toSorted());
    expect([...new Set(rules)]).toEqual(Object.keys(GRAMMAR_RULES).toSorted());
  });

  it("ends each rule with the plain case, and has no entry behind it", () => {
    for (const rule of Object.keys(GRAMMAR_RULES)) {
      const entries = LEARNER_ERRORS.filter((entry) => entry.rule === rule);
      const plain = entries.filter(({ form, context }) => !form && !context);
      expect(plain).toEqual(entries.slice(-1));
    }
  });

  it("gives a reason for every weight, and a Korean trap wherever a point is asked", () => {
    expect(LEARNER_ERRORS.filter(({ why }) => why.length <= 10)).toEqual([]);
    const asked = LEARNER_ERRORS.filter(({ weight, lure = weight }) => lure >= 2);
    expect(asked.filter(({ trap }) => trap === undefined)).toEqual([]);
    for (const trap of LEARNER_ERRORS.flatMap((entry) => entry.trap ?? [])) {
      expect(trap).toMatch(/쉽지만, .+요\.$/u);
      expect(trap.replaceAll(/'\{(?:form|cue|near)\}'/gu, "")).not.toMatch(/[{}]/u);
    }
  });
});

/** The points of a text, as "rule form worth". */
const worths = (text: string): string[] =>
  analyse(text)
    .sentences.flatMap(grammarPoints)
    .map(({ rule, original, worth }) => `${rule} ${original} ${worth}`);

describe("the worth of a point", () => {
  it.each([
    ["The color of the leaves is changing slowly.", "subject-verb-agreement is 2"],
    ["The color of the old leaves on the trees is changing.", "subject-verb-agreement is 3"],
    ["What she lacks is time.", "relative-what What 2"],
    ["A man waiting for a bus reads the paper.", "finite-verb waiting 2"],
    ["This made him think again.", "bare-infinitive think 1"],
    ["The color is changing slowly.", "subject-verb-agreement is 0"],
    ["The computers that she bought were old.", "subject-verb-agreement were 3"],
    ["The computer that she bought was old.", "subject-verb-agreement was 1"],
    ["The roofs of the houses are painted red.", "subject-verb-agreement are 1"],
    ["A sailor trained by a captain is careful.", "subject-verb-agreement is 1"],
    ["What is known is that the lake was deep.", "subject-verb-agreement is 2"],
    ["The students who wrote to their teachers were late.", "subject-verb-agreement were 1"],
    ["The scraps, by contrast, were kept in a box.", "subject-verb-agreement were 1"],
    ["The fairer comparison, however, is with four people.", "finite-verb is 1"],
    ["Much of what we keep was new.", "relative-what what 2"],
    ["The farmers have saved themselves.", "reflexive themselves 1"],
    ["The farmers in the village have saved themselves.", "reflexive themselves 2"],
    ["The farmers themselves decided to leave.", "reflexive themselves 1"],
    ["All the hard words I had been saving were gone.", "subject-verb-agreement were 1"],
    ["To say that a wall is old is no insult.", "finite-verb To say 3"],
    ["Step into the old hall, and you will hear a voice.", "finite-verb Step 2"],
    ["The lamp broke, and closing the window took an hour.", "finite-verb closing 2"],
    ["Having fallen asleep, she missed the train.", "participial-clause Having 2"],
    ["His throat went dry.", "adjective-adverb dry 2"],
    ["Games keep the mind active.", "adjective-adverb active 2"],
    ["The map made the truth about the old war visible.", "adjective-adverb visible 3"],
    ["The doctor arrived too late.", "adjective-adverb late 2"],
    ["I can hardly see it.", "adjective-adverb hardly 1"],
    ["All living things need it.", "adjective-adverb living 2"],
    ["We saw the roof falling.", "bare-infinitive falling 2"],
    ["They saw the dark top of the tower falling.", "bare-infinitive falling 3"],
    ["The doctor kept him waiting.", "verb-complement waiting 2"],
    ["I would never forgive myself for that.", "reflexive myself 2"],
    ["It is hard for those who live alone.", "pronoun-number those 2"],
    ["They use whatever information is at hand.", "relative-case whatever 3"],
    ["The boys were used to the noise.", "voice were used 3"],
    ["The repairs are expected to take three weeks.", "voice expected 2"],
    ["The boys wanted to win the race, and they did.", "pro-verb did 3"],
    ["She joined a club devoted to old maps.", "participle-modifier devoted 2"],
    ["Saying nothing can help.", "finite-verb Saying 1"],
    ["Saying nothing about the plans of the others can help.", "finite-verb Saying 3"],
    ["Only in old age was she praised for it.", "inversion was she 3"],
    ["Only then does she speak.", "inversion does 1"],
    ["Only then does the teacher speak.", "inversion does the teacher speak 3"],
    ["They can swim in the lake.", "base-form swim 0"],
    ["Those who could pay for it have no reason to wait.", "finite-verb have 3"],
    ["Two sisters, equally careless, reached the gate.", "finite-verb reached 3"],
    ["A letter written by hand takes time.", "finite-verb written 3"],
    ["The questions a child can ask depend on age.", "subject-verb-agreement depend 3"],
    ["Half of all drivers ignore the sign.", "subject-verb-agreement ignore 2"],
    ["The gap between the two lies in their age.", "subject-verb-agreement lies 3"],
    ["To take a test that they have not seen seems unfair.", "subject-verb-agreement seems 3"],
    ["Mistakes, once discovered, are easy to repair.", "participial-clause discovered 3"],
    ["She sang while decorating the hall.", "participial-clause decorating 2"],
    [
      "They ask who made the first car, the first train, or the first plane, and then hurry on.",
      "parallel hurry 3",
    ],
    ["The team has turned around.", "perfect turned 0"],
    ["Birds that live here can see the lake from afar.", "base-form see 0"],
  ])("%s: %s", (text, expected) => {
    expect(worths(text)).toContain(expected);
  });

  it("comes with the noun that leads astray", () => {
    const [point] = grammarPoints(
      analyse("The color of the leaves is changing slowly.").sentences[0]!,
    );
    expect(point?.trap).toBe(
      "바로 앞의 말 'leaves'에 수를 맞춰야 한다고 착각하기 쉽지만, 동사의 수를 정하는 말은 'color'예요.",
    );
  });
});
