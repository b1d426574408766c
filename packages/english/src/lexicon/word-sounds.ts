/** The first and last sounds of words: exceptions from the pronouncing dictionary, else by spelling. */
import { lazy, readLines } from "./data.ts";
import { finalSoundBySpelling, startsWithVowelSoundBySpelling } from "./sound-by-spelling.ts";

const lists = lazy(() => {
  const endings = new Map<string, string>();
  const vowels = new Map<string, boolean>();
  for (const line of readLines("readings.txt")) {
    const [kind = "", words = ""] = line.split(": ");
    for (const word of words.split(" "))
      if (kind.startsWith("end ")) endings.set(word, kind === "end -" ? "" : kind.slice(4));
      else vowels.set(word, kind === "an");
  }
  return { endings, vowels };
});

/**
 * The final consonant of a word's Korean reading: "m", "n", "ng", "l", "p", "t", "k", or "" where
 * it ends in a vowel.
 * @param word lower case
 * @example finalSound("tongue") // "ng"
 */
export function finalSound(word: string): string {
  return lists().endings.get(word) ?? finalSoundBySpelling(word);
}

/**
 * The article that a word takes.
 * @example articleFor("hour") // "an"
 */
export function articleFor(word: string): "a" | "an" {
  const lower = word.toLowerCase();
  return (lists().vowels.get(lower) ?? startsWithVowelSoundBySpelling(lower)) ? "an" : "a";
}
