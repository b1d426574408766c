import { testRule } from "../../../test/rule.ts";
import { thatConjunction } from "./that-conjunction.ts";

testRule(
  thatConjunction,
  [
    ["The results suggest that the method is useful.", "that→what"],
    ["We know that the earth has a moon.", "that→what"],
    ["The fact that they are different is important.", "that→what"],
    ["I am sure that she is honest.", "that→what"],
    ["He believes that there are many ways.", "that→what"],
    ["They found that the people had a king.", "that→what"],
    ["The idea that the sun was a god is old.", "that→what"],
  ],
  [
    "He said that he ate.",
    "I know that they eat.",
    "I think that is right.",
    "The idea that he had was new.",
    "She told us that story.",
    "They know that the boys use the tool to eat.",
    "We saw that changes in the brain are small.",
    "The fact that he knows is sad.",
    "He is the man that I know.",
    "I know that he is able to see.",
    "It was so cold that the lake was frozen.",
  ],
);
