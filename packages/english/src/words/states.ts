/**
 * Adjectives of a state by the verb whose complement they are, chosen by hand so that the adverb cannot say how the
 * verb's action is done: "looks wastefully", "went dryly". Left out: "keep quietly", "feel strongly", "grow strongly".
 */
import { adverbOf } from "../inflection.ts";
import { regularAdverb } from "./adverbs.ts";
import { wordList } from "./word-list.ts";

const BY_VERB: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    look: wordList(
      "wasteful useful useless expensive dangerous important impossible attractive beautiful healthy unhealthy delicious comfortable uncomfortable normal reasonable ridiculous absurd foolish harmless valuable",
    ),
    sound: wordList(
      "wasteful useful useless expensive dangerous important impossible attractive delicious reasonable ridiculous absurd foolish harmless valuable selfish",
    ),
    feel: wordList(
      "safe comfortable uncomfortable guilty proud happy sad hungry thirsty angry uneasy helpless useless hopeless confident calm grateful important jealous",
    ),
    taste: wordList("delicious bitter"),
    smell: wordList("delicious"),
    remain: wordList(
      "active attractive popular powerful relevant useful valuable dangerous healthy competitive controversial influential",
    ),
    stay: wordList("healthy active alert competitive relevant curious hungry humble"),
    go: wordList("dry pale"),
    grow: wordList(
      "angry anxious nervous impatient hungry fearful suspicious curious proud famous jealous",
    ),
    prove: wordList(
      "useful useless helpful harmful effective ineffective successful unsuccessful costly fatal reliable unreliable valuable popular expensive dangerous impossible accurate inaccurate profitable beneficial",
    ),
  }),
);

/** Behind "make" and its object. "Normal" and "common" are not here: "make it normally" says how often. */
const MADE = wordList(
  "impossible possible visible invisible useful useless important dangerous harmful helpful popular famous healthy rich strong weak happy unhappy sad angry nervous anxious hungry guilty proud comfortable uncomfortable safe vulnerable effective efficient productive predictable unpredictable acceptable easy memorable attractive expensive valuable meaningful meaningless relevant accessible sustainable careless lazy selfish curious cautious confident responsible stable bearable tolerable understandable",
);
/** Behind "find" and its object: nothing is found carelessly, since finding is no act. */
const FOUND = wordList(
  "careless useful useless important attractive pleasant unpleasant rude polite cruel generous helpful harmful meaningful meaningless absurd dangerous wasteful acceptable unacceptable offensive selfish foolish ridiculous valuable memorable expensive guilty stressful impossible relevant",
);
const KEPT = wordList("busy active healthy calm alert curious humble");
/**
 * What is considered, thought or deemed useful is not considered usefully. "Possible" is not here: "think life possibly
 * on Mars".
 */
const DEEMED = wordList(
  "useful useless dangerous important unimportant harmful harmless necessary unnecessary essential valuable worthless impossible beautiful attractive acceptable unacceptable suitable unsuitable responsible guilty innocent successful",
);
/** "Consider the plan seriously": adverbs that say how one considers, thinks or judges. */
const CONSIDERED = wordList(
  "serious careful careless separate independent deep thorough brief equal fair different critical practical positive negative favorable realistic rational abstract strict objective harsh severe similar close personal private public true",
);

/** Nouns of what nobody makes, so that "make the truth visibly" cannot say how it is made. */
const UNMADE = wordList(
  "task tasks job life world truth problem problems situation situations process processes learning teaching reading thinking understanding hunting fishing farming traveling driving shopping breathing walking communication information knowledge offense crime theft mind minds brain body skin sea earth planet climate environment society economy failure danger risk death disease pain fear anger suffering",
);
/** Nobody says that he makes somebody's town: "make your building more safely". */
const PLACES_OF_SOMEBODY = wordList(
  "building buildings town city country neighborhood community street streets road roads school",
);

/** The adverb in -ly of an adjective of these lists. */
export const stateAdverb = (adjective: string): string =>
  adjective === "dry" ? "dryly" : (adverbOf(adjective) ?? regularAdverb(adjective));

/** Whether an adjective behind a linking verb cannot be its adverb. */
export const isStateOf = (verb: string, adjective: string): boolean =>
  BY_VERB.get(verb)?.has(adjective) ?? false;

/** The states behind an object, by verb. */
export const STATES_OF_OBJECT = { make: MADE, find: FOUND, keep: KEPT } as const;

export const isMannerOfJudging = (adjective: string): boolean =>
  CONSIDERED.has(adjective) || !DEEMED.has(adjective);

/** @param owned whether a possessive opens the phrase */
export const isUnmade = (noun: string, owned: boolean): boolean =>
  UNMADE.has(noun) ||
  (/[a-z]{3}ness$/u.test(noun) && !/^(?:business|harness|wilderness|witness)$/u.test(noun)) ||
  (owned && PLACES_OF_SOMEBODY.has(noun));

/** What is looked for and found. */
export const SOUGHT = wordList(
  "answer answers way ways solution solutions place places house room",
);
/** Comparatives in -er of these states. */
export const COMPARATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    safer: "safe",
    easier: "easy",
    happier: "happy",
    stronger: "strong",
    weaker: "weak",
    healthier: "healthy",
    richer: "rich",
    angrier: "angry",
    sadder: "sad",
  }),
);
