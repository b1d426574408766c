import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "pronouns",
  [
    // first person reflexives
    ["You must prepare yourselves for it.", "reflexive: yourselves→you"],
    ["I want to prepare myself for it.", "reflexive: myself"],
    ["We are preparing ourselves for it.", "reflexive: ourselves"],
    ["We, by this, prepare ourselves for it.", "reflexive: ourselves"],
    // later pro verbs
    ["The boy wanted to win, and he did.", "pro-verb: did→was"],
    // those and that
    ["The size of the lake equals that of his city.", "pronoun-number: that"],
    ["The size of the lake equals that of a city and a town.", "pronoun-number: that"],
    ["The size of the lake proves that of a city.", "pronoun-number: that"],
    [
      "The rooms of the house were big, while those of the hut were small.",
      "pronoun-number: those→that",
    ],
    ["The roof is red, while that of the hut is white.", "pronoun-number: that→those"],
    ["The size of the lake equals that of the cities.", "pronoun-number: that"],
  ],
  [
    // later pro verbs
    ["The boys who were ill wanted to win, and they did.", "pro-verb: did→were"],
  ],
);
