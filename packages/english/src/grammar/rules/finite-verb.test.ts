import { testRule } from "../../../test/rule.ts";
import { finiteVerb } from "./finite-verb.ts";

testRule(
  finiteVerb,
  [
    ["The teacher explained the rule to the class.", "explained→explaining"],
    ["These plants make chemicals.", "make→making"],
    ["Walking every day keeps people healthy.", "Walking→Walk"],
    ["The old man with a stick crossed the street.", "crossed→crossing"],
    ["After the war, the city grew quickly.", "grew→growing"],
    ["Taking notes in class allows you to learn.", "Taking→Take"],
    ["The second patient played the guitar.", "played→playing"],
    ["The letter written by the king was sent to every city.", "was\u2192being"],
    ["The boy who lives in the house is happy because his friend was kind to him.", "is→being"],
    ["The movie starts at seven, so do not be late.", "starts→starting"],
  ],
  [
    "The rain stopped, we went out.",
    "They laughed.",
    'The king said, "Go home."',
    "Sitting in the sun, he fell asleep.",
    "Walking and running are good for you.",
    "Because the dog barked, we left.",
    "The boy who sang was my friend.",
    "Tom and the girl danced.",
    "Stop talking now.",
    "The bell rang; the class ended.",
    "My mother made me clean the room before letting me go out.",
    "The children are happy.",
    "When they came, the rain stopped, and we left.",
    "My knee hurts, doc, so can you look at it?",
    "The senate passed a new law to protect forests.",
    "Keep your eyes shut until I say that you can look.",
  ],
);
