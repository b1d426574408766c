/** What the sentences of a notice say of what is included, sent in, shown and reduced. */
import { inner } from "./notice.ts";
import { falsely, lastOf, made, type Rule } from "./rule.ts";

const NOUNS = "[a-zA-Z][A-Za-z -]{2,40}?";

/** Rules of what else is told. */
export const DETAILS: readonly Rule[] = [
  [
    /\bfee (?:is|of) [^,.;]{3,40}? (?:and )?covers ([a-z][^,.;]{3,60}?)(?:, but [^.;]{3,80})?\.$/u,
    ([what = ""], { people }) => {
      const one = lastOf(what);
      return made(
        [`${people} do not have to pay extra for ${one}`],
        [
          falsely(
            `${one} must be paid for separately`,
            "condition",
            `covers ${one}`,
            "paid for separately",
          ),
        ],
      );
    },
  ],
  [
    /\b[Aa]pplications (?:will be|are) accepted (at the [a-z ]{3,40}?|on our website|online) (?:from|between) [^;.]{5,60}[;.]/u,
    ([where = ""]) =>
      /website|online/u.test(where)
        ? made(["people have to apply over the internet"], [])
        : made(
            [`people who want to apply have to do so ${where}`],
            [
              falsely(
                "people have to apply over the internet",
                "condition",
                where,
                "over the internet",
              ),
            ],
          ),
  ],
  [
    /^First-time ([a-z]+) are asked to attend (an? [a-z ]{3,40}?)(?: on [^.]{3,50})?\.$/u,
    ([who = "", what = ""]) =>
      made(
        [`${what} is offered for ${who} who take part for the first time`],
        [
          falsely(
            `all of the ${who} are asked to attend ${what}`,
            "condition",
            `first-time ${who}`,
            `all of the ${who}`,
          ),
        ],
      ),
  ],
  [
    /\b[Aa]ny ([a-z]+) left ([a-z]+) for ([^,.;]{3,30}) may be (?:offered|given) to [^.;]{3,60}\.$/u,
    ([what = "", how = "", time = ""]) =>
      made(
        [`people may lose a ${what} that stays ${how} for ${time}`],
        [
          falsely(
            `a ${what} that stays ${how} for ${time} is kept for its user`,
            "condition",
            "may be offered to others",
            "kept for its user",
          ),
        ],
      ),
  ],
  [
    /^Each ([a-z]+) [^.;]{3,50} and may be used to ([a-z]+) ([^.;]{3,50})\.$/u,
    ([what = "", does = "", things = ""]) =>
      made(
        [
          `people can ${does} ${things.replace(/,? or /u, " and ").replace(/^([a-z]+), ([a-z]+)/u, "$1, $2")} on their ${what}`,
        ],
        [],
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
