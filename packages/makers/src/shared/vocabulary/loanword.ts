/** Detection of loanwords: "포스터" gives away "poster" to anyone who reads Korean. */
/** The initial and final consonants of Korean syllables, from ᄀ and from ᆨ on in Unicode order, as rough sound classes. */
const INITIALS = "KKNTTRMPPSS-SSSKTP-";
const FINALS = "KKSNNNTRRRRRRRRMPPTSNSSKTP-";

/**
 * Whether a printed meaning is the word itself in Korean letters.
 * @example isLoanword(testedWordOf({ text: "poster", meaning: "", context: "" })!) // true
 */
export function isLoanword({
  text,
  meaning,
}: {
  readonly text: string;
  readonly meaning: string;
}): boolean {
  const spellings = [
    englishSounds(text),
    ...OTHER_SPELLINGS.map((other) => englishSounds(other(text))),
  ];
  return meaning.split(/[;,]/u).some((part) => {
    const sounds = koreanSounds(part);
    return (
      part.trim().length >= 2 &&
      spellings.some((spelling) => spelling.length >= 2 && sounds.startsWith(spelling))
    );
  });
}

/** How else a spelling is written in Korean: 호르몬 with its r, 리듬 with a t for th, 펜트하우스 by its parts. */
const OTHER_SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/r(?=[^aeiouy])/gu, "re"),
  (text) => text.replaceAll("th", "t"),
];

/** The consonants of an English spelling as rough sound classes; r before a consonant or at the end is silent. */
function englishSounds(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ts]ion/gu, "sn")
    .replace(/rh/gu, "r")
    .replace(/ph/gu, "f")
    .replace(/ch|sh|th/gu, "s")
    .replace(/ck|qu/gu, "k")
    .replace(/x/gu, "ks")
    .replace(/r(?![aeiouy])/gu, "")
    .replace(/ng?(?=[kg])/gu, "n")
    .replace(/ng$/u, "n")
    .replace(/c(?=[eiy])/gu, "s")
    .replace(/[aeiouywh\s'-]/gu, "")
    .replace(/(.)\1+/gu, "$1")
    .replace(/[kcqg]/gu, "K")
    .replace(/[dt]/gu, "T")
    .replace(/[lr]/gu, "R")
    .replace(/[bpfv]/gu, "P")
    .replace(/[szj]/gu, "S")
    .toUpperCase()
    .replace(/(.)\1+/gu, "$1");
}

function koreanSounds(text: string): string {
  return [...text.normalize("NFD")]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .map((code) => INITIALS[code - 0x1100] ?? FINALS[code - 0x11a8] ?? "")
    .join("")
    .replaceAll("-", "")
    .replace(/(.)\1+/gu, "$1");
}
