/** 필자의 주장: what the writer argues for, in Korean. */
import { wholeTextType, withoutPoint } from "./shared/whole-text.ts";

export const claim = wholeTextType({
  id: "claim",
  name: "필자의 주장",
  instruction: "다음 글에서 필자가 주장하는 바로 가장 적절한 것은?",
  language: "ko",
  unfit: withoutPoint("필자의 주장을"),
  option: "한 문장, 16–38자, …해야 한다.로 끝남",
  guide: `The student chooses what the writer argues for (필자의 주장), in Korean. Only for a text that argues for doing or avoiding something; otherwise refuse.
- The key says what ought to be done and, where it matters, why or how, as the text does.
- Distractors all end in …해야 한다. and are good advice about this very subject: in Korean as polished as the key's, and where the key weighs one thing against another (A보다 B), so do two of them: another means to the same end; the writer's concession made the claim; advice the text calls insufficient; a step that the text only mentions.`,
});
