import { testRule } from "../../../test/rule.ts";
import { parallel } from "./parallel.ts";

testRule(
  parallel,
  [
    ["He opened the box and took the money.", "took→taking"],
    ["The skin protects the body and keeps it warm.", "keeps→keeping"],
    ["They can read the story and write a letter.", "write→writing"],
    ["He was afraid of losing the game and failing the test.", "failing→fail"],
    ["The teacher explained the rule and asked a question.", "asked→asking"],
    ["They must follow the rules and help the others.", "help→helping"],
    ["The arrow missed its intended target and hit a tree.", "hit→hitting"],
    ["She opened the window and never closed it, singing.", "closed→closing"],
    ["The king opened the window and never closed it.", "closed→closing"],
  ],
  [
    "She was singing and smiled.",
    "The cat and the dog ran.",
    "He came and she left.",
    "They like reading the book and asking the teacher.",
    "She went home, and slept.",
    "I know what he did and said.",
    "He came to play and dance.",
    "Later, the champion walks through the building in the mind and sees the pictures again.",
    "The lamp is placed close to the ground and covered on the side that faces the sea.",
    "He lost the bet and had to buy us lunch.",
    "I wrote to him twice but got no response.",
    "She looked in the mirror and combed her hair.",
    "When he told her, she laughed and handed him the umbrella.",
    "They keep asking questions, and they like reading books and asking the teacher.",
    "They plan to cook (or to bake) and eat.",
  ],
);
