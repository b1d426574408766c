/** What a person thought, learned, wanted and refused, in other words. */
import { findVerbBase } from "@pulda/english";
import type { DeedEntry } from "./deed-entry.ts";
import { gerund, isAct } from "./deed-words.ts";
import { trueStatement, falseStatement } from "./life-statement.ts";

export const MENTAL_DEEDS: readonly DeedEntry[] = [
  [
    /^(?:propose|suggest|argue)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} put forward the idea that ${what}${time}`),
      falseStatement(
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
      trueStatement(`it became clear to ${name} that ${what}`),
      falseStatement(`${name} failed to see that ${what}`, "opposite", "realized", "failed to see"),
    ],
  ],
  [
    /^(?:believe|insist|claim|maintain|hold)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }) => [
      trueStatement(`${name} was of the opinion that ${what}`),
      falseStatement(`${name} rejected the view that ${what}`, "opposite", "believed", "rejected"),
    ],
  ],
  [
    /^(?:prove|show|demonstrate)$/u,
    /^that ([^,.]{10,90})$/u,
    ([, what = ""], { name }) => [
      trueStatement(`${name} gave proof that ${what}`),
      falseStatement(`${name} tried to disprove that ${what}`, "opposite", "showed", "disprove"),
    ],
  ],
  [
    /^(?:notice|observe)$/u,
    // "signals in places where, …" goes on behind the comma
    /^(?!.*\b(?:where|which|that|who|when)\b)([a-z]+s (?:in|on|of|from) [^,.]{3,60})$/u,
    ([, what = ""], { name }) => [
      trueStatement(`${what} did not escape ${name}'s notice`),
      falseStatement(`${name} overlooked ${what}`, "opposite", "noticed", "overlooked"),
    ],
  ],
  [
    /^continue$/u,
    /^(?:his|her) ([a-z]+) (?:long |even )?after (?:his|her) retirement$/u,
    ([, what = ""], { name, his }) => [
      trueStatement(`retirement did not put an end to ${name}'s ${what}`),
      falseStatement(
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
      trueStatement(
        `${name} did not give up ${doing} as long as ${his === "her" ? "she" : "he"} lived`,
      ),
      falseStatement(
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
    ([, what = ""], { name }) => [
      trueStatement(`${name} came to have a command of ${what}`),
      falseStatement(`${name} never learned ${what}`, "opposite", "learned", "never learned"),
    ],
  ],
  [
    /^learn$/u,
    /^(?:how )?to ([a-z]+ [^,.]{3,40}?) from (?:his|her) ([a-z]+)$/u,
    ([, act = "", who = ""], { name, his, him }) => [
      trueStatement(`${name}'s ${who} taught ${him} to ${act}`),
      falseStatement(
        `${name} taught ${his} ${who} to ${act}`,
        "agent",
        `from ${his} ${who}`,
        `${name} taught`,
      ),
    ],
  ],
  [
    /^disguise$/u,
    /^(?:himself|herself) as (an? [^,.]{3,30})$/u,
    ([, what = ""], { name }) => [trueStatement(`${name} pretended to be ${what}`)],
  ],
  [
    /^care$/u,
    /^little (?:for|about) ([^,.]{3,40})$/u,
    ([, what = ""], { name }) => [
      trueStatement(`${what} did not mean much to ${name}`),
      falseStatement(
        `${what} meant a great deal to ${name}`,
        "opposite",
        "cared little",
        "meant a great deal",
      ),
    ],
  ],
  [
    /^(?:urge|advise|encourage)$/u,
    /^((?:[a-z]+ ){0,2}[a-z]+s|people|women|children) to ([a-z]+ [^,.]{3,50})$/u,
    ([, whom = "", act = ""], { name }) =>
      isAct(act)
        ? [
            trueStatement(`${name}'s advice to ${whom} was to ${act}`),
            falseStatement(
              `${name} warned ${whom} against ${gerund(act)}`,
              "opposite",
              "urged",
              "warned against",
            ),
          ]
        : null,
  ],
  [
    /^succeed$/u,
    /^in ([a-z]+ing) ([^,.]{3,60})$/u,
    ([, doing = "", what = ""], { name }, time) => {
      const base = findVerbBase(doing, "") ?? findVerbBase(doing, doing);
      return base
        ? [
            trueStatement(`${name} managed to ${base} ${what}${time}`),
            falseStatement(
              `${name} tried in vain to ${base} ${what}`,
              "opposite",
              "succeeded",
              "in vain",
            ),
          ]
        : null;
    },
  ],
  [
    /^teach$/u,
    /^(?:himself|herself) ([^,.]{3,40}?)( in secret)?$/u,
    ([, what = "", secretly = ""], { name, his }) => [
      trueStatement(`${name} ${secretly ? "secretly " : ""}learned ${what} without a teacher`),
      falseStatement(
        `${name} learned ${what} with the help of ${his} teachers`,
        "agent",
        "taught herself",
        "teachers",
      ),
    ],
  ],
  [
    /^(?:refuse|decline)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) => [
      trueStatement(`${name} was not willing to ${act}${time}`),
      falseStatement(`${name} was glad to ${act}`, "opposite", "refused", "was glad"),
    ],
  ],
  [
    /^(?:refuse|decline|reject)$/u,
    /^((?:an?|the) [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} turned down ${what}${time}`),
      falseStatement(`${name} was glad to accept ${what}`, "opposite", "refused", "accept"),
    ],
  ],
  [
    /^(?:decide)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name, his }, time) => [
      trueStatement(`${name} made up ${his} mind to ${act}${time}`),
    ],
  ],
  [
    /^(?:manage)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act)
        ? [
            trueStatement(`${name} was successful in ${gerund(act)}${time}`),
            falseStatement(`${name} tried in vain to ${act}`, "opposite", "managed", "in vain"),
          ]
        : null,
  ],
  [
    /^(?:fail)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act)
        ? [
            trueStatement(`${name} did not succeed in ${gerund(act)}${time}`),
            falseStatement(
              `${name} was successful in ${gerund(act)}`,
              "opposite",
              "failed",
              "successful",
            ),
          ]
        : null,
  ],
  [
    /^(?:dream|want|hope|wish)$/u,
    /^(?:to ([a-z]+ [^,.]{3,50}?)|of ([a-z]+ing [^,.]{3,50}?))(?: as an? (?:boy|girl|child))?$/u,
    ([, act = "", doing = ""], { name }) =>
      [
        trueStatement(
          `${name}'s wish was ${act ? `to ${act}` : `to ${findVerbBase(doing.split(" ")[0]!, "") ?? ""} ${doing.split(" ").slice(1).join(" ")}`}`,
        ),
      ].filter(({ text }) => !/to {2}/u.test(text)),
  ],
  [
    /^suffer$/u,
    /^from ([^,.]{3,50})$/u,
    ([, what = ""], { name }) => [trueStatement(`${name} was troubled by ${what}`)],
  ],
  [
    /^come$/u,
    /^across ([^,.]{3,60})$/u,
    ([, what = ""], { name }) => [
      trueStatement(`${name} found ${what} by chance`),
      falseStatement(
        `${name} had long been looking for ${what}`,
        "cause",
        "came across",
        "long been looking for",
      ),
    ],
  ],
];
