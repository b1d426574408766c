/** What a text tells about a person in other sentences than those of which the person is the subject. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { Turn, TurnKind } from "../statement/turn.ts";
import type { Words } from "./predicates.ts";

export interface Told {
  readonly text: string;
  readonly turn: Turn | null;
}

const KIN =
  "father|mother|stepfather|stepmother|uncle|aunt|brother|sister|grandfather|grandmother|teacher|husband|wife";
const NUMBER = "[a-z]+(?:-[a-z]+)?|\\d{1,3}";

const told = (text: string): Told => ({ text, turn: null });
const turned = (text: string, kind: TurnKind, said: string, stated: string): Told => ({
  text,
  turn: { kind, said, stated },
});

/**
 * What a sentence tells, and what it does not.
 * @param text a sentence, of 900 characters at most
 * @param whole the text, in which other relatives may be named
 */
export function toldIn(text: string, whole: string, words: Words): Told[] {
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
function kin(text: string, whole: string, words: Words): Told[] {
  const { name, his, him } = words;
  const own = possessive(words);
  const rivals = [
    ...new Set(
      [...whole.matchAll(new RegExp(`\\b${own} (${KIN})\\b`, "gu"))].map(([, one]) => one!),
    ),
  ];
  const both = (write: (who: string) => string, who: string): Told[] => {
    const rival = rivals.find((one) => one !== who);
    return [
      told(write(who)),
      ...(rival ? [turned(write(rival), "agent", `${his} ${who}`, `${his} ${rival}`)] : []),
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
    `\\b${own} (father|mother) (?:died|passed away) when (?:he|she) was (${NUMBER})\\b`,
    "u",
  ).exec(text);
  if (lost) return both((who) => `${name} lost ${his} ${who} at the age of ${lost[2]}`, lost[1]!);
  const was = new RegExp(
    `(?:, |\\b(?:to|of) )?the (daughter|son) of (an? [a-z][a-zA-Z ]{3,40}?)(?=[,.]| and )`,
    "u",
  ).exec(text);
  if (was && !/\b(?:and|who)\b/u.test(was[2]!) && /\bborn\b|\bBorn\b/u.test(text))
    return [told(`${name} was the child of ${was[2]}`)];
  return [];
}

/** "the first woman to win": nobody had done it before. */
function firsts(text: string, { name, he }: Words): Told[] {
  const match = new RegExp(
    `\\b(?:became|was|made ${he === "she" ? "her" : "him"}) the first (woman|person|man|American|African American|Korean|Asian|European|scientist|artist|student|player) (?:ever )?to ([a-z]+) ([^,.;]{3,70})`,
    "u",
  ).exec(text);
  if (!match) return [];
  const base = findVerbBase(match[2]!, match[2]!);
  if (!base) return [];
  const done = `${verbForms(base).participle} ${match[3]}`;
  return [
    told(`no ${match[1]} had ${done} before ${name}`),
    turned(
      `another ${match[1]} had ${done} before ${name}`,
      "order",
      `the first ${match[1]}`,
      `another ${match[1]} before ${name}`,
    ),
  ];
}

/** "By the age of fifteen he had designed", "when he was nineteen". */
function ages(text: string, { name, he }: Words): Told[] {
  const by = new RegExp(
    `\\b[Bb]y the time ${he} was (${NUMBER}),? ${he} had ([a-z]+ed|become|lost|written|begun|won|made) ([^,.;]{3,60})`,
    "u",
  ).exec(text);
  if (by) return [told(`${name} had already ${by[2]} ${by[3]} at the age of ${by[1]}`)];
  const when = new RegExp(
    `(?:^|, (?:and )?)When ${he} was (${NUMBER})(?: years old)?, ${he} ([a-z]+) ([^,.;]{3,70})[,.]`,
    "u",
  ).exec(text);
  const base = when ? findVerbBase(when[2]!, when[2]!) : null;
  if (when && base && verbForms(base).past === when[2])
    return [told(`${name} was ${when[1]} years old when ${he} ${when[2]} ${when[3]}`)].filter(
      (one) => !/ that \w+ \w+$/u.test(one.text),
    );
  return [];
}

/** "illness forced her to return to Amsterdam": why, and to do what. */
function causes(text: string, { name, him, he }: Words): Told[] {
  const match = new RegExp(
    `\\b(?:until |when |after |but |and |^)?((?:[Pp]oor |[Bb]ad |[Ss]erious )?(?:[Ii]llness|[Hh]ealth|[Pp]overty|[Tt]he war|[Ww]ar|[Aa]n injury|[Mm]oney problems|[Aa] lack of money)) (?:forced|led|caused|drove|obliged|compelled) ${him} to ([a-z]+ [^,.;]{3,60})`,
    "u",
  ).exec(text);
  if (!match) return [];
  const cause = match[1]!.charAt(0).toLowerCase() + match[1]!.slice(1);
  return [
    told(`it was because of ${cause} that ${name} had to ${match[2]}`),
    turned(
      `it was of ${he === "he" ? "his" : "her"} own free will that ${name} chose to ${match[2]}`,
      "cause",
      `because of ${cause}`,
      `of ${he === "he" ? "his" : "her"} own free will`,
    ),
  ];
}

/** "Neighbors thought him odd, but scientists came to value his pictures". */
function opinions(text: string, { name, him, his }: Words): Told[] {
  const match = new RegExp(
    `^(?:The |His |Her )?([A-Za-z]+s) (?:thought|considered|found) ${him} ([a-z]+), but ([a-z]+s) (?:came to |learned to |soon )?(?:value|valued|admire|admired|respect|respected|praise|praised) ${his} ([a-z]+)`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, some = "", how = "", others = "", what = ""] = match;
  return [
    told(`${name} seemed ${how} to ${some.toLowerCase()}`),
    turned(
      `${some} valued ${name}'s ${what}, whereas ${others} thought ${him} ${how}`,
      "contrast",
      `${some}: ${how}, ${others}: value`,
      `${some}: value, ${others}: ${how}`,
    ),
  ];
}

/** "she sailed with her younger daughter to Suriname": not alone. */
function company(text: string, { name, he, his }: Words): Told[] {
  const match = new RegExp(
    `\\b${he} (sailed|traveled|travelled|went|moved|set out|left) (?:with ${his} ([a-z]+(?: [a-z]+)?) (to|for) ([A-Z][A-Za-z]+)|(to|for) ([A-Z][A-Za-z]+)(?: [A-Z][a-z]+)? with ${his} ([a-z]+(?: [a-z]+)?))`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, , withA, , toA, , toB, withB] = match;
  const who = withA ?? withB!;
  const place = toA ?? toB!;
  return [
    told(`${name} was accompanied by ${his} ${who} on ${his} way to ${place}`),
    turned(
      `${name} went to ${place} alone, leaving ${his} ${who} at home`,
      "condition",
      `with ${his} ${who}`,
      "alone",
    ),
  ];
}

/** "Several plants have been named after her". */
function namesakes(text: string, { name, him }: Words): Told[] {
  const match = new RegExp(
    `^((?:About|Some|Several|Many|Two|Three|Over|More than|A|An|The|One) [A-Za-z ]{3,50}?) (?:have|has|were|was|is|are)(?: since| later| also)?(?: been)? named (?:after|for|in honor of) ${him}\\b`,
    "u",
  ).exec(text);
  if (!match) return [];
  const isOne = /^(?:A|An|The|One) /u.test(match[1]!) && !/ and /u.test(match[1]!);
  return [told(`${match[1]} ${isOne ? "bears" : "bear"} the name of ${name}`)];
}

/** "more than five thousand images": not fewer. */
function amounts(text: string, { name, he }: Words): Told[] {
  const match = new RegExp(
    `(?:^|\\b)(?:${he}|${he === "he" ? "He" : "She"}|${name}) (produced|wrote|painted|published|collected|gathered|took|made|composed|invented|designed) (more than|over) ([\\d,]+|[a-z]+ (?:hundred|thousand|million)|[a-z]+) ([a-z]+(?: [a-z]+)?)(?= and |[,.]| in | during | of | over )`,
    "u",
  ).exec(text);
  if (!match) return [];
  const base = findVerbBase(match[1]!, match[1]!);
  if (!base) return [];
  const { participle } = verbForms(base);
  return [
    told(`over ${match[3]} ${match[4]} were ${participle} by ${name}`),
    turned(
      `fewer than ${match[3]} ${match[4]} were ${participle} by ${name}`,
      "comparison",
      `more than ${match[3]}`,
      `fewer than ${match[3]}`,
    ),
  ];
}

/** "she worked as a clerk before joining a theater": which was first. */
function steps(text: string, { name, he }: Words): Told[] {
  const match = new RegExp(
    `\\b(?:${he}|${he === "he" ? "He" : "She"}|${name}|and) ([a-z]+) ((?:(?! and )[^,.;]){3,60}?)(?: for (?:several|many|two|three|four|five|ten|a few) years)? before ([a-z]+ing) ([^,.;]{3,60})[.,]`,
    "u",
  ).exec(text);
  if (match) {
    const [, past = "", rest = "", ing = "", next = ""] = match;
    const base = findVerbBase(ing, ing);
    const own = findVerbBase(past, past);
    if (!base || !own || verbForms(own).past !== past || /\b(?:and|but)\b/u.test(rest)) return [];
    const then = `${verbForms(base).past} ${next}`.replace(/ in \d{4}$/u, "");
    return [
      told(`${name} ${then} after ${verbForms(own).ing} ${rest}`),
      turned(
        `${name} ${then} before ${verbForms(own).ing} ${rest}`,
        "order",
        `${past} → ${ing}`,
        `${ing} → ${past}`,
      ),
    ];
  }
  const after = new RegExp(
    `^After ([a-z]+ing) ([^,.;]{3,50}?)(?: in \\d{4})?, ${he} ([a-z]+) ([^,.;]{3,60})[,.]`,
    "u",
  ).exec(text);
  if (!after) return [];
  const [, ing = "", rest = "", past = "", next = ""] = after;
  const [base, own] = [findVerbBase(ing, ing), findVerbBase(past, past)];
  if (!base || !own || verbForms(own).past !== past || /^in \d{4}$/u.test(rest)) return [];
  return [
    told(`${name} ${verbForms(base).past} ${rest} before ${verbForms(own).ing} ${next}`),
    turned(
      `${name} ${verbForms(base).past} ${rest} after ${verbForms(own).ing} ${next}`,
      "order",
      `${ing} → ${past}`,
      `${past} → ${ing}`,
    ),
  ];
}

/** What was given up, gone on with, forbidden, or learned without a teacher. */
function limits(text: string, { name, he, him, his }: Words): Told[] {
  const subject = `(?:${he}|${he === "he" ? "He" : "She"}|${name})`;
  const stopped = new RegExp(
    `\\b${subject} (?:stopped|gave up|quit) ([a-z]+ing)\\b(?! [a-z]+ing)`,
    "u",
  ).exec(text);
  const front = /^(During [^,.]{3,30}|After [^,.]{3,30}), /u.exec(text)?.[1];
  const when =
    front && !/ing\b/u.test(front.slice(6))
      ? ` ${front.charAt(0).toLowerCase()}${front.slice(1)}`
      : "";
  const act = stopped ? findVerbBase(stopped[1]!, stopped[1]!) : null;
  if (stopped && act)
    return [
      told(when ? `${name} did not ${act}${when}` : `${name} put an end to ${stopped[1]}`),
      turned(
        `${name} went on ${stopped[1]}${when}`,
        "condition",
        `stopped ${stopped[1]}`,
        `went on ${stopped[1]}`,
      ),
    ];
  const continued = new RegExp(
    `\\b${subject} (?:continued|kept|went on) ([a-z]+ing)(?: [a-z ]{0,30}?)? until ${his} death\\b`,
    "u",
  ).exec(text);
  if (continued)
    return [
      told(`${name} did not stop ${continued[1]} as long as ${he} lived`),
      turned(
        `${name} gave up ${continued[1]} long before ${his} death`,
        "order",
        `until ${his} death`,
        `long before ${his} death`,
      ),
    ];
  const banned = new RegExp(
    `\\b${subject} (?:was not allowed to|was not permitted to|was forbidden to) ([a-z]+) ([^,.;]{3,60})`,
    "u",
  ).exec(text);
  if (banned)
    return [
      told(`it was impossible for ${name} to ${banned[1]} ${banned[2]}`),
      turned(
        banned[1] === "join"
          ? `${name} became a member of ${banned[2]}`
          : `${name} was given permission to ${banned[1]} ${banned[2]}`,
        "condition",
        "not allowed",
        banned[1] === "join" ? "a member" : "given permission",
      ),
    ];
  const refused = new RegExp(
    `\\b${subject} refused to ([a-z]+) ([^,.;]{3,50}?)(?= because|[,.])`,
    "u",
  ).exec(text);
  const base = refused ? findVerbBase(refused[1]!, refused[1]!) : null;
  if (refused && base)
    return [
      told(`${name} was not willing to ${refused[1]} ${refused[2]}`),
      turned(
        `${name} was glad to ${refused[1]} ${refused[2]}`,
        "condition",
        "refused",
        "was glad to",
      ),
    ];
  const alone = new RegExp(
    `\\btaught (?:himself|herself) ([a-z]+(?: and [a-z]+)?)(?=[,.]| by| from| at)`,
    "u",
  ).exec(text);
  if (alone)
    return [
      told(`${name} learned ${alone[1]} without a teacher`),
      turned(
        `${name} learned ${alone[1]} from a teacher at school`,
        "agent",
        `taught ${him}self`,
        "from a teacher at school",
      ),
    ];
  const cause = new RegExp(
    `\\b${subject} died of ([a-z]+(?: [a-z]+)?)(?= in | at | after |[,.])`,
    "u",
  ).exec(text);
  if (cause) return [told(`${cause[1]} was the cause of ${name}'s death`)];
  const seen = new RegExp(
    `\\b${he} is (?:now |still |widely )?(?:regarded|remembered|considered|seen|known) as ([^,.;]{5,60})\\.$`,
    "u",
  ).exec(text);
  if (seen) return [told(`people today think of ${name} as ${seen[1]}`)];
  return [];
}

/** "was criticized by professors but loved by readers", "was offered a job but chose to return". */
function receptions(text: string, { name, he, isFemale }: Words): Told[] {
  const match = new RegExp(
    `\\b${isFemale ? "[Hh]er" : "[Hh]is"} ([a-z]+(?: [a-z]+)?) (?:was|were) ([a-z]+) by ([a-z]+(?: [a-z]+)?),? but (?:was |were )?([a-z]+) by ([a-z]+(?: [a-z]+)?)(?=[,.])`,
    "u",
  ).exec(text);
  if (match) {
    const [, what = "", done = "", some = "", other = "", others = ""] = match;
    const [base, base2] = [findVerbBase(done, done), findVerbBase(other, other)];
    if (base && base2 && some.endsWith("s") && others.endsWith("s"))
      return [
        told(
          `${some} ${verbForms(base).past} ${name}'s ${what}, while ${others} ${verbForms(base2).past} it`.replace(
            / it$/u,
            what.endsWith("s") && !what.endsWith("ss") ? " them" : " it",
          ),
        ),
        turned(
          `${others} ${verbForms(base).past} ${name}'s ${what}, while ${some} ${verbForms(base2).past} it`.replace(
            / it$/u,
            what.endsWith("s") && !what.endsWith("ss") ? " them" : " it",
          ),
          "contrast",
          `${some}: ${done}, ${others}: ${other}`,
          `${others}: ${done}, ${some}: ${other}`,
        ),
      ];
  }
  const offered = new RegExp(
    `\\b${he} was offered (an? [^,.;]{3,40}?),? but (?:chose|decided|preferred|refused|turned it down|declined)`,
    "iu",
  ).exec(text);
  if (offered)
    return [
      told(`${name} did not accept ${offered[1]}`),
      turned(
        `${name} gladly accepted ${offered[1]}`,
        "condition",
        `was offered ${offered[1]} but`,
        "gladly accepted",
      ),
    ];
  const interest = new RegExp(
    `\\b(?:awakened|sparked|aroused) (?:his|her) (?:interest in|love of|love for) ([a-z]+(?: [a-z]+)?)(?=[,.])`,
    "u",
  ).exec(text);
  return interest
    ? [
        told(
          `that was how ${name} came to be interested in ${interest[1]}`.replace(
            /^that was how (.*)$/u,
            "$1",
          ),
        ),
      ]
    : [];
}
