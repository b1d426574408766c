/** What plain sentences of a notice say of winners, numbers, routes and the weather. */
import { inner, isPluralPhrase } from "./notice.ts";
import { falsely, made, type Made, type Rule } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

/** Rules of how an event goes. */
export const COURSE_OF_EVENT: readonly Rule[] = [
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
    /^(?:A maximum of|Up to|No more than|Only) (\d+|[a-z]+) ([a-z]+) (?:can|may|will) (?:be admitted|be accepted|be selected|take part|join|participate|attend)\.$/u,
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
    /^([A-Z][a-z]+)( (?:under|over) \d+) need (an? [a-z' ]{3,40}?)(?: to (?:take part|participate|enter|join|apply|attend|volunteer|ride|run|swim))?\.$/u,
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
    ([what = "", sky = ""]) =>
      made(
        [`${sky} does not stop ${inner(what)} from taking place`],
        [
          falsely(
            `${inner(what)} ${isPluralPhrase(what) ? "are" : "is"} put off in ${sky}`,
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
      weather(noun || verb.replace(/s$/u, ""), what, `until ${day}`),
  ],
  [
    /^(?:In (?:case|the event) of ([a-z]+(?: [a-z]+)?)|If it (rains|snows)), ([a-z ]{3,40}?) will be held (one week|a week|two weeks|one day|the next day|the following week)(?: later)?(?: at the same [a-z ]{4,30})?\.$/u,
    ([noun = "", verb = "", what = "", time = ""]) =>
      weather(
        noun || verb.replace(/s$/u, ""),
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
