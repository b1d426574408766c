/** What others did to the person of a life, and what came of his or her works. */
import { findVerbBase, verbForms } from "@pulda/english";
import { trueStatement, falseStatement, type LifeStatement } from "./life-statement.ts";
import type { Words } from "./words.ts";

const YEAR = "(1[4-9]\\d\\d|20\\d\\d)";
const WHO =
  "(?:[A-Z][a-z]+ [A-Z][a-z]+|[A-Z][a-z]+|[Tt]he (?:[a-z]+ ){0,2}(?:university|government|college|doctor|school|company|king|queen|army|city|museum|society|emperor|committee|academy|[A-Z][A-Za-z]+ (?:Club|Society|Academy|Institute|University|Museum|Council))|[Hh](?:is|er) (?:parents|family|father|mother|teacher|uncle|aunt|brother|sister|friends|husband|wife|doctor|(?:first|second) (?:husband|wife)))";
const DID =
  "encouraged|hired|invited|sent|persuaded|admitted|honoured|honored|credited|praised|supported|admired|advised|appointed|chose|elected|urged|employed|warned|helped|trained|taught|raised|rescued|refused|rejected|criticized|criticised|dismissed|accepted";

/** All that is told of what others did. */
export function actsOfOthersIn(text: string, whole: string, words: Words): LifeStatement[] {
  return [
    ...done(text, words),
    ...late(text, whole, words),
    ...given(text, words),
    ...shared(text, words),
    ...unfinished(text, words),
    ...works(text, words),
    ...compelled(text, words),
  ];
}

/** How another is called beside the person's name. */
const named = (who: string, name: string): string =>
  who.replace(/^[Hh](?:is|er) /u, `${name}'s `).replace(/^The /u, "the ");

/** "Her second husband encouraged her warmly". */
function done(text: string, { name, him, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `(?:^|, |; |\\b(?:and|but|although|because) )(${WHO}) (?:publicly |later |also |often |warmly |soon )?(${DID}) ${him}(?= (?:to|with|in|for|as|from|warmly|by|on|at|and)\\b|[,.;])((?: (?:to|with|for|as) [^,.;]{3,60}?)?)(?= in ${YEAR}|[,.;]| and | but | when | although | in )`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, who = "", did = "", rest = ""] = match;
  const base = findVerbBase(did, "") ?? findVerbBase(did, did);
  if (
    !base ||
    who === name ||
    /^(?:He|She|In|But|When|After)$/u.test(who) ||
    /\b(?:it|them|this|that|they)\b/u.test(rest)
  )
    return [];
  const { participle } = verbForms(base);
  const own = named(who, name);
  return own.startsWith(name)
    ? [
        trueStatement(
          `${name} was ${participle}${rest} by ${he === "he" ? "his" : "her"} ${who.replace(/^[Hh](?:is|er) /u, "")}`,
        ),
      ]
    : [trueStatement(`${name} was ${participle}${rest} by ${own}`)];
}

/** "The King of Denmark awarded her a gold medal", "the Duke made him head gardener". */
function given(text: string, { name, him }: Words): LifeStatement[] {
  const giver = new RegExp(
    `(?:^|, |\\band )((?:${WHO})|[Tt]he (?:King|Queen|Duke|President|Emperor) of [A-Z][a-z]+) (?:awarded|gave|granted|presented|lent) ${him} (an? [a-z][a-z ]{3,30}?)(?=[,.;]| in | for | when | and )`,
    "u",
  ).exec(text);
  if (giver) return [trueStatement(`${name} received ${giver[2]} from ${named(giver[1]!, name)}`)];
  const made = new RegExp(
    `\\bmade ${him} ((?:an?|the) [a-z][^,.;]{3,40}|(?:head|director|president|professor|chief) [^,.;]{3,50})(?=[,.;])`,
    "u",
  ).exec(text)?.[1];
  return made ? [trueStatement(`${name} became ${made}`)] : [];
}

/** "It was not until 2000 that the university honoured her", "Only in 1937 did the Explorers Club admit him". */
function late(text: string, whole: string, { name, him }: Words): LifeStatement[] {
  const until = new RegExp(
    `\\b[Ii]t was (?:not until|only in) ${YEAR} that (${WHO}) ([a-z]+) ${him}\\b([^,.;]{0,60})`,
    "u",
  ).exec(text);
  const only = new RegExp(
    `\\b(?:Only in|Not until) ${YEAR} did (${WHO}) ([a-z]+) ${him}\\b([^,.;]{0,60})`,
    "u",
  ).exec(text);
  const [, year = "", who = "", verb = "", rest = ""] = until ?? only ?? [];
  const base = findVerbBase(verb, only ? verb : "") ?? findVerbBase(verb, verb);
  if (!base || year === "") return [];
  const death = new RegExp(
    `\\b(?:[Hh]e|[Ss]he|${name}) (?:had )?died\\b[^.;]{0,60}?\\b${YEAR}\\b`,
    "u",
  ).exec(whole)?.[1];
  const own = named(who, name);
  const what = `${verbForms(base).past} ${him}${rest}`;
  if (death && Number(year) > Number(death))
    return [
      trueStatement(`${name} was no longer alive when ${own} ${what}`),
      falseStatement(
        `${name} was still alive when ${own} ${what}`,
        "order",
        "after death",
        "still alive",
      ),
    ];
  return [
    trueStatement(`${name} had to wait until ${year} for ${own} to ${base} ${him}${rest}`),
    falseStatement(
      `${own} had already ${verbForms(base).participle} ${name} before ${year}`,
      "order",
      `only in ${year}`,
      `before ${year}`,
    ),
  ];
}

