import { testRule } from "../../../test/rule.ts";
import { purposeInfinitive } from "./purpose-infinitive.ts";

testRule(
  purposeInfinitive,
  [
    ["He went to the market to sell his fruit.", "to sell→sell"],
    ["She used a stick to open the box.", "to open→open"],
    ["They need a place to keep the animals.", "to keep→keep"],
    ["He climbed the hill to see the lake.", "to see→see"],
    ["We took the bus to visit the museum.", "to visit→visit"],
    ["She saved money to buy a house.", "to buy→buy"],
    ["He saved enough money to buy a new bicycle.", "to buy→buy"],
  ],
  [
    "She helped the man to carry his bag.",
    "They want him to leave the room.",
    "We walked to school.",
    "They saw the boy to his house.",
    "He is able to sing.",
    "We have to follow the rules.",
    "Birds use songs to find a mate.",
    "It takes years to master the violin.",
    "She bought a dozen eggs to bake cakes.",
  ],
);
