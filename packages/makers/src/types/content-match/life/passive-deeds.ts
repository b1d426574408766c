/** What was done to a person, in other words. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { DeedEntry } from "./deed-entry.ts";
import { trueStatement, falseStatement } from "./life-statement.ts";

const isAct = (act: string): boolean => {
  const verb = /^[a-z]+/u.exec(act)?.[0] ?? "";
  return findVerbBase(verb, verb) === verb;
};
const gerund = (act: string): string => act.replace(/^[a-z]+/u, (verb) => verbForms(verb).ing);
const named = (who: string, name: string): string => who.replace(/^(?:his|her) /u, `${name}'s `);

export const PASSIVE_DEEDS: readonly DeedEntry[] = [
  [
    /^invite$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act) ? [trueStatement(`${name} received an invitation to ${act}${time}`)] : null,
  ],
  [
    /^knight$/u,
    /^$/u,
    (_, { name }, time) => [trueStatement(`${name} received the title of knight${time}`)],
  ],
  [
    /^(?:advise|ask|encourage|persuade|urge|invite|tell|order)$/u,
    /^by ([^,.]{3,40}?) to ([a-z]+ [^,.]{3,60})$/u,
    ([, who = "", act = ""], { name, him }, time, base) =>
      isAct(act)
        ? [
            trueStatement(
              /^(?:his|her) /u.test(who)
                ? `${named(who, name)} ${verbForms(base).past} ${him} to ${act}${time}`
                : `${who} ${verbForms(base).past} ${name} to ${act}${time}`,
            ),
          ]
        : null,
  ],
  [
    /^(?:hire|employ|engage|appoint)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name }, time) =>
      isAct(act) ? [trueStatement(`${name} was given the job of ${gerund(act)}${time}`)] : null,
  ],
  [
    /^(?:honor|honour|present)$/u,
    /^with ((?:an?|the) [^,.]{3,60})$/u,
    ([, what = ""], { name }, time) => [trueStatement(`${name} was given ${what}${time}`)],
  ],
  [
    /^make$/u,
    /^((?:an?|the) [^,.]{3,70})$/u,
    ([, what = ""], { name }, time) => [trueStatement(`${name} became ${what}${time}`)],
  ],
  [
    /^elect$/u,
    /^to ((?:the )?[^,.]*(?:Society|Academy|Institute|Association|Royal|Senate|Parliament|parliament|council|Council)[^,.]*)$/u,
    ([, what = ""], { name }, time) => [trueStatement(`${name} became a member of ${what}${time}`)],
  ],
  [
    /^(?:elect|appoint|name|choose|select)$/u,
    /^(?:as |to be )?((?:an?|the) [^,.]{3,50}|(?:president|director|head|chair|chairman|professor|captain|editor|leader|ambassador|governor|mayor|secretary)\b[^,.]{3,50})$/u,
    ([, office = ""], { name }, time) => [trueStatement(`${name} became ${office}${time}`)],
  ],
  [
    /^(?:force|oblige|compel)$/u,
    /^to ([a-z]+ [^,.]{3,60})$/u,
    ([, act = ""], { name, his }, time) => [
      trueStatement(`${name} had no choice but to ${act}${time}`),
      falseStatement(
        `it was of ${his} own free will that ${name} decided to ${act}`,
        "cause",
        "forced",
        "own free will",
      ),
    ],
  ],
  [
    /^(?:offer)$/u,
    /^((?:an?|the) [^,.]{3,50})$/u,
    ([, what = ""], { name }, time) => [
      trueStatement(`${name} was given the chance to take ${what}${time}`),
    ],
  ],
  [
    /^(?:educate)$/u,
    /^at ([^,.]{3,50})$/u,
    ([, where = ""], { name }) => [trueStatement(`${name} was a student at ${where}`)],
  ],
  [
    /^(?:train)$/u,
    /^(in|as) ([^,.]{3,50}?)(?: by ([^,.]{3,40}))?$/u,
    ([, how = "", what = "", who = ""], { name, him }, time) => [
      trueStatement(
        who === ""
          ? `${name} received training ${how} ${what}${time}`
          : /^(?:his|her) /u.test(who)
            ? `${named(who, name)} trained ${him} ${how} ${what}${time}`
            : `${who} trained ${name} ${how} ${what}${time}`,
      ),
    ],
  ],
  [
    /^(?:bury)$/u,
    /^(in|at) ([^,.]{3,50})$/u,
    ([, at = "", where = ""], { name }) => [trueStatement(`${name}'s grave is ${at} ${where}`)],
  ],
  [
    /^(?:inspire)$/u,
    /^by ([^,.]{3,50})$/u,
    ([, what = ""], { name }) =>
      /\bto\b/u.test(what) ? null : [trueStatement(`${what} gave inspiration to ${name}`)],
  ],
  [
    /^(?:reject)$/u,
    /^by ([^,.]{3,50})$/u,
    ([, who = ""], { name }, time) => [
      trueStatement(`${who} turned ${name} down${time}`),
      falseStatement(`${who} welcomed ${name}`, "opposite", "rejected", "welcomed"),
    ],
  ],
  [
    /^(?:accept|admit)$/u,
    /^(?:to|into|by) ([^,.]{3,50})$/u,
    ([, who = ""], { name }, time) => [trueStatement(`${name} was able to enter ${who}${time}`)],
  ],
  [
    /^(?:ignore|forget|overlook|neglect)$/u,
    /^$/u,
    (_, { name, him }) => [
      trueStatement(`people paid hardly any attention to ${name}`),
      falseStatement(
        `people honored ${name} and made ${him} famous at once`,
        "opposite",
        "ignored",
        "honored",
      ),
    ],
  ],
  [
    /^(?:shower)$/u,
    /^with (honors|honours|praise|gifts)$/u,
    ([, what = ""], { name }) => [
      trueStatement(
        `${name} received a great many ${what === "praise" ? "words of praise" : what}`,
      ),
    ],
  ],
];
