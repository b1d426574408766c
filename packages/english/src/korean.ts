/** Korean particles after English words, digits and Korean words, by the word's Korean reading. */
import { finalSound } from "./lexicon/word-sounds.ts";

type Pair =
  | "은/는"
  | "이/가"
  | "을/를"
  | "과/와"
  | "으로/로"
  | "이나/나"
  | "이에요/예요"
  | "이라/라"
  | "이라고/라고"
  | "이라는/라는";

/** Digits by their Korean reading: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINAL = ["ng", "l", "", "m", "", "", "k", "l", "l", ""];
/** Letters read one by one that end in a consonant in Korean: 엘, 엠, 엔, 알. */
const LETTER_FINAL: Readonly<Record<string, string>> = { l: "l", m: "m", n: "n", r: "l" };

/**
 * A word with the particle that its reading requires.
 * @param shown the printed form if it differs from the word, such as the word in quotes
 * @example withParticle("which", "은/는") // "which는"
 * @example withParticle("system", "이/가", "'system'") // "'system'이"
 */
export function withParticle(word: string, pair: Pair, shown: string = word): string {
  const final = koreanFinalSound(word);
  const [closed = "", open = ""] = pair.split("/");
  if (pair === "으로/로") return shown + (final === "" || final === "l" ? open : closed);
  return shown + (final === "" ? open : closed);
}

/**
 * The final consonant of a Korean syllable, as NFD writes it, or null.
 * @example finalConsonant("글") // "ᆯ"
 */
export function finalConsonant(syllable: string): string | null {
  return syllable.normalize("NFD").at(2) ?? null;
}

/** The final consonant of a word's Korean reading: "" for none, "l" for ㄹ. */
function koreanFinalSound(word: string): string {
  const printed = word.replace(/(?<![^\p{L}\p{N}%①-⑦])[^\p{L}\p{N}%①-⑦]+$/u, "").at(-1) ?? "";
  // "①" is read as 1
  const last = printed.normalize("NFKC").at(-1) ?? "";
  if (/\d/u.test(last)) return numberFinal(last);
  if (/[가-힣]/u.test(last)) {
    const final = finalConsonant(last);
    return final === null ? "" : final === "ᆯ" ? "l" : "k";
  }
  const [english = ""] =
    /(?<![a-z])[a-z]+$/u.exec(word.toLowerCase().replace(/(?<![^a-z])[^a-z]+$/u, "")) ?? [];
  return english.length === 1 ? (LETTER_FINAL[english] ?? "") : finalSound(english);
}

/** Ten, hundred and thousand end in ㅂ, ㄱ and ㄴ. */
function numberFinal(last: string): string {
  return last === "0" ? "k" : (DIGIT_FINAL[Number(last)] ?? "");
}
