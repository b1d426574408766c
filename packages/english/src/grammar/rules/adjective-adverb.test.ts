import { testRule } from "../../../test/rule.ts";
import { adjectiveAdverb } from "./adjective-adverb.ts";

testRule(
  adjectiveAdverb,
  [
    ["You can easily find the answer.", "easily→easy"],
    ["The city was completely destroyed.", "completely→complete"],
    ["It is rapidly spreading.", "rapidly→rapid"],
    ["The exam was particularly difficult.", "particularly→particular"],
    ["You attacked cleverly, and we won.", "cleverly→clever"],
    ["The children were happy.", "happy→happily"],
    ["This rhythm is very important.", "important→importantly"],
    ["The soup became dangerous.", "dangerous→dangerously"],
    ["Most adults firmly believe it.", "firmly\u2192firm"],
  ],
  [
    "He runs fast.",
    "The train arrived late.",
    "She looked beautiful.",
    "It is clear that he lied.",
    "The food tasted good.",
    "The door stayed open.",
    "A friendly dog came in.",
    "He made the room warm.",
    "This is a really big house.",
    "She married young.",
    "Luckily, they were early.",
    "The final exam was hard.",
    "He thinks differently.",
    "They act differently from us.",
  ],
);
