/** What a text tells about a person in other sentences than those of which the person is the subject. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { Words } from "./words.ts";
import { trueStatement, falseStatement, type LifeStatement } from "./life-statement.ts";
import { amounts, limits, opinions, receptions, steps } from "./turning-points.ts";

const KIN =
  "father|mother|stepfather|stepmother|uncle|aunt|brother|sister|grandfather|grandmother|teacher|husband|wife";

const NUMBER = "[a-z]+(?:-[a-z]+)?|\\d{1,3}";

/**
 * What a sentence tells, and what it does not.
 * @param text a sentence, of 900 characters at most
 * @param whole the text, in which other relatives may be named
 */
export function toldIn(text: string, whole: string, words: Words): LifeStatement[] {
  return [
    ...kin(text, whole, words),
    ...firsts(text, words),
    ...ages(text, words),
    ...causes(text, words),
    ...opinions(text, words),
    ...company(text, words),
    ...namesakes(text, words),
    ...steps(text, words),
    ...limits(text, words),
    ...receptions(text, words),
    ...amounts(text, words),
  ];
}

const possessive = ({ isFemale }: Words): string => (isFemale ? "[Hh]er" : "[Hh]is");

/** "her stepfather taught her to draw", "a microscope that his mother had given him". */
function kin(text: string, whole: string, words: Words): LifeStatement[] {
  const { name, his, him } = words;
  const own = possessive(words);
  const relatives = [
    ...new Set(
      [...whole.matchAll(new RegExp(`\\b${own} (${KIN})\\b`, "gu"))].map(([, one]) => one!),
    ),
  ];
  const both = (write: (who: string) => string, who: string): LifeStatement[] => {
    const other = relatives.find((one) => one !== who);
    return [
      trueStatement(write(who)),
      ...(other ? [falseStatement(write(other), "agent", `${his} ${who}`, `${his} ${other}`)] : []),
    ];
  };
  const taught = new RegExp(
    `\\b${own} (${KIN})(?:, [^,.]{3,40},)? taught ${him} (?:how )?to ([a-z]+(?: [a-z]+){0,4}?)(?= before | when | at | while | as |[,.])`,
    "u",
  ).exec(text);
  if (taught)
    return both((who) => `${name} learned to ${taught[2]} from ${his} ${who}`, taught[1]!);
  const given = new RegExp(
    `\\b(an? [a-z ]{3,30}?) that ${own} (${KIN})(?:, [^,.]{3,40},)? (?:had given|gave|had bought|bought) ${him}\\b`,
    "u",
  ).exec(text);
  if (given) return both((who) => `${name} was given ${given[1]} by ${his} ${who}`, given[2]!);
  const sent = new RegExp(
    `\\b${own} (?:older |younger |elder )?(${KIN})(?:, [^,.]{3,40},)? (?:sent|gave|bought|lent) ${him} ((?:an?|old|some|his|her) [a-z ]{3,30}?)(?=[,.]| and | when | for )`,
    "u",
  ).exec(text);
  if (sent && !/ first /u.test(sent[2]!))
    return both((who) => `${name} received ${sent[2]} from ${his} ${who}`, sent[1]!);
  const first = new RegExp(
    `\\b${own} (${KIN})(?:, [^,.]{3,40},| who)? gave ${him} (?:${his} )?first ([a-z]+)\\b`,
    "u",
  ).exec(text);
  if (first) return both((who) => `${name}'s first ${first[2]} came from ${his} ${who}`, first[1]!);
  const raised = new RegExp(`\\b(?:raised|brought up) by ${own} (${KIN})\\b`, "u").exec(text);
  if (raised) return both((who) => `${name} grew up under the care of ${his} ${who}`, raised[1]!);
  const moved = new RegExp(
    `\\b(?:inspired|encouraged|persuaded|helped|urged) by ${own.replace("[Hh]", "h")} (${KIN})\\b`,
    "u",
  ).exec(text);
  if (moved) return both((who) => `${name} was moved to act by ${his} ${who}`, moved[1]!);
  const lost = new RegExp(
    `\\b${own} (father|mother) (?:died|passed away|was killed[a-z ]{0,20}) when (?:he|she|[A-Z][a-z]+) was (${NUMBER})\\b`,
    "u",
  ).exec(text);
  if (lost) return both((who) => `${name} lost ${his} ${who} at the age of ${lost[2]}`, lost[1]!);
  const was = new RegExp(
    `(?:, |\\b(?:to|of) )?the (daughter|son) of (an? [a-z][a-zA-Z ]{3,40}?)(?=[,.]| and )`,
    "u",
  ).exec(text);
  if (was && !/\b(?:and|who)\b/u.test(was[2]!) && /\bborn\b|\bBorn\b/u.test(text))
    return [trueStatement(`${name} was the child of ${was[2]}`)];
  return [];
}

