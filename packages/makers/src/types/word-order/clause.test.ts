import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { clausesOf } from "./clause.ts";

const clauses = (text: string): string[] =>
  analyse(text)
    .sentences.flatMap((sentence) => clausesOf(sentence))
    .map(({ pieces }) => pieces.join(" / "));

describe("clausesOf", () => {
  it.each([
    ["Only at this point can the old gate be opened.", "can / the / old / gate / be / opened"],
    ["They never learned who had told what to whom.", "who / had / told / what / to / whom"],
  ])("cuts %s", (text, pieces) => {
    expect(clauses(text)).toContain(pieces);
  });

  it.each([
    ["two things that could change places", "She said that the old man saw the young woman."],
    ["words joined by 'and'", "We know a man who reads and writes books and letters."],
    ["an adverb that can move", "They asked which stroke will be needed next."],
    ["two phrases of place", "We met a man who lived in a house by the sea."],
    ["too few words", "She likes to swim."],
    ["nothing but a passive", "The teacher told me how the brain is organized."],
    ["an infinitive that can move", "The old plan was thought to be complete."],
    ["a phrase that can only come last", "She asked what they had seen on the way."],
    ["plain that, subject, verb and object", "He believed that they were storing grain."],
    ["a modal and a passive", "The plan could not be described."],
    ["a verb with its object before an infinitive", "They have no reason to admit it."],
    ["be and a noun", "The old tools are a useless burden here."],
    ["a noun that could stand before that", "They suggest that the answer has less to do with it."],
    ["the same at its beginning", "They know that the tall students carry a picture of the town."],
    ["a perfect that could be a causative", "She asked who had drawn the long straight line."],
    ["verbs that could change places", "People smile when we imagine what others see."],
    ["a modal that could go with either verb", "They ask what people think we will say."],
    [
      "a phrase that could stand behind the comparison",
      "They said that trees in autumn give more light than walls.",
    ],
    [
      "'less' before a noun",
      "For readers of that time a page was less a thing to be looked at than a score to be performed.",
    ],
    [
      "an adjective that could stand before its noun",
      "It requires them to discuss what makes a contest fair.",
    ],
    ["modals that could change places", "They believed that they should talk as a guest would."],
    ["pasts that could change places", "Rich families adopted what their superiors had used."],
    [
      "'rather', which could stand before the phrase",
      "The ball was regarded as a possible disturbance rather than as a game.",
    ],
    ["objects that could change places", "They asked if it pushes us to change our ways."],
  ])("keeps out of %s", (_what, text) => {
    expect(clauses(text)).toEqual([]);
  });
});
