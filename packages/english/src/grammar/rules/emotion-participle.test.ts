import { testRule } from "../../../test/rule.ts";
import { emotionParticiple } from "./emotion-participle.ts";

testRule(
  emotionParticiple,
  [
    ["She told us an interesting story.", "interesting→interested"],
    ["It is surprising that he came.", "surprising→surprised"],
    ["This is a very exciting game.", "exciting→excited"],
    ["They had an amazing trip.", "amazing→amazed"],
    ["It was boring to read the list.", "boring→bored"],
    ["He asked a confusing question.", "confusing→confused"],
    ["Interesting books are rare.", "Interesting→Interested"],
  ],
  [
    "She had a surprised look.",
    "An interesting person came in.",
    "They were interested in music.",
    "It is exciting.",
    "He is boring.",
    "The excited crowd shouted.",
    "It was an interesting science book.",
    "The book was so interesting that I read all night.",
    "He told an exciting story book.",
  ],
);
