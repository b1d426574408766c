/** What the imperatives and other plain sentences of a notice say. */
import { inner, isPluralPhrase } from "./notice.ts";
import { passiveIn, toldOf } from "./plain-verbs.ts";
import { falsely, made, type Rule } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

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
      !isPluralPhrase(what)
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
        : made([`it must not take any ${who} more than ${time} to ${act}`], []),
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
];
