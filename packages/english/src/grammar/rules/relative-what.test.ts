import { testRule } from "../../../test/rule.ts";
import { relativeWhat } from "./relative-what.ts";

testRule(
  relativeWhat,
  [
    ["We learned about what they need.", "what→that"],
    ["Exoplanets are what we call planets outside the solar system.", "what→that"],
    ["The machine that makes the noise is old.", "that→what"],
    ["She has a problem which is serious.", "which→what"],
    ["They built a bridge, which was very long.", "which→what"],
    ["He was ready for what was coming.", "what→that"],
    ["He was surprised by what she did.", "what→that"],
    ["Sunlight is one thing that can cause damage.", "that→what"],
    ["What they need is money.", "What\u2192That"],
    ["This is a tool which is old.", "which\u2192what"],
  ],
  [
    "What do you want?",
    "I know what he eats.",
    "She asked me what was wrong.",
    "The fact that he lied is sad.",
    "The idea that is popular now is new.",
    "I told the boy that was crying a story.",
    "They gave the man a car that was broken.",
    "That is the reason.",
    "We saw that changes in the brain are small.",
    "He said that he ate.",
    "This is the house that she lives in.",
    "I think that is right.",
    "It was the boy that broke the window.",
    "It was the color of the sky that made her sad.",
    "The company's net profit is what remains after all costs.",
    "When we are introduced to a stranger, our attention is usually fixed on what we will say next.",
    "What they bought was a house and a car.",
  ],
);
