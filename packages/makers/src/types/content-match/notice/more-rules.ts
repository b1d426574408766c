/** What the sentences of a notice say: ages, deadlines, ways to apply, what costs nothing, what is optional. */
import { inner } from "./notice.ts";
import { are, falsely, lastOf, made, type Rule } from "./rule.ts";

const NOUNS = "[a-zA-Z][A-Za-z -]{2,40}?";

/** The rules that are tried after the plain ones. */
export const MORE_RULES: readonly Rule[] = [
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
  [
    /\b(?:[Tt]he )?(?:price|fee|cost|ticket)s? (?:includes?|covers?) ([a-z][a-z ,]{3,60}?)\.?\)?\.$/u,
    ([what = ""], { people }) => {
      const one = lastOf(what);
      return made(
        [`${people} do not have to pay extra for ${one}`],
        [
          falsely(
            `${one} must be paid for separately`,
            "condition",
            `includes ${one}`,
            "paid for separately",
          ),
        ],
      );
    },
  ],
  [
    /^(Lunch|Breakfast|Dinner|Meals?|Snacks?|Drinks|Food|Transportation|Materials|Equipment|Accommodation)(?: and ([a-z]+))? (is|are) (not )?included(?: in the (?:fee|price))?\.$/u,
    ([one = "", , , not = ""], { people }) =>
      not
        ? made(
            [`${people} have to pay extra for ${inner(one)}`],
            [
              falsely(
                `the fee covers ${inner(one)} as well`,
                "condition",
                "not included",
                "covers",
              ),
            ],
          )
        : made(
            [`those who pay the fee do not have to pay extra for ${inner(one)}`],
            [
              falsely(
                `${inner(one)} must be paid for separately`,
                "condition",
                "included",
                "paid for separately",
              ),
            ],
          ),
  ],
  [
    /^(?:Free )?(Parking) is (?:available|free)(?: of charge)?( [a-z][^.,;]{3,40})?\.$/u,
    ([, where = ""]) =>
      made(
        [`people who come by car can park${where}`],
        [
          falsely(
            "people cannot come by car, as there is no place to park",
            "condition",
            "parking available",
            "no place to park",
          ),
        ],
      ),
  ],
  [
    /^(?:(?:There is no|No) parking (?:is available |available )?|Parking is not available)[^.]{0,60}\.$/u,
    () =>
      made(
        ["people who come by car will not find a place to park"],
        [falsely("there is room for those who come by car", "condition", "no parking", "can park")],
      ),
  ],
  [
    new RegExp(
      `^(${NOUNS}) must be (?:submitted|sent|e-?mailed) (?:by|via) e-?mail\\b[^.;]{0,40}(?:\\.[a-z]+)?\\.$`,
      "u",
    ),
    ([what = ""]) =>
      made(
        [`people have to send their ${inner(what)} over the internet`],
        [
          falsely(
            `people have to hand in their ${inner(what)} on paper`,
            "condition",
            "by e-mail",
            "on paper",
          ),
        ],
      ),
  ],
  [
    /^(?:Each|Every) ([a-z]+) (?:can|may) (submit|enter|bring|borrow|buy|send) (?:up to|at most|a maximum of|no more than) ([a-z]+|\d+) ([a-z]+)\.$/u,
    ([who = "", verb = "", number = "", what = ""]) =>
      made(
        [`no ${who} can ${verb} more than ${number} ${what}`],
        [
          falsely(
            `each ${who} must ${verb} at least ${number} ${what}`,
            "comparison",
            `up to ${number}`,
            `at least ${number}`,
          ),
        ],
      ),
  ],
  [
    /^(?:The )?([Ww]inners|[Rr]esults|[Ff]inalists|winning entries) will be (?:announced|posted) on (?:our|the)(?: [a-z]+)? ?website\b[^.]{0,40}\.$/u,
    ([who = ""]) =>
      made(
        [
          `${/^(?:winners|finalists)$/iu.test(who) ? "the names of " : ""}the ${inner(who)} can be found on the internet`,
        ],
        [
          falsely(
            `the ${inner(who)} will be made known only by mail`,
            "condition",
            "on the website",
            "only by mail",
          ),
        ],
      ),
  ],
  [
    /^(?:The )?(winning [a-z]+|selected [a-z]+|best [a-z]+|[a-z]+ of the winners) will be (?:displayed|exhibited|shown|on display) ((?:in|at) the [a-zA-Z ]{3,30}?)(?: for [^.]{3,30}| until [^.]{3,30}| during [^.]{3,30})?\.$/u,
    ([what = "", where = ""]) =>
      made(
        [`people will be able to see the ${what} ${where}`],
        [
          falsely(
            `all the entries will be put on display ${where}`,
            "quantity",
            `the ${what}`,
            "all the entries",
          ),
        ],
      ),
  ],
  [
    /^(?:[A-Z][a-z]+|The [a-z]+) is (?:only )?open (?:only )?to ([a-z][A-Za-z ]{3,50}?) only\.$|^(?:[A-Z][a-z]+|The [a-z]+) is only open to ([a-z][A-Za-z ]{3,50}?)\.$|^Only ([a-z][A-Za-z ]{3,50}?) (?:can|may) (?:enter|apply|participate|join|take part)\.$/u,
    ([a = "", b = "", c = ""]) => {
      const who = a || b || c;
      return made(
        [`nobody but ${who} may take part`],
        [
          falsely(
            `people other than ${who} may also take part`,
            "condition",
            `only ${who}`,
            `people other than ${who}`,
          ),
        ],
      );
    },
  ],
  [
    /^(?:[A-Z][a-z]+|The [a-z]+) is open to (?:everyone|anyone|all ages|the public|people of all ages|all)\b[^.]{0,40}\.$/u,
    () =>
      made(
        ["there is no limit on who can take part"],
        [
          falsely(
            "only people of a certain age may take part",
            "condition",
            "open to all",
            "of a certain age",
          ),
        ],
      ),
  ],
  [
    /^Pets are (?:welcome|allowed)(?: on a leash| if kept on a leash| but must be kept on a leash)?\.$/u,
    () =>
      made(
        ["people may bring their pets with them"],
        [
          falsely(
            "people have to leave their pets at home",
            "condition",
            "allowed",
            "leave at home",
          ),
        ],
      ),
  ],
  [
    /^(?:A|The) discount(?: of \d+%)? (?:is|will be) (?:given|available|offered) (?:to|for) ([a-z][A-Za-z0-9 ]{3,50})\.$/u,
    ([who = ""]) =>
      made(
        [`${who} pay less than others`],
        [
          falsely(
            `everyone pays the same price, including ${who}`,
            "comparison",
            "a discount",
            "the same price",
          ),
        ],
      ),
  ],
];
