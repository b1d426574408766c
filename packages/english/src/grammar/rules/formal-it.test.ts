import { testRule } from "../../../test/rule.ts";
import { formalIt } from "./formal-it.ts";

testRule(
  formalIt,
  [
    ["It is important to eat breakfast.", "It→There"],
    ["It is clear that he lied.", "It→This"],
    ["The map makes it possible to find the way.", "it possible→possible"],
    ["We found it hard to read the sign.", "it hard→hard"],
    ["It was difficult to see the moon.", "It→There"],
    ["It is true that they came.", "It→This"],
    ["She thinks it necessary to tell him.", "it necessary→necessary"],
    ["It is unusual to see snow in May.", "It→There"],
    ["It is important that birds fly.", "It→This"],
    ["It is easy to help him.", "It→There"],
    ["It is very important to sleep well.", "It→There"],
  ],
  [
    "It is easy to use.",
    "This makes it easy to read.",
    "It was so hot that we left.",
    "It was the boy that came.",
    "It is too heavy to lift the box.",
    "It is cold.",
    "They made it bigger.",
    "Is it legal to park a car on this street?",
    "It is important to the boys.",
    "It is late, go home.",
    "They made it home to see the game.",
    "The day it was possible to swim came.",
    "It is clear that swimming helps.",
  ],
);
