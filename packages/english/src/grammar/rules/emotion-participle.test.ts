import { testRule } from "../../../test/rule.ts";
import { emotionParticiple } from "./emotion-participle.ts";

testRule(
  emotionParticiple,
  [
    ["She told us an interesting story.", "interesting→interested"],
    ["It is surprising that he came.", "surprising→surprised"],
    ["This is a very exciting game.", "exciting→excited"],
    ["They had an amazing trip.", "amazing→amazed"],
    ["The book was so interesting that I read all night.", "interesting→interested"],
    ["We were surprised to find the door open.", "surprised→surprising"],
    ["She was heartbroken to learn from the letter that he left.", "heartbroken→heartbreaking"],
    ["The teacher was disappointed that they lied.", "disappointed→disappointing"],
    ["The game left us disappointed.", "disappointed→disappointing"],
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
    "The author of the book was boring.",
    "He was surprised to see.",
    "She felt embarrassed.",
    "They were surprised.",
    "It left him puzzled.",
    "It makes us excited.",
    "She asked an embarrassing question.",
    "The journey left them exhausted.",
    "He told an exciting story book.",
    "She is surprising that way.",
  ],
);
