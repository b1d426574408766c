/** 제목: the claim of the whole text as its title. */
import { isLetter } from "../reading/text-kind.ts";
import { wholeTextType } from "./shared/whole-text.ts";

export const title = wholeTextType({
  id: "title",
  name: "제목",
  instruction: "다음 글의 제목으로 가장 적절한 것은?",
  language: "en",
  option:
    "an English title of 4 to 12 words in Title Case; a question or a colon is welcome; no full stop",
  isCapital: true,
  unfit: (excerpt) =>
    isLetter(excerpt) ? "편지에서는 제목을 물을 수 없어요. 글의 목적으로 물어보세요." : null,
  guide: `The student chooses the title of the whole text.
- The key turns the text's claim into a title: a paraphrase or an image that is understood only by someone who has followed the argument. It claims what the text claims, no more and no less, each word of it exact, and reads as a newspaper would print it.
- Distractors: a title for the example; one for the view that the text rejects; the claim turned round; too wide; one that promises advice or history that the text does not give.
- Vary the forms (question, colon, statement) among the distractors too, so that the key's form does not stand out. At least three distractors hold the central idea's words.`,
});
