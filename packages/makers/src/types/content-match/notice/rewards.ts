/** What the sentences of a notice say of refunds, tickets, rewards and the weather. */
import { pluralOf } from "@pulda/english";
import { inner } from "./notice.ts";
import { falsely, lastOf, made, type Rule } from "./rule.ts";

/** Rules of what people get, pay and win; tried after the provisions. */
export const REWARDS: readonly Rule[] = [
  [
    /\b(?:no tickets (?:will be|are) sold|[Tt]ickets (?:will not be|are not) sold|[Tt]ickets cannot be (?:bought|purchased)) (at the (?:gate|door|entrance|site)|on site|on the day)[^.]{0,30}\.$/u,
    ([where = ""]) =>
      made(
        [`it is impossible to buy tickets ${where}`],
        [
          falsely(
            `tickets can also be bought ${where}`,
            "condition",
            `no tickets ${where}`,
            `tickets ${where}`,
          ),
        ],
      ),
  ],
  [
    /^Tickets for ([a-z ]{3,30}?) (?:cost|are) (\$\d+(?:\.\d\d)?)(?: each)? (at the (?:door|gate|entrance))\.$/u,
    ([what = "", , where = ""]) =>
      made(
        [`people can buy tickets for ${what} ${where}`],
        [
          falsely(
            `anyone may watch ${what} free of charge`,
            "condition",
            "tickets",
            "free of charge",
          ),
        ],
      ),
  ],
  [
    /^(?:Participation|Admission|Entry|Entrance|Registration|Attendance)(?: to [^.,]{3,30})? is free(?: of charge)?(?:, (?:but|and) [^.]{3,80})?\.$/u,
    (_, { people, event }) =>
      made(
        [`${people} do not have to pay to take part in ${event}`],
        [
          falsely(
            `${people} must pay a fee to take part in ${event}`,
            "condition",
            "free",
            "pay a fee",
          ),
        ],
      ),
  ],
  [
    /^(?:The )?(?:[a-z]+ )?(finalists|winners|participants) will be (?:notified|informed|contacted) by (e-mail|email|phone|text message|mail) (?:on|by) [A-Z][^.,]{3,20}\.$/u,
    ([who = "", way = ""]) =>
      made(
        [
          `the organizers will ${way === "phone" ? "call" : `send ${way === "e-mail" || way === "email" ? `an ${way}` : way === "mail" ? "a letter" : "a text message"} to`} the ${who}`,
        ],
        [],
      ),
  ],
  [
    /^([A-Z][a-z ]{2,30}?) must be ([a-z]+) from memory\.$/u,
    ([what = ""]) =>
      made(
        [`it is necessary to learn the ${inner(what)} by heart`],
        [
          falsely(
            `the ${inner(what)} may be read aloud from a sheet of paper`,
            "condition",
            "from memory",
            "from a sheet of paper",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z ]{2,30}?) (?:may|can) be in any language, but a translation must be (?:attached|included|added|submitted) if [^.]{3,40} not in English\.$/u,
    ([what = ""]) =>
      made(
        [`${inner(what)} in languages other than English need a translation`],
        [
          falsely(
            `only ${inner(what)} written in English are accepted`,
            "condition",
            "any language",
            "only English",
          ),
        ],
      ),
  ],
  [
    /^(?:Everyone who (?:enters|takes part|participates|attends|comes|joins|completes [^.,]{3,30})|All participants|All visitors|Every participant|Participants|Volunteers) will (?:receive|get|be given) ([^.;:]{3,90}?)\.$/u,
    ([what = ""]) => {
      const one = lastOf(what);
      if (!/^(?:a|an|one)\b/u.test(one)) return null;
      return made(
        [
          `all of those who take part are given ${one}`,
          `${one} is handed out to all those who take part`,
        ],
        [
          falsely(
            `only the winners will receive ${one}`,
            "condition",
            "everyone",
            "only the winners",
          ),
        ],
      );
    },
  ],
  [
    /^The (team|person|student|group|participant|visitor) (?:that|who) ([^.,;]{5,60}?) will (?:win|receive|get|be given) ([^.,;]{3,60})\.$/u,
    ([who = "", does = "", what = ""]) =>
      made(
        [
          `${what} goes to the ${who} that ${does}`.replace(
            /the (person|student|participant|visitor) that/u,
            "the $1 who",
          ),
        ],
        [
          falsely(
            `${what} is drawn by lot among all the ${inner(pluralOf(who))}`,
            "condition",
            `the ${who} that ${does}`,
            "by lot",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][a-z]+) (?:may|can) take (?:their |the )?([a-z ]{3,30}?) home(?: (after|at the end of) ([^.,]{3,40}))?\.$/u,
    ([who = "", what = "", when = "", event = ""]) =>
      made(
        [`${who} do not have to leave their ${what} behind${event ? ` ${when} ${event}` : ""}`],
        [
          falsely(
            `${who} must hand in their ${what}${event ? ` ${when} ${event}` : ""}`,
            "condition",
            `take ${what} home`,
            `hand in ${what}`,
          ),
        ],
      ),
  ],
  [
    /\b[Nn]o (?:previous |prior )?([a-z ]{3,30}?) (?:is|are) (?:needed|required|necessary)\b[^.!]{0,40}[.!]$/u,
    ([what = ""], { event, people }) =>
      /payment|fee|charge|deposit|ticket/u.test(what)
        ? null
        : /^(?:registration|reservation|sign-up|booking)$/u.test(what)
          ? made(
              [`people can join ${event} without signing up beforehand`],
              [
                falsely(
                  `${people} must sign up before ${event}`,
                  "condition",
                  `no ${what}`,
                  "must sign up",
                ),
              ],
            )
          : made(
              [`people without any ${what} can take part in ${event}`],
              [
                falsely(
                  `only those who have some ${what} can take part`,
                  "condition",
                  `no ${what} needed`,
                  `some ${what}`,
                ),
              ],
            ),
  ],
  [
    /^(?:If (it rains|the sky is cloudy|the weather is bad|it snows)|In (?:case|the event) of (rain|bad weather|snow)), [a-z ]{3,30}? will (?:be (?:moved|postponed|held)|take place) (?:to|until|on) ([A-Z][^.,]{3,30}(?:, [A-Z][a-z]+ \d+)?)\.$/u,
    ([clause = "", noun = "", day = ""], { event }) =>
      made(
        [
          `the organizers will put ${event} off until ${day} ${clause ? `if ${clause}` : `in case of ${noun}`}`,
        ],
        [
          falsely(
            `${event} will be canceled ${clause ? `if ${clause}` : `in case of ${noun}`}`,
            "condition",
            "moved to another day",
            "canceled",
          ),
        ],
      ),
  ],
  [
    /^(?:If (it rains|the weather is bad|it snows)|In (?:case|the event) of (rain|bad weather|snow|heavy rain)), [a-z ]{3,30}? will be held (indoors|in [^.,]{3,40}|at [^.,]{3,40})\.$/u,
    ([clause = "", noun = "", where = ""], { event }) =>
      made(
        [
          `bad weather does not stop ${event}, which is then moved ${where.replace(/^in /u, "into ").replace(/^at /u, "to ")}`,
        ],
        [
          falsely(
            `${event} will be put off ${clause ? `if ${clause}` : `in case of ${noun}`}`,
            "condition",
            `held ${where}`,
            "put off",
          ),
        ],
      ),
  ],
  [
    /^(?:If (it rains|the weather is bad|it snows)|In (?:case|the event) of (rain|bad weather|snow|heavy rain)), [a-z ]{3,30}? will be cancell?ed[^.]{0,40}\.$/u,
    ([clause = "", noun = ""], { event }) =>
      made(
        [`${event} will not take place ${clause ? `if ${clause}` : `in case of ${noun}`}`],
        [
          falsely(
            `${event} will be held as planned even ${clause ? `if ${clause}` : `in case of ${noun}`}`,
            "condition",
            "canceled",
            "held as planned",
          ),
        ],
      ),
  ],
  [
    /\b(?:takes place|will be held|will go ahead|goes ahead|will take place) (?:rain or shine|regardless of the weather|even if it rains)\.$/u,
    (_, { event }) =>
      made(
        [`bad weather will not stop ${event}`],
        [
          falsely(
            `${event} will be put off if it rains`,
            "condition",
            "rain or shine",
            "put off if it rains",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][^.;:,]{3,50}?) will not be accepted[^.;]{0,40}\.$/u,
    ([what = ""]) =>
      made(
        [`it is not possible to enter with ${inner(what)}`],
        [
          falsely(
            `people may also submit ${inner(what)}`,
            "condition",
            "not accepted",
            "may also submit",
          ),
        ],
      ),
  ],
];
