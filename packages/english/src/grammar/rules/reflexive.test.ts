import { testRule } from "../../../test/rule.ts";
import { reflexive } from "./reflexive.ts";

testRule(
  reflexive,
  [
    ["These cells renew themselves.", "themselves→itself"],
    ["The machine cleans itself.", "itself→themselves"],
    ["The teachers themselves decided it.", "themselves→them"],
    ["They do not protect themselves.", "themselves→itself"],
    ["The king himself came.", "himself→him"],
    ["It repairs itself.", "itself→themselves"],
  ],
  [
    "He hurt himself.",
    "The child hurt itself.",
    "They helped the boy to dress himself.",
    "We saw ourselves.",
    "She took it with her.",
    "They wanted to see themselves.",
    "The team itself was new.",
    "Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.",
    "He hurt itself.",
    "He himself came.",
    "They hurt itself.",
    "Child cleans itself.",
    "We hurt themselves.",
  ],
);
