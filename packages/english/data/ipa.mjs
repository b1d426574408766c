/** Conversion of ARPAbet, as in the pronouncing dictionary, to the IPA of learners' dictionaries (American). */

const CONSONANTS = {
  B: "b",
  CH: "tʃ",
  D: "d",
  DH: "ð",
  F: "f",
  G: "ɡ",
  HH: "h",
  JH: "dʒ",
  K: "k",
  L: "l",
  M: "m",
  N: "n",
  NG: "ŋ",
  P: "p",
  R: "r",
  S: "s",
  SH: "ʃ",
  T: "t",
  TH: "θ",
  V: "v",
  W: "w",
  Y: "j",
  Z: "z",
  ZH: "ʒ",
};
const VOWELS = {
  AA: "ɑː",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔː",
  AW: "aʊ",
  AY: "aɪ",
  EH: "e",
  ER: "ɜːr",
  EY: "eɪ",
  IH: "ɪ",
  IY: "iː",
  OW: "oʊ",
  OY: "ɔɪ",
  UH: "ʊ",
  UW: "uː",
};
/** Vowels that are said otherwise, or shorter, without stress. */
const WEAK = { AH: "ə", ER: "ər", IY: "i", UW: "u" };

/** What a syllable can begin with, besides one consonant. */
const ONSETS = new Set(
  (
    "P L,P R,T R,K L,K R,B L,B R,D R,G L,G R,F L,F R,TH R,SH R,S P,S T,S K,S M,S N,S L,S W,T W,K W,D W,G W,HH W," +
    "P Y,B Y,K Y,M Y,F Y,V Y,HH Y,N Y,L Y,T Y,D Y,S P R,S P L,S T R,S K R,S K W,S K Y"
  ).split(","),
);

/**
 * @param {string} sounds ARPAbet, as "AH0 K AW1 N T"
 * @returns {string} as "əˈkaʊnt"; a word of one syllable has no stress mark
 */
export function ipaOf(sounds) {
  const list = sounds.split(" ").map((sound) => ({
    name: sound.replace(/\d$/, ""),
    stress: /\d$/.test(sound) ? Number(sound.at(-1)) : null,
  }));
  const syllables = list.filter(({ stress }) => stress !== null).length;
  const marks = new Map();
  if (syllables > 1)
    list.forEach(({ stress }, at) => {
      if (stress) marks.set(onsetBefore(list, at), stress === 1 ? "ˈ" : "ˌ");
    });
  return list
    .map(({ name, stress }, at) => {
      const vowel = stress === 0 && WEAK[name] ? WEAK[name] : VOWELS[name];
      return (marks.get(at) ?? "") + (vowel ?? CONSONANTS[name]);
    })
    .join("");
}

/** Where the syllable of the vowel at `at` begins: with as many consonants as English allows. */
function onsetBefore(list, at) {
  let from = at;
  while (from > 0 && list[from - 1].stress === null) {
    const cluster = list.slice(from - 1, at).map(({ name }) => name);
    // at the word's start whatever stands there belongs to the first syllable
    const isWordStart = list.slice(0, from).every(({ stress }) => stress === null);
    const fits =
      isWordStart || (cluster.length === 1 ? cluster[0] !== "NG" : ONSETS.has(cluster.join(" ")));
    if (!fits) break;
    from--;
  }
  return from;
}

/**
 * The pronunciations of one spelling, where noun and verb differ in stress ("record"): the noun's
 * (stress on the first syllable) and the verb's; else the first alone.
 * @param {string[]} variants ARPAbet
 * @param {boolean} isNounAndVerb
 * @returns {string[]} one or two, IPA
 */
export function pronunciationsOf(variants, isNounAndVerb) {
  const [first] = variants;
  if (isNounAndVerb) {
    const early = variants.find((sounds) => stressedSyllable(sounds) === 0);
    const late = variants.find((sounds) => stressedSyllable(sounds) > 0);
    if (early && late) return [ipaOf(early), ipaOf(late)];
  }
  return [ipaOf(first)];
}

function stressedSyllable(sounds) {
  return (sounds.match(/\d/g) ?? []).indexOf("1");
}
