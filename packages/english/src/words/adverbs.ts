/**
 * Adjectives with an adverb in -ly of the same meaning. Pairs that differ in meaning (hard/hardly,
 * late/lately, near/nearly, high/highly), adjectives in -ly (friendly) and words whose adverb has
 * no ending (fast) are left out on purpose: an edit between them would not be certainly wrong.
 */
import { wordList } from "./word-list.ts";
const ADJECTIVES =
  "able absolute abrupt absurd abundant accidental accurate active actual acute adequate aggressive amazing ample angry annual anxious apparent appropriate artificial artistic automatic awful awkward bad basic beautiful bitter blind brave brief bright brilliant broad busy calm careful careless casual cautious cheap cheerful chemical clear clever clumsy collective comfortable common complete conscious considerable consistent constant continual continuous convenient conventional correct creative critical crucial cruel curious current dangerous deadly decent deliberate delicate desperate different difficult direct distinct dramatic eager easy economic economical effective efficient effortless elegant emotional endless enormous entire equal essential eventual evident exact excellent exceptional excessive exclusive expensive explicit extensive external extraordinary extreme faithful false familiar famous fatal fierce final financial firm fluent formal fortunate frequent fresh full functional fundamental furious general generous gentle genetic genuine global gradual grateful great greedy happy harmful harmless harsh healthy heavy historical honest hopeful hopeless huge humble hungry ideal identical illegal immediate immense implicit important impressive inadequate incredible independent indirect individual inevitable initial innocent instant intelligent intense intentional internal invisible joyful lawful lazy legal literal local logical loose loud loyal lucky magical massive maximal meaningful mechanical mental mild moderate modest moral mutual mysterious narrow national natural neat necessary negative nervous neutral noble noisy normal noticeable obvious occasional odd official open optimistic oral original painful partial particular passionate passive patient peaceful perfect permanent personal physical plain playful pleasant poetic poor popular positive powerful practical precise previous primary principal private probable professional profitable profound prominent prompt proper proud public pure quick quiet rapid rare rational ready real realistic reasonable recent reckless regular relative reliable religious reluctant remarkable repeated respectful responsible rich right robust rough rude sad safe scientific secret secure selfish sensitive separate serious severe sharp significant silent similar simple sincere skillful slight slow smooth social soft solemn special specific spontaneous stable steady strange strategic strict strong stubborn subtle successful sudden sufficient suitable superficial sure surprising suspicious sweet swift systematic temporary tender terrible thorough thoughtful tight total traditional tragic tremendous true typical ultimate unable unexpected unfair unfortunate uniform unique universal unusual urgent useful usual vague valid vast verbal vigorous violent visible visual vital vivid voluntary vulnerable warm weak whole wide wild willing wise wonderful wrong useless unhealthy unhappy uncomfortable uneven unpleasant impossible possible electronic poisonous successive selective abnormal accessible comparative competitive cooperative curative defensive destructive diverse dynamic energetic flexible fragile horizontal vertical infectious logistic medical nutritious productive reversible rhythmic seasonal toxic transparent ugly";

const IRREGULAR: Readonly<Record<string, string | null>> = {
  able: "ably",
  ugly: null,
  deadly: null,
  true: "truly",
  whole: "wholly",
  full: "fully",
  public: "publicly",
  probable: "probably",
  diverse: "diversely",
  wide: null,
  great: null,
  unable: null,
  difficult: null,
  fragile: null,
  ready: "readily",
  right: null,
  wrong: null,
  sure: null,
  maximal: null,
  logistic: null,
  curative: null,
};

/** Adjective → adverb. */
export const ADVERBS: ReadonlyMap<string, string> = new Map(
  ADJECTIVES.split(" ").flatMap((adjective) => {
    const adverb = adjective in IRREGULAR ? IRREGULAR[adjective] : regularAdverb(adjective);
    return adverb ? [[adjective, adverb] as const] : [];
  }),
);

/** The adverb in -ly by the rules of spelling, whether or not it is a word. */
export function regularAdverb(adjective: string): string {
  if (adjective.endsWith("ic")) return `${adjective}ally`;
  if (/[^aeiou]le$/u.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/[^aeiou]y$/u.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  return adjective.endsWith("ll") ? `${adjective}y` : `${adjective}ly`;
}

/** Adjectives that colloquial English also uses as adverbs, after a verb or before an adjective: "drive slow". */
export const FLAT_ADVERBS = wordList(
  "real slow quick loud cheap tight sure direct fair clear easy deep free clean different safe bright soft light close firm right wrong thick thin wide high low",
);
