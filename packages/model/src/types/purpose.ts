/** 글의 목적: what a letter or notice wants of its reader, in Korean. */
import { wholeTextType } from "./shared/whole-text.ts";

/** Words by which letters and announcements address their reader. */
const ADDRESS =
  /\b(?:Dear|Sincerely|Regards|Yours|I am writing|I'm writing|We are writing|To whom|would like to|we are (?:pleased|happy|proud)|we invite|I hope|thank you for|please)\b/iu;

export const purpose = wholeTextType({
  id: "purpose",
  name: "글의 목적",
  instruction: "다음 글의 목적으로 가장 적절한 것은?",
  language: "ko",
  option: "15–30자, …하려고로 끝남",
  unfit: ({ sentences }) =>
    sentences.some(({ text }) => ADDRESS.test(text))
      ? null
      : "글의 목적은 편지나 안내문처럼 읽는 이에게 말하는 글에서만 물을 수 있어요.",
  guide: `The student chooses the purpose of a letter, notice or mail, in Korean. Only for a text that wants something of its reader; otherwise refuse.
- The key names the act and its object exactly (요청, 안내, 항의, 감사, 제안, 취소, 변경 …).
- Distractors keep the situation and the persons and change the act or its object: what is mentioned in passing; what was done before; what the reader might expect from the first lines; the same act about another thing.`,
});
