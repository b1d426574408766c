/** What the sentences of a notice say by their modal verb: what must be done, may be done, may not be done. */
import { findVerbBase, verbForms } from "@pulda/english";
import { inner, isPluralPhrase } from "./notice.ts";
import { falsely, made, type Rule } from "./rule.ts";
import { OF_ORGANIZERS } from "./plain-verbs.ts";
import { turnedPhrase } from "./turns.ts";

/** "bring" of "brought", also with a particle: "hand out" of "handed out"; null for what is no participle. */
function activeOf(participle: string): string | null {
  const [verb = "", ...particles] = participle.split(" ");
  const base = findVerbBase(verb, verb);
  return base && verbForms(base).participle === verb ? [base, ...particles].join(" ") : null;
}

/** "turning in" of "turn in". */
const ingOf = (verb: string): string => verb.replace(/^[a-z]+/u, (base) => verbForms(base).ing);

const PARTICIPLE = "[a-z]+(?: (?:in|out|up|off|back))?";

/** Times turned round: before and after, the first and the last. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\bat the end of\b/u, "at the beginning of"],
  [/\bat the (?:beginning|start) of\b/u, "at the end of"],
  [/\bon the first day\b/u, "on the last day"],
  [/\bon the last day\b/u, "on the first day"],
  [/\bbefore the\b/u, "after the"],
  [/\bafter the\b/u, "before the"],
];

/** The rules that are tried last: any verb, told by what it allows or demands. */
export const GENERAL_RULES: readonly Rule[] = [
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,3}) (count|are included|are allowed|are accepted|are welcome), but ([a-z]+(?: [a-z]+){0,3}) (?:do|are) not\.$/u,
    ([yes = "", verb = "", no = ""]) =>
      made(
        [`unlike ${no}, ${inner(yes)} ${verb}`],
        [
          falsely(
            `${no} ${verb}, but ${inner(yes)} ${verb === "count" ? "do" : "are"} not`,
            "contrast",
            `${inner(yes)} – ${no}`,
            `${no} – ${inner(yes)}`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+) who ([a-z]+ [^.,;]{3,60}?) (?:will )?(?:receive|get|be given|win) ((?:an?|one|two|three|four|five) [^.,;]{3,40})\.$/u,
    ([who = "", does = "", what = ""]) =>
      /^(?:Those|Anyone|Everyone|People)$/u.test(who)
        ? made(
            [`${what} ${isPluralPhrase(what) ? "are" : "is"} given to ${inner(who)} who ${does}`],
            [
              falsely(
                `${what} ${isPluralPhrase(what) ? "are" : "is"} given to everyone who takes part`,
                "condition",
                `those who ${does}`,
                "everyone",
              ),
            ],
          )
        : made(
            [`${what} ${isPluralPhrase(what) ? "are" : "is"} given to ${inner(who)} who ${does}`],
            [
              falsely(
                `${what} ${isPluralPhrase(what) ? "are" : "is"} given to all of the ${inner(who)}`,
                "condition",
                `those who ${does}`,
                `all of the ${inner(who)}`,
              ),
            ],
          ),
  ],
  [
    /^(?:The )?([a-z]+|[A-Z][a-z]+)(?: size)? (?:is|are) limited to (?:the first )?(\d+|[a-z]+) ([a-z]+)\.$/u,
    ([, number = "", who = ""], { event }) =>
      made(
        [`no more than ${number} ${who} can take part in ${event}`],
        [
          falsely(
            `at least ${number} ${who} are needed for ${event}`,
            "comparison",
            `limited to ${number}`,
            `at least ${number}`,
          ),
        ],
      ),
  ],
  [
    /^(?:A|The) (?:free )?(bus|shuttle|shuttle bus|train|boat) (?:will leave|leaves|will depart|departs) from ([A-Z][A-Za-z ]{2,30}?)(?: at [^.]{3,40}| every [^.]{3,30})?( on the [a-z]+ day)?\.$/u,
    ([what = "", place = "", day = ""]) =>
      made(
        [`people can take a ${what} from ${place}${day}`],
        [
          falsely(
            `a ${what} will take people to ${place}${day}`,
            "agent",
            `from ${place}`,
            `to ${place}`,
          ),
        ],
      ),
  ],
  [
    /^(?:To (?:register|sign up|apply|enter), )?(?:please )?[Cc]all [\d-]{5,15} or (?:visit|come to|stop by) (the [a-z ]{3,30}?)[^.]{0,20}\.$/u,
    (_, { people }) =>
      made(
        [`${people} can sign up by phone as well as in person`],
        [
          falsely(
            `${people} can sign up only over the internet`,
            "condition",
            "by phone or in person",
            "only over the internet",
          ),
        ],
      ),
  ],
  [
    /^The fee for (an? [a-z]+) is \$\d+\.$/u,
    ([what = ""]) =>
      made(
        [`people who want ${what} have to pay for it`],
        [falsely(`${what} can be used free of charge`, "condition", "a fee", "free of charge")],
      ),
  ],
  [
    /^All (?:the )?(profits|proceeds|money raised) (?:will be|are) (?:donated|given) to (the [a-z ]{3,40}|[A-Z][a-zA-Z ]{3,40})\.$/u,
    ([what = "", to = ""]) =>
      made(
        [`${to} will receive all of the ${what}`],
        [
          falsely(
            `the ${what} will be shared among those who take part`,
            "condition",
            `to ${to}`,
            "shared",
          ),
        ],
      ),
  ],
  [
    /^Online (?:only|registration only)\b[^.]{0,60}\.?.*$/u,
    (_, { people }) =>
      made(
        [`${people} cannot sign up except over the internet`],
        [
          falsely(
            `${people} can also sign up by phone`,
            "condition",
            "online only",
            "also by phone",
          ),
        ],
      ),
  ],
  [
    new RegExp(
      `^(?:All |The )?([A-Za-z][A-Za-z ]{2,40}?) must be (${PARTICIPLE}) (?:by|before|no later than) ([A-Z][a-z]+ \\d{1,2})\\.$`,
      "u",
    ),
    ([what = "", done = "", day = ""]) => {
      const verb = activeOf(done);
      return verb
        ? made(
            [`${day} is the last day for ${ingOf(verb)} ${inner(what)}`],
            [
              falsely(
                `it is all right to ${verb} ${inner(what)} after ${day}`,
                "order",
                `by ${day}`,
                `after ${day}`,
              ),
            ],
          )
        : null;
    },
  ],
  [
    new RegExp(
      `^([A-Z][A-Za-z ]{2,40}?) can be (${PARTICIPLE})( (?:at|in|from) the [a-z ]{3,30}?)? until ([A-Z][a-z]+ \\d{1,2})\\.$`,
      "u",
    ),
    ([what = "", done = "", where = "", day = ""]) => {
      const verb = activeOf(done);
      return verb
        ? made(
            [`${day} is the last day for ${ingOf(verb)} ${inner(what)}${where}`],
            [
              falsely(
                `people can start ${ingOf(verb)} ${inner(what)}${where} after ${day}`,
                "order",
                `until ${day}`,
                `after ${day}`,
              ),
            ],
          )
        : null;
    },
  ],
  [
    new RegExp(
      `^([A-Z][A-Za-z ]{2,40}?) (?:may not|cannot|must not|should not|can't) be (${PARTICIPLE})( (?:after|before|during|in|at|on) [^.;]{2,40})?\\.$`,
      "u",
    ),
    ([what = "", done = "", when = ""]) => {
      const verb = activeOf(done);
      if (verb !== null && OF_ORGANIZERS.test(verb)) return null;
      if (verb === "refund" && /\b(?:tickets|passes)\b/u.test(what))
        return made(
          [`people cannot get back the money they paid for ${inner(what)}${when}`],
          [
            falsely(
              `people can still get back the money they paid for ${inner(what)}${when}`,
              "condition",
              `cannot be ${done}`,
              "get back",
            ),
          ],
        );
      if (verb === "refund" || verb === "return")
        return made(
          [`people cannot get their ${inner(what)} back${when}`],
          [
            falsely(
              `people can still get their ${inner(what)} back${when}`,
              "condition",
              `cannot be ${done}`,
              "get back",
            ),
          ],
        );
      return verb
        ? made(
            [`people are not allowed to ${verb} ${inner(what)}${when}`],
            [
              falsely(
                `there is no problem with ${ingOf(verb)} ${inner(what)}${when}`,
                "condition",
                `may not be ${done}`,
                `may be ${done}`,
              ),
            ],
          )
        : null;
    },
  ],
  [
    new RegExp(
      `^([A-Z][A-Za-z ]{2,50}?) (?:will be|are|is) (handed out|given out|sent out|distributed|announced|displayed|posted|offered|served|shown|exhibited|published|given)( (?:at|in|on|to|for|after|before|during) [^.;]{3,60})\\.$`,
      "u",
    ),
    ([what = "", done = "", where = ""]) => {
      const verb = activeOf(done);
      if (!verb || /\b(?:not|who|which|you|your)\b/u.test(`${what} ${where}`)) return null;
      const turn = TIMES.find(([pattern]) => pattern.test(where));
      const turned = turn ? where.replace(turn[0], turn[1]) : null;
      return made(
        [`the organizers will ${verb} ${inner(what)}${where}`],
        turned
          ? [
              falsely(
                `the organizers will ${verb} ${inner(what)}${turned}`,
                "order",
                where.trim(),
                turned.trim(),
              ),
            ]
          : [],
      );
    },
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,4}?) (?:may|can) ([a-z]+ [^.,;]{2,50}?) only (on the (?:first|last) day|after [^.,;]{3,30}|before [^.,;]{3,30}|with [^.,;]{3,40}|if [^.,;]{3,50})\.$/u,
    ([who = "", does = "", when = ""]) =>
      /\b(?:us|our|your|you)\b/u.test(`${does} ${when}`)
        ? null
        : made(
            [`it is only ${when} that ${inner(who)} may ${does}`],
            [
              falsely(
                `${inner(who)} may ${does} whenever they like`,
                "condition",
                `only ${when}`,
                "whenever they like",
              ),
            ],
          ),
  ],
  [
    /^((?:Those|All those) (?:with|who) [^.,;]{3,40}?|[A-Z][a-z]+(?: [a-z]+)?) (?:must|should|need to|have to) (?!be\b|not\b)([a-z]+ [^.;]{2,70}?)\.$/u,
    ([who = "", does = ""]) => {
      const act = addressed(does.split(/ and (?=[a-z]+ )/u, 1)[0]!);
      return act === null || act.split(" ").length > 10 || !isPeople(who) || turnedPhrase(act)
        ? null
        : made(
            [`it is necessary for ${inner(who)} to ${act}`],
            [
              falsely(
                `${inner(who)} are free to decide whether to ${act}`,
                "condition",
                "must",
                "free to decide",
              ),
            ],
          );
    },
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+)?) (?:may|can) (?!be\b|not\b)([a-z]+ [^.;,]{2,60}?)\.$/u,
    ([who = "", does = ""]) => {
      const act = / (?:if|unless|when) /u.test(does) ? null : addressed(does);
      return act === null || act.split(" ").length > 10 || !isPluralPhrase(who)
        ? null
        : made(
            [`${inner(who)} are allowed to ${act}`],
            [
              falsely(
                `it is against the rules for ${inner(who)} to ${act}`,
                "condition",
                "may",
                "against the rules",
              ),
            ],
          );
    },
  ],
];

/** Whether a subject can decide something. */
const isPeople = (who: string): boolean =>
  /^(?:Those|All those|Participants|Visitors|Students|Applicants|Volunteers|Members|Guests|Campers|Children|Parents|Everyone|Adults|Residents|Teams|Runners|Swimmers|Players|Contestants|Sellers|Gardeners|Guardians|Owners|Drivers|Riders|Singers|Speakers)\b/u.test(
    who,
  );

/** What is said to readers, told of others: "inform us" is "inform the organizers"; null where it cannot. */
function addressed(act: string): string | null {
  const told = act.replace(/\bus\b/u, "the organizers").replace(/\bour\b/u, "the organizers'");
  return /\b(?:you|your|this|these|it|only)\b| their own$|^also |^(?:stay|remain|contain|include|fit|weigh|measure|reach) /u.test(
    told,
  )
    ? null
    : told;
}
