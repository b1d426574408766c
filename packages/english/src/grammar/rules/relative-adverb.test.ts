import { testRule } from "../../../test/rule.ts";
import { relativeAdverb } from "./relative-adverb.ts";

testRule(
  relativeAdverb,
  [
    ["This is the house where he lives.", "where→which"],
    ["Do you remember the day when the school was closed?", "when→which"],
    ["We know the reason why the water is cold.", "why→which"],
    ["She visited a village which has no road.", "which→where"],
    ["It is a game in which the players throw a ball.", "in which→which"],
    ["They live in a city which has many parks.", "which→where"],
    ["These lines connect places that are equally high.", "that→where"],
    [
      "Teachers often give students extra time when an exam contains long reading passages.",
      "when→which",
    ],
    ["They live in a house, which has two rooms.", "which→where"],
  ],
  [
    "This is the town where they come from.",
    "I visited the place which he liked.",
    "I know where he lives.",
    "When the bell rang, we left.",
    "The reason why he gave is unclear.",
    "This is the room in which we ate.",
    "She was happy, which was good.",
    "I learned to ride a bike when I was six.",
    "The dance tells the others where the flowers are.",
    "Video games can improve the speed with which players react to signals.",
    "Do you remember the day, when the school was closed?",
    "This is the very house where he lives.",
    "The price of which gold is a part is high.",
    "The city of which the people speak is old.",
  ],
);
