/** Expansion of contractions, so that "don't" and "do not" count as the same answer. */

/** What one word may stand for: "'s" for "is" or "has", other words for themselves. */
export type Reading = readonly string[];

/** The verb that each contraction with n't stands for: "don't" → "do", "won't" → "will". */
const NEGATED_VERBS = new Map<string, string>(
  "do does did is are was were has have had would could should might must need"
    .split(" ")
    .map((verb): [string, string] => [`${verb}n't`, verb])
    .concat([
      ["can't", "can"],
      ["won't", "will"],
      ["shan't", "shall"],
    ]),
);
const PRONOUN = /^(?:I|you|he|she|it|we|they|there)$/iu;
/** Words after which 's is a verb; after others it may be a possessive. */
const IS_HOST = /^(?:he|she|it|that|there|here|what|who|where|when|why|how)$/iu;
const HAD_HOST = /^(?:I|you|he|she|it|we|they|there|that|who)$/iu;
/** Question words: after them the subject stands before the participle ("what's he done"). */
const QUESTION_WORD = /^(?:what|who|where|when|why|how)$/iu;
/** Adverbs that may stand between "has" and its participle. */
const BETWEEN =
  /^(?:not|never|always|already|just|also|ever|only|still|often|now|long|almost|even|once|since|all|both|\w{2,}ly)$/iu;
const PARTICIPLE = new RegExp(
  `^(?:${`become begun bitten blown broken brought built bought caught chosen come cost cut done drawn drunk
  driven eaten fallen fed felt fled fought found flown forgotten forgiven freed frozen given gone grown hung
  heard hidden hit held hurt kept known laid led learnt left lent let lain lost made meant met paid put read
  ridden rung risen run said seen sold sent set shaken shone shot shown shut sung sunk sat slept spoken spent
  spread stood stolen struck swept swum taken taught torn told thought thrown understood woken worn won
  written agreed disagreed beaten bent bound bred clung crept dealt dug forbidden foreseen knelt mistaken overcome
  proven sewn shrunk slid sought split spun sprung stuck stung strung swollen sworn swung undergone undertaken upset
  wept withdrawn withstood woven rebuilt rewritten overheard overthrown undone misunderstood burnt dreamt spelt spilt
  spoilt`
    .split(/\s+/u)
    .join("|")}|\\w{2,}[^e]ed)$`,
  "iu",
);
/** Participles before which 's can only be "has", never "is". */
const HAS_ONLY = /^(?:been|had|got|gotten)$/iu;
/** Participles that are base forms too. */
const BASE = /^(?:become|come|cost|cut|hit|hurt|let|put|read|run|set|shut|spread)$/iu;

/**
 * Expands the contractions in a list of words. "'s" is read as "is" or "has", and "'d" as "would" or "had", by
 * the word that follows where that decides it: otherwise "it is been" would pass for "it's been".
 * @example expandContractions(["It's", "been"]) // [["It"], ["has"], ["been"]]
 */
export function expandContractions(words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    const verb = NEGATED_VERBS.get(word.toLowerCase());
    if (verb !== undefined && PRONOUN.test(next)) {
      // "don't you" is "do you not"
      readings.push([verb], [next], ["not"]);
      at++;
    } else
      readings.push(
        ...(verb === undefined ? expandWord(word, words.slice(at + 1, at + 4)) : [[verb], ["not"]]),
      );
  }
  return readings;
}

function expandWord(word: string, following: readonly string[]): Reading[] {
  const [, host = "", ending] = /^(\p{L}+)'(m|re|ve|ll|s|d)$/iu.exec(word) ?? [];
  switch (ending?.toLowerCase()) {
    case "m":
      return host.toLowerCase() === "i" ? [[host], ["am"]] : [[word]];
    case "re":
      return [[host], ["are"]];
    case "ve":
      return [[host], ["have"]];
    case "ll":
      return [[host], /^(?:I|we)$/iu.test(host) ? ["will", "shall"] : ["will"]];
    case "s":
      if (host.toLowerCase() === "let") return [[host], ["us"]];
      return IS_HOST.test(host) ? [[host], isOrHas(verbAfter(following, host))] : [[word]];
    case "d":
      return HAD_HOST.test(host) ? [[host], wouldOrHad(verbAfter(following, host))] : [[word]];
    default:
      return word.toLowerCase() === "cannot" ? [["can"], ["not"]] : [[word]];
  }
}

/** The verb that follows a contraction, or nothing where the answer ends before it. */
function verbAfter(following: readonly string[], host: string): string {
  const isSkipped = (word: string): boolean =>
    BETWEEN.test(word) || (QUESTION_WORD.test(host) && PRONOUN.test(word));
  return following.find((word) => !isSkipped(word)) ?? "";
}

function isOrHas(next: string): Reading {
  if (HAS_ONLY.test(next)) return ["has"];
  return isAmbiguous(next) ? ["is", "has"] : ["is"];
}

function wouldOrHad(next: string): Reading {
  if (/^better$/iu.test(next)) return ["had"];
  if (!isAmbiguous(next) && !HAS_ONLY.test(next)) return ["would"];
  return !/\w/u.test(next) || BASE.test(next) ? ["would", "had"] : ["had"];
}

/** Whether what follows leaves both readings open: a participle, or nothing. */
function isAmbiguous(next: string): boolean {
  return !/\w/u.test(next) || PARTICIPLE.test(next);
}
