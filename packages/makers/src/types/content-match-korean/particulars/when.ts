/** When something takes place. */
import { isFacility } from "../../../shared/notice.ts";
import { isPart } from "../parts.ts";
import { particular, type Piece, type Rule } from "../particular.ts";
import {
  DATE,
  MONTHS,
  dateOf,
  datesIn,
  DAY,
  NUMBER,
  numberOf,
  TIME,
  timeOf,
  weekdaysOf,
} from "../values.ts";

const WHEN =
  /^(?!Registration|Application|Submission|Sign|Entry|Deadline|Voting)(?:\w+ ){0,2}(?:When|Dates?|Date & Time|Date and Time|Day|Period|Season|Schedule):/u;
const HELD =
  /\b(?:will (?:hold|host|be held|take place|be open|run|be offered|open its doors)|[Cc]ome to the|[Jj]oin us (?:for|on)|invites?|looking for volunteers|takes? place|is held|will (?:also )?be on|is (?:hosting|holding|offering))\b/u;
const RANGE = new RegExp(
  `(${DATE})(?:\\s*\\([^)]*\\))?\\s*(?:[–—-]|to|until|through)\\s*(?:(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday),? )?(${DATE}|\\d{1,2}(?! ?[apAP]\\.?[mM]|:))\\b`,
  "u",
);
const SINGLE = new RegExp(DAY, "u");

/** What is open for visitors for days. */
const SHOWN = /\b(?:exhibition|festival|fair|market|exhibit|display)\b/iu;

/** What is no day of the event: a deadline, the first of several days. */
const NO_DAY =
  /\b(?:by|deadlines?|register|sign up|apply|before|first|beginning|starting|starts?|opens|since|between|rain|rains|weather)\b|\b\d{1,2}(?:, \d{1,2})*,? (?:and|or|&) \d{1,2}\b/iu;

/** What goes before the event, or ends it, and has a day of its own. */
const OTHER =
  /\b(test|interview|audition|orientation|meeting|ceremony|rehearsal|screening|final|training|workshop|parade)s?\b/iu;
/** The day, or the first and the last. */
const date: Rule = (piece, { text, isForEntries }) => {
  const isHeaded = WHEN.test(piece.text);
  if (isForEntries || (!isHeaded && !HELD.test(piece.text))) return [];
  if (NO_DAY.test(piece.text) || isPart(OTHER.exec(piece.text)?.[1], text)) return [];
  // more than one range, or days beside it
  if (
    datesIn(piece.text).length > 2 ||
    [...piece.text.matchAll(new RegExp(RANGE.source, "gu"))].length > 1
  )
    return [];
  const range = RANGE.exec(piece.text);
  if (range?.[1] && range[2]) {
    if (
      !isHeaded &&
      !/\b(?:will (?:be held|take place|be open|run)|takes? place|is held)\b/u.test(piece.text)
    )
      return [];
    const from = dateOf(range[1]);
    const to = dateOf(range[2]) ?? `${range[2]}일`;
    const verb = isFacility(text) ? "운영된다" : SHOWN.test(text) ? "열린다" : "진행된다";
    return from ? [particular("period", `${from}부터 ${to}까지 ${verb}.`, [], true)] : [];
  }
  if (datesIn(piece.text).length !== 1) return [];
  const day = dateOf(SINGLE.exec(piece.text)?.[0] ?? "");
  if (!day) return [];
  const others = datesIn(text).filter((one) => !day.startsWith(one));
  return [
    particular(
      "date",
      `${day}에 열린다.`,
      others.map((one) => `${one}에 열린다.`),
      true,
    ),
  ];
};

const SPAN = new RegExp(
  `(?<!(?:${MONTHS}) )\\b(${TIME}|\\d{1,2}(?::\\d\\d)?)\\s*(?:[–—-]|to|until)\\s*(${TIME})`,
  "iu",
);
const TIMED = /^(?:When|Time|Times|Hours|Opening Hours|Date & Time|Date and Time|Dates?):/u;

/** "10 a.m. – 4 p.m.": from when until when. */
const time: Rule = (piece, { text, isForEntries }) => {
  if (isForEntries || !(TIMED.test(piece.text) || HELD.test(piece.text))) return [];
  if (datesIn(piece.text).length > 1 || /\([^)]*\b(?:until|weekends?|\w+day)\b/iu.test(piece.text))
    return [];
  // hours of parts, too, leave open which are meant
  const [first, ...more] = text.matchAll(new RegExp(SPAN.source, "giu"));
  if (!first || more.length > 0 || !piece.text.includes(first[0])) return [];
  const hours = hoursOf(first);
  const verb = isFacility(text)
    ? "운영된다"
    : !isPart("exhibition", text)
      ? "관람할 수 있다"
      : "진행된다";
  return hours ? [particular("hours", `${hours} ${verb}.`, [], true)] : [];
};

