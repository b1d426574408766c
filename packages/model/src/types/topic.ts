/** 주제: what the whole text is about, and what it says of it. */
import { wholeTextType, withoutPoint } from "./shared/whole-text.ts";

export const topic = wholeTextType({
  id: "topic",
  name: "주제",
  instruction: "다음 글의 주제로 가장 적절한 것은?",
  language: "en",
  unfit: withoutPoint("주제를"),
  option: "an English noun phrase of 5 to 12 words, no capital, no full stop",
  isCapital: false,
  guide: `The student chooses the topic of the whole text.
- The key names what the text is about AND what it says of it ("the role of X in Y", "why X leads to Y", "limits of X as a way to Y"), in abstract words that the text does not use. It covers the beginning and the end of the text.
- Distractors, one of each kind where the text allows: the example taken for the topic; the topic with another relation (ways to… for reasons why…, benefits for limits); too wide; the view that the text rejects; half of the topic joined with something the text does not say.
- At least three distractors hold the text's central noun or a near synonym of it, as the key does.`,
});
