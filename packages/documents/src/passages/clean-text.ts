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
    .replaceAll(/\p{Emoji_Presentation}\ufe0f? {0,2}/gu, "")
    .replaceAll(WIDE_BLANK, "_______")
    .replaceAll(/[\u00a0\u2002-\u200a\u202f\u3000]/gu, " ")
    .replaceAll(/^\[[^\]\n]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] /gmu, "\n")
    .replaceAll(/^[ \t]{0,4}(?:>|`{3}[a-z]{0,12})[ \t]{0,4}$/gmu, "")
    .replaceAll(FRAME, "")
    .replaceAll(WORD_COUNT, "")
    .replaceAll(/[ \t]{0,4}[＊†‡]{1,3} ?(?=[A-Za-z][A-Za-z' -]{0,40} ?[:：])/gu, "\n* ")
    .replaceAll(GLOSS_SIGN, "\n* ")
    .replaceAll(/^[ \t]{0,4}[●○■□◆◇▶►▷♠♣] ?(?=["“]?[A-Z][^:\n]{40})/gmu, "")
    .replaceAll(/^[ \t]{0,4}[*+] (?=["“]?[A-Z][^\n]{100})(?![A-Za-z'’ -]{1,41} ?[:：])/gmu, "");
}

/** A blank that was set as wide spaces, within a sentence. */
const WIDE_BLANK = /(?<=[A-Za-z,;:'’][ \t]?)\u3000{3,}(?=[ \t]?[A-Za-z.,;?!])/gu;
/** The corners, edges and sides of a box that was drawn with lines. */
const FRAME =
  /^[ \t]{0,8}[┌└├╔╚╠╭╰][\u2500-\u257f \t]{1,400}$|^[ \t]{0,8}[│┃║] ?| ?[│┃║][ \t]{0,8}$/gmu;
/** "(98 words)", "[단어 수: 98]" at the end of a text or of its title */
const WORD_COUNT =
  /(?:^|[ \t]{1,4})[[(](?:(?:about |약 ?)?\d{2,4} ?(?:words?|단어)|(?:words?|word count|단어 ?수) ?:? ?\d{2,4})[\])][ \t]{0,4}$/gimu;

/** The stars before a gloss, wherever in a line it stands; "**bold**" of Markdown has no Korean behind a colon. */
const GLOSS_SIGN =
  /(?:^|[ \t]{0,4}|\n)\*{1,4} ?(?=[A-Za-z][A-Za-z'’ -]{0,40} ?[:：] ?[^*\n]{0,20}[가-힣])/gmu;
