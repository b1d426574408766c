import { testRule } from "../../../test/rule.ts";
import { timeTense } from "./time-tense.ts";

testRule(
  timeTense,
  [
    ["She met him in 1931.", "met→has met"],
    ["Three years ago, she moved to the city.", "moved→has moved"],
    ["The bridge was built in 1889.", "was→has been"],
    ["The boys arrived yesterday.", "arrived→have arrived"],
    ["He started the job last year.", "started→has started"],
    ["They have lived here since 1990.", "have lived→live"],
    ["The town has grown since then.", "has grown→grows"],
    ["Dinosaurs existed on Earth millions of years ago.", "existed→have existed"],
    ["Korea became an independent country again in 1945.", "became→has become"],
    ["It was designed in 1931 by an engineer called Harry Beck.", "was→has been"],
  ],
  [
    "It is ten years since he left.",
    "The book written in 1931 was good.",
    "He has a car.",
    "I met the man who came yesterday.",
    "Over the last year, it grew.",
    "He said that it fell in 1931 and died.",
    "Since he was ill, he stayed at home.",
    "They had left two days ago.",
    "In the past two years, it was built.",
    "The alleged thief says that he was at home that night.",
    "They began to date in college and got married last year.",
  ],
);
