import { testRule } from "../../../test/rule.ts";
import { verbComplement } from "./verb-complement.ts";

testRule(
  verbComplement,
  [
    ["They decided to build a bridge.", "to build→building"],
    ["The tool allows us to measure the light.", "to measure→measure"],
    ["People enjoy walking in the park.", "walking→to walk"],
    ["She refused to answer the question.", "to answer→answering"],
    ["He avoided looking at me.", "looking→to look"],
    ["They avoided making the same mistake.", "making→to make"],
    ["The teacher asked them to read the book.", "to read→read"],
    ["Nobody wants to leave.", "to leave→leaving"],
    ["The doctor kept him waiting.", "waiting→wait"],
    ["Scientists wanted to find a lamp that was safe for turtles.", "to find→finding"],
  ],
  [
    "They began to run.",
    "Oil keeps it running.",
    "He kept the water flowing.",
    "She likes to swim.",
    "He helped us to move.",
    "They stopped to talk.",
    "We went to school.",
    "He remembered closing the door.",
    "The shirt wants to wash.",
    "They expect the children to know it.",
    "She tried opening the box.",
    "Use a ruler to draw a straight line.",
    "What do you want to be in the future?",
    "This technique asks you to repeat the name aloud and to connect it with a picture.",
    "They wanted to  go.",
    "He had avoided looking at me.",
    "Boys enjoy walking in the park.",
    "It wanted to  go.",
    "Scientists wanted to find, a lamp at hand, the way.",
  ],
);
