/** The characters of a pasted text as they were meant. */

/** The most characters that are read. */
export const MAX_TEXT_LENGTH = 1_000_000;

/**
 * A text without what readers of PDF and HWP put in: ligatures, soft hyphens, characters of private fonts.
 * A page break stays as a line of its own, "\f".
 * @example cleanText("ﬁnd a soft\u00adware") // "find a software"
 */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085|\v/gu, "\n")
    .replaceAll("\f", "\n\f\n")
    .replaceAll(/[\ufb00-\ufb06]/gu, (char) => char.normalize("NFKC"))
    .replaceAll(/[\u2010\u2011]/gu, "-")
    .replaceAll(/\u00ad[ \t]{0,4}\n[ \t]{0,40}/gu, "")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff\ue000-\uf8ff]/gu, "")
    .replaceAll(/[^\P{Cc}\t\n\f]/gu, "")
    .replaceAll(/[\u00a0\u2002-\u200a\u202f\u3000]/gu, " ")
    .replaceAll(/^\[[^\]\n]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] /gmu, "")
    .replaceAll(/[ \t]{0,4}[＊†‡]{1,3} ?(?=[A-Za-z][A-Za-z' -]{0,40} ?[:：])/gu, "\n* ")
    .replaceAll(GLOSS_SIGN, "\n* ")
    .replaceAll(/^[ \t]{0,4}[*+] (?=["“]?[A-Z][^\n]{100})(?![A-Za-z'’ -]{1,41} ?[:：])/gmu, "");
}

/** The stars before a gloss, wherever in a line it stands; "**bold**" of Markdown has no Korean behind a colon. */
const GLOSS_SIGN =
  /(?:^|[ \t]{0,4}|\n)\*{1,4} ?(?=[A-Za-z][A-Za-z'’ -]{0,40} ?[:：] ?[^*\n]{0,20}[가-힣])/gmu;
