import { testRule } from "../../../test/rule.ts";
import { toGerund } from "./to-gerund.ts";

testRule(
  toGerund,
  [
    ["I look forward to seeing you.", "seeing→see"],
    ["In addition to making bread, they sell milk.", "making→make"],
    ["She objected to paying the bill.", "paying→pay"],
    ["When it comes to cooking the rice, he is the best.", "cooking→cook"],
    ["They got used to living in the cold.", "living→live"],
    ["He came close to winning the prize.", "winning→win"],
    ["They look forward to using the boat.", "using→use"],
    ["They look forward to using it.", "using→use"],
  ],
  [
    "He is used to making tea.",
    "She devoted her life to helping the poor.",
    "This contributes to making the air clean.",
    "They want to see you.",
    "I look forward to working with you.",
    "The key to winning the game is speed.",
    "We walked to the building.",
    "The room may be used to grow flowers.",
    "He is used to tea.",
    "In addition to being cheap, it is good.",
  ],
);
