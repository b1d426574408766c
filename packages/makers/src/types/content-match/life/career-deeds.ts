/** Where a person went and studied, and what he or she joined and was given, in other words. */
import type { DeedEntry } from "./deed-entry.ts";
import { PLACE, ing, isAct } from "./deed-words.ts";
import { trueStatement, falseStatement } from "./life-statement.ts";

export const CAREER_DEEDS: readonly DeedEntry[] = [
  [
    /^become$/u,
    /^interested in ([^,.]{3,40}?)(?: (?:during|when|while|after|at|as|through) [^,.]*)?$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} developed an interest in ${what}${time}`),
    ],
  ],
  [
    /^(?:receive|get|obtain)$/u,
    /^(?:an?|his|her) (?:early |formal |first |basic |primary )?education (at|in|from) ([^,.]{3,50})$/u,
    ([, at = "", where = ""], { name }, time) => [
      trueStatement(`${name} was educated ${at === "from" ? "by" : at} ${where}${time}`),
    ],
  ],
  [
    /^(?:complete|obtain|gain|earn|receive|take|get|finish)$/u,
    /^(?:his|her|an?|the) ((?:[a-z']+ )?(?:doctorate|degree|PhD|diploma|master's|studies|medical degree)(?: in [a-z ]{3,30})?) (?:at|from) ([^,.]{3,50})$/u,
    ([, degree = "", where = ""], { name }, time) =>
      [
        trueStatement(
          `${where} was the place where ${name} got ${/studies/u.test(degree) ? "through " : "the "}${degree}${time}`,
        ),
      ].filter(() => !/studies/u.test(degree)),
  ],
  [
    /^(?:receive|win|earn|get)$/u,
    /^((?:an?|the|(?:his|her) first) [^,.]*(?:Prize|prize|Medal|medal|Award|award)(?: (?:in|for) [^,.]{3,40})?)$/u,
    ([, prize = ""], { name }, time) => [
      trueStatement(
        `${prize.replace(/^(?:his|her) /u, "a ")} was given to ${name}${time}`.replace(
          /^a first/u,
          "a first",
        ),
      ),
    ],
  ],
  [
    /^become$/u,
    /^(?:the )?(?:head|director|president|chief|chair|leader|manager|editor|principal|captain|chairman|dean) of ([^,.]{3,60})$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} was put in charge of ${what}${time}`),
    ],
  ],
  [/^become$/u, /^a citizen(?: of ([A-Z][a-z ]+))?$/u, () => null],
  [
    /^join$/u,
    /^((?:the )?[A-Z][^,.]*|an? [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) =>
      /\b(?:club|society|group|team|party|army|navy|association|orchestra|staff|band|union|academy|choir|crew)\b/iu.test(
        what,
      )
        ? [trueStatement(`${name} became a member of ${what}${time}`)]
        : /\b(?:war|expedition|trip|project|campaign|protests?|effort|search|survey|fight|struggle|race|tour)\b/iu.test(
              what,
            )
          ? [trueStatement(`${name} took part in ${what}${time}`)]
          : /^(?:the )?[A-Z]/u.test(what)
            ? [trueStatement(`${name} became part of ${what}${time}`)]
            : null,
  ],
  [
    /^(?:set|leave|start)$/u,
    new RegExp(`^(?:out |off )?for ${PLACE}$`, "u"),
    ([, where = ""], { name }, time) => [
      trueStatement(`${name} started on a journey to ${where}${time}`),
    ],
  ],
  [
    /^leave$/u,
    /^((?:an? |the |his |her )?[A-Za-z][^,.]{3,50}?) to ([a-z]+ [^,.]{3,50})$/u,
    ([, what = "", act = ""], { name }, time) =>
      isAct(act) && /^school\b/u.test(what)
        ? [
            trueStatement(`${name} stopped going to ${what} in order to ${act}${time}`),
            falseStatement(
              `${name} refused to leave ${what} and did not ${act}`,
              "choice",
              "left school",
              "refused",
            ),
          ]
        : isAct(act) && what === "home"
          ? [
              trueStatement(`${name} went away from home to ${act}${time}`),
              falseStatement(
                `${name} refused to go away from home to ${act}`,
                "choice",
                "left home",
                "refused to leave",
              ),
            ]
          : isAct(act)
            ? [
                trueStatement(`${name} gave up ${what} in order to ${act}${time}`),
                falseStatement(
                  `${name} refused to leave ${what} and did not ${act}`,
                  "choice",
                  `left ${what}`,
                  `refused to leave ${what}`,
                ),
              ]
            : null,
  ],
  [
    /^(?:meet)$/u,
    /^([A-Z][^,.]{3,40})$/u,
    ([, who = ""], { name }, time) => [trueStatement(`${name} got to know ${who}${time}`)],
  ],
  [
    /^(?:go|travel|come|fly|journey|sail|move|return|emigrate|immigrate|flee|escape)$/u,
    new RegExp(
      `^(?:with (?:his|her) [a-z]+ )?(?:back )?to ${PLACE}(?: with (?:his|her) [a-z]+)?$`,
      "u",
    ),
    ([, where = ""], { name }, time, base) => [
      trueStatement(
        /^(?:move|emigrate|immigrate)$/u.test(base)
          ? `${name} went to live in ${where}${time}`
          : /^return$/u.test(base)
            ? `${name} went back to ${where}${time}`
            : /^(?:flee|escape)$/u.test(base)
              ? `${name} sought safety in ${where}${time}`
              : `${name} made a ${base === "sail" ? "voyage" : "journey"} to ${where}${time}`,
      ),
    ],
  ],
  [
    /^(?:move|emigrate|go|return|travel|come|sail)$/u,
    new RegExp(`^(?:back )?to ${PLACE} to ([a-z]+ [^,.]{3,50})$`, "u"),
    ([, where = "", act = ""], { name }, time, base) =>
      isAct(act)
        ? [
            trueStatement(
              `${name}'s purpose in ${base === "return" ? "returning" : ing(base)} to ${where}${time} was to ${act}`,
            ),
          ]
        : null,
  ],
  [
    /^visit$/u,
    new RegExp(`^${PLACE} (twice|(?:three|four|five|six|seven|ten|several|many) times)$`, "u"),
    ([, where = "", times = ""], { name }) => [
      trueStatement(
        `${name} made ${times === "twice" ? "two" : times.replace(" times", "")} trips to ${where}`,
      ),
      falseStatement(`${name} went to ${where} only once`, "quantity", times, "only once"),
    ],
  ],
  [
    /^visit$/u,
    new RegExp(`^${PLACE}$`, "u"),
    ([, where = ""], { name }, time) => [trueStatement(`${name} made a trip to ${where}${time}`)],
  ],
  [
    /^spend$/u,
    /^((?:many |several |most of |[a-z]+ )?(?:years|months|decades|weeks)|most of (?:his|her) life|(?:his|her) (?:last|final|early) years) as ((?:an?|the) [^,.]{3,60})$/u,
    ([, span = "", job = ""], { name }) =>
      [
        trueStatement(
          `${name} worked as ${job} for ${span === "years" ? "a number of years" : span}`,
        ),
      ].filter(() => !/life|his|her/u.test(span)),
  ],
  [
    /^spend$/u,
    /^((?:many |several |[a-z]+ )(?:years|months|decades|weeks)) (?:living |staying )?(in|at) ([^,.]{3,60})$/u,
    ([, span = "", at = "", where = ""], { name }) => [
      trueStatement(`${name} stayed ${at} ${where} for ${span}`),
    ],
  ],
  [
    /^spend$/u,
    /^(?:his|her) (?:last|final|later) years (in|on|at) ([^,.]{3,60})$/u,
    ([, at = "", where = ""], { name, his }) => [
      trueStatement(`${name} lived ${at} ${where} toward the end of ${his} life`),
    ],
  ],
  [
    /^go$/u,
    /^on to (?:read|study) ([a-z]+) at ([^,.]{3,70})$/u,
    ([, what = "", where = ""], { name }, time) => [
      trueStatement(`${name} was a student of ${what} at ${where}${time}`),
    ],
  ],
  [
    /^go$/u,
    /^to sea as (an? [a-z ]{3,30}?)(?: on [^,.]{3,40})?$/u,
    ([, job = ""], { name }, time) => [trueStatement(`${name} worked on a ship as ${job}${time}`)],
  ],
  [
    /^study$/u,
    /^([a-z]+(?: and [a-z]+)?) (in|at|under|with) ((?:his|her) native [A-Z][a-z]+|[A-Z][^,.]{2,50}|the [^,.]{3,50})$/u,
    ([, what = "", at = "", where = ""], { name }, time) =>
      /^(?:under|with)$/u.test(at)
        ? [trueStatement(`${where} was ${name}'s teacher of ${what}${time}`)]
        : [trueStatement(`${name} was a student of ${what} ${at} ${where}${time}`)],
  ],
  [
    /^(?:enroll|enrol)$/u,
    /^(?:at|in) ([^,.]{3,50})$/u,
    ([, where = ""], { name }, time) => [
      trueStatement(`${name} became a student at ${where}${time}`),
    ],
  ],
  [
    /^(?:teach)$/u,
    /^at ([^,.]{3,50})$/u,
    ([, where = ""], { name }, time) => [trueStatement(`${name} was a teacher at ${where}${time}`)],
  ],
];
