/** What the sentences of a notice say: provisions, permissions, conditions, rewards. */
import { findVerbBase, pluralOf } from "@pulda/english";
import { inner, isPluralPhrase } from "./notice.ts";
import { are, baseOfPhrase, falsely, lastOf, made, nounOf, without, type Rule } from "./rule.ts";

/** The rules that are tried first. */
export const PLAIN_RULES: readonly Rule[] = [
  [
    /^(?:All )?([A-Z][^.;:]{2,60}?) (?:will be|are|is) (?:provided|supplied)\b(?: free of charge| on site| at no extra cost| for free| for everyone)?(?:, so [^.]{3,60})?\.$/u,
    ([what = ""], { people }) =>
      made(
        [
          `${people} do not need to bring their own ${without(what)}`,
          `it is not necessary for ${inner(people)} to prepare ${without(what)}`,
        ],
        [
          falsely(
            `${people} have to bring their own ${without(what)}`,
            "condition",
            "provided",
            "bring their own",
          ),
        ],
      ),
  ],
  [
    /^(?:[^.]{0,50}\b(?:please|Please|and|should|must|to) )?[Bb]ring (?:your|their) own ([a-z][a-z -]{2,40}?)(?: and [a-z -]{2,40})?\.$/u,
    ([what = ""], { people }) =>
      made(
        [`${people} should prepare ${nounOf(what)} for themselves`],
        [
          falsely(
            isPluralPhrase(what)
              ? `${what} are provided for ${inner(people)}`
              : `${nounOf(what)} is provided for each of the ${inner(people)}`,
            "condition",
            "bring your own",
            "provided",
          ),
        ],
      ),
  ],
  [
    /\b([Gg]ardeners|[Pp]articipants|[Vv]isitors|[Cc]ampers|[Ss]tudents|[Mm]embers|[Gg]uests|[Vv]olunteers) (?:must|should|need to|have to) (?:bring|prepare) their own ([a-z][a-z -]{2,30}?)\.$/u,
    ([who = "", what = ""]) =>
      made(
        [`${what} must be prepared by the ${inner(who)} themselves`],
        [
          falsely(
            `${what} are provided for the ${inner(who)}`,
            "condition",
            "bring their own",
            "provided",
          ),
        ],
      ),
  ],
  [
    /^Children (under|younger than|below) (?:the age of )?(\d+|[a-z]+) must (?:be with|be accompanied by|come with|bring|be accompanied by) ([a-z ]{3,40})\.$/u,
    ([, age = "", who = ""]) =>
      made(
        [`no child under ${age} may take part without ${who.replace(/^an? /u, "a ")}`],
        [
          falsely(
            `children under ${age} are allowed to take part on their own`,
            "condition",
            `must be with ${who}`,
            "on their own",
          ),
        ],
      ),
  ],
  [
    /^([A-Z][^.;:,]{2,50}?) (?:should|must|may|can) be ([a-z]+) only by ([a-z ]{3,30})\.$/u,
    ([what = "", participle = "", who = ""], { people }) => {
      const base = findVerbBase(participle, participle);
      return base
        ? made(
            [`no one but ${who} should ${base} ${inner(what)}`],
            [
              falsely(
                `${people} of all ages may ${base} ${inner(what)}`,
                "condition",
                `only by ${who}`,
                "of all ages",
              ),
            ],
          )
        : null;
    },
  ],
  [
    /^Only ([a-z]+) ([a-z]+)(?:, which can be ([a-z]+ [^.,]{3,40}),)? (?:are|is|may be|can be) (?:allowed|used|permitted)\.$/u,
    ([kind = "", what = "", borrowed = ""], { people }) =>
      made(
        borrowed
          ? [`${people} can ${baseOfPhrase(borrowed, `${kind} ${what}`)}`]
          : [`no ${what} other than ${kind} ones are allowed`],
        [
          falsely(
            `${what} of any kind may be used`,
            "condition",
            `only ${kind} ${what}`,
            `${what} of any kind`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][^.;,]{2,40}?) (?:is|are) (?:allowed|permitted|welcome)(?:; | but |, but )([a-z][^.;,]{2,40}?) (?:is|are) not\.$/u,
    ([yes = "", no = ""]) =>
      made(
        [`${inner(yes)} may be used, while ${no} ${are(no)} forbidden`],
        [
          falsely(
            `${no} ${are(no)} allowed, but ${inner(yes)} ${are(yes)} forbidden`,
            "contrast",
            `${inner(yes)} – ${no}`,
            `${no} – ${inner(yes)}`,
          ),
        ],
      ),
  ],
  [
    /\b[Tt]he use of ([a-z ]{3,40}?) is (?:not permitted|not allowed|prohibited|forbidden)\.$/u,
    ([what = ""], { people }) =>
      made(
        [`${people} must avoid using ${what}`, `using ${what} is against the rules`],
        [falsely(`${people} are free to use ${what}`, "condition", "not permitted", "free to use")],
      ),
  ],
  [
    /^([A-Z][^.;:,]{1,30}?) and ([a-z][^.;:,]{1,30}?) (?:are|is) (?:not (?:permitted|allowed)|prohibited|forbidden)\b[^.;,]{0,40}\.$/u,
    ([one = "", two = ""]) =>
      made(
        [`neither ${inner(one)} nor ${two} ${are(two)} allowed`],
        [
          falsely(
            `${inner(two)} ${are(two)} allowed, but ${inner(one)} ${are(one)} forbidden`,
            "condition",
            `${inner(one)}, ${two}: not permitted`,
            `${two}: allowed`,
          ),
        ],
      ),
  ],
  [
    /^([A-Z][^.;:,]{2,50}?) (?:are|is) (?:not (?:permitted|allowed)|prohibited|forbidden)( (?:in|on|at|during|inside) [^.;,]{2,40})?\.$/u,
    ([what = "", where = ""]) =>
      made(
        [`the rules forbid ${inner(what)}${where}`],
        [
          falsely(
            `there is no rule against ${inner(what)}${where}`,
            "condition",
            "not allowed",
            "no rule against",
          ),
        ],
      ),
  ],
  [
    /^Each ([a-z][a-z -]{2,40}?) may ([a-z]+) (?:only one|no more than one|up to one) ([a-z]+)\.$/u,
    ([who = "", verb = "", what = ""]) =>
      made(
        [`no ${who} may ${verb} more than one ${what}`],
        [
          falsely(
            `each ${who} may ${verb} as many ${pluralOf(what)} as they like`,
            "quantity",
            `only one ${what}`,
            `as many ${pluralOf(what)} as they like`,
          ),
        ],
      ),
  ],
  [
    /^Those who ([a-z][^.,;]{3,50}?) (?:cannot|will not be able to|may not) ([a-z][^.,;]{2,50}?)(?: later)?\.$/u,
    ([do_ = "", what = ""]) =>
      made(
        [`it is impossible for those who ${do_} to ${what} afterward`],
        [
          falsely(
            `those who ${do_} may still ${what} later`,
            "condition",
            `cannot ${what}`,
            `may still ${what}`,
          ),
        ],
      ),
  ],
  [
    /^(?:A full refund|Full refunds?) (?:is|are|will be) (?:available|given|possible|offered) (?:until|up to|no later than) ([a-z]+ (?:days?|weeks?|hours?)) before ([^.,]{3,50})\.$/u,
    ([time = "", event = ""]) =>
      made(
        [`those who cancel at least ${time} before ${event} get all of their money back`],
        [
          falsely(
            `those who cancel ${time} before ${event} lose all of their money`,
            "condition",
            "a full refund",
            "lose all of their money",
          ),
        ],
      ),
  ],
  [
    /^(?:The fee|Fees?|Registration fees?) (?:is|are) (?:non-refundable|not refundable|not refunded)[^.]{0,60}\.$/u,
    () =>
      made(
        ["money that has been paid as a fee is not returned"],
        [
          falsely(
            "those who cancel can get their fee back",
            "condition",
            "not refundable",
            "get their fee back",
          ),
        ],
      ),
  ],
  [
    /\bGroups of (more than|over|at least) ([a-z0-9]+)(?: people)? (?:are asked to|should|must) (?:call|phone|contact) [^.]{3,50}?(?:in advance|beforehand|first)?\.$/u,
    ([, size = ""]) => made([`groups larger than ${size} should get in touch beforehand`], []),
  ],
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
      /^(?:registration|reservation|sign-up|booking)$/u.test(what)
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
