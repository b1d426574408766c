/** Times and days of notices, worked out: how long something goes on, which day it is on, what is earlier. */
import { fact, falsely } from "./label.ts";
import { inner, type Fact, type FalseFact, type Line, type Notice } from "./notice.ts";

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const TIME = "(\\d{1,2})(?::(\\d\\d))? ?(a\\.m\\.?|p\\.m\\.?|am|pm)?|noon|midnight";
const RANGE = new RegExp(`(?:from |between )?(${TIME}) ?(?:-|–|—|to|until|and) ?(${TIME})`, "iu");
const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/** Minutes of the day; null where it is not told whether before noon or after. */
function minutesOf(text: string, half?: string): number | null {
  if (/^noon$/iu.test(text)) return 12 * 60;
  if (/^midnight$/iu.test(text)) return 24 * 60;
  const match = /^(\d{1,2})(?::(\d\d))? ?([ap])?/iu.exec(text);
  const part = match?.[3] ?? half;
  if (!match || !part) return null;
  return ((Number(match[1]) % 12) + (/p/iu.test(part) ? 12 : 0)) * 60 + Number(match[2] ?? 0);
}

/** From when until when, in minutes of the day. */
function rangeIn(value: string): { from: number; to: number } | null {
  const match = RANGE.exec(value);
  if (!match) return null;
  const second = match[5] ?? "";
  const to = minutesOf(second);
  const from = minutesOf(match[1]!, /([ap])\.?m/iu.exec(second)?.[1]);
  return from !== null && to !== null && to > from ? { from, to } : null;
}

/** "two hours", "one and a half hours", "40 minutes"; null where it is no round time. */
function spanOf(minutes: number): string | null {
  if (minutes < 60) return minutes % 5 === 0 ? `${minutes} minutes` : null;
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return `${NUMBERS[hours] ?? hours} hour${hours === 1 ? "" : "s"}`;
  return minutes % 60 === 30 && hours <= 12 ? `${NUMBERS[hours]} and a half hours` : null;
}

/** How long it goes on, over how many days, on which days of the week. */
export function spanFacts(line: Line, notice: Notice): Fact | null {
  const { value } = line;
  const { event } = notice;
  const trues: string[] = [];
  const falses: FalseFact[] = [];
  const dates = new RegExp(
    `\\b(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to) ?(\\d{1,2})(?!\\d|:| ?[ap]\\.?m)`,
    "u",
  ).exec(value);
  const whole = new RegExp(`\\b(${MONTHS}) 1 ?(?:-|–|to) ?\\1 (?:28|30|31)\\b`, "u").exec(value);
  const range = rangeIn(value.replace(dates?.[0] ?? "", ""));
  const span = range ? spanOf(range.to - range.from) : null;
  const days = dates ? Number(dates[3]) - Number(dates[2]) + 1 : 0;
  const weekdays = [...new Set(value.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/gu))];
  if (whole) {
    trues.push(`${event} goes on throughout the month of ${whole[1]}`);
    falses.push(
      falsely(
        `${event} is over before the middle of ${whole[1]}`,
        "quantity",
        whole[0],
        "before the middle",
      ),
    );
  } else if (days >= 2 && days <= 10) {
    trues.push(`${event} lasts for ${NUMBERS[days]} days${span ? `, ${span} a day` : ""}`);
    falses.push(...other(event, dates![0].replace(/ ?(?:-|–|to) ?\d+$/u, ""), notice));
  } else if (/\bevery (?:Saturday and Sunday|weekend)\b/iu.test(value)) {
    trues.push(`${event} does not take place on weekdays`);
    falses.push(
      falsely(
        `${event} takes place on weekdays as well`,
        "quantity",
        "Saturday and Sunday",
        "weekdays",
      ),
    );
  } else if (span && !/\b(?:Weekdays|Weekends|Monday (?:-|–|to)|daily|every)\b/iu.test(value)) {
    trues.push(
      weekdays.length === 1
        ? `${event} goes on for ${span} on a ${weekdays[0]}`
        : `${event} goes on for ${span}`,
    );
    falses.push(
      falsely(
        `${event} ${/hours?$/u.test(span) && range!.from < 12 * 60 ? "does not begin until the afternoon" : "is over before noon"}`,
        "order",
        value,
        "another part of the day",
      ),
    );
  } else if (weekdays.length === 1 && !/\bevery\b/iu.test(value)) {
    const isWeekend = weekdays[0]!.startsWith("S");
    trues.push(`${event} ${isWeekend ? "takes place on the weekend" : "takes place on a weekday"}`);
    falses.push(
      falsely(
        `${event} takes place ${isWeekend ? "on a weekday" : "on the weekend"}`,
        "exchange",
        weekdays[0]!,
        isWeekend ? "weekday" : "weekend",
      ),
    );
  }
  return trues.length > 0 ? fact(line, trues, falses) : null;
}

