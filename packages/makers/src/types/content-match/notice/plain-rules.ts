/** What any clause of a notice says by its modal verb and its participle, in another construction. */
import { clauseIn, type NoticeClause } from "./clauses.ts";
import { inner, isPluralPhrase, type Notice } from "./notice.ts";
import { passiveIn, toldOf, type PassiveVerb } from "./plain-verbs.ts";
import { falsely, made, without, type Made } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

const MOST_WORDS = 20;

/** What a clause says; null where no construction is certain. */
export function plainClause(text: string, notice: Notice): Made {
  const clause = clauseIn(text);
  if (!clause) return null;
  const found = byConstruction(clause, notice);
  return found && found.trues.every((one) => one.split(" ").length <= MOST_WORDS) ? found : null;
}

function byConstruction(clause: NoticeClause, notice: Notice): Made {
  const { finite, rest } = clause;
  if (/^(?:is|are)$/u.test(finite)) return ofState(clause, notice);
  if (finite === "will")
    return rest.startsWith("be ") ? ofFuture(clause, rest.slice(3), notice) : null;
  if (/^be\b|^not be\b/u.test(rest)) return ofPassive(clause);
  return ofActive(clause, notice);
}

const whoever = (subject: string): string =>
  /^you$/iu.test(subject) ? "people" : inner(subject).replace(/^all (?=[a-z]+s$)/u, "");

