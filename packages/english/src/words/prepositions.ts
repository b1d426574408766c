/** Verbs and adjectives that take one preposition before a noun phrase, and no object. By hand. */

const TABLE: readonly (readonly [preposition: string, verbs: string])[] = [
  [
    "to",
    "belong listen respond react adapt contribute apologize adhere conform succumb object amount pertain refer cater correspond subscribe yield resort relate",
  ],
  ["on", "depend rely concentrate insist focus elaborate embark hinge thrive dwell capitalize"],
  ["of", "consist dispose"],
  ["in", "participate specialize result engage dwell reside invest indulge"],
  [
    "with",
    "cope collaborate interfere interact comply cooperate coincide sympathize mingle tamper communicate compete",
  ],
  ["from", "suffer differ emerge originate recover refrain stem graduate benefit escape"],
  ["for", "wait search apologize strive yearn long hope care compensate account apply vote"],
  ["at", "look stare smile laugh arrive glance aim gaze shout"],
  ["about", "complain worry think dream talk care"],
  ["to ", "come go travel"],
];

/** Those of the table that also take an object or another complement: "look the part", "benefit the poor". */
const ALSO_TRANSITIVE = new Set(
  "adapt contribute search originate insist capitalize emerge elaborate benefit escape result refer relate engage invest apply vote look care talk think dream hope long aim shout travel yield object concentrate focus amount account compensate indulge communicate recover thrive stem suffer react vote come go laugh smile result dwell graduate worry".split(
    " ",
  ),
);

export const PREPOSITION_OF: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([preposition, verbs]) =>
    verbs
      .split(" ")
      .filter((verb) => !ALSO_TRANSITIVE.has(verb))
      .map((verb) => [verb, preposition] as const),
  ),
);

/** Verbs of motion and rest that take a place with a preposition: "came the library", "live the city". */
export const PREPOSITION_OF_PLACE: ReadonlyMap<string, string> = new Map([
  ["come", "to"],
  ["go", "to"],
  ["arrive", "at"],
  ["live", "in"],
  ["sit", "on"],
  ["look", "at"],
  ["talk", "to"],
  ["listen", "to"],
  ["laugh", "at"],
  ["smile", "at"],
  ["worry", "about"],
  ["think", "about"],
  ["sleep", "in"],
  ["lie", "on"],
  ["focus", "on"],
  ["concentrate", "on"],
  ["react", "to"],
  ["graduate", "from"],
  ["recover", "from"],
  ["suffer", "from"],
  ["compete", "with"],
]);

/** Adjectives and participles after "be" with the preposition that they take before a noun phrase. */
export const PREPOSITION_OF_STATE: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        "of",
        "afraid aware capable proud fond full tired ashamed jealous unaware incapable independent composed",
      ],
      [
        "to",
        "similar related accustomed addicted sensitive equal identical relevant vulnerable exposed attached devoted limited opposed married familiar harmful essential crucial connected committed subject superior inferior contrary indifferent loyal allergic immune",
      ],
      [
        "with",
        "familiar filled covered satisfied associated equipped faced concerned crowded packed obsessed consistent compatible busy pleased decorated loaded",
      ],
      ["in", "interested located involved engaged dressed absorbed rooted"],
      ["for", "famous responsible suitable known ready eligible grateful"],
      ["on", "based dependent focused keen"],
      ["by", "surrounded followed accompanied caused fascinated impressed surprised"],
      ["from", "different derived absent separated descended"],
      ["at", "surprised aimed amazed good"],
      ["about", "worried excited curious anxious enthusiastic concerned"],
      ["into", "divided transformed turned converted split"],
    ] as const
  ).flatMap(([preposition, words]) => words.split(" ").map((word) => [word, preposition] as const)),
);
