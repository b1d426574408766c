/** Search by initial consonants: ㅈㅅ finds 주소. */
import { getChoseong } from "es-hangul";

/** The initial consonants of a text's Korean words, joined by "|". */
export function initialsOf(text: string): string {
  const words = text.normalize("NFC").split(/[^가-힣]+/u);
  return words
    .filter((word) => word !== "")
    .map((word) => getChoseong(word))
    .join("|");
}

/** Whether a search is for initial consonants. */
export function isInitials(search: string): boolean {
  return /^[ㄱ-ㅎ\s]+$/u.test(search);
}
