import { testRule } from "../../../test/rule.ts";
import { pronounNumber } from "./pronoun-number.ts";

testRule(
  pronounNumber,
  [
    ["The robot makes its own decisions.", "its→their"],
    ["The birds build their own nests.", "their→its"],
    ["They have their own rules.", "their→its"],
    ["The price of gold is higher than that of iron.", "that→those"],
    ["The ears of rabbits are longer than those of dogs.", "those→that"],
    ["The plant uses its own energy.", "its→their"],
    ["The birds build only their own nests.", "their→its"],
    ["The boys make their own rules.", "their→its"],
    ["The city gave the park its own name.", "its→their"],
  ],
  [
    "A child has its own room.",
    "The birds left its branches.",
    "The team has its own bus.",
    "The boys gave the dog its own bed.",
    "He said that of all things it was new.",
    "Each student has their own book.",
    "She has her own car.",
    "This box is smaller than that one.",
    "The machine has our own design.",
    "We follow their own rules.",
    "The price of gold is higher than prices of iron.",
    "One price of gold is higher than that of iron.",
    "The price of gold rose higher than that of iron.",
    "That of the king is missing.",
    "The boys make, their own rules.",
    "The farmers has its own bus.",
    "They are larger than those of Japan.",
    "The boys told the teacher their own story.",
  ],
);
