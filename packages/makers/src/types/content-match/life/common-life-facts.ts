/** What is often told of a life: the family's wishes, brothers and sisters, late fame, what was given up. */
import { findVerbBase, verbForms } from "@pulda/english";
import { trueStatement, falseStatement, type LifeStatement } from "./life-statement.ts";
import type { Words } from "./words.ts";

/** All that is told in the usual sentences of lives. */
export function commonLifeFactsIn(text: string, whole: string, words: Words): LifeStatement[] {
  return [
    ...siblings(text, words),
    ...wishes(text, words),
    ...single(text, words),
    ...fame(text, words),
    ...lateFame(text, words),
    ...inspired(text, words),
    ...effort(text, words),
    ...senses(text, words),
    ...tooLate(text, whole, words),
    ...givenUp(text, words),
    ...orphan(text, words),
    ...firstKnown(text, words),
    ...bequest(text, words),
  ];
}

const subject = ({ name, he }: Words): string => `(?:${he}|${he === "he" ? "He" : "She"}|${name})`;

/** "the youngest of seven children". */
function siblings(text: string, { name, his }: Words): LifeStatement[] {
  const match =
    /\bthe (youngest|eldest|oldest) of (?:the )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) (?:children|brothers|sisters|siblings)\b/u.exec(
      text,
    );
  if (!match || !/\bborn\b|\bBorn\b|\bwas the\b/u.test(text)) return [];
  const [own, other] = match[1] === "youngest" ? ["older", "younger"] : ["younger", "older"];
  const say = (how: string): string =>
    `all of ${name}'s brothers and sisters were ${how} than ${his === "his" ? "he" : "she"} was`;
  return [trueStatement(say(own)), falseStatement(say(other), "comparison", match[0], other)];
}

/** "the first woman known to have sailed around the world". */
function firstKnown(text: string, { name }: Words): LifeStatement[] {
  const match =
    /\bwas the first (woman|man|person|European|American) (?:known )?to have ([a-z]+) ([^,.;]{3,60})/u.exec(
      text,
    );
  if (!match) return [];
  return [
    trueStatement(`no ${match[1]} is known to have ${match[2]} ${match[3]} before ${name}`),
    falseStatement(
      `another ${match[1]} is known to have ${match[2]} ${match[3]} before ${name}`,
      "order",
      `the first ${match[1]}`,
      `another ${match[1]}`,
    ),
  ];
}

/** "He died, leaving his savings to a research institute". */
function bequest(text: string, { name, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\bdied\\b[^.;]{0,60}, leaving ${his} (savings|fortune|money|collection|house|books|papers|estate) to ([^,.;]{3,40}?)(?= that | which |[,.;])`,
    "u",
  ).exec(text);
  return match
    ? [trueStatement(`after ${name}'s death, ${match[2]} received ${his} ${match[1]}`)]
    : [];
}

/** "His father wanted him to become a lawyer". */
function wishes(text: string, { name, him, he, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b[Hh]${his.slice(1)} (father|mother|parents|family|uncle|teacher) (?:had )?(?:wanted|expected|wished) ${him} to ([a-z]+ [^,.;]{3,50}?)(?=[,.;]| but )`,
    "u",
  ).exec(text);
  if (match) {
    const [, who = "", act = ""] = match;
    return [
      trueStatement(`it was the wish of ${name}'s ${who} that ${he} should ${act}`),
      falseStatement(
        `${name}'s ${who} did everything to prevent ${him} from ${act.replace(/^[a-z]+/u, (verb) => verbForms(verb).ing)}`,
        "opposite",
        `wanted ${him} to`,
        "prevent",
      ),
    ];
  }
  const against = new RegExp(
    `\\b[Hh]${his.slice(1)} (father|mother|parents|family) (?:strongly )?(?:opposed|objected to|disapproved of) ((?:the|${his}|an?) [^,.;]{3,40}?)(?=[,.;]| but | because )`,
    "u",
  ).exec(text);
  return against
    ? [
        trueStatement(
          `${name}'s ${against[1]} ${against[1] === "parents" ? "were" : "was"} against ${against[2]}`,
        ),
        falseStatement(
          `${name}'s ${against[1]} gladly supported ${against[2]}`,
          "opposite",
          "opposed",
          "supported",
        ),
      ]
    : [];
}

