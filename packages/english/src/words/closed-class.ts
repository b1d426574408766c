/** Closed-class words, whose tag is known without the tagger votes. */

const SETTLED: readonly (readonly [tag: string, words: string])[] = [
  ["DT", "the a an this these those every each another"],
  [
    "PRP",
    "i you he she it we they me him us them myself yourself himself herself itself ourselves yourselves themselves",
  ],
  ["PRP$", "my your its our their"],
  ["MD", "can could may might must shall should will would"],
  ["VBZ", "is has does"],
  ["VBP", "are am"],
  ["VBD", "was were did"],
  ["VB", "be"],
  ["VBN", "been"],
  ["VBG", "being having"],
  ["CC", "and or but nor"],
  ["WP", "who whom what"],
  ["WP$", "whose"],
  ["WDT", "which"],
  ["WRB", "when where why how"],
  [
    "IN",
    "of at from with into during despite although because if unless until among between without toward towards upon onto whether while",
  ],
  ["NN", "school"],
  ["RB", "not n't never always often very also"],
];

/** The only tag of a closed-class word, by its lower-case form. */
export const CLOSED_CLASS_TAGS: ReadonlyMap<string, string> = new Map(
  SETTLED.flatMap(([tag, words]) => words.split(" ").map((word) => [word, tag] as const)),
);
