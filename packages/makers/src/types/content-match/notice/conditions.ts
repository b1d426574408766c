/** What the sentences of a notice say of ages, abilities, weather and places. */
import { inner } from "./notice.ts";
import { are, falsely, lastOf, made, type Rule } from "./rule.ts";

/** Rules of who may come, and when. */
export const CONDITIONS: readonly Rule[] = [
  [
    /^(Children|Kids|Visitors|Riders|Swimmers) (?:under|younger than) (\d{1,2}) must ([a-z]+) with (an? [a-z]+(?: or [a-z]+)?)\.$/u,
    ([who = "", age = "", does = "", whom = ""]) =>
      made(
        [`no one under ${age} may ${does} without ${whom}`],
        [
          falsely(
            `${inner(who)} under ${age} may ${does} on their own`,
            "condition",
            `with ${whom}`,
            "on their own",
          ),
        ],
      ),
  ],
  [
    /^Each child must be accompanied by (?:at least one adult|an adult|a parent)[^.;]{0,30}\.$/u,
    () =>
      made(
        ["children cannot take part without an adult"],
        [
          falsely(
            "children may take part without an adult",
            "condition",
            "accompanied",
            "without an adult",
          ),
        ],
      ),
  ],
  [
    /^(?:You|Participants|Visitors) (?:can|may) cancel (?:your|their|a) (booking|reservation|registration) (?:up to|until|at least) ([\w-]+ (?:hours?|days?|weeks?)) before ([^.;]{3,40})\.$/u,
    ([what = "", time = ""]) =>
      made(
        [`a ${what} can be canceled if there are still ${time} left`],
        [
          falsely(
            `it is too late to cancel a ${what} once it has been made`,
            "condition",
            "can be canceled",
            "too late to cancel",
          ),
        ],
      ),
  ],
  [
    /^Cancellations made (?:less|fewer) than ([\w-]+ (?:days?|hours?|weeks?)) before ([^.;]{3,40}) will not be refunded\.$/u,
    ([time = "", event = ""]) =>
      made(
        [`those who cancel in the last ${time} before ${event} do not get their money back`],
        [
          falsely(
            `those who cancel in the last ${time} before ${event} get half of their money back`,
            "condition",
            "not refunded",
            "half of their money",
          ),
        ],
      ),
  ],
  [
    /^(?:Discounts?|A discount) (?:is|are) available for groups of ([a-z]+|\d+) or more[^.]{0,20}\.$/u,
    ([size = ""]) =>
      made(
        [`groups of at least ${size} people pay less for each person`],
        [
          falsely(
            `groups of fewer than ${size} people can get a discount`,
            "comparison",
            `${size} or more`,
            `fewer than ${size}`,
          ),
        ],
      ),
  ],
  [
    /^The winners? will be (?:chosen|selected|decided) by ([a-z ]{3,40}|[A-Z][a-z ]{3,40})\.$/u,
    ([who = ""], { people }) =>
      who === ""
        ? null
        : made(
            [`${who} will decide who wins`],
            [
              falsely(
                `${people} will decide by vote who wins`,
                "agent",
                who,
                `${inner(people)}, by vote`,
              ),
            ],
          ),
  ],
  [
    /^Send (?:an e-?mail|your application|the form[^.]{0,40}?) (?:to [^ ]{3,40}|by e-?mail) by ([A-Z][a-z]+ \d{1,2})\.$/u,
    ([day = ""]) =>
      made(
        [`people have to send an e-mail in order to take part`],
        [
          falsely(
            `people may apply by e-mail even after ${day}`,
            "order",
            `by ${day}`,
            `after ${day}`,
          ),
        ],
      ),
  ],
  [
    /^(?:Book|Register|Sign up|Reserve) online (?:only )?at [^ ]{4,40}\.$/u,
    (_, { event }) =>
      made(
        [
          `people can get a place on ${event} over the internet`.replace(
            "on the event",
            "at the event",
          ),
        ],
        [],
      ),
  ],
  [
    /^(?:All|Each|Every) ([a-z]+) will (?:receive|get|be given) ([^.;:]{3,90}?)\.$/u,
    ([who = "", what = ""]) => {
      const one = lastOf(what);
      if (!/^(?:a|an|one)\b/u.test(one)) return null;
      const whom = who.endsWith("s") ? who : `${who}s`;
      return made(
        [`${one} is handed out to all of the ${whom}`],
        [
          falsely(
            `only some of the ${whom} will be given ${one}`,
            "quantity",
            `all ${whom}`,
            `only some of the ${whom}`,
          ),
        ],
      );
    },
  ],
  [
    /^(An? [a-z ]{3,30}?) (?:will be|is) (?:given|awarded|offered) to (?:those|participants|students|volunteers|anyone|everyone) who ([^.,;]{5,60})\.$/u,
    ([what = "", does = ""]) =>
      made(
        [`people who ${does} get ${inner(what)}`],
        [
          falsely(
            `${inner(what)} is given to all those who take part`,
            "condition",
            `those who ${does}`,
            "all those who take part",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+) (under|over) (\d{1,2}) must (submit|bring|show|have) (an? [a-z ]{3,40}?(?: from an? [a-z ]{3,20})?)\.$/u,
    ([who = "", side = "", age = "", verb = "", what = ""]) =>
      made(
        [`it is necessary for ${inner(who)} ${side} ${age} to ${verb} ${what}`],
        [
          falsely(
            `${inner(who)} of all ages have to ${verb} ${what}`,
            "condition",
            `${side} ${age}`,
            "of all ages",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+) (?:under|younger than) (\d{1,2}|[a-z]+)(?: years old)? (?:are not allowed to|cannot|may not) ([a-z]+ [^.,;]{3,40})\.$/u,
    ([who = "", age = "", does = ""]) =>
      made(
        [`${inner(who)} have to be at least ${age} years old to ${does}`],
        [
          falsely(
            `${inner(who)} under ${age} may ${does} if a parent is with them`,
            "condition",
            "not allowed",
            "if a parent is with them",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+) must be accompanied by (an? [a-z]+(?: or [a-z]+)?)(?: at all times)?\.$/u,
    ([who = "", whom = ""]) =>
      made(
        [`${inner(who)} can come only together with ${whom}`],
        [
          falsely(
            `${inner(who)} may come without ${whom}`,
            "condition",
            `accompanied by ${whom}`,
            `without ${whom}`,
          ),
        ],
      ),
  ],
  [
    /^All participants (?:must|should) (?:be able to|know how to) ([a-z]+(?: [a-z]+)?)\.$/u,
    ([does = ""]) =>
      made(
        [`people who cannot ${does} are not able to take part`],
        [
          falsely(
            `even people who cannot ${does} may take part`,
            "condition",
            `must be able to ${does}`,
            "even people who cannot",
          ),
        ],
      ),
  ],
  [
    /\b(?:should|must|are asked to|are advised to|[Pp]lease) arrive (?:at least )?([\w-]+ minutes) (?:before|early|in advance)[^.]{0,50}\.$/u,
    (_, { people, event }) =>
      made(
        [`${people} are asked to come earlier than ${event} starts`],
        [
          falsely(
            `${people} need not arrive before ${event} starts`,
            "order",
            "before the start",
            "need not arrive before",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z ]{2,30}?) (?:are|is|will be) cancell?ed (?:in|in case of|if there is|due to|because of) (bad weather|rain|heavy rain|strong wind|snow)(, and (?:a )?full refunds? (?:is|are|will be) given)?[^.]{0,30}\.$/u,
    ([what = "", why = "", refund = ""]) =>
      made(
        [
          refund
            ? `people get their money back if ${why} stops ${inner(what)}`
            : `${inner(what)} ${are(inner(what))} not held in ${why}`,
        ],
        [
          falsely(
            `${inner(what)} ${are(inner(what))} held as planned even in ${why}`,
            "condition",
            "canceled",
            "held as planned",
          ),
        ],
      ),
  ],
  [
    /^(?:Reservations?|Bookings?|(?:Online |Advance )?[Rr]egistration)s? (?:must|should|can only) be (?:made|completed|done) (?:online |by phone )?(?:at least |no later than )?[\w-]+ (?:days?|weeks?|hours?) (?:in advance|before[^.]{2,40})\.$/u,
    (_, { event }) =>
      made(
        ["people cannot get a place without asking for one in advance"],
        [
          falsely(
            `people can get a place on the day of ${event}`,
            "condition",
            "in advance",
            "on the day",
          ),
        ],
      ),
  ],
  [
    /^(?:Advance |Online |Prior )?([Rr]eservations?|[Rr]egistration|[Bb]ooking) (?:is|are) (required|necessary|essential|not required|not necessary|recommended but not required)[^.]{0,40}\.$/u,
    ([, how = ""], { people, event }) =>
      /not/u.test(how)
        ? made(
            [`people can simply come to ${event} without signing up`],
            [falsely(`${people} must sign up before ${event}`, "condition", how, "must sign up")],
          )
        : made(
            [`people who have not signed up cannot take part in ${event}`],
            [
              falsely(
                `people may come to ${event} without signing up`,
                "condition",
                how,
                "without signing up",
              ),
            ],
          ),
  ],
  [
    /^Free ([a-z]+) (?:will be|are) (?:sent|given|provided|served|offered)[^.]{0,60}\.$/u,
    ([what = ""], { people }) =>
      made(
        [`${people} do not have to pay for the ${what}`],
        [falsely(`${people} have to pay for the ${what}`, "condition", `free ${what}`, "pay for")],
      ),
  ],
];
