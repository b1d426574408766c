import { testRule } from "../../../test/rule.ts";
import { relativeCase } from "./relative-case.ts";

testRule(
  relativeCase,
  [
    ["He met some students who were late.", "who→whom"],
    ["The woman who called you is my aunt.", "who→whom"],
    ["My uncle, who is a doctor, lives here.", "who→whom"],
    ["People who often say that are wrong.", "who→whom"],
    ["She thanked the boy who had helped her.", "who→whom"],
    ["We need a player who can run fast.", "who→whom"],
    [
      "Those who trained for longer, moving from one imagined room to the next, were able to recall what they had seen more accurately than they expected.",
      "who→whom",
    ],
    ["She wrote ten letters, most of which never arrived.", "which→them"],
  ],
  [
    "Who is there?",
    "The man who I met was kind.",
    "I know who he is.",
    "The girl whom we saw was tall.",
    "He asked who we were.",
    "She who laughs last laughs best, they say.",
    "Ten letters, most of which were lost.",
    "They will help, whoever they are.",
    "They sold it all, some things which were new.",
    "He wrote books, thousands of which were sold.",
    "She wrote ten letters, most of which he read.",
    "He had three sons, nearly all of whom left.",
  ],
);
