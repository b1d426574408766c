/** Accept and reject tests of the smaller rules. */
import { testRule } from "../../test/rule.ts";
import { GRAMMAR_RULES } from "./index.ts";

testRule(
  GRAMMAR_RULES["participle-modifier"],
  [
    ["It is produced by a protein called luciferase.", "called→calling"],
    ["We looked at the damage caused by the storm.", "caused→causing"],
  ],
  [
    "The man called his dog.",
    "The boy has a sister who smiles.",
    "The storm caused by noon great fear.",
  ],
);
testRule(
  GRAMMAR_RULES["pronoun-case"],
  [
    ["The birds sleep in their nests.", "their→them"],
    ["The city is proud of its old walls.", "its→it"],
    ["She left the house without him.", "him→he"],
  ],
  [
    "They gave their dogs food.",
    "The price rose as its costs grew.",
    "In their minds people are free.",
    "We talked to them about it.",
  ],
);
testRule(
  GRAMMAR_RULES["verb-complement"],
  [
    ["They decided to build a bridge.", "to build→building"],
    ["The tool allows us to measure the light.", "to measure→measure"],
    ["People enjoy walking in the park.", "walking→to walk"],
  ],
  [
    "They began to run.",
    "She likes to swim.",
    "He helped us to move.",
    "They stopped to talk.",
    "We went to school.",
  ],
);
testRule(
  GRAMMAR_RULES["preposition-gerund"],
  [
    ["By controlling these muscles, it hides.", "controlling→control"],
    ["He left without saying a word.", "saying→say"],
  ],
  ["The building is old.", "She was in training.", "They talked about feelings."],
);
testRule(
  GRAMMAR_RULES["conjunction-preposition"],
  [
    ["We stayed because the weather was cold.", "because→because of"],
    ["It happened during the summer.", "during→while"],
    ["Although she was tired, she smiled.", "Although→Despite"],
  ],
  ["It closed because of rain.", "While walking, he sang.", "Wait for a while."],
);
testRule(
  GRAMMAR_RULES["relative-case"],
  [
    ["He met some students who were late.", "who→whom"],
    ["I know a girl whose brother sings.", "whose→which"],
  ],
  ["Who is there?", "The man who I met was kind.", "I wonder where they live."],
);
testRule(
  GRAMMAR_RULES.quantity,
  [
    ["Many plants respond to touch.", "Many→Much"],
    ["We need another chair.", "another→other"],
    ["It lasts for a few hours.", "few→little"],
  ],
  ["There is much water.", "The other students left.", "Many of them left."],
);
testRule(
  GRAMMAR_RULES.comparison,
  [
    ["It works much better now.", "much→very"],
    ["Iron is stronger than wood.", "stronger→strongest"],
  ],
  ["I would rather stay than go.", "Other people left.", "He is no better than me."],
);
testRule(
  GRAMMAR_RULES.parallel,
  [
    ["He opened the box and took the money.", "took→taking"],
    ["The skin protects the body and keeps it warm.", "keeps→keeping"],
  ],
  ["She was singing and smiled.", "The cat and the dog ran.", "He came and she left."],
);
testRule(
  GRAMMAR_RULES["base-form"],
  [
    ["She did not know the answer.", "know→knew"],
    ["They must follow the rules.", "follow→follows"],
  ],
  ["Do you know it?", "They do the work.", "I can be happy."],
);
testRule(
  GRAMMAR_RULES["purpose-infinitive"],
  [["He went to the market to sell his fruit.", "to sell→sell"]],
  [
    "She helped the man to carry his bag.",
    "They want him to leave the room.",
    "We walked to school.",
  ],
);
testRule(
  GRAMMAR_RULES.perfect,
  [
    ["The baby has grown a lot.", "grown→growing"],
    ["They had already seen the film.", "seen→seeing"],
  ],
  ["They have red cars.", "She has been there.", "He had a broken arm."],
);
testRule(
  GRAMMAR_RULES["bare-infinitive"],
  [["Hormones make you grow taller.", "grow→to grow"]],
  ["The cake was made to order.", "They made a plan.", "He helped me carry it."],
);
