/** Sentences and lines that notices often have: refunds, discounts, lengths of entries, ages. */
import { inner, isPluralPhrase } from "./notice.ts";
import { falsely, lastOf, made, type Rule } from "./rule.ts";

/** Rules of usual sentences, tried before the others. */
export const TYPICAL: readonly Rule[] = [
  [
    /^([A-Z][a-z]+(?: [a-z]+){0,5}) (?:receive|get) a (?:[a-z-]+ )?discount(?: of [a-z0-9 %]{2,20})?\.$/u,
    ([who = ""]) =>
      made(
        [`a lower price is charged to ${inner(who)}`],
        [
          falsely(
            `the usual price is charged to ${inner(who)} as well`,
            "comparison",
            "a discount",
            "the usual price",
          ),
        ],
      ),
  ],
  [
    /^The (?:cost|price|fee) is \$\d+(?:\.\d\d)?(?: (?:per|for) [a-z ]{3,20}?)?,? (?:and|which) includes ([a-z][^.;]{3,60}?)\.$/u,
    ([list = ""]) => {
      const one = lastOf(list);
      return made(
        [`people do not have to pay extra for ${one}`],
        [
          falsely(
            `people have to pay extra for ${one}`,
            "condition",
            `includes ${one}`,
            "pay extra",
          ),
        ],
      );
    },
  ],
  [
    /^(?:Hand in|Bring|Submit|Send|Upload|Enter) up to ([a-z]+|\d+) ([a-z]+)\b[^.]{0,80}\.$/u,
    ([number = "", things = ""]) =>
      made(
        [`no one may bring or send in more than ${number} ${things}`],
        [
          falsely(
            `everyone has to bring or send in at least ${number} ${things}`,
            "comparison",
            `up to ${number}`,
            `at least ${number}`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+s) must be ((?:clean|new|original|handmade|unopened|complete|washed|undamaged|labell?ed)(?: and [a-z ]{3,30})?)\.$/u,
    ([what = "", how = ""]) =>
      made(
        [`${inner(what)} that are not ${how} will be refused`],
        [
          falsely(
            `it does not matter whether ${inner(what)} are ${how}`,
            "condition",
            "must be",
            "does not matter",
          ),
        ],
      ),
  ],
  [
    /^(?:Payment is by card only|Only cards are accepted|We do not accept cash|Cash is not accepted|[A-Z][a-z]+s do not accept cash|No cash(?: is accepted)?)\.$/u,
    () =>
      made(
        ["people have no way of paying in cash"],
        [falsely("people can choose to pay in cash", "condition", "by card only", "in cash")],
      ),
  ],
  [
    /^([A-Z][a-z]+(?: (?:under|over) \w+)?) need no ticket\.$/u,
    ([who = ""]) =>
      made(
        [`${inner(who)} can get in without paying`],
        [
          falsely(
            `even ${inner(who)} have to buy a ticket`,
            "condition",
            "no ticket",
            "buy a ticket",
          ),
        ],
      ),
  ],
  [
    /^[A-Z][^.;]{3,80}? (?:from|between) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}) (?:to|until|and) (?:\1 )?(\d{1,2})\.$/u,
    ([, from = "", to = ""], { event }) => {
      const days = Number(to) - Number(from) + 1;
      return days === 7 || days === 14
        ? made(
            [`${event} goes on for ${days === 7 ? "a week" : "two weeks"}`],
            [
              falsely(
                `${event} is over after a single weekend`,
                "quantity",
                `${from}–${to}`,
                "a single weekend",
              ),
            ],
          )
        : null;
    },
  ],
  [
    /^(?:You|Participants|Visitors|Riders|Volunteers|Applicants|All [a-z]+) must be (?:at least )?(\d{1,2})(?: years old)?(?: or older| or over)?(?: to (?:take part|participate|enter|join|apply|attend|volunteer|ride|run|swim))?\.$/u,
    ([age = ""]) =>
      made(
        [`those under ${age} cannot take part`],
        [falsely("people of any age can take part", "condition", `at least ${age}`, "any age")],
      ),
  ],
  [
    /^(?:Must be|Ages?) (\d{1,2})(?: years old)?(?: or| and) (?:older|over|up|above)\.$/u,
    ([age = ""]) =>
      made(
        [`those under ${age} cannot take part`],
        [falsely("people of any age can take part", "condition", `${age} or older`, "any age")],
      ),
  ],
  [
    /^(?:Open|Only open) (?:only )?to ((?:[a-z]+ ){0,3}(?:students|residents|members|adults|children|teenagers|beginners|families))(?: only)?\.$/u,
    ([who = ""], { event }) =>
      made(
        [`only ${who.replace(/^all /u, "")} can take part in ${event}`],
        [falsely(`${event} is open to anyone who is interested`, "condition", who, "anyone")],
      ),
  ],
  [
    /^(?:Limited to|(?:A )?[Mm]aximum of|Up to|Only) (\d+) (people|participants|students|places|children|visitors|campers)(?: only| in total)?(?: \([^()]{3,40}\))?\.$/u,
    ([number = ""], { event }) =>
      made(
        [`no more than ${number} people can take part in ${event}`],
        [
          falsely(
            `at least ${number} people are needed for ${event}`,
            "comparison",
            `at most ${number}`,
            `at least ${number}`,
          ),
        ],
      ),
  ],
  [
    /^Free for ([a-z]+(?: (?:under|over|aged) [\w-]+)?)\.$/u,
    ([who = ""]) =>
      made(
        [`${who} do not have to pay anything`],
        [
          falsely(
            `${who} have to pay half of the usual price`,
            "condition",
            "free",
            "half of the usual price",
          ),
        ],
      ),
  ],
  [
    /^No ([a-z]+(?: [a-z]+){0,3}) (?:is|are|will be) (?:allowed|permitted)( (?:in|on|at|during|inside) [^.,;]{3,40})?\.$/u,
    ([what = "", where = ""]) =>
      made(
        [`the rules forbid ${what}${where}`],
        [
          falsely(
            `there is no rule against ${what}${where}`,
            "condition",
            "not allowed",
            "no rule against",
          ),
        ],
      ),
  ],
  [
    /^(?:There (?:are|will be) )?[Nn]o refunds(?: (?:are|will be) (?:given|available|possible|made|offered))?( (?:after|within|for) [^.,;]{3,40})?\.$|^Refunds (?:are|will) not (?:be )?(?:available|given|possible|made|offered)( (?:after|within|for) [^.,;]{3,40})?\.$/u,
    ([first = "", second = ""]) => {
      const when = first || second;
      return made(
        [`people cannot get their money back${when}`],
        [
          falsely(
            `people can get half of their money back${when}`,
            "condition",
            "no refunds",
            "half of their money",
          ),
        ],
      );
    },
  ],
  [
    /^(?:There is )?(?:[Aa] )?(\d{1,2}% (?:discount|off))(?: is (?:given|available|offered))? (?:for|to) groups of (\d+|[a-z]+) or more\b[^.]{0,20}\.$/u,
    ([, size = ""]) =>
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
    /^(?:There is )?(?:[Aa] )?\d{1,2}% (?:discount|off)(?: is (?:given|available|offered))? (?:if|for those who|when) (?:you |they )?(?:register|sign up|book|apply|pay) (by|before) ([A-Z][a-z]+ \d{1,2})\.$/u,
    ([link = "", day = ""]) =>
      made(
        [`those who sign up early enough pay less than others`],
        [
          falsely(
            `those who sign up after ${day} get a discount`,
            "order",
            `${link} ${day}`,
            `after ${day}`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+)?) (?:is|are) free for the first ((?:[a-z]+|\d+) (?:hours?|minutes|days?))\b[^.]{0,30}\.$/u,
    ([what = "", time = ""]) =>
      made(
        [`people have to pay for ${inner(what)} only after ${time}`],
        [
          falsely(
            `people have to pay for ${inner(what)} from the first minute`,
            "condition",
            `free for the first ${time}`,
            "from the first minute",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+(?: [a-z]+)?|Each [a-z]+) (?:must|should) (?:be|have) (no (?:longer|more|larger) than|under|less than|at most|up to|at least|more than) ([\d,]+ (?:words|minutes|pages|seconds|lines|MB))(?: long| in length)?\.$/u,
    ([what = "", how = "", size = ""]) => {
      const isLeast = /least|more than$/u.test(how) && !how.startsWith("no");
      const many = isPluralPhrase(what)
        ? inner(what)
        : `${inner(what).replace(/^(?:each|the) /u, "")}s`;
      return made(
        [`${many} of ${isLeast ? "fewer" : "more"} than ${size} are not accepted`],
        [
          falsely(
            `${many} of ${isLeast ? "more" : "fewer"} than ${size} are not accepted`,
            "comparison",
            `${how} ${size}`,
            isLeast ? "no more than" : "at least",
          ),
        ],
      );
    },
  ],
  [
    /^Tickets (?:are|cost) \$(\d+(?:\.\d\d)?) (in advance|online) (?:and|or|but) \$(\d+(?:\.\d\d)?) (at the door|on the day|on site|at the gate)\.$/u,
    ([one = "", early = "", two = "", late = ""]) =>
      Number(one) === Number(two)
        ? null
        : made(
            [`tickets cost ${Number(one) < Number(two) ? "less" : "more"} ${early} than ${late}`],
            [
              falsely(
                `tickets cost ${Number(one) < Number(two) ? "more" : "less"} ${early} than ${late}`,
                "comparison",
                `$${one} – $${two}`,
                `$${two} – $${one}`,
              ),
            ],
          ),
  ],
];
