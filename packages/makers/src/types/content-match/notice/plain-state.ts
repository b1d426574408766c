/** What a notice says is forbidden, needed, free or done regularly. */
import { type NoticeClause } from "./clauses.ts";
import { inner, isPluralPhrase, type Notice } from "./notice.ts";
import { passiveIn, toldOf } from "./plain-verbs.ts";
import { falsely, made, type Made } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";
import { ofActive } from "./plain-active.ts";

/** "Nuts are not permitted", "Recording is strictly forbidden", "A photo ID is required as a deposit". */
export function ofState({ subject, rest }: NoticeClause, notice: Notice): Made {
  const what = inner(subject);
  const banned =
    /^(?:not (?:permitted|allowed)|(?:strictly |also )?(?:prohibited|forbidden|banned))((?: (?:everywhere )?(?:in|on|at|during|inside|near) .{2,40})?)$/u.exec(
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
  if (/^not (?:provided|included|supplied)$/u.test(rest))
    return made(
      [`people have to get ${what} for themselves`],
      [falsely(`the organizers will take care of ${what}`, "condition", rest, "take care of")],
    );
  const cancel = /^free (until|before|up to) (.{3,30})$/u.exec(rest);
  if (cancel && /^cancell?ations?$/u.test(what))
    return made(
      [`people can cancel without paying ${cancel[1]} ${cancel[2]}`],
      [
        falsely(
          `people can cancel without paying even after ${cancel[2]}`,
          "order",
          `${cancel[1]} ${cancel[2]}`,
          `after ${cancel[2]}`,
        ),
      ],
    );
  const split =
    /^(?:welcome|allowed|permitted) (in|on|at) (the [a-z ]{3,30}) but not (?:in|on|at) (the [a-z ]{3,30})$/u.exec(
      rest,
    );
  if (split)
    return made(
      [`${what} must be kept out of ${split[3]}`],
      [
        falsely(
          `${what} are welcome in ${split[3]} but not ${split[1]} ${split[2]}`,
          "contrast",
          `${split[2]}, not ${split[3]}`,
          `${split[3]}, not ${split[2]}`,
        ),
      ],
    );
  const valid = /^not valid((?: (?:on|in|at|for|after|before|during) .{3,40})?)$/u.exec(rest);
  if (valid)
    return made(
      [`people cannot use ${what}${valid[1]}`],
      [falsely(`people can use ${what}${valid[1]} as well`, "condition", "not valid", "can use")],
    );
  const alone =
    /^not (?:admitted|allowed|carried|permitted|accepted) without (an? [a-z]+(?: or [a-z]+)?)$/u.exec(
      rest,
    );
  if (alone)
    return made(
      [`${what} need ${alone[1]} with them`],
      [
        falsely(
          `${what} may come on their own`,
          "condition",
          `without ${alone[1]}`,
          "on their own",
        ),
      ],
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
