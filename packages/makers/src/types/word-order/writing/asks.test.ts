import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { asksIn } from "./asks.ts";

/** What is asked of a text, as "that / he / had / _see_ / in a shop window" with "+ to" where a word is to be added. */
const asked = (text: string, level = 3): string[] =>
  analyse(text).sentences.flatMap((sentence) =>
    asksIn(sentence, level).map(({ given, added }) =>
      [
        given
          .map(({ lead, text: word, isChanged }) => lead + (isChanged ? `_${word}_` : word))
          .join(" / "),
        ...(added ? [added.word] : []),
      ].join(" + "),
    ),
  );

describe("a clause in which one word is shown in its base form", () => {
  it.each([
    [
      "a perfect",
      "It was not the shiny black bike that he had seen in a shop window.",
      "that / he / had / _see_ / in a shop window",
    ],
    [
      "a passive",
      "The pig felt very clever when he was allowed into the party.",
      "when / he / was / _allow_ / into the party",
    ],
    [
      "a gerund behind a preposition",
      "We asked how our scores will drop after losing a few hours of sleep.",
      "will / drop / after / _lose_ / a few hours of sleep",
    ],
    [
      "a progressive with an object",
      "I saw my cousin, who was pulling the bell rope with both hands.",
      "who / was / _pull_ / the bell rope / with both hands",
    ],
  ])("is %s", (_what, text, given) => {
    expect(asked(text)).toContain(given);
  });

  it.each([
    ["an active form is right as well", "They said that the plan was to be changed in June."],
    [
      "the two halves could change places",
      "We saw that the cats were following the dogs in the park.",
    ],
    ["a tense would be a choice", "It is easy to say that its eyes simply faded in the dark."],
    ["the form has two spellings", "It was not the shiny bike that he had got in a small shop."],
    [
      "a phrase could stand elsewhere",
      "They read the books that were printed in Paris in the old days.",
    ],
    [
      "a perfect with an object has the words of a causative",
      "As a result, some companies have reduced the number of their products.",
    ],
    [
      "a noun could stand before 'that'",
      "Those who study creativity have found that boredom is surprisingly useful.",
    ],
    ["a modal goes with either verb", "We met people who will buy things that can be repaired."],
    [
      "a participle could be half of a compound",
      "In the new towns, accidents causing injury have typically dropped.",
    ],
    [
      "the subject may stand behind its verb",
      "Somewhere ahead, the voices of the group were growing fainter, carried off around a bend.",
    ],
    ["'how' may take the participle along", "We use a camera to see how the brain is organized."],
  ])("is none where %s", (_why, text) => {
    expect(asked(text).filter((given) => given.includes("_"))).toEqual([]);
  });
});

const MOON = "People who walk at night often notice that the moon seems to be following them.";

describe("a clause from which a word is left out", () => {
  it.each([
    ["an infinitive", MOON, "the moon / seems / be / following / them + to"],
    [
      "an infinitive that completes 'appear'",
      "The mistakes appear to be following them.",
      "the mistakes / appear / be / following / them + to",
    ],
  ])("lacks the 'to' of %s", (_what, text, given) => {
    expect(asked(text)).toContain(given);
  });

  it.each([
    ["it is English without it", "We think that the teacher likes the old red house."],
    ["another word would do", "They read a book that teaches people how to build houses."],
    ["'and' would do", "They will also try to help a cage mate that is in distress."],
    ["an article would do", "Many of the old sleeping cars were expensive to repair."],
    ["another clause would do", "He was asked to play a piano piece that he knew."],
  ])("is none where %s", (_why, text) => {
    expect(asked(text).filter((given) => given.includes("+"))).toEqual([]);
  });
});

it("asks two things at once from level 4 on", () => {
  const both = "the moon / seems / be / _follow_ / them + to";
  expect(asked(MOON, 3)).not.toContain(both);
  expect(asked(MOON, 4)).toContain(both);
});