function single(text: string, words: Words): LifeStatement[] {
  const { name, his } = words;
  return new RegExp(`\\b${subject(words)} never married\\b`, "u").test(text)
    ? [
        trueStatement(`${name} remained single throughout ${his} life`),
        falseStatement(
          `${name} was married late in life`,
          "opposite",
          "never married",
          "married late",
        ),
      ]
    : [];
}

/** "is best known for his maps", "is regarded as the father of geology". */
function fame(text: string, words: Words): LifeStatement[] {
  const { name, his } = words;
  const best = new RegExp(
    `^[Hh]${his.slice(1)} best[- ]known [a-z]+, ((?:the )?[A-Z][^,.;]{3,50}), (?:opened|appeared|was (?:published|completed|built|finished|written))\\b`,
    "u",
  ).exec(text)?.[1];
  if (best) return [trueStatement(`${name} is better known for ${best} than for any other work`)];
  const match = new RegExp(
    `\\b${subject(words)} (?:is|was) (?:best |now |today |still |widely |often |also )?(known|remembered|regarded|considered|celebrated)(?: today)? (for|as) ([^,.;]{4,60})`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, , how, what = ""] = match;
  if (/\b(?:it|them|they|this|that)\b/u.test(what)) return [];
  return how === "for"
    ? [trueStatement(`${name} owes ${his} fame to ${what}`)]
    : [trueStatement(`people think of ${name} as ${what}`)].filter(() => / is /u.test(match[0]));
}

/** "His work was not appreciated until after his death". */
function lateFame(text: string, { name, his }: Words): LifeStatement[] {
  const late =
    /\b(?:not|never|hardly|little) (?:widely |fully )?(?:recognized|recognised|appreciated|understood|known|published|accepted)\b[^.;]{0,30}\b(?:during|in|until (?:long )?after) (?:his|her) (?:lifetime|death)/u.test(
      text,
    ) ||
    /\bonly after (?:his|her) death\b[^.;]{0,40}\b(?:recognized|recognised|appreciated|understood|famous|accepted)\b/u.test(
      text,
    );
  const work = new RegExp(
    `\\b[Hh]${his.slice(1)} (work|works|paintings|books|poems|music|theory|discovery|ideas|invention|research)\\b`,
    "u",
  ).exec(text)?.[1];
  return late && work
    ? [
        trueStatement(`${name} did not live to see ${his} ${work} receive full recognition`),
        falseStatement(
          `${name}'s ${work} received full recognition while ${his === "his" ? "he" : "she"} was alive`,
          "order",
          "after death",
          "while alive",
        ),
      ]
    : [];
}

/** "Inspired by a lecture, she began to study bees". */
function inspired(text: string, words: Words): LifeStatement[] {
  const match = new RegExp(
    `^(?:Inspired|Influenced|Moved|Encouraged|Impressed) by ((?:an?|the|${words.his}) [^,.;]{3,50}), ${subject(words)} ([a-z]+) ([^,.;]{3,60}?)(?= in \\d{4}|[,.;]| and | where | when )`,
    "u",
  ).exec(text);
  const base = match ? findVerbBase(match[2]!, "") : null;
  if (
    !match ||
    !base ||
    verbForms(base).past !== match[2] ||
    /\b(?:it|them|they)\b/u.test(match[3]!)
  )
    return [];
  return [
    trueStatement(
      `${match[1]!.replace(new RegExp(`^${words.his} `, "u"), `${words.name}'s `)} moved ${match[1]!.startsWith(words.his) ? words.him : words.name} to ${base} ${match[3]}`,
    ),
  ];
}