/** "10 – 12:30 p.m.": from when until when; null where the beginning would be later than the end. */
function hoursOf([, start = "", end = ""]: RegExpExecArray | RegExpMatchArray): string | null {
  const half = /[ap](?=\.?m)/iu.exec(end)?.[0].toLowerCase() ?? "";
  const isBare = !/[apn]/iu.test(start);
  // "10 – 12:30 p.m." begins in the morning
  const isEarlier = hourOf(start) > hourOf(end);
  if (isBare && half !== "p" && isEarlier) return null;
  const from = timeOf(isBare ? `${start} ${isEarlier ? "a" : half}.m.` : start);
  const to = timeOf(end);
  return from && to ? `${from}부터 ${to}까지` : null;
}

/** The hour on the face of a clock, twelve as zero. */
const hourOf = (text: string): number => Number(/\d+/u.exec(text)?.[0] ?? 12) % 12;

const DOORS = new RegExp(`\\b(?:[Dd]oors|[Gg]ates) open(?: at|:) (${TIME})`, "u");

const doors: Rule = ({ text }) => {
  const at = timeOf(DOORS.exec(text)?.[1] ?? "");
  return at ? [particular("doors", `${at}부터 들어갈 수 있다.`, [], true)] : [];
};

const EVERY = /\bevery ((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, (?:and )?| and )?)+)/u;

const WEEKLY =
  /^(?:Every|When|Dates?|Day|Schedule|Time)\b|\b(?:takes? place|will meet|meets?|is held|are held|will be held|runs)\b/u;

/** So much of a notice says what it is about. */
const BEGINNING = 0.45;

/** A sentence behind the beginning of a notice in prose speaks of parts. */
const isLate = ({ text: line, start }: Piece, text: string): boolean =>
  !/^(?:When|Dates?|Day|Schedule|Time|Period|Class [Tt]ime|Length|Duration|Start\w*):/u.test(
    line,
  ) && start > BEGINNING * text.length;

/** "- Every Sunday at 10 a.m." under "Beginner Lessons". */
const isOfPart = ({ isItem, heading }: Piece): boolean =>
  isItem &&
  heading !== "" &&
  !/\b(?:when|dates?|schedule|times?|days?|hours|session)\b/iu.test(heading);

const weekly: Rule = (piece, { text }) => {
  const days = weekdaysOf(EVERY.exec(piece.text.replace(/Every/u, "every"))?.[1] ?? "");
  if (
    !days ||
    /\b(?:except|closed|month|other|in (?:May|June|July|\w+ary|\w+ber|March|April|August)|class \(|rental)\b/iu.test(
      piece.text,
    )
  )
    return [];
  if (!WEEKLY.test(piece.text) || isOfPart(piece) || isLate(piece, text)) return [];
  return [particular("weekly", `매주 ${days}에 진행된다.`, ["한 달에 한 번 진행된다."])];
};

const ROW =
  /^(Weekdays|Weekends(?: and holidays)?|Weekends and public holidays|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?:\s*(?:[–—-]|to|and|through)\s*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?))?):\s*/u;

/** "Weekends: 10 a.m. – 10 p.m.": the hours of one row are taken for those of another. */
const opening: Rule = (piece, { pieces }) => {
  const own = rowOf(piece.text);
  if (!own) return [];
  const rows = pieces.flatMap(({ text }) => rowOf(text) ?? []);
  return [
    particular(
      `opening-${own.days}`,
      `${own.days} ${own.hours} 운영된다.`,
      rows
        .filter(({ days, hours }) => days !== own.days && hours !== own.hours)
        .map(({ hours }) => `${own.days} ${hours} 운영된다.`),
    ),
  ];
};

function rowOf(text: string): { days: string; hours: string } | null {
  const name = ROW.exec(text);
  const span = new RegExp(`^${SPAN.source}\\.?$`, "iu").exec(text.slice(name?.[0].length ?? 0));
  if (!name?.[1] || !span) return null;
  const hours = hoursOf(span);
  const named = name[1];
  const list = [...named.matchAll(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/gu)].map(
    ([day]) => weekdaysOf(day) ?? "",
  );
  const days = named.startsWith("Weekdays")
    ? "평일"
    : /holidays/u.test(named)
      ? "주말과 공휴일"
      : named.startsWith("Weekends")
        ? "주말"
        : list.length === 2
          ? / and /u.test(named) || list.join() === "토요일,일요일"
            ? `${list[0]}과 ${list[1]}`
            : `${list[0]}부터 ${list[1]}까지`
          : list[0]!;
  return hours ? { days: days.endsWith("까지") ? `${days}는` : `${days}에는`, hours } : null;
}

const CLOSED = new RegExp(
  `\\b[Cc]losed (?:on |every )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\\b(?! and|,? (?:${MONTHS}))`,
  "u",
);