function other(event: string, own: string, { text }: Notice): FalseFact[] {
  const day = new RegExp(
    `\\b(?:by|until|before|no later than|closes on|deadline is) ((?:${MONTHS}) \\d{1,2})\\b`,
    "u",
  ).exec(text)?.[1];
  return day && day !== own ? [falsely(`${event} begins on ${day}`, "exchange", own, day)] : [];
}

/** "10:00 a.m. and 2:00 p.m.": how often. */
export function startFacts(line: Line, { event }: Notice): Fact | null {
  const times = line.value.match(/\d{1,2}(?::\d\d)? ?[ap]\.?m\.?/giu) ?? [];
  if (times.length !== 2 || !/^[^–-]* and [^–-]*$/u.test(line.value)) return null;
  const isBoth = /a/iu.test(times[0]) && /p/iu.test(times[1]!);
  return fact(
    line,
    [
      `${event} starts twice a day${isBoth ? ", once in the morning and once in the afternoon" : ""}`,
    ],
    [
      falsely(
        `${event} starts only ${isBoth ? "in the morning" : "once a day"}`,
        "quantity",
        line.value,
        "only once",
      ),
    ],
  );
}

/** Weekdays and weekends, and other pairs: which opens or starts earlier. */
export function earlierFacts({ lines }: Notice): Fact[] {
  const timed = lines.flatMap((line) => {
    if (!line.label) return [];
    const isStart =
      /^(?:start|starting time|start time|departure|doors open)$/iu.test(line.label) &&
      line.section !== "";
    const isDays =
      /^(?:weekdays?|weekends?|weekends? and holidays|saturdays?|sundays?|mondays?|[A-Z][a-z]+days?(?: ?(?:-|–|to|and|&) ?[A-Z][a-z]+days?)?)$/iu.test(
        line.label,
      );
    const range = rangeIn(line.value);
    const from = isStart ? minutesOf(line.value) : (range?.from ?? null);
    return (isStart || isDays) && from !== null
      ? [
          {
            line,
            from,
            isStart,
            what: isStart
              ? `the ${line.section}`
              : `on ${inner(line.label)
                  .replace(/&/u, "and")
                  .replace(/ ?(?:-|–) ?/u, " to ")
                  .replace(/(day|end)$/u, "$1s")}`,
          },
        ]
      : [];
  });
  return timed.slice(1).flatMap((late, at) => {
    const early = timed[at]!;
    if (early.from === late.from || early.isStart !== late.isStart || early.what === late.what)
      return [];
    const [first, second] = early.from < late.from ? [early, late] : [late, early];
    const say = (a: string, b: string): string =>
      late.isStart ? `${a} starts earlier than ${b}` : `the opening time is earlier ${a} than ${b}`;
    return [
      fact(
        late.line,
        [say(first.what, second.what)],
        [
          falsely(
            say(second.what, first.what),
            "order",
            `${first.what} → ${second.what}`,
            `${second.what} → ${first.what}`,
          ),
        ],
      ),
    ];
  });
}

/** "will take place on Sunday, September 14, from 9 a.m. to 2 p.m.": how long. */
export function heldFact(line: Line, notice: Notice): Fact | null {
  const match =
    /^(?:The |On )?[^.]{3,90}?\b(?:takes? place|be held|is held|stay open|be open|is open|are open|runs?|open its [a-z]+|opens its [a-z]+)\b [^;]{5,120}$/u.exec(
      line.value,
    );
  if (!match || /\b(?:if|until further|unless|not)\b/u.test(line.value)) return null;
  const range = rangeIn(line.value);
  const span = range ? spanOf(range.to - range.from) : null;
  const day = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u.exec(line.value)?.[0];
  if (!span || range!.to - range!.from < 60) return null;
  const open = /stay open|be open|(?:is|are) open/u.test(line.value);
  const what = open ? "the doors" : notice.event;
  if (open && !/\bdoors\b/u.test(line.value)) return null;
  const every = /\b[Ee]very\b/u.test(line.value);
  return fact(
    line,
    [
      open
        ? `the doors are open for ${span}${range!.from >= 17 * 60 ? " in the evening" : ""}${day && every ? ` on each ${day}` : ""}`
        : `${what} goes on for ${span}${day ? ` on a ${day}` : ""}`,
    ],
    [
      falsely(
        open
          ? `people cannot come in after ${range!.from >= 720 ? "dark" : "noon"}`
          : `${what} ${range!.from < 720 ? "does not begin until the afternoon" : "is over before noon"}`,
        "order",
        "the hours",
        "other hours",
      ),
    ].slice(0, open ? 0 : 1),
  );
}
