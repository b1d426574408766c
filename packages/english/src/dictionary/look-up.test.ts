import { describe, expect, it } from "vitest";
import { lookUp, type LookUp } from "./look-up.ts";

/** `[word, its sentence, the lemma, the first part of speech]` */
const IN_CONTEXT: readonly (readonly [string, string, string, string])[] = [
  ["addresses", "He addresses the crowd every morning.", "address", "v"],
  ["address", "The address of the school is on the card.", "address", "n"],
  ["left", "She left the room quietly.", "leave", "v"],
  ["found", "They found gold in the river.", "find", "v"],
  ["founded", "He founded a school in the village.", "found", "v"],
  ["leaves", "The leaves fell from the old tree.", "leaf", "n"],
  ["leaves", "The train leaves early.", "leave", "v"],
  ["better", "Her plan was better than ours.", "good", "a"],
  ["cities", "The cities were larger than before.", "city", "n"],
  ["patient", "The patient left the hospital.", "patient", "n"],
  ["that", "He said that it was late.", "that", "conj"],
];

const phrases = (word: string, sentence: string) =>
  lookUp(word, { sentence, at: sentence.indexOf(word) })?.phrases.map(({ phrase }) => phrase);

const first = (found: LookUp | null) => [found?.lemma, found?.senses[0]?.pos];

const firm = (sentence: string) =>
  lookUp("firmly", { sentence, at: sentence.indexOf("firmly") })?.senses[0]?.meaning;

describe("dictionary look-up", () => {
  it.each(IN_CONTEXT)("“%s” in “%s” is %s (%s)", (word, sentence, lemma, pos) => {
    const found = lookUp(word, { sentence, at: sentence.indexOf(word) });
    expect(first(found)).toEqual([lemma, pos]);
    expect(found?.in_context).toBe(true);
    expect(found?.senses[0]?.meaning).toMatch(/[가-힣]/u);
  });

  it("gives the meaning first that is clearly nearest to the sentence", () => {
    expect(firm("The weight of the water holds the heavy gate firmly shut.")).toMatch(/^단단히/u);
    expect(lookUp("firmly")?.senses[0]?.meaning).toMatch(/^단호하게/u);
  });

  it("gives every part of speech with meaning, definition, example and forms", () => {
    expect(lookUp("record")).toMatchObject({
      lemma: "record",
      in_context: false,
      pronunciation: "ˈrekərd",
      inflections: expect.arrayContaining([
        { kind: "plural", form: "records" },
        { kind: "past", form: "recorded" },
      ]),
    });
    const senses = lookUp("decide")?.senses;
    expect(senses?.[0]?.definition).toMatch(/[a-z]/u);
    expect(senses?.[0]?.examples[0]).toMatch(/decide/u);
  });

  it("gives the pronunciation of the part of speech in the sentence", () => {
    const sentence = "She records every song.";
    expect(lookUp("records", { sentence, at: 4 })?.pronunciation).toBe("rɪˈkɔːrd");
  });

  it("finds phrases with a word, in any inflection and with an object between", () => {
    expect(phrases("accounted", "It accounted for half of the losses.")).toEqual(["account for"]);
    expect(phrases("off", "Turn the light off.")).toEqual(["turn off"]);
    expect(phrases("took", "He took advantage of it.")).toEqual(["take advantage of"]);
    expect(phrases("mind", "It crossed my mind today.")).toEqual(["cross one's mind"]);
    // a noun is not the verb of a phrase
    expect(phrases("account", "The account for the school is new.")).toEqual([]);
  });

  it("finds a typed phrase in any inflection", () => {
    expect(lookUp("In terms  of")).toMatchObject({ lemma: "in terms of" });
    expect(lookUp("gave up")).toMatchObject({ lemma: "give up" });
    expect(lookUp("zorble the qux")).toBeNull();
  });

  it("names the other lemmas that a form may have", () => {
    expect(lookUp("left")?.others).toContain("leave");
  });

  it("handles possessives, contractions and hyphenated words", () => {
    expect(lookUp("children's")?.lemma).toBe("child");
    expect(lookUp("don’t")?.lemma).toBe("don't");
    expect(lookUp("water-based")?.lemma).toBe("based");
  });

  it("is null for a text that is not a word", () => {
    for (const text of ["qzxv", "", " ", "한국어", "__proto__", "a\tb", "12"])
      expect(lookUp(text)).toBeNull();
  });

  it("finds the word by its form where the position is missing or wrong", () => {
    const sentence = "She will address the crowd.";
    expect(first(lookUp("address", { sentence, at: -1 }))).toEqual(["address", "v"]);
    expect(first(lookUp("address", { sentence, at: 999 }))).toEqual(["address", "v"]);
    expect(lookUp("address", { sentence: "Nothing here.", at: 0 })?.in_context).toBe(false);
  });
});