const EXCEPT =
  /\b(?:daily|every day),? except (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b(?! and)/iu;

const closed: Rule = ({ text }) => {
  const day = weekdaysOf(CLOSED.exec(text)?.[1] ?? EXCEPT.exec(text)?.[1] ?? "");
  return day
    ? [particular("closed", `${day}에는 운영하지 않는다.`, ["일주일 내내 운영한다."])]
    : [];
};

const STARTS = new RegExp(
  `^(?:Start(?:ing time)?|Starts|Starting Time|Departure|Meeting [Tt]ime|Movies? [Bb]egins?|Showtime): (?:at )?(${TIME})|\\b(?:begins?|starts?|meets?|will (?:meet|begin|start))(?: at [^.,\\d]{3,40})? at (${TIME})`,
  "iu",
);

const starts: Rule = (piece, { text, isForEntries }) => {
  const found = STARTS.exec(piece.text);
  const at = timeOf(found?.[1] ?? found?.[2] ?? "");
  if (
    !at ||
    isForEntries ||
    isLate(piece, text) ||
    (piece.text.match(new RegExp(TIME, "giu"))?.length ?? 0) > 1 ||
    (text.match(new RegExp(TIME, "giu"))?.length ?? 0) > 2 ||
    /\b(?:registration|setup|check-in|doors|sale|viewing|talk)\b/iu.test(piece.text)
  )
    return [];
  if (new RegExp(SPAN.source, "iu").test(piece.text)) return [];
  const verb = piece.text.startsWith("Departure")
    ? "출발한다"
    : /\b[Mm]eet(?:s|ing)?\b/u.test(piece.text)
      ? "모인다"
      : "시작한다";
  return [particular("starts", `${at}에 ${verb}.`, [], true)];
};

const ORDINALS: Readonly<Record<string, string>> = {
  first: "첫째",
  second: "둘째",
  third: "셋째",
  fourth: "넷째",
  last: "마지막",
};
const MONTHLY =
  /(?<!\b(?:and|or) )\b(first|second|third|fourth|last) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:of|in) (?:each|every|the) month\b/iu;

const monthly: Rule = (piece, { text: whole }) => {
  const { text } = piece;
  if (isFacility(whole) || isOfPart(piece) || isLate(piece, whole)) return [];
  const found = MONTHLY.exec(text);
  const day = weekdaysOf(found?.[2] ?? "");
  if (
    !found?.[1] ||
    !day ||
    /\b(?:free|discount|closed|training|orientation|talks?|tours?|lessons?|workshops?)\b/iu.test(
      text,
    )
  )
    return [];
  return [
    particular("monthly", `매달 ${ORDINALS[found[1].toLowerCase()]} ${day}에 진행된다.`, [
      `매주 ${day}에 진행된다.`,
    ]),
  ];
};

const DAILY =
  /^(?:(?:Opening )?Hours|Open|When|Season|Time|Dates?|Period):? (?:[Dd]aily|[Ee]very day)\b(?!,? except)/u;

const daily: Rule = ({ text }) =>
  DAILY.test(text) && !/\bclosed\b/iu.test(text)
    ? [particular("daily", "매일 운영된다.", ["주말에만 운영된다."])]
    : [];

const EARLY = new RegExp(
  `\\barrive (?:at least )?(${NUMBER}) minutes (?:early|before|in advance|prior)`,
  "iu",
);

const early: Rule = ({ text }) => {
  const minutes = EARLY.exec(text)?.[1];
  return minutes
    ? [
        particular("early", `시작하기 ${numberOf(minutes)}분 전까지 와야 한다.`, [
          "늦게 와도 참가할 수 있다.",
        ]),
      ]
    : [];
};

const LASTING = new RegExp(
  `(?:\\b(?:lasts?|takes?)|^(?:Length|Duration):)(?: for)? (?:about|around|approximately)? ?(?:(${NUMBER}) (minutes|hours)(?! (?:and )?\\d))|\\((?:about )?(${NUMBER}) (minutes|hours)(?: each| long)?\\)`,
  "u",
);

/** What takes its time as a whole. */
const WHOLE =
  /^(?:Length|Duration):|\b(?:tour|walk|show|performance|film|movie|class|workshop|program|event|hike|cruise|concert|ride|course|climb)\b/iu;

const lasting: Rule = (piece, { text, isForEntries }) => {
  if (isForEntries || isFacility(text) || isLate(piece, text)) return [];
  if (!WHOLE.test(piece.text)) return [];
  const found = LASTING.exec(piece.text);
  const count = found?.[1] ?? found?.[3];
  const unit = found?.[2] ?? found?.[4];
  if (
    !count ||
    !unit ||
    /\b(?:each|every|bus|train|walk from|repairs|sessions?)\b/u.test(piece.text)
  )
    return [];
  const said = `${numberOf(count)}${/hours/iu.test(unit) ? "시간" : "분"}`;
  const isAbout = /\b(?:about|around|approximately)\b/iu.test(piece.text);
  return [particular("lasting", `${isAbout ? "약 " : ""}${said} 동안 진행된다.`)];
};

export const WHEN_RULES: readonly Rule[] = [
  date,
  time,
  weekly,
  opening,
  closed,
  monthly,
  daily,
  early,
  doors,
  starts,
  lasting,
];
