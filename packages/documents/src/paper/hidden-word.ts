/** What a meaning would tell of the word that is asked for. */

/**
 * A meaning in which the word itself is a "~", as dictionaries write it.
 * @example hideWord("벌집; (hives로) 두드러기", "hive") // "벌집; (~s로) 두드러기"
 */
export function hideWord(meaning: string, word: string): string {
  const [within, wanted] = [meaning.toLowerCase(), word.trim().toLowerCase()];
  // some letters have no lower case of the same length
  if (wanted === "" || within.length !== meaning.length) return meaning;
  let shown = "";
  let from = 0;
  for (;;) {
    const at = within.indexOf(wanted, from);
    if (at < 0) return shown + meaning.slice(from);
    const isWord = !/[a-z]/u.test(within[at - 1] ?? "");
    shown += meaning.slice(from, at) + (isWord ? "~" : meaning.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
}
