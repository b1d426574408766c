/** What the life of a person tells: the aspects by which exams ask of it, as expressions for sentences that call him or her "he" or "she". */
import type { Aspect } from "../aspect.ts";
import { BIRTH_AND_FAMILY } from "./birth-and-family.ts";
import { DEATH_ASPECTS } from "./death.ts";
import { LEARNING_AND_WORK } from "./learning-and-work.ts";
import { WORKS_AND_HONOURS } from "./works-and-honours.ts";

export const LIFE_ASPECTS: readonly Aspect[] = [
  ...BIRTH_AND_FAMILY,
  ...LEARNING_AND_WORK,
  ...WORKS_AND_HONOURS,
  ...DEATH_ASPECTS,
];
