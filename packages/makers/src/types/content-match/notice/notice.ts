/** Notices: texts in lines, with labels, values and rules. */

/** A line of a notice, or a sentence of one. */
export interface Line {
  readonly text: string;
  /** Offsets in the passage. */
  readonly start: number;
  readonly end: number;
  /** "Fee" of "Fee: $75"; null where there is none. */
  readonly label: string | null;
  /** What follows the label; the whole text where there is none. */
  readonly value: string;
  /** The heading above it: "Schedule". */
  readonly section: string;
}

export interface Notice {
  readonly lines: readonly Line[];
  /** "the workshop", "the event". */
  readonly event: string;
  /** Who is addressed: "Participants". */
  readonly people: string;
  readonly text: string;
}

const LABEL =
  /^([A-Z][A-Za-z0-9 &'’/-]{1,32}|\d{1,3}(?:st|nd|rd|th)? [a-z]{4,10}|\d{1,2}(?::\d\d)? ?[ap]\.m\.)(?: \([^()]{1,40}\))?: (.{2,300})$/u;
/** "6:30 p.m. Guided tour". */
const TIMED = /^(\d{1,2}(?::\d\d)? ?[ap]\.m\.) ([A-Z].{2,100})$/u;
const BULLET = /^(?:[-–—•*·▶■□◆○●]|\d{1,2}[.)]) ?/u;
const EVENTS =
  /\b(workshop|contest|camp|festival|class|tour|program|fair|concert|exhibition|course|lecture|competition|race|market|sale|hike|walk|tournament|show|conference|marathon|exhibit|challenge|picnic|swap|drive|club)\b/giu;

/** In characters. */
const MOST_IN_LINE = 600;
const MOST_IN_PARAGRAPH = 2000;
/** So many lines have a label or a bullet, or the text is no list. */
const LEAST_LISTED = 4;

/** Splits after a sentence; not after "p.m." and the like. */
const SENTENCE_END = /(?<![ap]\.m|Mr|Mrs|Dr|St|No)([.!?]) (?=[A-Z])/gu;

/**
 * A passage as a notice; null where it has no lines of labels and rules.
 * @param text of any length; too long a line makes it no notice
 */
export function noticeOf(text: string): Notice | null {
  const isPlain = isPlainNotice(text);
  const lines: Line[] = [];
  let section = "";
  let start = 0;
  let listed = 0;
  for (const raw of text.split("\n")) {
    const from = start;
    start += raw.length + 1;
    if (raw.length > (isPlain ? MOST_IN_PARAGRAPH : MOST_IN_LINE)) return null;
    const trimmed = raw.trim();
    if (trimmed === "") continue;
    const offset = from + raw.indexOf(trimmed);
    const bullet = BULLET.exec(trimmed)?.[0].length ?? 0;
    const body = trimmed.slice(bullet);
    const label = LABEL.exec(body) ?? TIMED.exec(body);
    if (bullet > 0 || label) listed++;
    if (label) {
      lines.push({
        text: body,
        start: offset + bullet,
        end: offset + trimmed.length,
        label: label[1]!,
        value: label[2]!.replace(/\.$/u, ""),
        section,
      });
      continue;
    }
    if (bullet === 0 && !/[.!?]$/u.test(body)) {
      section = body;
      continue;
    }
    let at = 0;
    for (const piece of body.replace(SENTENCE_END, "$1\n").split("\n")) {
      lines.push({
        text: piece,
        start: offset + bullet + at,
        end: offset + bullet + at + piece.length,
        label: null,
        value: piece,
        section,
      });
      at += piece.length + 1;
    }
  }
  if ((listed < LEAST_LISTED && !isPlain) || lines.length > 60) return null;
  return { lines, event: eventOf(text), people: peopleOf(text), text };
}

/** Whether a text without lists is a notice: it speaks of dates, fees and applications. */
function isPlainNotice(text: string): boolean {
  const signs = [
    /\b(?:[Nn]otice|pleased to announce|[Aa]pplications?|[Rr]egistration|[Rr]egister|sign up)\b/u,
    /\b(?:fee|admission|cost|free of charge)\b/iu,
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/u,
    /\b(?:participants|residents|visitors|volunteers|applicants|members)\b/iu,
  ];
  return !/\b(?:Dear|Sincerely)\b/u.test(text) && signs.every((sign) => sign.test(text));
}

function eventOf(text: string): string {
  const title = text.trim().split("\n", 1)[0] ?? "";
  const named = [...title.matchAll(EVENTS)].at(-1)?.[1]?.toLowerCase();
  return named && !/^(?:drive|club|walk|show|market|sale|race|swap)$/u.test(named)
    ? `the ${named}`
    : "the event";
}

function peopleOf(text: string): string {
  const counts = [
    "participants",
    "contestants",
    "visitors",
    "campers",
    "guests",
    "volunteers",
    "gardeners",
    "members",
  ].map((word) => ({
    word,
    count: [...text.matchAll(new RegExp(`\\b${word}\\b`, "giu"))].length,
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (most && most.count > 0) return most.word.charAt(0).toUpperCase() + most.word.slice(1);
  return /\btickets?\b/iu.test(text) && !/\b(?:contest|competition)\b/iu.test(text)
    ? "Visitors"
    : "Participants";
}

/** A statement from a line: what is true, and what is false. */
export interface Fact {
  readonly line: Line;
  readonly trues: readonly string[];
  readonly falses: readonly FalseFact[];
}

export interface FalseFact {
  readonly text: string;
  readonly kind:
    | "condition"
    | "exchange"
    | "order"
    | "comparison"
    | "contrast"
    | "quantity"
    | "agent";
  /** What the text says, and what the statement says in its place, in short. */
  readonly said: string;
  readonly stated: string;
}

/** A sentence with a capital and a full stop. */
export const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/\s+/gu, " ");
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.]$/u.test(trimmed) ? "" : "."}`;
};

/** A phrase within a sentence: its first letter small, unless a name or an abbreviation begins it. */
export function inner(phrase: string): string {
  const trimmed = phrase.trim();
  const first = trimmed.split(" ", 1)[0] ?? "";
  if (
    /\p{Lu}.*\p{Lu}/u.test(first) ||
    /^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Korean)$/u.test(
      first,
    )
  )
    return trimmed;
  return trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
}

/** Whether a phrase takes a plural verb: "gloves", "hot cocoa and questions", but not "feeding the penguins". */
export const isPluralPhrase = (phrase: string): boolean =>
  !/^\w+ing\b/u.test(phrase) &&
  (phrase.includes(" and ") ||
    /(?:[^s]s|people|children)$/u.test(
      phrase.replace(/ (?:of|with|for|on|in|from|at|already|who|that)\b.*$/u, ""),
    ));
