/** What any clause of a notice says by its modal verb and its participle, in another construction. */
import { clauseIn, type NoticeClause } from "./clauses.ts";
import { inner, isPluralPhrase, type Notice } from "./notice.ts";
import { OF_ORGANIZERS, passiveIn, toldOf, type PassiveVerb } from "./plain-verbs.ts";
import { falsely, made, type Made } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";
import { ofActive } from "./plain-active.ts";
import { ofFuture } from "./plain-future.ts";
import { ofState } from "./plain-state.ts";

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
  if (finite === "will") return rest.startsWith("be ") ? ofFuture(clause, rest.slice(3)) : null;
  if (/^be\b|^not be\b/u.test(rest)) return ofPassive(clause);
  return ofActive(clause, notice);
}

function ofPassive({ subject, finite, rest }: NoticeClause): Made {
  const isNegated = rest.startsWith("not ") || finite === "cannot";
  const verb = passiveIn(rest.replace(/^(?:not )?be /u, ""));
  if (!verb || /\bby\b (?!phone|telephone|e-?mail|mail|post|[A-Z]|\d|the end)/u.test(verb.rest))
    return byAgent(subject, finite, verb);
  if (OF_ORGANIZERS.test(verb.base)) return null;
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