/** "the first woman to win": nobody had done it before. */
function firsts(text: string, { name, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b(?:became|was|made ${he === "she" ? "her" : "him"}) the first ((?:[A-Z][a-z]+ ){0,2}(?:woman|person|man|American|African American|Korean|Asian|European|scientist|artist|student|player))(?: and (?:the )?(?:first )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)? (?:ever )?to ([a-z]+) ([^,.;]{3,70})`,
    "u",
  ).exec(text);
  if (!match) return [];
  const base = findVerbBase(match[2]!, match[2]!);
  if (!base) return [];
  const done = `${verbForms(base).participle} ${match[3]}`;
  return [
    trueStatement(`no ${match[1]} had ${done} before ${name}`),
    falseStatement(
      `another ${match[1]} had ${done} before ${name}`,
      "order",
      `the first ${match[1]}`,
      `another ${match[1]} before ${name}`,
    ),
  ];
}

/** "By the age of fifteen he had designed", "when he was nineteen". */
function ages(text: string, { name, he }: Words): LifeStatement[] {
  const by = new RegExp(
    `\\b[Bb]y the time ${he} was (${NUMBER}),? ${he} had ([a-z]+ed|become|lost|written|begun|won|made) ([^,.;]{3,60})`,
    "u",
  ).exec(text);
  if (by) return [trueStatement(`${name} had already ${by[2]} ${by[3]} at the age of ${by[1]}`)];
  const when = new RegExp(
    `(?:^|, (?:and )?)When ${he} was (${NUMBER})(?: years old)?, ${he} ([a-z]+) ([^,.;]{3,70})[,.]`,
    "u",
  ).exec(text);
  const base = when ? findVerbBase(when[2]!, when[2]!) : null;
  if (when && base && verbForms(base).past === when[2])
    return [
      trueStatement(`${name} was ${when[1]} years old when ${he} ${when[2]} ${when[3]}`),
    ].filter((one) => !/ that \w+ \w+$/u.test(one.text));
  return [];
}

/** "illness forced her to return to Amsterdam": why, and to do what. */
function causes(text: string, { name, him, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b(?:until |when |after |but |and |^)?((?:[Pp]oor |[Bb]ad |[Ss]erious )?(?:[Ii]llness|[Hh]ealth|[Pp]overty|[Tt]he war|[Ww]ar|[Aa]n injury|[Mm]oney problems|[Aa] lack of money)) (?:forced|led|caused|drove|obliged|compelled) ${him} to ([a-z]+ [^,.;]{3,60})`,
    "u",
  ).exec(text);
  if (!match) return [];
  const cause = match[1]!.charAt(0).toLowerCase() + match[1]!.slice(1);
  return [
    trueStatement(`it was because of ${cause} that ${name} had to ${match[2]}`),
    falseStatement(
      `it was of ${he === "he" ? "his" : "her"} own free will that ${name} chose to ${match[2]}`,
      "cause",
      `because of ${cause}`,
      `of ${he === "he" ? "his" : "her"} own free will`,
    ),
  ];
}

/** "she sailed with her younger daughter to Suriname": not alone. */
function company(text: string, { name, he, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b${he} (sailed|traveled|travelled|went|moved|set out|left) (?:with ${his} ([a-z]+(?: [a-z]+)?) (to|for) ([A-Z][A-Za-z]+)|(to|for) ([A-Z][A-Za-z]+)(?: [A-Z][a-z]+)? with ${his} ([a-z]+(?: [a-z]+)?))`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, , withA, , toA, , toB, withB] = match;
  const who = withA ?? withB!;
  const place = toA ?? toB!;
  return [
    trueStatement(`${name} was accompanied by ${his} ${who} on ${his} way to ${place}`),
    falseStatement(
      `${name} went to ${place} alone, leaving ${his} ${who} at home`,
      "condition",
      `with ${his} ${who}`,
      "alone",
    ),
  ];
}

/** "Several plants have been named after her". */
function namesakes(text: string, { name, him }: Words): LifeStatement[] {
  const match = new RegExp(
    `^(?:In \\d{4}, )?((?:[Aa]bout|[Ss]ome|[Ss]everal|[Mm]any|[Tt]wo|[Tt]hree|[Oo]ver|[Mm]ore than|[Aa]n?|[Tt]he|[Oo]ne) [A-Za-z ]{3,50}?) (?:have|has|were|was|is|are)(?: since| later| also)?(?: been)? named (?:after|for|in honor of) ${him}\\b`,
    "u",
  ).exec(text);
  if (!match) return [];
  const isOne = /^(?:An?|The|One) /iu.test(match[1]!) && !/ and /u.test(match[1]!);
  return [trueStatement(`${match[1]} ${isOne ? "bears" : "bear"} the name of ${name}`)];
}
