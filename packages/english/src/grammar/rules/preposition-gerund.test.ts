import { testRule } from "../../../test/rule.ts";
import { prepositionGerund } from "./preposition-gerund.ts";

testRule(
  prepositionGerund,
  [
    ["By controlling these muscles, it hides.", "controlling→control"],
    ["He left without saying a word.", "saying→say"],
    ["They talked about moving the table.", "moving→move"],
    ["After eating his lunch, he slept.", "eating→eat"],
    ["They dream of becoming a star.", "becoming→become"],
    ["He succeeded in finding the box.", "finding→find"],
    ["She is responsible for keeping the classroom clean.", "keeping→keep"],
  ],
  [
    "The building is old.",
    "She was in training.",
    "They talked about feelings.",
    "The price of living rose.",
    "Stars of varying sizes shine.",
    "She looked at falling leaves.",
    "It is for cleaning.",
    "You should apologize to her for being so rude.",
    "They dreamed as of becoming a star.",
    "She helped by choosing to leave.",
  ],
);
