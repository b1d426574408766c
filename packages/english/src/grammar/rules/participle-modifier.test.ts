import { testRule } from "../../../test/rule.ts";
import { participleModifier } from "./participle-modifier.ts";

testRule(
  participleModifier,
  [
    ["It is produced by a protein called luciferase.", "called→calling"],
    ["We looked at the damage caused by the storm.", "caused→causing"],
    ["He has a friend named Tom.", "named→naming"],
    ["They played with a ball made of rubber.", "made→making"],
    ["The words written by the king were lost.", "written→writing"],
    ["They live on an island surrounded by ice.", "surrounded→surrounding"],
    ["It is a system of stars producing their own light.", "producing→produced"],
  ],
  [
    "The man called his dog.",
    "The boy has a sister who smiles.",
    "The storm caused by noon great fear.",
    "We saw a man crossing the street.",
    "They found the door opened.",
    "The bread bought in May was old.",
    "The letters sent to her were lost.",
    "The closing scene of the movie made me cry.",
    "We are proud of our daughter for winning the race.",
    "We waved as the parade went by.",
    "The dog ran back when its master called.",
    "They found a system of stars producing their own light.",
    "The words written by that king were lost.",
    "The storm caused by the wind, they said, was bad.",
    "We looked at the damage caused to the house.",
    "The reason for the prices being the same was clear.",
    "When they came back to the old city, words written by kings were lost.",
    "She wished soldiers wounded on the battlefield were sent home.",
    "The reason for the teacher giving the boys a book was clear.",
  ],
);
