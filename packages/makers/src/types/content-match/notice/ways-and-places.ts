/** How people take part, and where they have to go, by labelled lines. */
import { findVerbBase } from "@pulda/english";
import { fact, falsely } from "./label.ts";
import { isPluralPhrase, type Fact, type Line, type Notice } from "./notice.ts";
import { toldOf } from "./plain-verbs.ts";

const label = ({ label: own }: Line): string => own?.toLowerCase() ?? "";

/** "How to submit: post your photos on our website". */
export function method(line: Line): Fact | null {
  const period = /^([A-Z][a-z]+ \d{1,2}) ?(?:-|–|to) ?((?:[A-Z][a-z]+ )?\d{1,2})\b/u.exec(
    line.value,
  );
  if (
    period &&
    /^(?:submission|registration|application|entry|sign[- ]?up)(?: period| dates?)?$/u.test(
      label(line),
    )
  ) {
    const last = /^\d/u.test(period[2]!)
      ? `${period[1]!.split(" ", 1)[0]} ${period[2]}`
      : period[2]!;
    const act = label(line).startsWith("submission") ? "hand in their entries" : "sign up";
    return fact(
      line,
      [`${last} is the last day on which people can ${act}`],
      [
        falsely(
          `${period[1]} is the last day on which people can ${act}`,
          "exchange",
          last,
          period[1]!,
        ),
      ],
    );
  }
  if (
    !/^(?:how to|submission|registration|sign[- ]?up|application|to (?:register|apply|enter)|reservations?|booking|tickets?)\b/u.test(
      label(line),
    )
  )
    return null;
  const act = line.value.replace(/^([A-Z])/u, (c) => c.toLowerCase());
  const isOnline = /\b(?:online|website|www\.)/u.test(act);
  const verb = /^([a-z]+)\b/u.exec(act)?.[1] ?? "";
  const deadline = /\b(?:by|until|before|no later than) ([A-Z][a-z]+ \d{1,2})\b/u.exec(act)?.[1];
  if (isOnline && !/\bor\b|\bphone\b|\bperson\b|office|desk/u.test(act)) {
    const what = /^(?:post|upload|send|submit) your ([a-z]+)/u.exec(act)?.[1];
    return fact(
      line,
      [
        what
          ? `people have to send in their ${what} over the internet`
          : `people have to sign up over the internet`,
      ],
      [
        falsely(
          what
            ? `people have to hand in their ${what} in person`
            : "people have to sign up in person",
          "condition",
          "online",
          "in person",
        ),
        ...(deadline
          ? [
              falsely(
                `people can sign up only after ${deadline}`,
                "order",
                `by ${deadline}`,
                `after ${deadline}`,
              ),
            ]
          : []),
      ],
    );
  }
  const told = findVerbBase(verb, verb) === verb ? toldOf(act) : null;
  return told &&
    told.split(" ").length <= 14 &&
    /^(?:call|e-?mail|send|hand|visit|bring|fill|complete)\b/u.test(told)
    ? fact(line, [`people are asked to ${told}`], [])
    : null;
}

const SITE =
  /\b(?:[Ff]arm|[Cc]enter|[Cc]entre|[Ss]chool|[Pp]ark|[Ll]ibrary|[Hh]all|[Mm]useum|[Cc]afeteria|[Gg]ym|[Gg]ymnasium|[Aa]uditorium|[Tt]heater|[Tt]heatre|[Gg]arden|[Pp]laza|[Ss]quare|[Bb]each|[Ss]tudio|[Gg]allery|[Aa]rena|[Ss]tadium|[Cc]ollege|[Uu]niversity|[Ss]tation|[Mm]arket|playground|field|courtyard|[Ll]ake|[Pp]ool)$/u;

export function place(line: Line, { event }: Notice): Fact | null {
  if (
    !/^(?:meeting (?:point|place)|place|where|location|venue)\b/u.test(label(line)) ||
    line.value.length > 60
  )
    return null;
  const meeting = label(line).startsWith("meeting");
  const where = line.value.replace(/ \([^()]*\)$/u, "");
  const phrase = /^the [a-zA-Z ]{3,50}$/u.test(where)
    ? where
    : SITE.test(where) && !/[,;]/u.test(where)
      ? /^[A-Z]/u.test(where)
        ? where
        : `the ${where}`
      : null;
  if (!phrase || (isPluralPhrase(phrase) && !phrase.startsWith("the "))) return null;
  return fact(
    line,
    [
      meeting
        ? `people are to gather at ${phrase}`
        : `people have to go to ${phrase} in order to take part in ${event}`,
    ],
    [],
  );
}
