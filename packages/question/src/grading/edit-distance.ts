/** How far two spellings are apart. */

/**
 * The least number of letters put in, left out, changed, or swapped with their neighbour that makes one
 * text the other (optimal string alignment; Boytsov 2011).
 * @param most where what is farther apart need not be told apart: only so many diagonals are looked at
 * @example editDistance("receive", "recieve") // 1
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, at) => at);
  let before = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let nearest = i;
    const end = Math.min(b.length, i + most);
    for (let j = Math.max(1, i - most); j <= end; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (old[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (old[j - 1] ?? Infinity) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? Infinity) + 1);
      row[j] = least;
      nearest = Math.min(nearest, least);
    }
    // what comes rests on these two rows
    if (nearest > most && before > most) return most + 1;
    before = nearest;
    [older, old] = [old, row];
  }
  return Math.min(old[b.length] ?? Infinity, most + 1);
}

/**
 * A text with its Korean syllables taken apart, a sign for each letter; all else stays as it is.
 * @example decomposeHangul("가") === decomposeHangul("개") // false, but a distance of 1 apart
 */
export function decomposeHangul(text: string): string {
  return text.replace(/[가-힣]/gu, (syllable) => syllable.normalize("NFD"));
}

const SYLLABLES = { first: 0xac00, last: 0xd7a3, vowels: 21, finals: 28 } as const;

/**
 * The Korean syllables that differ from one in a single letter, a final consonant too many or too few
 * included; none of another sign.
 * @example nearSyllables("가").includes("각") // true
 */
export function nearSyllables(syllable: string): string[] {
  const { first, last, vowels, finals } = SYLLABLES;
  const code = syllable.codePointAt(0) ?? 0;
  if (code < first || code > last) return [];
  const letters = [vowels * finals, finals, 1];
  const counts = [(last - first + 1) / (vowels * finals), vowels, finals];
  return letters.flatMap((step, letter) => {
    const count = counts[letter] ?? 0;
    const own = Math.floor((code - first) / step) % count;
    return Array.from({ length: count }, (_, other) =>
      String.fromCodePoint(code + (other - own) * step),
    ).filter((near) => near !== syllable);
  });
}
