/** The words of one line of a list, however it parts word and meaning. */

export interface TypedWord {
  readonly text: string;
  readonly meaning: string;
}

const NUMBER =
  /^\s*(?:(?:[-*•·▶►■□☐✓√●○★☆]|\(?\d{1,4}[.)]|\[\d{1,4}\]|No\.? ?\d{1,4}|[①-⑳]|\d{1,4}번)\s{0,3}|\d{1,4}\s{1,3}(?=[A-Za-z가-힣]))/iu;
/** Signs between word and meaning, those first that mean nothing else. */
const SIGNS = [/\t/u, /\s?(?:=>|->|→|⇒|=)\s?/u, /\s?[:：]\s?/u, /\s[-–—|/]\s|\s?\|\s?/u] as const;
const SOUND = /\s?(?:\[[^\]가-힣]{1,40}\]|\/[^/\s가-힣][^/가-힣]{0,38}\/)(?=\s|$|[가-힣])/gu;
const CLASS = "(?:n|v|vt|vi|a|ad|adj|adv|prep|conj|pron|int|phr|명|동|형|부|전|접|대|감)";
/** "v. ", "[n.] ", "(adj) ", "n./v. ", "ⓥ " */
const CLASS_SIGN = new RegExp(
  `(?<![^\\s,;/·])(?:[[(<]${CLASS}\\.?(?:[,/] ?${CLASS}\\.?){0,3}[\\])>]|${CLASS}\\.(?:[,/] ?${CLASS}\\.){0,3}|[ⓐ-ⓩ㉠-㉻])\\s{0,2}`,
  "giu",
);

/**
 * The words of a line: none, one, or several where the line has columns.
 * @example wordsOfLine("1. abandon - v. 버리다") // [{ text: "abandon", meaning: "버리다" }]
 */
export function wordsOfLine(line: string): TypedWord[] {
  if (/^[|\s:-]+$/u.test(line)) return [];
  const bare = line
    .replace(/^\s*\||\|\s*$/gu, "")
    .replace(NUMBER, "")
    .replaceAll(SOUND, " ")
    .trim();
  if (bare === "") return [];
  const columns = inColumns(bare);
  if (columns.length > 1) return columns;
  return [oneWord(bare)];
}

function oneWord(line: string): TypedWord {
  // signs within brackets are the note's own
  const masked = line.replaceAll(/[([][^)\]]{0,100}[)\]]/gu, (note) => "\0".repeat(note.length));
  for (const sign of SIGNS) {
    const found = sign.exec(masked);
    if (!found) continue;
    const head = line.slice(0, found.index);
    const tail = line.slice(found.index + found[0].length).replaceAll("\t", " ");
    return inOrder(head, tail);
  }
  const [first, second] = parts(line);
  return second === undefined ? { text: line, meaning: "" } : inOrder(first ?? "", second);
}

/** The word is English, whichever stands first. */
function inOrder(head: string, tail: string): TypedWord {
  const isTurned =
    /[가-힣]/u.test(head) &&
    !/[A-Za-z]/u.test(withoutNotes(head)) &&
    /[A-Za-z]/u.test(tail) &&
    !/[가-힣]/u.test(withoutNotes(tail));
  const [word, meaning] = isTurned ? [tail, head] : [head, tail];
  return { text: plainWord(word), meaning: plainMeaning(meaning) };
}

/** Notes in brackets belong to what stands before them, in whatever language. */
function withoutNotes(text: string): string {
  return text.replaceAll(/\([^)]{0,100}\)|\[[^\]]{0,100}\]/gu, "").replaceAll(CLASS_SIGN, "");
}

function plainWord(text: string): string {
  return text
    .replaceAll(CLASS_SIGN, " ")
    .replaceAll(/\s{2,}/gu, " ")
    .replaceAll(/^[\s"“”*·.,;:-]{1,4}|[\s"“”*·,;:-]{1,4}$/gu, "")
    .trim();
}

