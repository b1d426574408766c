import { testRule } from "../../../test/rule.ts";
import { voice } from "./voice.ts";

testRule(
  voice,
  [
    ["The light is produced by a protein.", "is produced→produces"],
    ["The tools were used in the past.", "were used→used"],
    ["Water can be found in the desert.", "be found→find"],
    ["The bag is surrounded by small muscles.", "is surrounded→surrounds"],
    ["The report has been published by the city.", "been published→published"],
    ["The plant produces a sweet smell.", "produces→is produced"],
    ["This technique examines the blood.", "examines→is examined"],
    ["The song was written by a young singer.", "was written\u2192wrote"],
    ["Waves carried the bottle to the shore.", "carried→were carried"],
    ["The plants produce them.", "produce→are produced"],
  ],
  [
    "The door was opened by the wind.",
    "The money was gone.",
    "These stars are called host stars.",
    "She was given a book.",
    "The price was changed in May.",
    "They are interested in music.",
    "Tom was born in Korea.",
    "The teacher gave the boy a pen.",
    "The dog slept the whole day.",
    "The bread smells good.",
    "It is a policy to be executed.",
    "He was tired of waiting.",
    "Touch is associated with danger.",
    "The form that I have was named after him.",
    "The cake was cut by hand.",
    "The cells are formed in the brain.",
    "The winner of the race received a gold medal.",
    "Cancer is found earlier today because many people have regular checkups.",
    "The plan was passed by one vote.",
  ],
);
