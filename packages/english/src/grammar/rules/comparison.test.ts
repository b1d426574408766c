import { testRule } from "../../../test/rule.ts";
import { comparison } from "./comparison.ts";

testRule(
  comparison,
  [
    ["It works much better now.", "much→very"],
    ["Iron is stronger than wood.", "stronger→strongest"],
    ["The moon is as bright as a lamp.", "as→than"],
    ["This lake is far deeper.", "far→very"],
    ["She runs faster than her brother.", "faster→fastest"],
    ["It is even better here.", "even→very"],
    ["Her plan was better than ours.", "better→best"],
    ["He sings as carefully as she does.", "as→than"],
  ],
  [
    "I would rather stay than go.",
    "Other people left.",
    "He is no better than me.",
    "She is still taller.",
    "He sings as well as she does.",
    "It is as much as I have.",
    "She is the tallest girl.",
    "Workers who take regular breaks make fewer mistakes than those who do not.",
    "Colors such as red and orange are said to increase the appetite of guests.",
    "It is more useful now than before.",
  ],
);
