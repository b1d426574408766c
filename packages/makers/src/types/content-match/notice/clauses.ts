/** The clauses of a notice's sentences, each of which says one thing. */
import type { Line } from "./notice.ts";

/** A clause of a notice, taken apart. */
export interface NoticeClause {
  /** "Long trousers and closed shoes". */
  readonly subject: string;
  /** "must", "will", "is". */
  readonly finite: string;
  /** What follows it, without the full stop. */
  readonly rest: string;
}

const FINITE =
  "must|may|can|cannot|should|will|is|are|need to|needs to|have to|has to|do not need to|need not|don't have to|do not have to";
const CLAUSE = new RegExp(`^([A-Za-z][^;:]{1,90}?) (${FINITE}) ([^;]{2,160})\\.$`, "u");
/** A condition holds for all that follows, so that its sentence is not divided. */
const CONDITIONAL = /^(?:If|In case|In the event|Unless|When|Once|Should|For those|Depending)\b/u;
const JOINT = /(?:; |, (?:but|and|so|while|yet|whereas) )(?:however, |please )?/gu;
const SHARED = new RegExp(` and (?=(?:${FINITE}) )`, "u");
/** Reasons and purposes are left out. */
const REASON =
  /, (?:as|since|because|so) [a-z].*$| (?:so that|because) .*$| for (?:safety|security) reasons$/u;

/** The clause that a sentence is; null where it is no plain one. */
export function clauseIn(text: string): NoticeClause | null {
  const match = CLAUSE.exec(text);
  if (!match) return null;
  const [, subject = "", finite = "", rest = ""] = match;
  const isList = /^[\w' -]+(?:, [\w' -]+)+,? (?:and|or) [\w' -]+$/u.test(subject);
  if (
    (subject.includes(",") && !isList) ||
    / (?:who|that|which|and|or|if|when|but|as)$/u.test(subject) ||
    /\b(?:if|when|which|that|unless|because)\b/u.test(subject) ||
    /^(?:it|they|this|these|that|those|their|its|there|here|he|she|we|our|what|how|why)\b(?! who)/iu.test(
      subject,
    ) ||
    /^(?:[Tt]hey|[Ii]t)\b/u.test(subject) ||
    subject.split(" ").length > 10
  )
    return null;
  return { subject, finite, rest };
}

/**
 * The parts of a sentence that can be told alone, each with its place in the text; of one that is not divided
 * the sentence itself. What only joins them, and reasons, are left out.
 */
export function clausesOf(line: Line): Line[] {
  if (CONDITIONAL.test(line.value)) return [line];
  const offset = line.start + line.text.length - line.value.length;
  const parts: Line[] = [];
  let from = 0;
  for (const piece of piecesOf(line.value)) {
    const at = line.value.indexOf(piece, from);
    from = at + piece.length;
    parts.push(...sharedParts(piece, offset + at, line));
  }
  return parts;
}

function piecesOf(text: string): string[] {
  const since = /^(?:Since|As|Because) ([^,]{8,100}),(?: however,)? (.+)$/u.exec(text);
  const whole = since ? [since[1]!, since[2]!] : [text];
  return whole.flatMap((part) => part.split(JOINT).filter((piece) => piece.length > 8));
}

/** "Life jackets are provided free and must be worn": both with their subject. */
function sharedParts(piece: string, start: number, line: Line): Line[] {
  const made = (text: string, from: number, value: string): Line => ({
    ...line,
    text,
    start: from,
    end: from + text.length,
    label: null,
    value: withoutReason(value),
  });
  const split = SHARED.exec(piece);
  const first = split ? piece.slice(0, split.index) : piece;
  const clause = split ? clauseIn(`${first}.`) : null;
  if (!split || !clause || / (?:who|that|which) /u.test(first)) return [made(piece, start, piece)];
  const later = piece.slice(split.index + split[0].length);
  return [
    made(first, start, first),
    made(later, start + piece.length - later.length, `${clause.subject} ${later}`),
  ];
}

/** A sentence without its reason, with its full stop. */
export function withoutReason(text: string): string {
  const plain = text
    .replace(/\.$/u, "")
    .replace(/^(?:[Pp]lease|[Hh]owever,|[Aa]lso,) /u, "")
    .replace(REASON, "");
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[ap]\.m$/u.test(plain) ? ".." : "."}`.replace(
    /\.\.$/u,
    ".",
  );
}
