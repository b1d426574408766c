/** What the lines of a notice say of time and place. */
import { fact, falsely } from "./label.ts";
import { inner, type Fact, type FalseFact, type Line, type Notice } from "./notice.ts";

const WEEKDAY = /\b(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/gu;

const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/gu;

export function timeFact(line: Line, notice: Notice): Fact[] {
  const { value } = line;
  if (/midnight|\bevery \d/u.test(value)) return [];
  const trues: string[] = [];
  const falses: FalseFact[] = [];
  const { event } = notice;
  const days = /\((two|three|four|five|six|seven|ten)[- ](days?|weeks?|nights?)\)/u.exec(value);
  if (days) trues.push(`${event} lasts for ${days[1]} ${days[2]}`);
  if (/\(2 nights(?:,| and) 3 days\)/u.test(value))
    trues.push(`people stay at ${event} for two nights`);
  const sessions = /^([A-Z][a-z]+day)s\b[^()]*\((\w+) sessions?\)/u.exec(value);
  if (sessions) trues.push(`${event} meets on one day of the week`);
  const weekdays = [...value.matchAll(WEEKDAY)].map(([day]) => day);
  const rain = /\(Rain date: ([A-Z][a-z]+day),? ?([^()]*)\)/u.exec(value);
  if (rain) {
    trues.push(`bad weather will move ${event} to a ${rain[1]}`);
    falses.push(
      falsely(
        `${event} will be canceled altogether if it rains on ${weekdays[0]}`,
        "condition",
        `rain date: ${rain[1]}`,
        "canceled",
      ),
    );
  }
  const part = partOfDay(value);
  const until = /- ?noon\b|to noon\b/u.test(value);
  if (until) trues.push(`${event} is over before the afternoon`);
  if (weekdays.length === 1 || (rain && weekdays.length === 2)) {
    if (!rain)
      trues.push(
        part
          ? `people can come to ${event} on a ${weekdays[0]} ${part}`
          : `${event} takes place on a ${weekdays[0]}`,
      );
  } else if (part && !days) trues.push(`${event} takes place in the ${part}`);
  const own = [...value.matchAll(DATE)].map(([date]) => date);
  const deadline = deadlineOf(notice);
  if (
    own.length >= 1 &&
    deadline &&
    !own.includes(deadline) &&
    /^(?:dates?|when|date and time|day)/iu.test(line.label!) &&
    !rain
  )
    falses.push(
      falsely(
        `${event} ${own.length > 1 || /\d ?- ?\d/u.test(value) ? "begins" : "takes place"} on ${deadline}`,
        "exchange",
        own[0]!,
        deadline,
      ),
    );
  return trues.length + falses.length > 0 ? [fact(line, trues, falses)] : [];
}

/** The day by which people have to register; null where there is none. */
function deadlineOf({ text }: Notice): string | null {
  const found =
    /\b(?:[Ss]ign up|[Rr]egister|[Aa]pply|[Rr]egistration|[Vv]isit|[Ss]ubmit|[Uu]pload)[^.!?\n]{0,80}? (?:by|before|until|no later than) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/u.exec(
      text,
    );
  return found?.[1] ?? null;
}

function partOfDay(value: string): "morning" | "afternoon" | "evening" | null {
  const times = [...value.matchAll(/\b(\d{1,2})(?::\d\d)? ?(a\.m\.?|p\.m\.?|[ap]m)/giu)].map(
    ([, hour, half]) => (Number(hour) % 12) + (/^p/iu.test(half!) ? 12 : 0),
  );
  const [from, to] = times;
  if (from === undefined) return null;
  const end = to ?? from;
  // until the next day
  if (end < from) return null;
  if (from >= 17) return "evening";
  if (from >= 12 && end <= 18) return "afternoon";
  return from < 12 && (end <= 12 || /noon/u.test(value)) && times.length > 0 ? "morning" : null;
}

export function placeFact(line: Line, notice: Notice, label: string): Fact[] {
  const place = line.value.replace(/ \([^()]*\)$/u, "");
  if (place.length > 70) return [];
  const where = placePhrase(place);
  if (!where) return [];
  const isMeeting = label.startsWith("meeting");
  const elsewhere = [
    ...notice.text.matchAll(
      /\b(?:at|in) (the (?:[A-Z][a-z]+ )*(?:town hall|city hall|front desk|library|Restaurant|Library|Center|Theater|Hall|Museum|school office|gym|[Ss]tation))\b/gu,
    ),
  ]
    .map(([, found]) => found!)
    .filter((found) => !line.value.includes(found.replace(/^the /u, "")));
  return [
    fact(
      line,
      [
        isMeeting
          ? `people who come to ${notice.event} gather ${where}`
          : `the organizers will hold ${notice.event} ${where}`,
      ],
      elsewhere
        .slice(0, 1)
        .map((other) =>
          falsely(
            isMeeting
              ? `people who come to ${notice.event} gather at ${other}`
              : `the organizers will hold ${notice.event} at ${other}`,
            "exchange",
            place,
            other,
          ),
        ),
    ),
  ];
}

/** "on the 2nd floor of the Innovation Center", "in front of the lifeguard station"; null where it is not certain. */
function placePhrase(place: string): string | null {
  if (/^(?:in|on|at|in front of|behind|next to) /u.test(place)) return place;
  const floor = /^([^,]{3,40}), (?:the )?(\d(?:st|nd|rd|th) floor)$/u.exec(place);
  if (floor) return `on the ${floor[2]} of ${withArticle(floor[1]!)}`;
  const near =
    /^the [a-z ]{3,40} ((?:behind|next to|near|across from|in front of|beside) [^,]{3,50})$/u.exec(
      place,
    );
  if (near) return `at ${place}`;
  const behind =
    /^([^,]{3,40}), ((?:behind|next to|near|across from|in front of|beside|inside) [^,]{3,50})$/u.exec(
      place,
    );
  if (behind) return behind[2]!;
  return null;
}

const withArticle = (name: string): string =>
  /^(?:the|The) /u.test(name) ? inner(name) : `the ${name}`;
