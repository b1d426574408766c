/** The first and last sounds of a word, guessed from its spelling; `data/readings.txt` has the exceptions. */

/**
 * The final consonant of a word in Korean transcription (외래어 표기법): m, n, ng and l close the syllable,
 * as do p, t and k after a short vowel; "" for everything else, which gets a vowel of its own
 * (test → 테스트, bridge → 브리지).
 * @param word lower case
 */
export function finalSoundBySpelling(word: string): string {
  if (word.endsWith("ng")) return "ng";
  if (/(?:mn|mb|m)$/u.test(word)) return "m";
  if (word.endsWith("n")) return "n";
  if (word.endsWith("l")) return "l";
  if (/[aeiouy]me$/u.test(word)) return "m";
  if (/[aeiou]ne$/u.test(word)) return "n";
  if (word.endsWith("le")) return "l";
  if (/ook$|(?:^|[^aeiou])[aeiou](?:ck|k|c)$/u.test(word)) return "k";
  if (/(?:^|[^aeiou])[aeiou]p$/u.test(word)) return "p";
  if (/(?:^|[^aeiou])[aeiou]t$/u.test(word)) return "t";
  return "";
}

/** Whether a word begins with a vowel sound. */
export function startsWithVowelSoundBySpelling(word: string): boolean {
  return /^[aeiou]/u.test(word);
}