/** "Ovens may be used", "Tickets must be shown at the gate", "Flashes may not be used". */
function ofPassive({ subject, finite, rest }: NoticeClause): Made {
  const isNegated = rest.startsWith("not ") || finite === "cannot";
  const verb = passiveIn(rest.replace(/^(?:not )?be /u, ""));
  if (!verb || /\bby\b (?!phone|telephone|e-?mail|mail|post|[A-Z]|\d|the end)/u.test(verb.rest))
    return byAgent(subject, finite, verb);
  const what = inner(subject);
  const told = toldOf(`${verb.base} ${what}${verb.rest}`);
  if (told === null || verb.adverb === "only") return null;
  if (isNegated || /^(?:need not|don't|do not)/u.test(finite))
    return /need|don't|do not/u.test(finite)
      ? null
      : made(
          [`people are not allowed to ${told}`],
          [falsely(`people are free to ${told}`, "condition", `${finite} not`, "free to")],
        );
  if (/^(?:must|have to|has to|need to|needs to|should)$/u.test(finite))
    return demanded(told, verb, what);
  return /^(?:may|can)$/u.test(finite) ? allowed(told, verb, what) : null;
}

function demanded(told: string, verb: PassiveVerb, what: string): Made {
  const turned = turnedPhrase(verb.rest);
  const falses = [
    turned
      ? falsely(
          `people can ${verb.base} ${what}${turned.text}`,
          turned.kind,
          turned.said,
          turned.stated,
        )
      : falsely(`people can choose whether or not to ${told}`, "condition", "must", "can choose"),
  ];
  return made([`people have to ${told}`], falses);
}

function allowed(told: string, verb: PassiveVerb, what: string): Made {
  const either = /^ (online|[a-z ]{3,30}?) or (from|at|in|by) (.{3,40})$/u.exec(verb.rest);
  if (either)
    return made(
      [
        either[1] === "online"
          ? `people do not have to go online in order to ${verb.base} ${what}`
          : `people can ${verb.base} ${what} in more ways than one`,
      ],
      [
        falsely(
          `people can ${verb.base} ${what} only ${either[1]}`,
          "condition",
          `${either[1]} or ${either[2]} ${either[3]}`,
          `only ${either[1]}`,
        ),
      ],
    );
  const turned = turnedPhrase(verb.rest);
  const free = told.replace(/ (?:for nothing|free of charge|for free)$/u, " without paying for it");
  return made(
    [`people are allowed to ${isPluralPhrase(what) ? free.replace(/for it$/u, "for them") : free}`],
    [
      turned
        ? falsely(
            `people can ${verb.base} ${what}${turned.text}`,
            turned.kind,
            turned.said,
            turned.stated,
          )
        : falsely(`it is against the rules to ${told}`, "condition", "may", "against the rules"),
    ].slice(0, turned || !/ (?:on|from|at|until) .*\d/u.test(verb.rest) ? 1 : 0),
  );
}

/** "All other ingredients must be brought by the team". */
function byAgent(subject: string, finite: string, verb: PassiveVerb | null): Made {
  const agent = /^ by (the [a-z]+|each [a-z]+|[a-z]+s)$/u.exec(verb?.rest ?? "")?.[1];
  if (!verb || !agent || !/^(?:must|should|have to)$/u.test(finite)) return null;
  const what = inner(subject).replace(/,.*$/u, "");
  return /^(?:bring|prepare|buy)$/u.test(verb.base)
    ? made(
        [`${agent} ${isPluralPhrase(agent) ? "have" : "has"} to ${verb.base} ${what}`],
        [falsely(`the organizers will provide ${what}`, "agent", `by ${agent}`, "the organizers")],
      )
    : null;
}

const GIVEN = /^(?:provide|supply|give|serve|offer|hand out|distribute|send|award|present)$/u;
const SHOWN =
  /^(?:display|exhibit|show|post|announce|publish|play|perform|choose|select|draw|collect|print|put|place|record|hold|donate|move)$/u;

/** "Hot soup will be served to all participants after the cleanup". */
function ofFuture({ subject }: NoticeClause, phrase: string, notice: Notice): Made {
  const what = inner(subject);
  const closed =
    /^closed( to [a-z]+)?((?: (?:on|during|from|between|for|until|in|after|before) .{3,60})?)$/u.exec(
      phrase,
    );
  if (closed) {
    const to = closed[1]?.slice(4);
    const when = closed[2] ?? "";
    if (/\b(?:these|this|those)\b/u.test(when) && !/ hours$/u.test(when)) return null;
    const time = when.replace(/during these ([a-z]+) hours$/u, "in the $1");
    return to
      ? made(
          [`no ${to} can use ${what}${time}`],
          [
            falsely(
              `only ${to} can use ${what}${time}`,
              "contrast",
              `closed to ${to}`,
              `only ${to}`,
            ),
          ],
        )
      : made(
          [`people cannot use ${what}${time}`],
          [falsely(`${what} will stay open${time}`, "condition", "closed", "open")],
        );
  }
  const negated = /^not /u.test(phrase);
  const verb = passiveIn(phrase.replace(/^not /u, ""));
  if (!verb || /\bby\b/u.test(verb.rest) || verb.adverb === "only") return null;
  const told = toldOf(`${verb.base} ${what}${verb.rest}`);
  if (told === null) return null;
  if (negated)
    return verb.base === "return"
      ? made(
          [`people cannot get ${without(what)} back`],
          [
            falsely(
              `people can get ${without(what)} back`,
              "condition",
              "not returned",
              "get back",
            ),
          ],
        )
      : null;
  if (verb.base === "refund") return refund(what, verb.adverb);
  const to = /^ to (.{3,50}?)((?: (?:after|before|at|during|when|on) .{3,40})?)$/u.exec(verb.rest);
  if (to && (GIVEN.test(verb.base) || verb.base === "donate")) {
    const [, whom = "", when = ""] = to;
    const turned = turnedPhrase(when);
    const get =
      /^(?:everyone|each|every)\b/u.test(whom) || !isPluralPhrase(whom) ? "will get" : "will get";
    return made(
      [`${whom} ${get} ${what}${when}`],
      [
        turned
          ? falsely(`${whom} ${get} ${what}${turned.text}`, turned.kind, turned.said, turned.stated)
          : verb.base === "donate"
            ? falsely(
                `those who take part will share ${what}`,
                "condition",
                `to ${whom}`,
                "those who take part",
              )
            : falsely(`only a few will get ${what}`, "quantity", whom, "only a few"),
      ],
    );
  }
  const given = /^given (an? .{3,40}?)((?: (?:with|at|on|after|before|for|to) .{3,60})?)$/u.exec(
    phrase,
  );
  if (given)
    return made(
      [`${given[1]} will be handed out to ${what}`],
      [falsely(`${what} are asked to bring ${given[1]} with them`, "agent", "given", "bring")],
    );
  if (!SHOWN.test(verb.base) && !GIVEN.test(verb.base)) return null;
  const turned = turnedPhrase(verb.rest);
  const who = notice.people === "" ? "people" : "the organizers";
  return made(
    [`${who} will ${told}`],
    turned
      ? [
          falsely(
            `${who} will ${verb.base} ${what}${turned.text}`,
            turned.kind,
            turned.said,
            turned.stated,
          ),
        ]
      : [],
  );
}

function refund(what: string, adverb: string): Made {
  const made_ =
    /^cancell?ations made (at least .{3,30}? (?:before|ahead of|in advance of) .{3,40}|before .{3,40}|by .{3,30})$/u.exec(
      what,
    );
  if (made_)
    return made(
      [
        `those who cancel ${made_[1]} get ${adverb === "fully" ? "all of their" : "their"} money back`,
      ],
      [
        falsely(
          `those who cancel ${made_[1]} get only half of their money back`,
          "quantity",
          "refunded",
          "only half",
        ),
      ],
    );
  return /(?:time|hours)$/u.test(what)
    ? made(
        [`people get their money back for ${what}`],
        [falsely(`people have to pay even for ${what}`, "condition", "refunded", "have to pay")],
      )
    : null;
}

/** "Nuts are not permitted", "Recording is strictly forbidden", "A photo ID is required as a deposit". */
function ofState({ subject, rest }: NoticeClause, notice: Notice): Made {
  const what = inner(subject);
  const banned =
    /^(?:not (?:permitted|allowed)|(?:strictly |also )?(?:prohibited|forbidden|banned))((?: (?:in|on|at|during|inside|near) .{2,40})?)$/u.exec(
      rest,
    );
  if (banned)
    return made(
      [`the rules forbid ${what}${banned[1] ?? ""}`],
      [
        falsely(
          `there is no rule against ${what}${banned[1] ?? ""}`,
          "condition",
          "not allowed",
          "no rule against",
        ),
      ],
    );
  if (/^not admitted$/u.test(rest))
    return made(
      [`people cannot bring ${what} with them`],
      [falsely(`${what} can get in with an adult`, "condition", "not admitted", "get in")],
    );
  const except = /^(?:permitted|allowed) (?:everywhere|anywhere) except (.{3,40})$/u.exec(rest);
  if (except) {
    const place = except[1]!.replace(/^(?:in|on|at) /u, "");
    return made(
      [`${place} is the only place where ${what} is forbidden`],
      [
        falsely(
          `${place} is the only place where ${what} is allowed`,
          "condition",
          `except ${except[1]}`,
          `only ${except[1]}`,
        ),
      ],
    );
  }
  if (/^(?:required|necessary) for (?:everyone|all [a-z]+)$/u.test(rest))
    return made(
      [`${what} are necessary for children and adults alike`].slice(
        0,
        isPluralPhrase(what) ? 1 : 0,
      ),
      [falsely(`only children need ${what}`, "quantity", "everyone", "only children")],
    );
  if (/^not accepted$/u.test(rest))
    return made(
      [`the organizers do not accept ${what}`],
      [falsely(`the organizers accept ${what} as well`, "condition", "not accepted", "accept")],
    );
  if (/^free(?: of charge)?(?: for (?:everyone|all))?$/u.test(rest))
    return made(
      [`people can get ${what} without paying`],
      [falsely(`people have to pay for ${what}`, "condition", "free", "pay")],
    );
  const regular = passiveIn(rest);
  if (
    regular &&
    /^(?:hold|offer|give|serve|display)$/u.test(regular.base) &&
    regular.adverb === "" &&
    / (?:on|in|at|every|each|after|before|for|to) /u.test(`${regular.rest} `) &&
    !/\bby\b/u.test(regular.rest)
  ) {
    const turned = turnedPhrase(regular.rest);
    return made(
      [`the organizers ${regular.base} ${what}${regular.rest}`],
      turned
        ? [
            falsely(
              `the organizers ${regular.base} ${what}${turned.text}`,
              turned.kind,
              turned.said,
              turned.stated,
            ),
          ]
        : [],
    );
  }
  const required = /^required (as|for|to) (.{3,50})$/u.exec(rest);
  if (required && toldOf(required[2]!) !== null)
    return made(
      [
        required[1] === "as"
          ? `people have to leave ${what} as ${required[2]}`
          : `people need ${what} ${required[1]} ${toldOf(required[2]!)}`,
      ],
      [
        falsely(
          required[1] === "as"
            ? `people have to leave some money as ${required[2]}`
            : `people can do without ${what} ${required[1]} ${toldOf(required[2]!)}`,
          "condition",
          "required",
          required[1] === "as" ? "money" : "do without",
        ),
      ].slice(0, required[1] === "as" && required[2] !== "a deposit" ? 0 : 1),
    );
  const sold = /^(?:sold|available) only (at|in|from|on|through) (.{3,40})$/u.exec(rest);
  if (sold && /\btickets?|passes\b/u.test(what))
    return made(
      [`people cannot buy ${what} anywhere but ${sold[1]} ${sold[2]}`],
      [
        falsely(
          `${what} can be bought elsewhere as well as ${sold[1]} ${sold[2]}`,
          "condition",
          `only ${sold[1]} ${sold[2]}`,
          "elsewhere as well",
        ),
      ],
    );
  const suited = /^(?:therefore |also )?not (?:suitable|recommended|suited) for (.{3,50})$/u.exec(
    rest,
  );
  if (suited)
    return made(
      [`${what} would cause trouble for ${suited[1]!.replace(/ or /u, " and ")}`],
      [
        falsely(
          `${what} ${isPluralPhrase(what) ? "are" : "is"} recommended for ${suited[1]!.replace(/ or /u, " and ")}`,
          "condition",
          "not suitable",
          "recommended",
        ),
      ],
    );
  if (
    /^(?:provided|supplied|included)\b/u.test(rest) &&
    !/\bnot\b/u.test(rest) &&
    /^\w+(?: free(?: of charge)?)?$/u.test(rest)
  )
    return made(
      [`${notice.people} do not have to bring ${what} themselves`],
      [
        falsely(
          `${notice.people} should bring ${what} from home`,
          "condition",
          "provided",
          "from home",
        ),
      ],
    );
  const asked =
    /^(?:asked|advised|required|expected|encouraged|requested|recommended) to (.{4,80})$/u.exec(
      rest,
    );
  if (asked) return ofActive({ subject, finite: "should", rest: asked[1]! }, notice);
  if (/^(?:nonrefundable|non-refundable|not refundable)$/u.test(rest))
    return made(
      [`money that has been paid is not given back`],
      [
        falsely(
          "those who change their minds can get their money back",
          "condition",
          "nonrefundable",
          "money back",
        ),
      ],
    );
  return null;
}

/** "Sellers should arrive by 8:30", "Anyone living nearby may rent a table for $10". */
function ofActive({ subject, finite, rest }: NoticeClause, notice: Notice): Made {
  const negated = finite === "cannot" || rest.startsWith("not ");
  const act = toldOf(rest.replace(/^not /u, ""));
  if (act === null || /^(?:be|have been)\b/u.test(act) || !/^[a-z]+\b/u.test(act)) return null;
  const who = whoever(subject);
  if (/\b(?:musicians|organizers|museum|staff|conductor)\b/u.test(who)) return null;
  if (negated)
    return /^(?:may|can|cannot|must|should)$/u.test(finite)
      ? made(
          [
            /^take part\b/u.test(act)
              ? `${notice.event} is not open to ${who}`
              : `it is against the rules for ${who} to ${act}`,
          ],
          [falsely(`${who} are also allowed to ${act}`, "condition", "cannot", "allowed to")].slice(
            0,
            isPluralPhrase(who) || who === "people" ? 1 : 0,
          ),
        )
      : null;
  const turned = turnedPhrase(act);
  if (/^(?:may|can)$/u.test(finite)) {
    const free =
      /^(?:enter|join|participate|come|attend|take part)(?: [a-z]+)? (?:free|free of charge|for free)$/u.exec(
        act,
      );
    if (free)
      return made(
        [`no fee has to be paid for ${who}`],
        [falsely(`${who} have to pay half of the fee`, "condition", "free", "half of the fee")],
      );
    const condition = /^(.{5,60}?) (?:if|only if) they (.{5,50})$/u.exec(act);
    if (condition && !/\bonly\b/u.test(condition[1]!))
      return made(
        [`${who} have to ${condition[2]} in order to ${condition[1]}`],
        [
          falsely(
            `${who} can ${condition[1]} even if they do not ${condition[2]}`,
            "condition",
            `if they ${condition[2]}`,
            "even if they do not",
          ),
        ],
      );
    return made(
      [`${/^(?:anyone|everyone)\b/u.test(who) ? `${who} is` : `${who} are`} allowed to ${act}`],
      [
        falsely(
          `it is against the rules ${who === "people" ? "" : `for ${who.replace(/^anyone /u, "those ")} `}to ${act}`,
          "condition",
          finite,
          "against the rules",
        ),
      ],
    );
  }
  if (/^(?:do not need to|don't have to|do not have to|need not)$/u.test(finite))
    return made(
      [`it is not necessary for ${who} to ${act}`],
      [falsely(`${who} have to ${act}`, "condition", finite, "have to")],
    );
  if (/\bown\b/u.test(act) && !/^(?:bring|prepare)\b/u.test(act)) return null;
  return made(
    [
      finite === "should"
        ? `${who} are expected to ${act}`
        : `it is necessary for ${who} to ${act}`,
    ],
    [
      turned
        ? falsely(`${who} are allowed to ${turned.text}`, turned.kind, turned.said, turned.stated)
        : falsely(`there is no need for ${who} to ${act}`, "condition", finite, "no need"),
    ],
  );
}
