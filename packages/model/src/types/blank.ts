/** 빈칸 추론: a phrase that carries the point, to be inferred from the rest. */
import { MAKERS } from "@pulda/makers/building";
import { blankType } from "./shared/blank-item.ts";

export const blank = blankType({
  id: MAKERS.blank.id,
  name: MAKERS.blank.name,
  target: "the words to be blanked: 3 to 12 words, a whole predicate, noun phrase or short clause",
  words: { least: 1, most: 13 },
  option: "English, in the form and near the length of the target",
  guide:
    "A phrase of the text is blanked, and the student chooses what stands there: the whole judgement or principle (its predicate with all that belongs to it, so that the rest of its clause does not say half of it); fewer than three words only where they are the claim.",
});
