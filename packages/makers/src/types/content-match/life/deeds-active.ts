/** What a person did, in other words. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { DeedEntry } from "./deed-table.ts";
import { told, turned } from "./told.ts";

const NP =
  "((?:[a-z]+s(?= |$)|an?|the|several|many|some|over|more than|about|nearly|two|three|four|five|six|ten|twenty|[A-Z])[^,.]*)";
const PLACE = "([A-Z][A-Za-zé' -]{2,40}|the [A-Z][A-Za-z ]{2,40})";
const ing = (base: string): string => verbForms(base).ing;

/** "change the oil" of "to change the oil": whether its first word is a verb. */
const isAct = (act: string): boolean => {
  const verb = /^[a-z]+/u.exec(act)?.[0] ?? "";
  return findVerbBase(verb, verb) === verb;
};
const gerund = (act: string): string => act.replace(/^[a-z]+/u, (verb) => ing(verb));
const plural = (thing: string): boolean =>
  /^(?:several|many|some|over|more than|about|nearly|two|three|four|five|six|ten|twenty)\b/u.test(
    thing,
  ) ||
  (/^(?!an? )/u.test(thing) &&
    (/[^s]s$/u.test(thing.replace(/ (?:of|for|in|on|to|about|that|with|from|at|by) .*$/u, "")) ||
      / and /u.test(thing)));

/** A long thing without what is told of it last. */
function shortened(thing: string): string {
  const words = thing.split(" ");
  if (words.length <= 10) return thing;
  const cut = words.findLastIndex(
    (word, at) =>
      at >= 4 && at <= 9 && /^(?:between|with|in|during|under|from|for|at|on|by)$/u.test(word),
  );
  return cut < 0 ? thing : words.slice(0, cut).join(" ");
}

