import { testRule } from "../../../test/rule.ts";
import { participialClause } from "./participial-clause.ts";

testRule(
  participialClause,
  [
    ["Using a long stick, the boy opened the door.", "Using→Used"],
    ["Surrounded by trees, the house is cool.", "Surrounded→Surrounding"],
    ["The storm hit the coast, leaving the town without power.", "leaving→leave"],
    ["The sun heats the ground, causing the air to rise.", "causing→caused"],
    ["The machine cleans the water, removing the salt.", "removing→removed"],
    ["Destroyed by the war, the city was poor.", "Destroyed→Destroying"],
    ["Carrying a heavy bag, she walked home.", "Carrying→Carried"],
    ["The soldiers guard the gate, each watching a different road.", "watching→watches"],
  ],
  [
    "Including the teacher, ten people came.",
    "She enjoys singing songs, reading the news, and cooking.",
    "Walking is good for you.",
    "Given the book, she smiled.",
    "He came in, smiling.",
    "According to the report, the sea is rising.",
    "Giving her a book, he smiled.",
    "Using the map is easy, they said.",
    "If the train is full, taking the bus is a good alternative.",
    "Wear a coat; otherwise, you will catch a cold.",
    "There are five people in my family, including my grandmother.",
  ],
);
