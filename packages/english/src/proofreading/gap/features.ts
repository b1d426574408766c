/**
 * What stands on both sides of a gap between two words, as features of the model of missing words. The model is
 * compiled with these very features: who changes them compiles it anew.
 */
export interface Word {
  readonly lower: string;
  /** The Penn tag for which the taggers' majority votes, or null. */
  readonly likely: string | null;
}

/** Words that stand for themselves in a context; every other word is there by its tag. */
const FUNCTION_WORDS = new Set(
  (
    "a an the this that these those some any no every each all both many much few several most more less other another such " +
    "to of in on at for from with by about into as than like through between among during after before since until " +
    "under over against without within is are was were be been being am has have had having do does did can could " +
    "will would shall should may might must not n't it he she they we you i him them us me his her its their our my your " +
    "who which what when where why how whose whom and or but so because if although though while whether there here " +
    "very too also only just even never always often one two up out off down back away both either neither same own"
  ).split(" "),
);

const EDGE: Word = { lower: "^", likely: "^" };

function classOf({ lower, likely }: Word): string {
  return FUNCTION_WORDS.has(lower) || !/[a-z0-9]/u.test(lower) ? lower : (likely ?? "?");
}

/**
 * The features of the gap before `words[at]`.
 * @example gapFeatures(words, 3) // ["a NN _ VB", "b JJS NN _ VB", …] before "get" in "the best way get there"
 */
export function gapFeatures(words: readonly Word[], at: number): string[] {
  const word = (offset: number): Word => words[at + offset] ?? EDGE;
  const [l3, l2, l1, r1, r2, r3] = [-3, -2, -1, 0, 1, 2].map((offset) => classOf(word(offset)));
  const left = word(-1).lower;
  const right = word(0).lower;
  return [
    `a ${l1} _ ${r1}`,
    `b ${l2} ${l1} _ ${r1}`,
    `c ${l1} _ ${r1} ${r2}`,
    `d ${l2} ${l1} _ ${r1} ${r2}`,
    `e ${l3} ${l2} ${l1} _ ${r1}`,
    `f ${l1} _ ${r1} ${r2} ${r3}`,
    `g ${left} _ ${r1}`,
    `h ${left} _ ${r1} ${r2}`,
    `i ${l2} ${left} _ ${r1}`,
    `j ${l1} _ ${right}`,
    `k ${l1} _ ${right} ${r2}`,
    `l ${l2} ${l1} _ ${right}`,
    `m ${left} _ ${right}`,
    `n ${right}`,
    `o ${left}`,
    `p ${l1} _ ${r1} ${word(1).lower}`,
    `q ${word(-2).lower} ${left} _`,
  ];
}
