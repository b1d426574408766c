/** How far two spellings are apart. */

/**
 * The least number of letters put in, left out, changed, or swapped with their neighbour that makes one
 * text the other (optimal string alignment; Boytsov 2011).
 * @example distance("receive", "recieve") // 1
 */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const SYLLABLES = { first: 0xac00, last: 0xd7a3, vowels: 21, finals: 28 } as const;

/**
 * A text with its Korean syllables taken apart, a sign for each letter.
 * @example jamo("가") === jamo("개") // false, but a distance of 1 apart
 */
export function jamo(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < SYLLABLES.first || code > SYLLABLES.last) return sign;
      const at = code - SYLLABLES.first;
      const final = at % SYLLABLES.finals;
      const vowel = Math.floor(at / SYLLABLES.finals) % SYLLABLES.vowels;
      const initial = Math.floor(at / SYLLABLES.finals / SYLLABLES.vowels);
      // the conjoining letters of Unicode, which begin at 1100, 1161 and 11A7
      const letters = [0x1100 + initial, 0x1161 + vowel, ...(final > 0 ? [0x11a7 + final] : [])];
      return String.fromCodePoint(...letters);
    })
    .join("");
}