/** "Lee and Yang were awarded the Nobel Prize in 1957, but Wu was not included". */
function shared(text: string, { name, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `^([A-Z][a-z]+(?: and [A-Z][a-z]+)?) (?:was|were) awarded (the [A-Z][A-Za-z ]{3,40}?)(?: in ${YEAR})?, but (?:${name}|${he}) was not\\b`,
    "u",
  ).exec(text);
  if (!match) return [];
  return [
    trueStatement(`${name} did not share ${match[2]} with ${match[1]}`),
    falseStatement(
      `${name} shared ${match[2]} with ${match[1]}`,
      "agent",
      `but ${name} was not`,
      "shared",
    ),
  ];
}

/** "She died in 1916 before she could publish her work". */
function unfinished(text: string, { name, he, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `\\bdied\\b[^.;]{0,60}?,? before (?:${he}|${name}) could ([a-z]+ [^,.;]{3,50})`,
    "u",
  ).exec(text);
  const verb = match?.[1]?.split(" ", 1)[0] ?? "";
  if (!match || findVerbBase(verb, verb) !== verb) return [];
  return [
    trueStatement(`${name} did not live long enough to ${match[1]}`),
    falseStatement(
      `${name} was able to ${match[1]} before ${his} death`,
      "order",
      `before ${he} could`,
      "before death",
    ),
  ];
}

const RESULT: Readonly<Record<string, readonly [string, string]>> = {
  failed: ["was not a success", "was a great success"],
  "sold well": ["found many buyers", "found hardly any buyers"],
  "sold extremely well": ["found many buyers", "found hardly any buyers"],
  "sold poorly": ["found hardly any buyers", "found many buyers"],
  "was a success": ["turned out well", "turned out to be a failure"],
  "was a great success": ["turned out well", "turned out to be a failure"],
  "was a failure": ["did not turn out well", "was a great success"],
};

/** What fails a person is no undertaking. */
const OF_BODY = /\b(?:voice|health|eyesight|sight|eyes|hearing|heart|memory|strength|legs?)$/u;

/** "His first business failed", "her office was destroyed in an air raid". */
function works(text: string, { name, his }: Words): LifeStatement[] {
  const own = `[Hh]${his.slice(1)}`;
  const result = new RegExp(
    `(?:^|, |\\b(?:and|but) )${own} ((?:first |second )?[a-z]+(?: [a-z]+)?) (failed|sold well|sold extremely well|sold poorly|was a success|was a great success|was a failure)\\b`,
    "u",
  ).exec(text);
  if (result && !OF_BODY.test(result[1] ?? "")) {
    const [yes, no] = RESULT[result[2]!]!;
    return [
      trueStatement(`${name}'s ${result[1]} ${yes}`),
      falseStatement(`${name}'s ${result[1]} ${no}`, "opposite", result[2]!, no),
    ];
  }
  const lost = new RegExp(
    `(?:^|, )${own} ([a-z]+(?: [a-z]+)?) (?:was|were) (?:destroyed|burned|burnt|ruined|stolen|lost) (in|by) (an? [^,.;]{3,40})`,
    "u",
  ).exec(text);
  if (lost)
    return [
      trueStatement(
        `${name} lost ${his} ${lost[1]} ${lost[2] === "in" ? "in" : "because of"} ${lost[3]}`,
      ),
      falseStatement(
        `${name}'s ${lost[1]} came through ${lost[3]} without damage`,
        "opposite",
        "destroyed",
        "without damage",
      ),
    ];
  const overturned = new RegExp(
    `^${own} ([a-z]+(?: [a-z]+)?) (overturned|confirmed|contradicted) what ([a-z]+) had (?:long )?(?:taken for granted|believed|assumed|thought)`,
    "u",
  ).exec(text);
  if (overturned) {
    const isAgainst = overturned[2] !== "confirmed";
    const say = (against: boolean): string =>
      `${name}'s ${overturned[1]} ${against ? "showed that" : "agreed with what"} ${overturned[3]} ${against ? "had been wrong" : "had long believed"}`;
    return [
      trueStatement(say(isAgainst)),
      falseStatement(say(!isAgainst), "opposite", overturned[2]!, isAgainst ? "agreed" : "wrong"),
    ];
  }
  return [];
}

/** "Her parents' illness forced her to give up": any cause. */
function compelled(text: string, { name, him, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `(?:^|, (?:but |and )?|; )((?:an? |the |[Aa]n? )?[a-z]+(?: of [a-z]+)?) (?:forced|obliged|compelled) ${him} to ([a-z]+(?: off| up)? ${his}? ?[^,.;]{3,50})`,
    "u",
  ).exec(text);
  if (!match || /^(?:who|which|that|he|she|it|they|this)$/u.test(match[1]!)) return [];
  const cause = match[1]!.trim();
  if (/\b(?:illness|health|poverty|war|injury|problems|lack)\b/u.test(cause)) return [];
  return [
    trueStatement(`because of ${cause}, ${name} had no choice but to ${match[2]}`),
    falseStatement(
      `it was of ${his} own free will that ${name} chose to ${match[2]}`,
      "cause",
      `${cause} forced`,
      "own free will",
    ),
  ];
}
