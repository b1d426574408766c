/** What further labelled lines of a notice say: who may come, in which teams, how many entries, in which language. */
import { fact, falsely } from "./label.ts";
import { inner, type Fact, type Line, type Notice } from "./notice.ts";
import { method, place } from "./ways-and-places.ts";

/** A further labelled line; null where its value is of no known form. */
export function moreOf(line: Line, notice: Notice): Fact | null {
  return (
    size(line) ??
    eligibility(line, notice) ??
    minimum(line) ??
    most(line, notice) ??
    teams(line) ??
    pairs(line, notice) ??
    capacity(line, notice) ??
    method(line) ??
    place(line, notice)
  );
}

const label = ({ label: own }: Line): string => own?.toLowerCase() ?? "";

function eligibility(line: Line, { event }: Notice): Fact | null {
  if (
    !/^(?:eligibility|who|open to|participants|for|target|who can [a-z]+|applicants|qualifications?)\b/u.test(
      label(line),
    )
  )
    return null;
  const anyone =
    /^(?:[Aa]nyone|[Ee]veryone|[Pp]eople|[Rr]esidents|[Ss]tudents) ([a-z]+ing (?:or [a-z]+ing )?(?:in|at|for|with) [^.,;()]{3,40})$/u.exec(
      line.value,
    );
  if (anyone) {
    const where = /\b(?:in|at) (the [a-z ]{3,25}|[A-Z][A-Za-z ]{2,25})$/u.exec(anyone[1]!)?.[1];
    return fact(
      line,
      [`the right to take part is limited to those ${anyone[1]}`],
      where
        ? [
            falsely(
              `people with no tie to ${where} are free to take part`,
              "condition",
              anyone[1]!,
              "no tie",
            ),
          ]
        : [],
    );
  }
  const who =
    /^(?:[Aa]ll |[Oo]nly |\d+ )?((?:[A-Za-z]+ ){0,4}(?:students|residents|members|adults|seniors|children|teenagers|teens|families|beginners|citizens|graders))(?: only)?(?: \([^()]{3,40}\))?$/u.exec(
      line.value,
    )?.[1];
  if (who)
    return fact(
      line,
      [`only ${inner(who)} can take part in ${event}`],
      [falsely(`${event} is open to anyone who is interested`, "condition", who, "anyone")],
    );
  return /^(?:[Oo]pen to )?(?:everyone|anyone|all|all ages)$/u.test(line.value)
    ? fact(line, [`there is no limit on who can take part in ${event}`], [])
    : null;
}

function minimum(line: Line): Fact | null {
  const age = /^minimum age$/u.test(label(line))
    ? /^(\d{1,2})\b/u.exec(line.value)?.[1]
    : undefined;
  if (!age) return null;
  const of = line.section === "" ? "" : ` in the ${line.section}`;
  return fact(
    line,
    [`those under ${age} cannot take part${of}`],
    [falsely(`people of any age can take part${of}`, "condition", `minimum age ${age}`, "any age")],
  );
}

/** "no longer than 10 minutes", "up to 300 words". */
function size(line: Line): Fact | null {
  if (!/length|duration|format|size|words?|time|running/u.test(label(line))) return null;
  const match =
    /\b(?:no (?:longer|larger|bigger|more) than|(?:at most|up to|under|less than|a maximum of)) (\d+ (?:minutes|seconds|words|pages|MB|lines|cm|kg|hours))\b/u.exec(
      line.value,
    );
  return match
    ? fact(
        line,
        [`entries of more than ${match[1]} are not accepted`],
        [
          falsely(
            `entries must not be shorter or smaller than ${match[1]}`.replace(
              /shorter or smaller/u,
              /MB|cm|kg/u.test(match[1]!) ? "smaller" : "shorter",
            ),
            "comparison",
            `at most ${match[1]}`,
            `at least ${match[1]}`,
          ),
        ],
      )
    : null;
}

