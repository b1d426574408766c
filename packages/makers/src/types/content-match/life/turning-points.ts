/** What was first, given up, refused, praised or blamed in a life. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { Words } from "./words.ts";
import { trueStatement, falseStatement, type LifeStatement } from "./life-statement.ts";

/** "Neighbors thought him odd, but scientists came to value his pictures". */
export function opinions(text: string, { name, him, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `^(?:The |His |Her )?([A-Za-z]+s) (?:thought|considered|found) ${him} ([a-z]+), but ([a-z]+s) (?:came to |learned to |soon )?(?:value|valued|admire|admired|respect|respected|praise|praised) ${his} ([a-z]+)`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, some = "", how = "", others = "", what = ""] = match;
  return [
    trueStatement(`${name} seemed ${how} to ${some.toLowerCase()}`),
    falseStatement(
      `${some} valued ${name}'s ${what}, whereas ${others} thought ${him} ${how}`,
      "contrast",
      `${some}: ${how}, ${others}: value`,
      `${some}: value, ${others}: ${how}`,
    ),
  ];
}

/** "more than five thousand images": not fewer. */
export function amounts(text: string, { name, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `(?:^|\\b)(?:${he}|${he === "he" ? "He" : "She"}|${name}) (produced|wrote|painted|published|collected|gathered|took|made|composed|invented|designed) (more than|over) ([\\d,]+|[a-z]+ (?:hundred|thousand|million)|[a-z]+) ([a-z]+(?: [a-z]+)?)(?= and |[,.]| in | during | of | over )`,
    "u",
  ).exec(text);
  if (!match) return [];
  const base = findVerbBase(match[1]!, match[1]!);
  if (!base) return [];
  const { participle } = verbForms(base);
  return [
    trueStatement(`over ${match[3]} ${match[4]} were ${participle} by ${name}`),
    falseStatement(
      `fewer than ${match[3]} ${match[4]} were ${participle} by ${name}`,
      "comparison",
      `more than ${match[3]}`,
      `fewer than ${match[3]}`,
    ),
  ];
}

/** "she worked as a clerk before joining a theater": which was first. */
export function steps(text: string, { name, he }: Words): LifeStatement[] {
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
      trueStatement(`${name} ${then} after ${verbForms(own).ing} ${rest}`),
      falseStatement(
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
    trueStatement(`${name} ${verbForms(base).past} ${rest} before ${verbForms(own).ing} ${next}`),
    falseStatement(
      `${name} ${verbForms(base).past} ${rest} after ${verbForms(own).ing} ${next}`,
      "order",
      `${ing} → ${past}`,
      `${past} → ${ing}`,
    ),
  ];
}

/** What was given up, gone on with, forbidden, or learned without a teacher. */
export function limits(text: string, { name, he, him, his }: Words): LifeStatement[] {
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
      trueStatement(when ? `${name} did not ${act}${when}` : `${name} did not go on ${stopped[1]}`),
      falseStatement(
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
      trueStatement(`${name} did not stop ${continued[1]} as long as ${he} lived`),
      falseStatement(
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
      trueStatement(`it was impossible for ${name} to ${banned[1]} ${banned[2]}`),
      falseStatement(
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
      trueStatement(`${name} was not willing to ${refused[1]} ${refused[2]}`),
      falseStatement(
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
      trueStatement(`${name} learned ${alone[1]} without a teacher`),
      falseStatement(
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
  if (cause) return [trueStatement(`${cause[1]} was the cause of ${name}'s death`)];
  const seen = new RegExp(
    `\\b${he} is (?:now |still |widely )?(?:regarded|remembered|considered|seen|known) as ([^,.;]{5,60})\\.$`,
    "u",
  ).exec(text);
  if (seen) return [trueStatement(`people today think of ${name} as ${seen[1]}`)];
  return [];
}

/** "was criticized by professors but loved by readers", "was offered a job but chose to return". */
export function receptions(text: string, { name, he, isFemale }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b${isFemale ? "[Hh]er" : "[Hh]is"} ([a-z]+(?: [a-z]+)?) (?:was|were) ([a-z]+) by ([a-z]+(?: [a-z]+)?),? but (?:was |were )?([a-z]+) by ([a-z]+(?: [a-z]+)?)(?=[,.])`,
    "u",
  ).exec(text);
  if (match) {
    const [, what = "", done = "", some = "", other = "", others = ""] = match;
    const [base, base2] = [findVerbBase(done, done), findVerbBase(other, other)];
    if (base && base2 && some.endsWith("s") && others.endsWith("s"))
      return [
        trueStatement(
          `${some} ${verbForms(base).past} ${name}'s ${what}, while ${others} ${verbForms(base2).past} it`.replace(
            / it$/u,
            what.endsWith("s") && !what.endsWith("ss") ? " them" : " it",
          ),
        ),
        falseStatement(
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
      trueStatement(`${name} did not accept ${offered[1]}`),
      falseStatement(
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
  return interest ? [trueStatement(`${name} became interested in ${interest[1]}`)] : [];
}
