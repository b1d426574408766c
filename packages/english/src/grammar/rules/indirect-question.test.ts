import { testRule } from "../../../test/rule.ts";
import { indirectQuestion } from "./indirect-question.ts";

testRule(
  indirectQuestion,
  [
    ["I know what it is.", "it is→is it"],
    ["She explained how these plants grow.", "these plants grow→do these plants grow"],
    ["Nobody knows why he left.", "he left→did he leave"],
    ["We wonder where they are.", "they are→are they"],
    ["They understand how the system became weak.", "the system became→did the system become"],
    ["Do you know when she will come?", "she will→will she"],
    ["Can you describe what the thief looked like?", "the thief looked→did the thief look"],
    ["They talked about why the city grows.", "the city grows→does the city grow"],
    ["They talked about why other children sing.", "other children sing→do other children sing"],
  ],
  [
    "What is it?",
    "I know what the problem is.",
    "She asked what it was.",
    "We learn when we sleep.",
    "I know who the man is.",
    'He said, "I know what it is."',
    "They know how much water it holds.",
    "I know what causes it.",
    "They remember what the others avoid.",
    "At the meeting, a speaker will explain how young trees should be cared for.",
    "We wonder where they aren’t seen.",
  ],
);
