import { testRule } from "../../../test/rule.ts";
import { subjunctive } from "./subjunctive.ts";

testRule(
  subjunctive,
  [
    ["If it were smaller, it would not be a star.", "would→will"],
    ["If I were you, I would go.", "would→will"],
    ["If the boy were here, we could play.", "could→can"],
    ["If she had known it, she would have come.", "would→will"],
    ["I wish I were a bird.", "were→am"],
    ["She wishes she could fly.", "could→can"],
    ["The door is locked, but if it were open, we could go in.", "could→can"],
    ["If he had known it, she would never have come.", "would→will"],
    ["If he had only known it, she would have come.", "would→will"],
    ["I wish that he were here.", "were→is"],
  ],
  [
    "If he left early, he would be there.",
    "They insisted that he leave.",
    "He acts as if he were king.",
    "If they were late, they would miss it.",
    "I wish you luck.",
    "If it rains, we will stay.",
    "She asked if he were ill, and he would not say.",
    "If he had finished his work, he would play outside.",
    "He believed that they were storing grain.",
    "If she was seen there, she would have left.",
    "Were he here, we would win.",
    "These are wishes she could not name.",
    "If it were dry we would stay.",
    "If the boy were here, we all think that he and his sister would win.",
    "If she had it, she would have come.",
    "If it were dry we would stay, not him.",
    "If the boy were here, and we would go, he would help.",
    "He knew that if he were late, she would leave.",
  ],
);
