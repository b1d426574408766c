/** What a person made, found, led and lived on, in other words. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { DeedEntry } from "./deed-entry.ts";
import { NP, ing, plural, shortened } from "./deed-words.ts";
import { trueStatement, falseStatement } from "./life-statement.ts";

export const WORK_DEEDS: readonly DeedEntry[] = [
  [
    /^(?:earn|make)$/u,
    /^(?:his|her|a) living by ([a-z]+ing) ([^,.]{3,60})$/u,
    ([, doing = "", what = ""], { name }) => {
      const base = findVerbBase(doing, "") ?? findVerbBase(doing, doing);
      return base ? [trueStatement(`${name} ${verbForms(base).past} ${what} for a living`)] : null;
    },
  ],
  [
    /^become$/u,
    /^the (housekeeper|secretary|assistant|servant|apprentice|cook|tutor|governess|nurse|maid) (?:of|to) ([^,.]{3,40})$/u,
    ([, job = "", whom = ""], { name }, time) => [
      trueStatement(
        `${name} worked for ${whom} as ${/^[aeiou]/u.test(job) ? "an" : "a"} ${job}${time}`,
      ),
    ],
  ],
  [
    /^serve$/u,
    /^as (an? member of [^,.]{3,50})$/u,
    ([, what = ""], { name }) => [trueStatement(`${name} was ${what}`)],
  ],
  [
    /^(?:finish|complete|publish|hold|give|win|direct|release|make|record|open|write|design|build|sell)$/u,
    /^(?:his|her) first ([a-z]+(?: [a-z]+)?)$/u,
    ([, what = ""], { name }, time, base) =>
      time === ""
        ? null
        : [trueStatement(`${name}'s first ${what} was ${verbForms(base).participle}${time}`)],
  ],
  [
    /^earn$/u,
    /^(?:his|her) living (as|by|in) ([^,.]{3,50})$/u,
    ([, how = "", what = ""], { name, he }, time) => [
      trueStatement(
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
      trueStatement(`people came to know ${name} for ${what.replace(/^(an? )/u, "being $1")}`),
    ],
  ],
  [
    /^work$/u,
    /^(?:at|in) ((?:an?|the|[A-Z])[^,.]{3,50})$/u,
    ([, where = ""], { name }, time) =>
      [trueStatement(`${name} was employed at ${where}${time}`)].filter(
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
        ? [trueStatement(`${name} was the founder of ${what}${time}`)]
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
            trueStatement(
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
            trueStatement(`${name} succeeded in ${ing(base)} ${what}${time}`),
            falseStatement(
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
    /^(?:help|assist)$/u,
    /^(?:to )?([a-z]+) ((?:an?|the|several|many) [^,.]{3,50})$/u,
    ([, verb = "", what = ""], { name }, time) => {
      const base = findVerbBase(verb, verb);
      return base === verb
        ? [
            trueStatement(
              `with ${name}'s help, ${what} ${plural(what) ? "were" : "was"} ${verbForms(base).participle}${time}`,
            ),
          ]
        : null;
    },
  ],
  [
    /^(?:lead|head|direct|run|manage)$/u,
    /^((?:an?|the) [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) =>
      /^the way\b|life\b/u.test(what)
        ? null
        : [trueStatement(`${name} was in charge of ${what}${time}`)],
  ],
  [
    /^give$/u,
    /^up ((?:his|her|the) [a-z]+|[a-z]+ing)$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} did not go on with ${what}${time}`),
      falseStatement(`${name} went on with ${what}`, "opposite", "gave up", "went on with"),
    ],
  ],
  [
    /^take$/u,
    /^up ([a-z]+(?: [a-z]+)?)$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} turned to ${what} as a new activity${time}`),
    ],
  ],
  [
    /^reach$/u,
    /^(the [A-Za-z ]{3,40}|[A-Z][a-z ]{3,30})$/u,
    ([, where = ""], { name }, time) => [
      trueStatement(`${name} got as far as ${where}${time}`),
      falseStatement(
        `${name} turned back without seeing ${where}`,
        "opposite",
        "reached",
        "turned back",
      ),
    ],
  ],
];
