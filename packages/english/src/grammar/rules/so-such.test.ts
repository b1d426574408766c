import { testRule } from "../../../test/rule.ts";
import { soSuch } from "./so-such.ts";

testRule(
  soSuch,
  [
    ["The box is so heavy that I cannot lift it.", "so→such"],
    ["She ran so quickly that she won.", "so→such"],
    ["It was such a hot day.", "such→so"],
    ["There were so many people.", "so→such"],
    ["They told such funny stories.", "such→so"],
    ["He has such an old car.", "such→so"],
    ["He plays golf so well that he could become a pro.", "so→such"],
    ["Salt was once so valuable that soldiers were paid with it.", "so→such"],
  ],
  [
    "It was late, so many shops were closed.",
    "He did so quickly.",
    "Fruits such as apples are sweet.",
    "He spoke so that we heard.",
    "I think so.",
    "So far, it is fine.",
    "There is no such thing.",
    "A town without such shops would be a poorer place.",
    "The soup was so hot today.",
    "They saw a bear, such a big animal.",
    "Such stories are rare.",
    "He was so very happy.",
    "It was so big a house that we got lost.",
    "They had so far walked.",
    "He had such good luck.",
  ],
);
