/** What the sentences of a notice say of what is provided, brought, allowed and forbidden. */
import { findVerbBase, pluralOf } from "@pulda/english";
import { inner, isPluralPhrase } from "./notice.ts";
import { are, baseOfPhrase, falsely, made, nounOf, without, type Rule } from "./rule.ts";

/** Rules of what people need and may do; tried first. */
export const PROVISIONS: readonly Rule[] = [
  [
    /^([A-Z][a-z]+(?: [a-z]+)?) (?:is|are|will be) (?:provided|included|offered|served), but ([a-z]+(?: [a-z]+)?) (?:is|are|will) not(?: be)?\.$/u,
    ([yes = "", no = ""], { people }) =>
      made(
        [`${people} have to get ${no} for themselves, but not ${inner(yes)}`],
        [
          falsely(
            `${people} have to get ${inner(yes)} for themselves, but not ${no}`,
            "contrast",
            `${inner(yes)} – ${no}`,
            `${no} – ${inner(yes)}`,
          ),
        ],
      ),
  ],
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
        [`${nounOf(what)} must be brought by the ${inner(who)} themselves`],
        [
          falsely(
            `${nounOf(what)} ${isPluralPhrase(what) ? "are" : "is"} provided for the ${inner(who)}`,
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
        [`no child under ${age} may take part without ${who}`],
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
    /^([A-Z][^.;:,]{1,30}?) and ([a-z][^.;:,]{1,30}?) (?:are|is) (?:not (?:permitted|allowed)|prohibited|forbidden)( (?:in|on|at|during|inside) [^.;,]{2,40})?\.$/u,
    ([one = "", two = "", where = ""]) =>
      / (?:of|for|on|in) /u.test(one)
        ? null
        : made(
            [`neither ${inner(one)} nor ${two} ${are(two)} allowed${where}`],
            [
              falsely(
                `${inner(two)} ${are(two)} allowed${where}, but ${inner(one)} ${are(one)} forbidden`,
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
    /^Each ([a-z][a-z -]{2,40}?) may ([a-z]+) (?:only one|no more than one|up to one|one(?= [a-z]+ only)) ([a-z]+)(?: only)?\.$/u,
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
];
