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
const TIMED = /^(\d{1,2}(?::\d\d)? ?[ap]\.m\.) (?:[–—-] )?([A-Z].{2,100})$/u;
/** "Place – the town hall": what stands before the dash is a word for what follows. */
const DASHED = /^([A-Z][a-z]+(?: [a-z]+){0,2}) [–—-] ([^\d ].{2,300}|\$?\d.{1,300})$/u;
const BULLET = /^(?:[-–—•*·▶►▷■□◆◇○●★☆※✓✔➤‣⁃]|\d{1,2}[.)]) ?/u;
const EVENTS =
  /\b(workshop|contest|camp|festival|class|tour|programme|program|fair|concert|exhibition|course|lecture|competition|race|market|sale|hike|walk|tournament|show|conference|marathon|exhibit|challenge|picnic|swap|drive|club|rehearsal|clean-?up|run|screening|performance|hackathon|expo|seminar|night|day)\b/giu;

/** In characters. */
const MOST_IN_LINE = 600;
const MOST_IN_PARAGRAPH = 2000;
/** So many lines have a label or a bullet, or the text is no list. */
const LEAST_LISTED = 4;

/** Splits after a sentence; after "p.m." only where no name follows. */
const SENTENCE_END =
  /(?<![ap]\.m|Mr|Ms|Mrs|Dr|St|No)([.!?]) (?=[A-Z])|(?<=[ap]\.m)(\.) (?=(?!January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]+day)[A-Z][a-z]+ (?:[a-z]|[A-Z][a-z]+ (?:will|can|must|is|are)\b))/gu;

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
    const label = LABEL.exec(body) ?? TIMED.exec(body) ?? DASHED.exec(body);
    if (bullet > 0 || label) listed++;
    if (label && !/^(?:Note|Notes|Please note|Notice)$/u.test(label[1]!) && !isProse(label[2]!)) {
      lines.push({
        text: body,
        start: offset + bullet,
        end: offset + trimmed.length,
        label: label[1]!,
        value: label[2]!.replace(/(?<!\b[ap]\.m)\.$/u, ""),
        section,
      });
      continue;
    }
    if (bullet === 0 && !/[.!?]$/u.test(body)) {
      section = body;
      continue;
    }
    // the sentences after "Awards:" are read like any others
    const lead = label ? body.length - label[2]!.length : 0;
    let at = lead;
    for (const piece of body.slice(lead).replace(SENTENCE_END, "$1$2\n").split("\n")) {
      lines.push({
        text: piece,
        start: offset + bullet + at,
        end: offset + bullet + at + piece.length,
        label: null,
        value: piece,
        section: label ? label[1]! : section,
      });
      at += piece.length + 1;
    }
  }
  if ((listed < LEAST_LISTED && !isPlain) || lines.length > 60) return null;
  return { lines, event: eventOf(text), people: peopleOf(text), text };
}

/** Whether a value is made of sentences. */
const isProse = (value: string): boolean =>
  /^(?:[A-Z][^.]{10,}|[^.]{30,})\b(?:is|are|will|must|can|may|should|pay) [^.]{4,}\.?(?: [A-Z]|$)/u.test(
    value,
  ) || /[a-z]{3}[.!] [A-Z][a-z]* [a-z]/u.test(value);

/** Signs that a text without lists is a notice. */
const SIGNS = [
  /\b(?:[Nn]otice|announce|[Aa]pplications?|[Rr]egistration|[Rr]egister|[Ss]ign up|[Tt]ickets?|reserved?|[Rr]eservations?|[Aa]pply)\b/u,
  /\b(?:fees?|admission|cost|free of charge|pay|charge)\b|\$\d/iu,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u,
  /\b\d{1,2}(?::\d\d)? ?[ap]\.m/u,
  /\b(?:participants|residents|visitors|volunteers|applicants|members|guests|students|children|adults)\b/iu,
] as const;
/** So many rules a notice has at least. */
const LEAST_RULES = 3;

/** Whether a text without lists is a notice: it speaks of dates, fees and applications, and of what may and must be done. */
function isPlainNotice(text: string): boolean {
  const rules = text.match(/\b(?:will|must|may|can|cannot|should|please)\b/giu)?.length ?? 0;
  const told = text.match(/\b(?:was|were|had|did)\b/gu)?.length ?? 0;
  return (
    !/\bSincerely\b/u.test(text) &&
    rules >= LEAST_RULES &&
    told * 2 < rules &&
    SIGNS.filter((sign) => sign.test(text)).length >= SIGNS.length - 1
  );
}

function eventOf(text: string): string {
  const title = text.trim().split("\n", 1)[0] ?? "";
  const isTitle = !/[.!?,]$/u.test(title);
  const named = isTitle ? [...title.matchAll(EVENTS)].at(-1)?.[1]?.toLowerCase() : undefined;
  if (named && !/^(?:drive|club|walk|show|sale|swap|run|night|day|market|race)$/u.test(named))
    return `the ${named}`;
  // "The annual flea market will take place"
  const held =
    /\b(?:[A-Z][a-z]+ )?([A-Za-z][a-z-]+) (?:will (?:take place|be held)|takes place|is held)\b/u.exec(
      text,
    )?.[1];
  return held && new RegExp(EVENTS.source, "iu").test(held)
    ? `the ${held.toLowerCase()}`
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
  if (most && most.count > (/^(?:members|gardeners|guests|volunteers)$/u.test(most.word) ? 1 : 0))
    return most.word.charAt(0).toUpperCase() + most.word.slice(1);
  return /\btickets?\b|\brental\b|\bopening hours\b/iu.test(text) &&
    !/\b(?:contest|competition)\b/iu.test(text)
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
    // "Elm Street", "Half Marathon"
    (/^\p{Lu}\S+ \p{Lu}\p{Ll}/u.test(trimmed) &&
      !/^(?:The|A|An|All|Each|Every|No|Any)$/u.test(first)) ||
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
