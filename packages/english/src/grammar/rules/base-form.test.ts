import { testRule } from "../../../test/rule.ts";
import { baseForm } from "./base-form.ts";

testRule(
  baseForm,
  [
    ["She did not know the answer.", "know→knew"],
    ["They must follow the rules.", "follow→follows"],
    ["You can easily find it.", "find→finds"],
    ["It does not work.", "work→works"],
    ["He will soon arrive.", "arrive→arrives"],
    ["We should always tell the truth.", "tell→tells"],
    ["They did not cut the tree.", "cut→cuts"],
  ],
  [
    "Do you know it?",
    "They do the work.",
    "I can be happy.",
    "He will have a car.",
    "They may have seen it.",
    "She is able to swim.",
    "What did he do?",
    "They do want to come.",
  ],
);