/** "It took her nine years to finish the map". */
function effort(text: string, { name, him }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\bIt took ${him} ((?:more than |over |nearly |almost |about )?[a-z-]+ (?:years|months|days|weeks)) to ([a-z]+) ([^,.;]{3,50})`,
    "u",
  ).exec(text);
  const base = match ? findVerbBase(match[2]!, match[2]!) : null;
  return match && base === match[2]
    ? [trueStatement(`${name} spent ${match[1]} ${verbForms(base).ing} ${match[3]}`)]
    : [];
}

/** "She lost her sight at the age of three". */
function senses(text: string, words: Words): LifeStatement[] {
  const { name, his } = words;
  const match = new RegExp(
    `\\b${subject(words)} (?:had )?(?:gradually |completely )?(?:lost) ${his} (sight|eyesight|hearing)\\b`,
    "u",
  ).exec(text);
  if (!match) return [];
  const how = match[1] === "hearing" ? "deaf" : "blind";
  return [
    trueStatement(`${name} was not born ${how} but became so`),
    falseStatement(
      `${name} had been ${how} from birth`,
      "cause",
      `lost ${his} ${match[1]}`,
      "from birth",
    ),
  ];
}

/** "A mathematician wrote to her in 1925. However, she had died four years earlier." */
function tooLate(text: string, whole: string, words: Words): LifeStatement[] {
  const match = new RegExp(
    `^(An? (?:[A-Z][a-z]+ )?[a-z]+|[A-Z][a-z]+ [A-Z][a-z]+) ([a-z]+) to ${words.him}(?: in \\d{4})?[,.]`,
    "u",
  ).exec(text);
  const base = match ? findVerbBase(match[2]!, "") : null;
  if (!match || !base || verbForms(base).past !== match[2]) return [];
  const next = whole.slice(
    whole.indexOf(text) + text.length,
    whole.indexOf(text) + text.length + 90,
  );
  if (!new RegExp(`^ However, ${words.he} had (?:already )?died\\b`, "u").test(next)) return [];
  const what = `${match[1]!.replace(/^An? /u, (article) => article.toLowerCase())} ${match[2]} to ${words.him}`;
  return [
    trueStatement(`${words.name} was no longer alive when ${what}`),
    falseStatement(
      `${words.name} was still alive when ${what}`,
      "order",
      "had died",
      "still alive",
    ),
  ];
}

/** "He gave up law to become a painter". */
function givenUp(text: string, words: Words): LifeStatement[] {
  const match = new RegExp(
    `\\b${subject(words)} (?:soon |later |then )?(?:gave up|quit) ((?:${words.his} )?[a-z]+(?: [a-z]+)?) to ([a-z]+ [^,.;]{3,50}?)(?=[,.;]| in \\d{4}| and )`,
    "u",
  ).exec(text);
  if (!match) return [];
  const verb = match[2]!.split(" ", 1)[0]!;
  return findVerbBase(verb, verb) === verb
    ? [
        trueStatement(
          `${words.name} wanted to ${match[2]} and therefore did not go on with ${match[1]}`,
        ),
        falseStatement(
          `${words.name} went on with ${match[1]} and did not ${match[2]}`,
          "choice",
          `gave up ${match[1]}`,
          `went on with ${match[1]}`,
        ),
      ]
    : [];
}

/** "lost his father when he was six". */
function orphan(text: string, { name, he, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\blost ${his} (father|mother|parents|husband|wife) (?:when ${he} was|at the age of) ([a-z]+(?:-[a-z]+)?)\\b(?! [a-z]+ing)`,
    "u",
  ).exec(text);
  return match && !/^(?:still|very|only|just|young|a|the)$/u.test(match[2]!)
    ? [trueStatement(`${name} was ${match[2]} years old when ${his} ${match[1]} died`)]
    : [];
}
