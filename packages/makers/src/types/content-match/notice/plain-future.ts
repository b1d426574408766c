/** What a notice says will be done. */
import { type NoticeClause } from "./clauses.ts";
import { inner } from "./notice.ts";
import { passiveIn, toldOf } from "./plain-verbs.ts";
import { falsely, made, without, type Made } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

/** What is given to people. */
const GIVEN = /^(?:provide|supply|give|serve|offer|hand out|distribute|send|award|present)$/u;
const SHOWN =
  /^(?:display|exhibit|show|post|announce|publish|play|perform|choose|select|draw|collect|print|put|place|record|hold|donate|move|return)$/u;

/** "Hot soup will be served to all participants after the cleanup". */
export function ofFuture({ subject }: NoticeClause, phrase: string): Made {
  const what = inner(subject);
  const closed =
    /^closed( to [a-z]+)?((?: (?:on|during|from|between|for|until|in|after|before) .{3,60})?)$/u.exec(
      phrase,
    );
  if (closed) {
    const to = closed[1]?.slice(4);
    const when = closed[2] ?? "";
    if (/\b(?:these|this|those)\b/u.test(when) && !when.endsWith(" hours")) return null;
    const time = when.replace(/during these ([a-z]+) hours$/u, "in the $1");
    return to
      ? made(
          [`no ${to} can use ${what}${time}`],
          [
            falsely(
              `${to} can use ${what}${time} as usual`,
              "contrast",
              `closed to ${to}`,
              `${to} as usual`,
            ),
          ],
        )
      : made(
          [`people cannot use ${what}${time}`],
          [falsely(`${what} will stay open${time}`, "condition", "closed", "open")],
        );
  }
  const negated = phrase.startsWith("not ");
  const verb = passiveIn(phrase.replace(/^not /u, ""));
  if (!verb || /\bby\b/u.test(verb.rest) || verb.adverb === "only") return null;
  const told = toldOf(`${verb.base} ${what}${verb.rest}`);
  if (told === null) return null;
  if (negated && /^(?:accept|consider)$/u.test(verb.base) && verb.rest === "")
    return made(
      [`the organizers do not accept ${what}`],
      [falsely(`the organizers accept ${what} as well`, "condition", `not ${verb.base}`, "accept")],
    );
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
    return made(
      [`${whom} will get ${what}${when}`],
      [
        turned
          ? falsely(
              `${whom} will get ${what}${turned.text}`,
              turned.kind,
              turned.said,
              turned.stated,
            )
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
  return made(
    [`the organizers will ${told}`],
    turned
      ? [
          falsely(
            `the organizers will ${verb.base} ${what}${turned.text}`,
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