/** "up to three photos per person". */
function most(line: Line, { event }: Notice): Fact | null {
  const match =
    /\b(?:up to|no more than|at most|a maximum of) ([a-z]+|\d+) ([a-z]+) (?:per|for each|from each) (person|participant|student|team|group|entrant|family|household)\b/u.exec(
      line.value,
    );
  if (!match) return null;
  const [, number, things, who] = match;
  const verb =
    /photo|entr|work|poem|essay|picture|design|drawing|video|painting|piece|slogan|poster/u.test(
      things!,
    )
      ? "send in"
      : "have";
  return fact(
    line,
    [`no ${who} may ${verb} more than ${number} ${things}`],
    [
      falsely(
        `each ${who} has to ${verb} at least ${number} ${things} for ${event}`,
        "comparison",
        `up to ${number}`,
        `at least ${number}`,
      ),
    ],
  );
}

function teams(line: Line): Fact | null {
  if (!/^(?:teams?|team size|groups?|participation)\b/u.test(label(line))) return null;
  const match =
    /^(?:teams of )?((?:two|three|four|five|six|\d)(?: or | to |-|–)(?:three|four|five|six|\d)) ([a-z]+)( from the same [a-z]+)?$/u.exec(
      line.value,
    );
  if (!match) return null;
  const [, people, who, same] = match;
  return same
    ? fact(
        line,
        [`${who}${same.replace("from the same", "of different")}s cannot form a team together`],
        [
          falsely(
            `each team must have ${who}${same.replace("from the same", "from different")}s`,
            "condition",
            same.trim(),
            "different",
          ),
        ],
      )
    : fact(
        line,
        [`people cannot take part on their own but only in teams`],
        [
          falsely(
            `people can take part without a team`,
            "condition",
            `${people} ${who}`,
            "without a team",
          ),
        ],
      );
}

const dayFor = (what: string, day: string): string => `the day for ${what} is ${day}`;

/** "English in the morning, Spanish in the afternoon". */
function pairs(line: Line, { event }: Notice): Fact | null {
  const dated =
    /^([A-Z][a-z]+ \d{1,2}) \(([a-z][a-z ]{2,25})\),? (?:and )?([A-Z][a-z]+ \d{1,2}) \(([a-z][a-z ]{2,25})\)$/u.exec(
      line.value,
    );
  if (dated && /dates?|when|schedule/u.test(label(line))) {
    const [, one, first, two, second] = dated;
    return fact(
      line,
      [dayFor(second!, two!)],
      [falsely(dayFor(second!, one!), "exchange", `${two} (${second})`, `${one} (${first})`)],
    );
  }
  const match =
    /^([A-Z][a-z]+) (in the (?:morning|afternoon|evening)|on [A-Z][a-z]+days?), (?:and )?([A-Z][a-z]+) (in the (?:morning|afternoon|evening)|on [A-Z][a-z]+days?)$/u.exec(
      line.value,
    );
  if (!match || !/^languages?\b/u.test(label(line))) return null;
  const [, a, one, b, two] = match;
  const say = (language: string, when: string): string =>
    `those who prefer ${language} should join ${event} ${when}`;
  return fact(
    line,
    [say(b!, two!)],
    [
      falsely(say(b!, one!), "exchange", `${b} ${two}`, `${b} ${one}`),
      falsely(say(a!, two!), "exchange", `${a} ${one}`, `${a} ${two}`),
    ],
  );
}

function capacity(line: Line, { event }: Notice): Fact | null {
  if (
    !/^(?:capacity|number of participants|places|class size|group size|spaces|limit|maximum|participants)\b/u.test(
      label(line),
    )
  )
    return null;
  const number =
    /^(?:up to |maximum |max\.? |limited to |the first |first )?(\d+)(?: (?:people|participants|students|persons|campers|children|places|families|teens))?(?: (?:maximum|at most|only))?(?: \([^()]{3,40}\))?$/u.exec(
      line.value,
    )?.[1];
  return number
    ? fact(
        line,
        [`no more than ${number} people can take part in ${event}`],
        [
          falsely(
            `at least ${number} people are needed for ${event}`,
            "comparison",
            `up to ${number}`,
            `at least ${number}`,
          ),
        ],
      )
    : null;
}
