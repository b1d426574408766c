/** The first and last sounds of words, from the pronouncing dictionary. */

const SHORT = new Set(["AE", "EH", "IH", "AH", "UH", "AA"]);
const VOWEL = /^[AEIOU]/;

/**
 * The final consonant of a word as Korean writes it (외래어 표기법): "m", "n", "ng" and "l" close the
 * syllable, "p", "t", "k" after a short vowel do too; "" for everything else, which gets a vowel.
 * @param sounds ARPAbet, as "M AE1 P"
 */
export function endingOf(sounds) {
  const list = sounds.split(" ").map((sound) => sound.replace(/\d$/, ""));
  const last = list.at(-1);
  const closing = { M: "m", N: "n", NG: "ng", L: "l" }[last];
  if (closing) return closing;
  if (/^[PTK]$/.test(last) && SHORT.has(list.at(-2))) return last.toLowerCase();
  return "";
}

/** Whether a word begins with a vowel sound, so that "an" stands before it. */
export function vowelStart(sounds) {
  return VOWEL.test(sounds);
}
