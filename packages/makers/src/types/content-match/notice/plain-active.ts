/** What a notice says people may, must or cannot do. */
import { type NoticeClause } from "./clauses.ts";
import { inner, isPluralPhrase, type Notice } from "./notice.ts";
import { toldOf } from "./plain-verbs.ts";
import { falsely, made, type Made } from "./rule.ts";
import { turnedPhrase } from "./turns.ts";

/** How those are called who may or must do something. */
const whoever = (subject: string): string =>
  /^you$/iu.test(subject) ? "people" : inner(subject).replace(/^all (?=[a-z]+s$)/u, "");

/** "Sellers should arrive by 8:30", "Anyone living nearby may rent a table for $10". */
export function ofActive({ subject, finite, rest }: NoticeClause, notice: Notice): Made {
  const negated = finite === "cannot" || rest.startsWith("not ");
  const act = toldOf(rest.replace(/^not /u, "").replace(/^also /u, ""));
  if (
    act === null ||
    act.endsWith(" their own") ||
    act.endsWith(" only") ||
    /^(?:stay|remain|contain|include|fit|weigh|measure|reach|have)\b/u.test(act) ||
    /^(?:be|have been)\b/u.test(act) ||
    !/^[a-z]+\b/u.test(act)
  )
    return null;
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
      [`${who} ${who === "people" || isPluralPhrase(who) ? "are" : "is"} allowed to ${act}`],
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
        ? `${who} ${who === "people" || isPluralPhrase(who) ? "are" : "is"} expected to ${act}`
        : `it is necessary for ${who} to ${act}`,
    ],
    [
      turned
        ? falsely(
            `${who} ${who === "people" || isPluralPhrase(who) ? "are" : "is"} allowed to ${turned.text}`,
            turned.kind,
            turned.said,
            turned.stated,
          )
        : falsely(`there is no need for ${who} to ${act}`, "condition", finite, "no need"),
    ],
  );
}
