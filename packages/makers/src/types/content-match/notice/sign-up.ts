/** Signing up for what a notice announces: how, and by when. */
import type { Notice } from "./notice.ts";
import { falsely, made, type Made } from "./rule.ts";

const DATE =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}";

/** Ways of signing up, and another one that is not named. */
const WAYS: readonly (readonly [RegExp, way: string, other: string])[] = [
  [/\b(?:online|website|www\.|https?:|\.example|\.com\b)/u, "over the internet", "by phone"],
  [/\b(?:e-?mail|@)/u, "by e-mail", "by phone"],
  [/\b(?:calling|call|phone|telephone)\b/u, "by phone", "by e-mail"],
  [/\b(?:in person|at the|hand in|office|desk)\b/u, "in person", "over the internet"],
];

/** Signing up: how, and by when; null for what is no sign-up, or has more ways than one. */
export function signUp(text: string, notice: Notice, heading = ""): Made {
  if (
    ((!/^(?:Call|E-?mail|Visit|Fill|Send|Submit|Use|Complete|Online|By)\b/u.test(text) ||
      !/^(?:[Rr]eservations?|[Rr]egistration|[Bb]ookings?|[Ss]ign[- ]?up|(?:[Hh]ow to )?[Aa]ppl(?:y|ication))$/u.test(
        heading,
      )) &&
      !/\b(?:[Rr]egister|[Rr]egistration|[Ss]ign up|[Aa]pply|[Aa]pplications?|entry form|[Rr]eserved?|[Rr]eservations?|[Bb]ook(?:ings?)?|[Ee]nroll)\b/u.test(
        text,
      )) ||
    /\b(?:not|no|optional|free|fee|required|confirm\w*|information|questions?|inquir\w+|details|lessons|training)\b/u.test(
      text,
    )
  )
    return null;
  const ways = WAYS.filter(([pattern]) => pattern.test(text));
  const [way] = ways;
  const day = new RegExp(
    `\\b(?:by|until|before|no later than|closes? on|ends? on|deadline is|to|through|is) (${DATE})`,
    "u",
  ).exec(text)?.[1];
  const ahead =
    /\bat least ((?:one|two|three|a|\d+) (?:days?|weeks?|hours?)) (?:ahead|in advance|before)/u.exec(
      text,
    )?.[1];
  const early = /\bor when ([^.]{5,60})\.$/u.exec(text)?.[1];
  if (early && day && /\b(?:full|signed up|filled|registered|sold)\b/u.test(early))
    return made(
      [`it may become impossible to sign up even before ${day}`],
      [
        falsely(
          `people can sign up until ${day} no matter how many others have done so`,
          "condition",
          `${day} or when ${early}`,
          `${day} in any case`,
        ),
      ],
    );
  const trues: string[] = [];
  const falses = [];
  const act = /\b(?:[Rr]eserv|[Bb]ook)/u.test(text) ? "get a place" : "sign up";
  if (way && ways.length === 1) {
    trues.push(`people who want to ${act} have to do so ${way[1]}`);
    falses.push(
      falsely(`people who want to ${act} have to do so ${way[2]}`, "condition", way[1], way[2]),
    );
  }
  if (day) {
    const event = eventDay(notice);
    trues.push(`${day} is the last day on which people can ${act}`);
    falses.unshift(
      event && event !== day
        ? falsely(`it is possible to ${act} until ${event}`, "exchange", day, event)
        : falsely(
            `${day} is the first day on which people can ${act}`,
            "order",
            `by ${day}`,
            `from ${day}`,
          ),
    );
  } else if (ahead) {
    trues.push(`people cannot ${act} on the day itself`);
    falses.unshift(
      falsely(
        `people can ${act} on the day itself`,
        "order",
        `${ahead} ahead`,
        "on the day itself",
      ),
    );
  }
  return trues.length > 0 && !/\bbefore\b/u.test(day ? text.slice(0, text.indexOf(day)) : "")
    ? made(trues, falses)
    : null;
}

/** The day on which what is announced takes place; null where it is not told. */
function eventDay({ lines, text }: Notice): string | null {
  const line = lines.find(
    ({ label }) => label !== null && /^(?:[A-Za-z]+ )?(?:dates?|day|when)\b/iu.test(label),
  );
  const named = new RegExp(
    DATE.replace("(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?", ""),
    "u",
  );
  if (line) return named.exec(line.value)?.[0] ?? null;
  const held = new RegExp(
    `(?:take place|be held|open)[^.]{0,40}? on (?:[A-Z][a-z]+day, )?(${named.source})`,
    "u",
  ).exec(text);
  return held?.[1] ?? null;
}
