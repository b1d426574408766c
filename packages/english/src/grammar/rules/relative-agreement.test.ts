import { testRule } from "../../../test/rule.ts";
import { relativeAgreement } from "./relative-agreement.ts";

testRule(
  relativeAgreement,
  [
    ["We need teachers who know the law.", "know→knows"],
    ["The girl who knows the answer is kind.", "knows→know"],
    ["They help children who have no home.", "have→has"],
    ["She found a plant that grows in the dark.", "grows→grow"],
    ["He likes stories that were told long ago.", "were→was"],
    ["I met people who often say that.", "say→says"],
    ["She has a sister, who is a nurse.", "is→are"],
    ["Coral reefs attract millions of tourists who enjoy diving in warm water.", "enjoy→enjoys"],
  ],
  [
    "He is one of the men who work here.",
    "The team that wins gets a prize.",
    "It rained all day, which was sad.",
    "A cat and a dog that were lost came home.",
    "A group of students who study music came.",
    "I told the boy that was wrong.",
    "She is the girl who sang first.",
    "The people who can swim went in.",
    "A teacher who are rich.",
    "They like the way to the hills that are high.",
    "They met a people who live there.",
    "They liked the years that were good.",
    "They like the road near the hills that are high.",
  ],
);
