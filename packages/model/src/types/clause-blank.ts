/** 빈칸 추론(절): a whole clause, the thesis or conclusion, to be inferred from the rest. */
import { blankType } from "./shared/blank-item.ts";

export const clauseBlank = blankType({
  id: "clause-blank",
  name: "빈칸 추론(절)",
  target: "the words to be blanked: a clause or long predicate of 7 to 18 words",
  words: { least: 6, most: 20 },
  option: "English, a clause in the form and near the length of the target",
  guide:
    "A whole clause or long predicate of the text is blanked, the one that states its thesis or conclusion, and the student chooses what stands there.",
});
