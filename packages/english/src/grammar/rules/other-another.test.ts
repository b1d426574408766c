import { testRule } from "../../../test/rule.ts";
import { otherAnother } from "./other-another.ts";

testRule(
  otherAnother,
  [
    ["We need another chair.", "another→other"],
    ["They visited other cities.", "other→another"],
    ["Another problem is the cost.", "Another→Other"],
    ["She has other plans.", "other→another"],
    ["He asked another question.", "another→other"],
    ["Other animals sleep in winter.", "Other→Another"],
  ],
  [
    "The other students left.",
    "We stayed another two weeks.",
    "Other people came.",
    "I want another coffee.",
    "Some other books are here.",
    "They love each other.",
    "Show me another.",
    "People speak Spanish in Mexico and in many other countries.",
    "Other women came.",
    "Somebody or other knows it.",
    "Another city bus came.",
    "Another team itself was new.",
    "Other others came.",
  ],
);