export const ACTIVE_DEEDS: readonly DeedEntry[] = [
  [
    /^become$/u,
    /^interested in ([^,.]{3,40}?)(?: (?:during|when|while|after|at|as|through) [^,.]*)?$/u,
    ([, what = ""], { name }, time) => [told(`${name} developed an interest in ${what}${time}`)],
  ],
  [
    /^(?:finish|complete|publish|hold|give|win|direct|release|make|record|open|write|design|build|sell)$/u,
    /^(?:his|her) first ([a-z]+(?: [a-z]+)?)$/u,
    ([, what = ""], { name }, time, base) =>
      time === ""
        ? null
        : [told(`${name}'s first ${what} was ${verbForms(base).participle}${time}`)],
  ],
  [
    /^(?:receive|get|obtain)$/u,
    /^(?:an?|his|her) (?:early |formal |first |basic |primary )?education (at|in|from) ([^,.]{3,50})$/u,
    ([, at = "", where = ""], { name }, time) => [
      told(`${name} was educated ${at === "from" ? "by" : at} ${where}${time}`),
    ],
  ],
  [
    /^(?:complete|obtain|gain|earn|receive|take|get|finish)$/u,
    /^(?:his|her|an?|the) ((?:[a-z']+ )?(?:doctorate|degree|PhD|diploma|master's|studies|medical degree)(?: in [a-z ]{3,30})?) (?:at|from) ([^,.]{3,50})$/u,
    ([, degree = "", where = ""], { name }, time) =>
      [
        told(
          `${where} was the place where ${name} got ${/studies/u.test(degree) ? "through " : "the "}${degree}${time}`,
        ),
      ].filter(() => !/studies/u.test(degree)),
  ],
  [
    /^(?:receive|win|earn|get)$/u,
    /^((?:an?|the|(?:his|her) first) [^,.]*(?:Prize|prize|Medal|medal|Award|award)(?: (?:in|for) [^,.]{3,40})?)$/u,
    ([, prize = ""], { name }, time) => [
      told(
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
    ([, what = ""], { name }, time) => [told(`${name} was put in charge of ${what}${time}`)],
  ],
  [
    /^become$/u,
    /^(?:very |widely )?(?:famous|known|well known|popular|renowned) for (?:his |her )?([^,.]{3,50})$/u,
    ([, what = ""], { name }, time) => [told(`${what} brought fame to ${name}${time}`)],
  ],
  [
    /^become$/u,
    /^one of the (?:first|few) (women|men|people|scientists|artists|writers) (?:ever )?to (?:be )?([a-z]+) ([^,.]{3,60})$/u,
    ([, who = "", , what = ""], { name }) =>
      [told(`few ${who} before ${name} had had the same honor with regard to ${what}`)].slice(0, 0),
  ],
  [/^become$/u, /^a citizen(?: of ([A-Z][a-z ]+))?$/u, () => null],
  [
    /^join$/u,
    /^((?:the )?[A-Z][^,.]*|an? [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) =>
      /\b(?:club|society|group|team|party|army|navy|association|orchestra|staff|band|union|academy|choir|crew)\b/iu.test(
        what,
      )
        ? [told(`${name} became a member of ${what}${time}`)]
        : /\b(?:war|expedition|trip|project|campaign|protests?|effort|search|survey|fight|struggle|race|tour)\b/iu.test(
              what,
            )
          ? [told(`${name} took part in ${what}${time}`)]
          : /^(?:the )?[A-Z]/u.test(what)
            ? [told(`${name} became part of ${what}${time}`)]
            : null,
  ],
  [
    /^(?:set|leave|start)$/u,
    new RegExp(`^(?:out |off )?for ${PLACE}$`, "u"),
    ([, where = ""], { name }, time) => [told(`${name} started on a journey to ${where}${time}`)],
  ],
  [
    /^leave$/u,
    /^((?:an? |the |his |her )?[A-Za-z][^,.]{3,50}?) to ([a-z]+ [^,.]{3,50})$/u,
    ([, what = "", act = ""], { name }, time) =>
      isAct(act) && what === "home"
        ? [
            told(`${name} went away from home to ${act}${time}`),
            turned(
              `${name} refused to go away from home to ${act}`,
              "choice",
              "left home",
              "refused to leave",
            ),
          ]
        : isAct(act)
          ? [
              told(`${name} gave up ${what} in order to ${act}${time}`),
              turned(
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
    ([, who = ""], { name }, time) => [told(`${name} got to know ${who}${time}`)],
  ],
  [
    /^(?:go|travel|come|fly|journey|sail|move|return|emigrate|immigrate|flee|escape)$/u,
    new RegExp(
      `^(?:with (?:his|her) [a-z]+ )?(?:back )?to ${PLACE}(?: with (?:his|her) [a-z]+)?$`,
      "u",
    ),
    ([, where = ""], { name }, time, base) => [
      told(
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
    ([, where = "", act = ""], { name, his }, time, base) =>
      isAct(act)
        ? [
            told(
              `${name}'s purpose in ${base === "return" ? "returning" : ing(base)} to ${where}${time} was to ${act}`,
            ),
          ].filter(() => his !== "")
        : null,
  ],
  [
    /^visit$/u,
    new RegExp(`^${PLACE} (twice|(?:three|four|five|six|seven|ten|several|many) times)$`, "u"),
    ([, where = "", times = ""], { name }) => [
      told(
        `${name} made ${times === "twice" ? "two" : times.replace(" times", "")} trips to ${where}`,
      ),
      turned(`${name} went to ${where} only once`, "quantity", times, "only once"),
    ],
  ],
  [
    /^visit$/u,
    new RegExp(`^${PLACE}$`, "u"),
    ([, where = ""], { name }, time) => [told(`${name} made a trip to ${where}${time}`)],
  ],
  [
    /^spend$/u,
    /^((?:many |several |most of |[a-z]+ )?(?:years|months|decades|weeks)|most of (?:his|her) life|(?:his|her) (?:last|final|early) years) as ((?:an?|the) [^,.]{3,60})$/u,
    ([, span = "", job = ""], { name }) =>
      [
        told(`${name} worked as ${job} for ${span === "years" ? "a number of years" : span}`),
      ].filter(() => !/life|his|her/u.test(span)),
  ],
  [
    /^spend$/u,
    /^((?:many |several |[a-z]+ )(?:years|months|decades|weeks)) (?:living |staying )?(in|at) ([^,.]{3,60})$/u,
    ([, span = "", at = "", where = ""], { name }) => [
      told(`${name} stayed ${at} ${where} for ${span}`),
    ],
  ],
  [
    /^spend$/u,
    /^(?:his|her) (?:last|final|later) years (in|on|at) ([^,.]{3,60})$/u,
    ([, at = "", where = ""], { name, his }) => [
      told(`${name} lived ${at} ${where} toward the end of ${his} life`),
    ],
  ],
  [
    /^earn$/u,
    /^(?:his|her) living (as|by|in) ([^,.]{3,50})$/u,
    ([, how = "", what = ""], { name, he }, time) => [
      told(
        how === "as"
          ? `${name} worked as ${what} so that ${he} had money to live on${time}`
          : how === "in"
            ? `${name} had a job in ${what}${time}`
            : `${what} was what ${name} lived on${time}`,
      ),
    ],
  ],
  [
    /^(?:earn|gain|win|acquire)$/u,
    /^a reputation (?:for|as) ([^,.]{3,60})$/u,
    ([, what = ""], { name }) => [
      told(`people came to know ${name} for ${what.replace(/^(an? )/u, "being $1")}`),
    ],
  ],
  [
    /^work$/u,
    /^(?:at|in) ((?:an?|the|[A-Z])[^,.]{3,50})$/u,
    ([, where = ""], { name }, time) =>
      [told(`${name} was employed at ${where}${time}`)].filter(
        () => !/^the (?:field|evening|morning|dark|cold)/u.test(where),
      ),
  ],
  [
    /^(?:found|establish|start|launch)$/u,
    new RegExp(`^${NP}$`, "u"),
    ([, what = ""], { name }, time) =>
      /\b(?:school|company|society|institute|newspaper|magazine|hospital|museum|studio|orchestra|club|organization|centre|center|union|business|firm|laboratory|library|theater|theatre|university|college|association|movement|group|band)\b/iu.test(
        what,
      )
        ? [told(`${name} was the founder of ${what}${time}`)]
        : null,
  ],
  [
    /^(?:train|treat|rescue|develop|invent|design|create|build|compose|paint|discover|produce|introduce|translate|construct|carry out|devise|perfect|record|identify|photograph|draw|make|breed|complete|finish|direct|edit|collect|test|buy|sell|found|establish|publish|write|prove)$/u,
    new RegExp(`^${NP}$`, "u"),
    ([, whole = ""], { name }, time, base) => {
      const what = shortened(whole);
      return what.split(" ").length > 10 ||
        / (?:to|so|as|than|for (?:him|her|them)) /u.test(what) ||
        /^(?:the|a) (?:decision|mistake|effort|attempt|fortune|living|point|difference|journey|trip|name|friends?|start|way|habit|debut|money|discovery)\b/u.test(
          what,
        )
        ? null
        : [
            told(
              `${what} ${plural(what) ? "were" : "was"} ${verbForms(base).participle} by ${name}${time}`,
            ),
          ];
    },
  ],
  [
    /^(?:find|discover|work)$/u,
    /^(?:out )?a (?:new |better |simple |cheap )?(?:way|method|means) (?:to|of) ([a-z]+) ([^,.]{3,60})$/u,
    ([, verb = "", what = ""], { name }, time) => {
      const base = findVerbBase(verb, verb);
      return base
        ? [
            told(`${name} succeeded in ${ing(base)} ${what}${time}`),
            turned(
              `${name} tried in vain to ${base} ${what}`,
              "opposite",
              `found a way to ${base}`,
              "in vain",
            ),
          ]
        : null;
    },
  ],
  [
    /^(?:propose|suggest|argue)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }, time) => [
      told(`${name} put forward the idea that ${what}${time}`),
      turned(
        `${name} argued against the idea that ${what}`,
        "opposite",
        "proposed",
        "argued against",
      ),
    ],
  ],
  [
    /^(?:realize|realise|conclude|recognize|recognise|understand|discover|notice|observe|find)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }) => [
      told(`it became clear to ${name} that ${what}`),
      turned(`${name} failed to see that ${what}`, "opposite", "realized", "failed to see"),
    ],
  ],
  [
    /^(?:believe|insist|claim|maintain|hold)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }) => [
      told(`${name} was of the opinion that ${what}`),
      turned(`${name} rejected the view that ${what}`, "opposite", "believed", "rejected"),
    ],
  ],
  [
    /^(?:prove|show|demonstrate)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }) => [
      told(`${name} gave proof that ${what}`),
      turned(`${name} tried to disprove that ${what}`, "opposite", "showed", "disprove"),
    ],
  ],
  [
    /^(?:notice|observe)$/u,
    /^([a-z]+s (?:in|on|of|from) [^,.]{3,60})$/u,
    ([, what = ""], { name }) => [
      told(`${what} did not escape ${name}'s notice`),
      turned(`${name} overlooked ${what}`, "opposite", "noticed", "overlooked"),
    ],
  ],
  [
    /^continue$/u,
    /^(?:his|her) ([a-z]+) (?:long |even )?after (?:his|her) retirement$/u,
    ([, what = ""], { name, his }) => [
      told(`retirement did not put an end to ${name}'s ${what}`),
      turned(
        `${name} put an end to ${his} ${what} on retiring`,
        "order",
        "after retirement",
        "on retiring",
      ),
    ],
  ],
  [
    /^keep$/u,
    /^(?:on )?([a-z]+ing [^,.]{3,50}?) (?:to the (?:very )?end|until (?:his|her) death|all (?:his|her) life|throughout (?:his|her) life)$/u,
    ([, doing = ""], { name, his }) => [
      told(`${name} did not give up ${doing} as long as ${his === "her" ? "she" : "he"} lived`),
      turned(
        `${name} gave up ${doing} long before ${his} death`,
        "order",
        "to the end",
        "long before",
      ),
    ],
  ],
  [
    /^learn$/u,
    /^(the language of [^,.]{3,30}|[A-Z][a-z]+(?: and [A-Z][a-z]+)?)$/u,
    ([, what = ""], { name, isFemale }) =>
      [
        told(`${name} came to have a command of ${what}`),
        turned(`${name} never learned ${what}`, "opposite", "learned", "never learned"),
      ].slice(0, isFemale ? 2 : 2),
  ],
  [
    /^teach$/u,
    /^(?:himself|herself) ([^,.]{3,40}?)( in secret)?$/u,
    ([, what = "", secretly = ""], { name, his }) => [
      told(`${name} ${secretly ? "secretly " : ""}learned ${what} without a teacher`),
      turned(
        `${name} learned ${what} with the help of ${his} teachers`,
        "agent",
        "taught herself",
        "teachers",
      ),
    ],
  ],
  [
    /^(?:teach)$/u,
    /^at ([^,.]{3,50})$/u,
    ([, where = ""], { name }, time) => [told(`${name} was a teacher at ${where}${time}`)],
  ],
  [
    /^(?:refuse|decline)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) => [
      told(`${name} was not willing to ${act}${time}`),
      turned(`${name} was glad to ${act}`, "opposite", "refused", "was glad"),
    ],
  ],
  [
    /^(?:refuse|decline|reject)$/u,
    /^((?:an?|the) [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) => [
      told(`${name} turned down ${what}${time}`),
      turned(`${name} was glad to accept ${what}`, "opposite", "refused", "accept"),
    ],
  ],
  [
    /^(?:decide)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name, his }, time) => [told(`${name} made up ${his} mind to ${act}${time}`)],
  ],
  [
    /^(?:manage)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act)
        ? [
            told(`${name} was successful in ${gerund(act)}${time}`),
            turned(`${name} tried in vain to ${act}`, "opposite", "managed", "in vain"),
          ]
        : null,
  ],
  [
    /^(?:fail)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act)
        ? [
            told(`${name} did not succeed in ${gerund(act)}${time}`),
            turned(`${name} was successful in ${gerund(act)}`, "opposite", "failed", "successful"),
          ]
        : null,
  ],
  [
    /^(?:help|assist)$/u,
    /^(?:to )?([a-z]+) ((?:an?|the|several|many) [^,.]{3,50})$/u,
    ([, verb = "", what = ""], { name, his }, time) => {
      const base = findVerbBase(verb, verb);
      return base === verb
        ? [
            told(
              `with ${name}'s help, ${what} ${plural(what) ? "were" : "was"} ${verbForms(base).participle}${time}`,
            ),
          ].filter(() => his !== "")
        : null;
    },
  ],
  [
    /^(?:dream|want|hope|wish)$/u,
    /^(?:to ([a-z]+ [^,.]{3,50}?)|of ([a-z]+ing [^,.]{3,50}?))(?: as an? (?:boy|girl|child))?$/u,
    ([, act = "", doing = ""], { name }) =>
      [
        told(
          `${name}'s wish was ${act ? `to ${act}` : `to ${findVerbBase(doing.split(" ")[0]!, "") ?? ""} ${doing.split(" ").slice(1).join(" ")}`}`,
        ),
      ].filter(({ text }) => !/to {2}/u.test(text)),
  ],
  [
    /^take$/u,
    /^up ([a-z]+(?: [a-z]+)?)$/u,
    ([, what = ""], { name }, time) => [told(`${name} turned to ${what} as a new activity${time}`)],
  ],
  [
    /^give$/u,
    /^up ((?:his|her|the) [a-z]+|[a-z]+ing)$/u,
    ([, what = ""], { name }, time) => [
      told(`${name} did not go on with ${what}${time}`),
      turned(`${name} went on with ${what}`, "opposite", "gave up", "went on with"),
    ],
  ],
  [
    /^(?:lead|head|direct|run|manage)$/u,
    /^((?:an?|the) [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) =>
      /^the way\b|life\b/u.test(what) ? null : [told(`${name} was in charge of ${what}${time}`)],
  ],
  [
    /^reach$/u,
    /^(the [A-Za-z ]{3,40}|[A-Z][a-z ]{3,30})$/u,
    ([, where = ""], { name }, time) => [
      told(`${name} got as far as ${where}${time}`),
      turned(`${name} turned back without seeing ${where}`, "opposite", "reached", "turned back"),
    ],
  ],
  [
    /^study$/u,
    /^([a-z]+(?: and [a-z]+)?) (in|at|under|with) ((?:his|her) native [A-Z][a-z]+|[A-Z][^,.]{2,50}|the [^,.]{3,50})$/u,
    ([, what = "", at = "", where = ""], { name }, time) =>
      /^(?:under|with)$/u.test(at)
        ? [told(`${where} was ${name}'s teacher of ${what}${time}`)]
        : [told(`${name} was a student of ${what} ${at} ${where}${time}`)],
  ],
  [
    /^(?:enroll|enrol)$/u,
    /^(?:at|in) ([^,.]{3,50})$/u,
    ([, where = ""], { name }, time) => [told(`${name} became a student at ${where}${time}`)],
  ],
  [
    /^suffer$/u,
    /^from ([^,.]{3,50})$/u,
    ([, what = ""], { name }) => [told(`${name} was troubled by ${what}`)],
  ],
  [
    /^go$/u,
    /^on to (?:read|study) ([a-z]+) at ([^,.]{3,70})$/u,
    ([, what = "", where = ""], { name }, time) => [
      told(`${name} was a student of ${what} at ${where}${time}`),
    ],
  ],
  [
    /^go$/u,
    /^to sea as (an? [a-z ]{3,30}?)(?: on [^,.]{3,40})?$/u,
    ([, job = ""], { name }, time) => [told(`${name} worked on a ship as ${job}${time}`)],
  ],
  [
    /^come$/u,
    /^across ([^,.]{3,60})$/u,
    ([, what = ""], { name }) => [
      told(`${name} found ${what} by chance`),
      turned(
        `${name} had long been looking for ${what}`,
        "cause",
        "came across",
        "long been looking for",
      ),
    ],
  ],
];
