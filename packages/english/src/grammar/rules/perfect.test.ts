import { testRule } from "../../../test/rule.ts";
import { perfect } from "./perfect.ts";

testRule(
  perfect,
  [
    ["The school has changed a lot.", "changed→changing"],
    ["They had already seen the film.", "seen→seeing"],
    ["She has never eaten it.", "eaten→eating"],
    ["We have known him for years.", "known→knowing"],
    ["The bus had left before noon.", "left→leaving"],
    ["Scientists have found that it works.", "found→finding"],
  ],
  [
    "They have red cars.",
    "She has been there.",
    "He had a broken arm.",
    "They have trained in Korea.",
    "It has meant a lot to us.",
    "We have limited time.",
    "She has to go.",
    "My grandmother has had a long and happy life.",
    "It was a tried method that had worked for years.",
    "He felt guilty because he had lied to his friend.",
    "They may have gave it.",
  ],
);