/** A meaning of one word class needs no sign for it; of several each keeps its own. */
function plainMeaning(text: string): string {
  const trimmed = text
    .replaceAll(/\s{2,}/gu, " ")
    .replace(/^[\s:=,·-]{1,4}/u, "")
    .trim();
  const signs = trimmed.match(CLASS_SIGN) ?? [];
  return signs.length === 1 ? trimmed.replaceAll(CLASS_SIGN, "").trim() : trimmed;
}

interface Segment {
  readonly isKorean: boolean;
  text: string;
}

/** A line's stretches of English and Korean; brackets, signs of word classes and digits go with what is before. */
function segments(line: string): Segment[] {
  const found: Segment[] = [];
  const pieces = line.match(/\([^)]{0,100}\)|\[[^\]]{0,100}\]|\S{1,200}|\s{1,200}/gu) ?? [];
  for (const piece of pieces) {
    const current = found.at(-1);
    const isNeutral =
      /^\s|^[([]/u.test(piece) ||
      !/[A-Za-z가-힣]/u.test(piece) ||
      new RegExp(`^${CLASS}\\.(?:[,/]${CLASS}\\.)*$`, "iu").test(piece);
    const korean = /[가-힣]/u.test(piece);
    if (current && (isNeutral || current.isKorean === korean)) current.text += piece;
    else if (isNeutral && !/[([]/u.test(piece[0] ?? "")) continue;
    else found.push({ isKorean: korean, text: piece });
  }
  return found;
}

/** Word and meaning of a line without a sign between them. */
function parts(line: string): string[] {
  const comma = /^([A-Za-z][A-Za-z'’ -]{0,60}), ?(?=[~(]{0,2}[가-힣])/u.exec(line);
  if (comma) return [comma[1] ?? "", line.slice(comma[0].length)];
  const found = segments(line);
  if (found.length < 2) {
    const wide = line.split(/\s{3,}/u);
    return wide.length === 2 ? wide : [line];
  }
  const [first, ...rest] = found;
  return [
    withoutClassAtEnd(first!.text),
    `${classAtEnd(first!.text)}${rest.map(({ text }) => text).join("")}`,
  ];
}

const CLASS_AT_END = new RegExp(`\\s(?:${CLASS}\\.(?:[,/] ?)?){1,3}\\s*$|[~(]{1,2}$`, "iu");

function classAtEnd(text: string): string {
  return (CLASS_AT_END.exec(text)?.[0] ?? "").trimStart();
}

function withoutClassAtEnd(text: string): string {
  return text.replace(CLASS_AT_END, "");
}

/** The words of a line with columns: English, Korean, English, Korean; or the other way round. */
function inColumns(line: string): TypedWord[] {
  const cells = line
    .split(/\t|\s{3,}|\s\|\s/u)
    .map((cell) => cell.trim().replace(NUMBER, ""))
    .filter((cell) => cell !== "");
  const areWhole =
    cells.length > 1 &&
    cells.every(
      (cell) => /[A-Za-z]/u.test(cell) && /[가-힣]/u.test(cell) && segments(cell).length >= 2,
    );
  if (areWhole) return cells.map(oneWord);
  const found = cells.length >= 4 ? cells : segments(line).map(({ text }) => text);
  if (found.length < 4 || found.length % 2 === 1) return [];
  const koreans = found.map((text) => /[가-힣]/u.test(text));
  const alternate = koreans.every((korean, at) => korean !== koreans[at + 1]);
  const isShort = found.every((text) => text.length <= 60);
  if (!alternate || !isShort) return [];
  return Array.from({ length: found.length / 2 }, (_, at) =>
    inOrder(
      (found[at * 2] ?? "").replace(NUMBER, ""),
      (found[at * 2 + 1] ?? "").replace(/\s\(?\d{1,4}[.)]?\s{0,2}$/u, ""),
    ),
  );
}
