import { testRule } from "../../../test/rule.ts";
import { proVerb } from "./pro-verb.ts";

testRule(
  proVerb,
  [
    ["These plants grow faster than trees do.", "do→are"],
    ["Male lions have manes, while female lions do not.", "do→are"],
    ["She knows more than he does.", "does→is"],
    ["The river is cleaner than it was.", "was→did"],
    ["The cats eat fish, and so do the dogs.", "do→are"],
    ["He worked harder than she did.", "did→was"],
    ["The boys are tall, but the girls are not.", "are→do"],
    ["She ran faster than I did.", "did→was"],
  ],
  [
    "He can run faster than she does.",
    "They want to win more than we do.",
    "He is eating more than she is.",
    "That is what they did.",
    "She has gone farther than he did.",
    "He said that he did.",
    "It is as it was made.",
    "I sent her a text message, but she did not answer.",
    "Go farther than he did.",
    "She laughed, and so did the boy with her.",
    "I know while he does.",
    "He sings as only she does.",
    "They were happy, as so were we.",
    "The boys are tall, which the girls are not.",
    "She ran faster than the sheep did.",
  ],
);
