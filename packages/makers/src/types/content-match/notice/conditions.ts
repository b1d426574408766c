/** What the sentences of a notice say of ages, abilities, weather and places. */
import { inner } from "./notice.ts";
import { are, falsely, lastOf, made, type Rule } from "./rule.ts";

/** Rules of who may come, and when. */
export const CONDITIONS: readonly Rule[] = [
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
