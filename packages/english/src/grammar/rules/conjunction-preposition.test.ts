import { testRule } from "../../../test/rule.ts";
import { conjunctionPreposition } from "./conjunction-preposition.ts";

testRule(
  conjunctionPreposition,
  [
    ["We stayed because the weather was cold.", "because→because of"],
    ["It happened during the summer.", "during→while"],
    ["Although she was tired, she smiled.", "Although→Despite"],
    ["He sang while we were eating.", "while→during"],
    ["They played despite the rain.", "despite→although"],
    ["Because he was ill, he slept.", "Because→Because of"],
  ],
  [
    "It closed because of rain.",
    "While walking, he sang.",
    "Wait for a while.",
    "He looks as though he were ill.",
    "Even though it rained, we went.",
    "He was tired, though.",
    "While in Korea, she met him.",
    "He fell asleep during the game that they played.",
    "I was late for school because I overslept.",
  ],
);
