/** Edit distance between two spellings. */

/**
 * Edit distance with transpositions: the least number of insertions, deletions, substitutions and swaps of
 * adjacent letters that turns one text into the other (optimal string alignment; Boytsov 2011).
 * @param maxDistance a greater distance is returned as `maxDistance + 1`, so that only this many diagonals of the
 *   matrix are computed
 * @example editDistance("receive", "recieve") // 1
 */
export function editDistance(a: string, b: string, maxDistance = Infinity): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let twoRowsUp: number[] = [];
  let rowAbove = Array.from({ length: b.length + 1 }, (_, at) => at);
  let previousMinimum = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let rowMinimum = i;
    const end = Math.min(b.length, i + maxDistance);
    for (let j = Math.max(1, i - maxDistance); j <= end; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let cell = Math.min(
        (rowAbove[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (rowAbove[j - 1] ?? Infinity) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cell = Math.min(cell, (twoRowsUp[j - 2] ?? Infinity) + 1);
      row[j] = cell;
      rowMinimum = Math.min(rowMinimum, cell);
    }
    // later rows depend on these two alone
    if (rowMinimum > maxDistance && previousMinimum > maxDistance) return maxDistance + 1;
    previousMinimum = rowMinimum;
    [twoRowsUp, rowAbove] = [rowAbove, row];
  }
  return Math.min(rowAbove[b.length] ?? Infinity, maxDistance + 1);
}

/**
 * Decomposes the Korean syllables of a text into their letters (NFD); everything else stays as it is.
 * @example decomposeHangul("가") === decomposeHangul("개") // false, but a distance of 1 apart
 */
export function decomposeHangul(text: string): string {
  return text.replace(/[가-힣]/gu, (syllable) => syllable.normalize("NFD"));
}

/** The letters of Korean syllables as NFD writes them: initial consonants, vowels, and final consonants or none. */
const LETTERS = [between("ᄀ", "ᄒ"), between("ᅡ", "ᅵ"), ["", ...between("ᆨ", "ᇂ")]] as const;

function between(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, at) =>
    String.fromCharCode(start + at),
  );
}

/**
 * The Korean syllables at an edit distance of one letter, a final consonant more or less included; none for
 * any other character.
 * @example nearSyllables("가").includes("각") // true
 */
export function nearSyllables(syllable: string): string[] {
  if (!/^[가-힣]$/u.test(syllable)) return [];
  const [initial = "", vowel = "", final = ""] = syllable.normalize("NFD");
  return LETTERS.flatMap((letters, at) =>
    letters.map((other) => [initial, vowel, final].with(at, other).join("").normalize("NFC")),
  ).filter((near) => near !== syllable);
}
