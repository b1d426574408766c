import { testRule } from "../../../test/rule.ts";
import { pronounCase } from "./pronoun-case.ts";

testRule(
  pronounCase,
  [
    ["The birds sleep in their nests.", "their→them"],
    ["The city is proud of its old walls.", "its→it"],
    ["She left the house without him.", "him→he"],
    ["We looked at his picture.", "his→him"],
    ["They sat around them.", "them→they"],
    ["The dog ran to its owner.", "its→it"],
  ],
  [
    "They gave their dogs food.",
    "The price rose as its costs grew.",
    "In their minds people are free.",
    "We talked to them about it.",
    "He is taller than him.",
    "It is me.",
    "A friend of his came.",
  ],
);
