/** 요지: the conclusion of the whole text in one Korean sentence. */
import { isLetter } from "../reading/text-kind.ts";
import { wholeTextType } from "./shared/whole-text.ts";

export const gist = wholeTextType({
  id: "gist",
  name: "요지",
  instruction: "다음 글의 요지로 가장 적절한 것은?",
  language: "ko",
  unfit: (excerpt) =>
    isLetter(excerpt) ? "편지에서는 요지를 물을 수 없어요. 글의 목적으로 물어보세요." : null,
  option: "한 문장, 18–40자, …다.로 끝남",
  guide: `The student chooses the gist (요지) of the text, in Korean.
- The key is the conclusion of the text in one Korean sentence that translates no sentence of the text word for word.
- Distractors are sentences that sensible people say about this very subject: the reason or example made the point; the claim without its condition; the claim turned round; common wisdom that the text corrects. All are positive in tone and equally general; none can be ruled out by common sense alone.`,
});
