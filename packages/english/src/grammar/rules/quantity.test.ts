import { testRule } from "../../../test/rule.ts";
import { quantity } from "./quantity.ts";

testRule(
  quantity,
  [
    ["Many plants respond to touch.", "Many→Much"],
    ["It lasts for a few hours.", "few→little"],
    ["There is much water in it.", "much→many"],
    ["It uses less energy.", "less→fewer"],
    ["The amount of oxygen is small.", "amount→number"],
    ["They have very little money.", "little→few"],
  ],
  [
    "Many of them left.",
    "Few people came.",
    "There are less people here.",
    "A little dog barked.",
    "Many a man has tried.",
    "The number of cars rose.",
    "He likes it very much.",
    "Few visitors came.",
    "Blood donors are allowed to give blood only a few times a year.",
    "I regret eating so much ice cream last night.",
    "When customers have to compare dozens of similar products, a harmful amount of choice takes away the pleasure of shopping.",
    "He drank little water.",
    "The amount that water rises is small.",
    "Many feet walked here.",
    "Many big old black wooden boxes fell.",
    "They have less pure water.",
  ],
);
