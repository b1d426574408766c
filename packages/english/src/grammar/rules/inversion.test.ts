import { testRule } from "../../../test/rule.ts";
import { inversion } from "./inversion.ts";

testRule(
  inversion,
  [
    ["Never have I seen it.", "have I→I have"],
    ["Rarely does the boy eat meat.", "does the boy→the boy does"],
    ["Not only is it cheap, but it is good.", "is it→it is"],
    ["He did not eat, nor did he drink.", "did he→he did"],
    ["Seldom are they late.", "are they→they are"],
    ["Hardly had she left when it rained.", "had she→she had"],
    ["Little did he know the answer.", "did he→he did"],
    ["No sooner had she left than it rained.", "had she→she had"],
    ["I can't swim, and neither can my brother.", "can my brother→my brother can"],
    ["Only then does she speak.", "does→do"],
    ["Never have I ever seen it.", "have I→I have"],
    ["Only in the war were papers found.", "were→was"],
  ],
  [
    "Little is known about it.",
    "Never do the dishes late.",
    "He never has a car.",
    "Only the boys came.",
    "Never mind.",
    "She is not only kind but wise.",
    "Rarely, he sings.",
    "Have you never been there?",
    "Only at this point can the old gate be opened.",
    "Only then can swimming help.",
    "Rarely is it.",
    "Nor does swimming help.",
    "Never let the boys go.",
    "Little was he prepared for it.",
    "Only then does the teachers speak.",
    "Only then does the news come.",
    "Only then does she.",
  ],
);
