import { testRule } from "../../../test/rule.ts";
import { whose } from "./whose.ts";

testRule(
  whose,
  [
    ["I know a girl whose brother sings.", "whose→which"],
    ["They live in a house whose roof is red.", "whose→which"],
    ["The writer, whose new book is famous, is young.", "whose→which"],
    ["He met a farmer whose land was dry.", "whose→which"],
    ["A bird whose wing is broken needs help.", "whose→which"],
    ["We saw trees whose roots were deep.", "whose→which"],
  ],
  [
    "She asked the boy whose book it was.",
    "Whose bag is this?",
    "I wonder whose it is.",
    "Tell the girl whose turn it is.",
    "They showed the man whose car it was.",
    "The teacher, in whose class we sat, left.",
    "The boy whose the dog barked left.",
    "They know the case whose point is old.",
  ],
);
