import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { connectiveCandidates } from "./candidates.ts";
import { EXCLUDED, RELATION_OF, SHOWN } from "./relations.ts";

const candidatesIn = (text: string): string[] =>
  connectiveCandidates(analyse(text).sentences).map(
    ({ text: word, relation }) => `${word}: ${relation}`,
  );

describe("connectiveCandidates", () => {
  it("finds connectives that open a sentence or stand between commas", () => {
    expect(
      candidatesIn(
        "Cars are useful. However, they are loud. Old cars, for example, wake the whole street. As a result, people move away.",
      ),
    ).toEqual(["However: contrast", "for example: example", "As a result: result"]);
  });
  it("finds connectives behind a semicolon, and joins the two halves", () => {
    const [found] = connectiveCandidates(
      analyse("Deaths should have fallen; instead, they hardly changed.").sentences,
    );
    expect([found?.before.text, found?.text, found?.after.text]).toEqual([
      "Deaths should have fallen",
      "instead",
      "they hardly changed.",
    ]);
  });
  it.each([
    ["But", "However", ",", "Cars seem useful. But they are loud."],
    ["Yet", "However", ",", "Cars seem useful. Yet the noise of them is great."],
    ["Yet", "However", "", "Cars seem useful. Yet, they are loud."],
    ["So", "Therefore", ",", "Cars are loud. So we move away."],
    ["Thus", "Thus", ",", "Cars are loud. Thus it is hard to sleep."],
    ["Thus", "Thus", "", "Cars are loud. Thus, it is hard to sleep."],
  ])("asks %s as %s%s, since its form would tell it", (original, text, added, of) => {
    expect(connectiveCandidates(analyse(of).sentences)).toMatchObject([{ original, text, added }]);
  });
  it.each([
    "Cars are loud. But for them we would walk.",
    "Cars are loud. So it is with trains.",
    "Cars are loud. So loud are they that people move away.",
    "Cars are loud. Thus making a noise, they go by.",
    "Cars are loud. Hence the need for walls.",
    "Cars are loud. Yet not all of them are.",
  ])("leaves what opens no clause: %s", (text) => {
    expect(candidatesIn(text)).toEqual([]);
  });
  it.each([
    ["Walls are high. A house is thus dark.", "Thus", ", a house is", "A house is thus"],
    ["Cars are loud. We should therefore walk.", "Therefore", ", we should", "We should therefore"],
    [
      "Noise is a problem. Officials should therefore act.",
      "Therefore",
      ", officials should",
      "Officials should therefore",
    ],
    [
      "Noise is bad. Mozart should therefore act.",
      "Therefore",
      ", Mozart should",
      "Mozart should therefore",
    ],
    ["Cars are loud. I therefore walk.", "Therefore", ", I", "I therefore"],
  ])("asks at its head what a sentence has beside its verb: %s", (of, text, added, replaced) => {
    expect(connectiveCandidates(analyse(of).sentences)).toMatchObject([
      { text, added, replaced, relation: "result", place: "opens" },
    ]);
  });
  it.each([
    "Cars are loud. In a street, people therefore move away.",
    "Cars are loud. People move away, thus making room.",
    // a name or not
    "Gold is rare. Money is thus a promise.",
  ])("leaves such a word behind a comma or a noun that may be a name: %s", (text) => {
    expect(candidatesIn(text)).toEqual([]);
  });
  it("leaves what stands around a connective between commas", () => {
    const [found] = connectiveCandidates(
      analyse("Dogs bark. Most cats, however, are quiet.").sentences,
    );
    expect([found?.before.text, found?.after.text]).toEqual(["Dogs bark.", "Most cats are quiet."]);
  });
  it("skips the first sentence and vague connectives", () => {
    expect(
      candidatesIn("However, cars are loud. Then, people sleep. Also, they move away."),
    ).toEqual([]);
  });
});

describe("relations", () => {
  it("offer only connectives of a relation that is excluded", () => {
    for (const [relation, others] of Object.entries(EXCLUDED)) {
      expect(others).not.toContain(relation);
      for (const other of others)
        for (const word of SHOWN[other]) expect(RELATION_OF.get(word.toLowerCase())).toBe(other);
    }
  });
});
