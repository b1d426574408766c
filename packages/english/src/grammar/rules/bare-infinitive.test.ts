import { testRule } from "../../../test/rule.ts";
import { bareInfinitive } from "./bare-infinitive.ts";

testRule(
  bareInfinitive,
  [
    ["Hormones make you grow taller.", "grow→to grow"],
    ["Let me explain the rule.", "explain→to explain"],
    ["This made him think again.", "think→to think"],
    ["We heard the boys cross the street.", "cross→to cross"],
    ["I saw him cross the street.", "cross→crosses"],
    ["They watched us eat the cake.", "eat→eats"],
    ["Let me show you the photos of my trip.", "show→to show"],
    ["She could hear the young waiters laughing at him.", "laughing→to laugh"],
    ["They saw the top of the tower falling.", "falling→to fall"],
    ["She felt her anger fade.", "fade→to fade"],
    ["We had noticed the ice melting.", "melting→to melt"],
    ["The lens made the problem seem small.", "seem→to seem"],
    ["Laughter relaxes the muscles and makes people feel closer to each other.", "feel→to feel"],
  ],
  [
    "The cake was made to order.",
    "They made a plan.",
    "He helped me carry it.",
    "She made it work.",
    "I saw the doctor leave.",
    "He was seen to leave.",
    "Many people have friends help them.",
    "The company makes robots help people.",
    "She saw it work.",
    "We saw him be kind.",
    // a purpose, or an infinitive of the noun
    "They heard the choir practicing a song.",
    "We watched the birds eating.",
    "She felt the need rising.",
    "He saw the first leaf falling.",
    "They observed the ice melting.",
    "He made the doll seem real.",
    "The boys were heard laughing.",
  ],
);
