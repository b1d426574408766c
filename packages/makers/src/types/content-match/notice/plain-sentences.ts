/** What the imperatives and other plain sentences of a notice say. */
import { inner, isPluralPhrase, type Notice } from "./notice.ts";
import { passiveIn, toldOf } from "./plain-verbs.ts";
import { falsely, made, type Made, type Rule } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

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
    ((!/^(?:Call|E-?mail|Visit|Fill|Send|Submit|Use|Complete|Online|By)\b/u.test(text) || !/^(?:[Rr]eservations?|[Rr]egistration|[Bb]ookings?|[Ss]ign[- ]?up|(?:[Hh]ow to )?[Aa]ppl(?:y|ication))$/u.test(
      heading,
    )) &&
      !/\b(?:[Rr]egister|[Rr]egistration|[Ss]ign up|[Aa]pply|[Aa]pplications?|entry form|[Rr]eserved?|[Rr]eservations?|[Bb]ook(?:ings?)?|[Ee]nroll)\b/u.test(
        text,
      )) ||
    /\b(?:not|no|optional|free|fee|required|confirm\w*|information|questions?|inquir\w+|details|lessons|training)\b/u.test(text)
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
export function eventDay({ lines, text }: Notice): string | null {
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

const VERBS =
  "wear|bring|take|leave|arrive|use|keep|show|prepare|return|check|post|include|attach|write|avoid|turn off|send|upload|submit|hand in|dress|park|pick up|collect";

/** Rules of sentences that have neither a modal verb nor a passive. */
export const PLAIN_SENTENCES: readonly Rule[] = [
  [
    new RegExp(
      `^(?:[Pp]lease )?((?:${VERBS.replace(/\b([a-z])/gu, (c) => `[${c.toUpperCase()}${c}]`)}) [^.;!]{3,90})\\.$`,
      "u",
    ),
    ([text = ""], notice) => {
      const act = toldOf(inner(text));
      if (act === null || act.split(" ").length > 14 || / (?:and then|please)\b/u.test(act))
        return null;
      const turned = turnedPhrase(act);
      return made(
        [`${inner(notice.people)} are asked to ${act}`],
        [
          turned
            ? falsely(
                `${inner(notice.people)} are asked to ${turned.text}`,
                turned.kind,
                turned.said,
                turned.stated,
              )
            : falsely(
                `there is no need for ${inner(notice.people)} to ${act}`,
                "condition",
                "asked to",
                "no need",
              ),
        ],
      );
    },
  ],
  [
    /^There is no (?:[a-z]+ )?(?:charge|fee|cost|admission fee)(?: for [^.]{3,40})?\.$/u,
    (_, { event }) =>
      made(
        [`people can take part in ${event} without paying`],
        [
          falsely(
            `people have to pay in order to take part in ${event}`,
            "condition",
            "no charge",
            "pay",
          ),
        ],
      ),
  ],
  [
    /^No ([a-z]+(?: [a-z]+){0,4}?) (?:other than|except|but|apart from) ([a-z]+(?: [a-z]+){0,3})\.$/u,
    ([what = "", one = ""]) =>
      made(
        [`the only ${what} that is allowed is ${one}`],
        [
          falsely(
            `all ${what} is allowed except ${one}`,
            "condition",
            `other than ${one}`,
            `except ${one}`,
          ),
        ],
      ).trues.length > 0 && !isPluralPhrase(what)
        ? made(
            [`the only ${what} that is allowed is ${one}`],
            [
              falsely(
                `all ${what} is allowed except ${one}`,
                "condition",
                `other than ${one}`,
                `except ${one}`,
              ),
            ],
          )
        : null,
  ],
  [
    /^Half of (?:the )?([^.]{3,40}?) will (?:be donated|be given|go) to (the [a-z ]{3,40})\.$/u,
    ([what = "", to = ""]) =>
      made(
        [`${to} will receive half of the ${what}`],
        [falsely(`${to} will receive all of the ${what}`, "quantity", "half", "all")],
      ),
  ],
  [
    /^(?:Every|Each) ([a-z]+) (?:receives|gets|will receive|will get) (an? [^.,]{3,50}?)(?:, and every ([a-z]+) (an? [^.,]{3,40}))?\.$/u,
    ([who = "", what = "", other = "", more = ""]) =>
      other
        ? made(
            [`while every ${who} gets ${what}, only a ${other} gets ${more}`],
            [
              falsely(
                `every ${who} will receive ${more} as well as ${what}`,
                "contrast",
                `every ${other} ${more}`,
                `every ${who} ${more}`,
              ),
            ],
          )
        : made(
            [`${what} will be given to every ${who}`],
            [
              falsely(
                `${what} will be given only to the best ${who}`,
                "quantity",
                `every ${who}`,
                "only to the best",
              ),
            ],
          ),
  ],
  [
    /^Each ([a-z]+) has ([\w-]+ (?:minutes|hours?|days?)) to ([a-z]+ [^.,]{3,60})\.$/u,
    ([who = "", time = "", act = ""]) =>
      toldOf(act) === null
        ? null
        : made(
            [`it must not take any ${who} more than ${time} to ${act}`],
            [
              falsely(
                `each ${who} must work for at least ${time} to ${act}`,
                "comparison",
                time,
                `at least ${time}`,
              ),
            ].slice(0, 0),
          ),
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,3}) (?:can|may) be ([a-z]+(?: up)?) ([^,;]{3,70}), but not ((?:on|in|at|during|after|before) [^.,;]{3,30})\.$/u,
    ([what = "", done = "", , no = ""]) => {
      const verb = passiveIn(done);
      return verb
        ? made(
            [`it is impossible to ${verb.base} ${inner(what)} ${no}`],
            [
              falsely(
                `people can ${verb.base} ${inner(what)} ${no} as well`,
                "condition",
                `not ${no}`,
                `${no} as well`,
              ),
            ],
          )
        : null;
    },
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,6}|Those who [^.,;]{5,50}) pay only \$\d+(?:\.\d\d)?(?: (?:per|for each|a|each) ?[a-z]*)?(?:, [^.]{3,60})?\.$/u,
    ([who = ""]) =>
      made(
        [`a lower price is charged to ${inner(who)}`],
        [
          falsely(
            `the usual price is charged to ${inner(who)} as well`,
            "comparison",
            "only",
            "the usual price",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,4}) (?:has|have|is|are) [^.,;]{5,60} and (?:is|are) (?:therefore )?not (?:suitable|recommended) for ([a-z]+(?: (?:and|or) [a-z]+)?)\.$/u,
    ([what = "", who = ""]) =>
      made(
        [`${inner(what)} would cause trouble for ${who.replace(/ or /u, " and ")}`],
        [
          falsely(
            `there is no problem with ${who.replace(/ or /u, " and ")} on ${inner(what)}`,
            "condition",
            "not suitable",
            "no problem",
          ),
        ],
      ),
  ],
  [
    /^(Two|Three|Four|Five|Six|Ten|Twenty|\d+) (winners|finalists|teams|participants) will be (?:chosen|selected|drawn), each (?:receiving|getting|winning) (an? [^.]{3,60})\.$/u,
    ([number = "", who = "", what = ""]) =>
      made(
        [`each of the ${number.toLowerCase()} ${who} will get ${what}`],
        [
          falsely(
            `only the best of the ${number.toLowerCase()} ${who} will get ${what}`,
            "quantity",
            "each",
            "only the best",
          ),
        ],
      ),
  ],
  [
    /^Half of the (?:score|points|total) will come from an? (?:public|online|popular) vote\b[^.]*\.$/u,
    () =>
      made(
        ["it is not the judges alone who decide on the winners"],
        [
          falsely(
            "the judges alone decide on the winners",
            "agent",
            "a public vote",
            "the judges alone",
          ),
        ],
      ),
  ],
  [
    /^(?:A maximum of|Up to|No more than|Only) (\d+|[a-z]+) ([a-z]+) (?:can|may|will) (?:be admitted|be accepted|be selected|take part|join|participate|attend|enter)\b[^.]{0,30}\.$/u,
    ([number = "", who = ""], { event }) =>
      made(
        [`the number of ${who} at ${event} is limited to ${number}`],
        [
          falsely(
            `at least ${number} ${who} are needed for ${event}`,
            "comparison",
            `at most ${number}`,
            `at least ${number}`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+)( (?:under|over) \d+) need (an? [a-z' ]{3,40}?)(?: to [a-z ]{3,30})?\.$/u,
    ([who = "", age = "", what = ""]) =>
      made(
        [`without ${what}, ${inner(who)}${age} cannot take part`],
        [
          falsely(
            `${inner(who)}${age} can take part without ${what}`,
            "condition",
            "need",
            "without",
          ),
        ],
      ),
  ],
  [
    /^(Volunteers|Participants|Members|Students|Visitors|Winners|Finalists|Campers|Runners) (?:will )?(?:receive|get) (an? [^.,;]{3,40}?)( (?:after|before|at|on|when) [^.,;]{3,40})?\.$/u,
    ([who = "", what = "", when = ""]) => {
      const turned = turnedPhrase(when);
      return made(
        [`${what} is given to ${inner(who)}${when}`],
        turned
          ? [
              falsely(
                `${what} is given to ${inner(who)}${turned.text}`,
                turned.kind,
                turned.said,
                turned.stated,
              ),
            ]
          : [
              falsely(
                `only some of the ${inner(who)} will get ${what}`,
                "quantity",
                who,
                "only some",
              ),
            ],
      );
    },
  ],
  [
    /^(The [a-z]+) (?:will be|is) open (?:daily|every day)\b[^.;]{0,40}(?:\.m\.)?[^.;]{0,30}(?:\.m\.)?, except on ([A-Z][a-z]+days), when it closes at [^.]{3,40}\.$/u,
    ([what = "", days = ""]) =>
      made(
        [`${inner(what)} closes earlier on ${days} than on other days`],
        [
          falsely(
            `${inner(what)} closes later on ${days} than on other days`,
            "comparison",
            `earlier on ${days}`,
            `later on ${days}`,
          ),
        ],
      ),
  ],
  [
    /^(Applications|Entries|Photos|Forms|Essays|Works|Posters|Videos|Submissions|Designs) must (?:reach|arrive at|be received by) [^.]{3,50}? (?:by|before|no later than) ([A-Z][a-z]+ \d{1,2})\.$/u,
    ([what = "", day = ""]) =>
      made(
        [`it is too late for ${inner(what)} to arrive after ${day}`],
        [
          falsely(
            `${inner(what)} that arrive after ${day} are also accepted`,
            "order",
            `no later than ${day}`,
            `after ${day}`,
          ),
        ],
      ),
  ],
  [
    /^No age limit \(under (\d+) with (an? [a-z]+)\)\.$/u,
    ([age = "", who = ""]) =>
      made(
        [`children under ${age} need the company of ${who}`],
        [
          falsely(
            `children under ${age} can take part on their own`,
            "condition",
            `with ${who}`,
            "on their own",
          ),
        ],
      ),
  ],
  [
    /^(The [a-z]+) ends at (the [A-Z][A-Za-z ]{2,30}|the [a-z ]{3,30})(?:, [^.]{3,70})?\.$/u,
    ([what = "", place = ""]) =>
      made(
        [`${place} is the place where ${inner(what)} comes to an end`],
        [falsely(`${place} is the place where ${inner(what)} begins`, "order", "ends", "begins")],
      ),
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+)?) go(?:es)? ahead (?:even )?in (light rain|rain|bad weather|any weather)\.$/u,
    ([what = "", weather = ""]) =>
      made(
        [`${weather} does not stop ${inner(what)} from taking place`],
        [
          falsely(
            `${inner(what)} ${isPluralPhrase(what) ? "are" : "is"} put off in ${weather}`,
            "condition",
            "go ahead",
            "put off",
          ),
        ],
      ),
  ],
  [
    /^(?:In (?:case|the event) of ([a-z]+(?: [a-z]+)?)|If it (rains|snows)), ([a-z ]{3,40}?) (?:will|may) be (?:postponed|put off|moved|held) (?:to|until) (the following [A-Z][a-z]+|the next [a-z]+|[A-Z][^.,]{3,30})\.$/u,
    ([noun = "", verb = "", what = "", day = ""]) =>
      weather(noun || `${verb.replace(/s$/u, "")}`, what, `until ${day}`),
  ],
  [
    /^(?:In (?:case|the event) of ([a-z]+(?: [a-z]+)?)|If it (rains|snows)), ([a-z ]{3,40}?) will be held (one week|a week|two weeks|one day|the next day|the following week)(?: later)?(?: at the same [a-z ]{4,30})?\.$/u,
    ([noun = "", verb = "", what = "", time = ""]) =>
      weather(
        noun || `${verb.replace(/s$/u, "")}`,
        what,
        /next|following/u.test(time) ? `until ${time}` : `for ${time}`,
      ),
  ],
  [
    /^In (?:case|the event) of ([a-z]+(?: [a-z]+)?), ([a-z ]{3,40}?) may be stopped without (?:notice|warning)(?:, [^.]{3,60})?\.$/u,
    ([noun = "", what = ""]) =>
      made(
        [`${noun} may bring ${what} to a sudden stop`],
        [falsely(`${what} will go on even in case of ${noun}`, "condition", "stopped", "go on")],
      ),
  ],
  [
    /^After (the [a-z]+), (the [a-z]+(?: [a-z]+)?) will answer questions from the audience\b[^.]*\.$/u,
    ([event = "", who = ""]) =>
      made(
        [`the audience can ask ${who} questions when ${event} is over`],
        [
          falsely(
            `the audience can ask ${who} questions before ${event} starts`,
            "order",
            "after",
            "before",
          ),
        ],
      ),
  ],
  [
    /\b(?:recommend|advise) (?:arriving|coming) early\.$/u,
    (_, { people }) =>
      made(
        [`${people} had better come some time before the start`],
        [
          falsely(
            `${people} should not come before the start`,
            "condition",
            "arriving early",
            "not before the start",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z ]{2,30}?) (?:will|may) be (?:shown|served|given|sold) only (?:to|for) ([^.]{3,40})\.$/u,
    ([what = "", who = ""]) =>
      made(
        [`no one but ${who} will get ${inner(what)}`],
        [falsely(`everyone will get ${inner(what)}`, "condition", `only ${who}`, "everyone")],
      ),
  ],
];

function weather(noun: string, what: string, until: string): Made {
  return made(
    [`${noun} will cause ${what} to be put off ${until}`],
    [
      falsely(
        `${noun} will lead the organizers to cancel ${what} altogether`,
        "condition",
        `put off ${until}`,
        "cancel",
      ),
    ],
  );
}
