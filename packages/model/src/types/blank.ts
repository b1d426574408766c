/** 빈칸 추론: a phrase that carries the point, to be inferred from the rest. */
import { MAKERS } from "@pulda/makers/building";
import { blankType } from "./shared/blank-item.ts";

export const blank = blankType({
  id: MAKERS.blank.id,
  name: MAKERS.blank.name,
  target: "the words to be blanked: 1 to 8 words, a predicate, noun phrase or other whole phrase",
  words: { least: 1, most: 9 },
  option: "English, in the form and near the length of the target",
  guide:
    "A phrase of the text is blanked (a predicate, a noun phrase; one word only where that word is the claim), and the student chooses what stands there.",
});
