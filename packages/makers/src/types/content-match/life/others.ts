/** What others did to the person of a life, and what came of his or her works. */
import { findVerbBase, verbForms } from "@pulda/english";
import { told, turned, type Told } from "./told.ts";
import type { Words } from "./words.ts";

const YEAR = "(1[4-9]\\d\\d|20\\d\\d)";
const WHO =
  "(?:[A-Z][a-z]+ [A-Z][a-z]+|[A-Z][a-z]+|[Tt]he (?:[a-z]+ ){0,2}(?:university|government|college|doctor|school|company|king|queen|army|city|museum|society|emperor|committee|academy|[A-Z][A-Za-z]+ (?:Club|Society|Academy|Institute|University|Museum|Council))|[Hh](?:is|er) (?:parents|family|father|mother|teacher|uncle|aunt|brother|sister|friends|husband|wife|doctor|(?:first|second) (?:husband|wife)))";
const DID =
  "encouraged|hired|invited|sent|persuaded|admitted|honoured|honored|credited|praised|supported|admired|advised|appointed|chose|elected|urged|employed|warned|helped|trained|taught|raised|rescued|refused|rejected|criticized|criticised|dismissed|accepted";

/** All that is told of what others did. */
export function othersIn(text: string, whole: string, words: Words): Told[] {
  return [
    ...done(text, words),
    ...late(text, whole, words),
    ...shared(text, words),
    ...unfinished(text, words),
    ...works(text, words),
    ...compelled(text, words),
    ...namesake(text, words),
    ...having(text, words),
    ...firstAmong(text, words),
    ...cleft(text, whole, words),
    ...tasks(text, words),
  ];
}

/** How another is called beside the person's name. */
const named = (who: string, name: string): string =>
  who.replace(/^[Hh](?:is|er) /u, `${name}'s `).replace(/^The /u, "the ");

/** "Her second husband encouraged her warmly". */
function done(text: string, { name, him, he }: Words): Told[] {
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
        told(
          `${name} was ${participle}${rest} by ${he === "he" ? "his" : "her"} ${who.replace(/^[Hh](?:is|er) /u, "")}`,
        ),
      ]
    : [told(`${name} was ${participle}${rest} by ${own}`)];
}

/** "It was not until 2000 that the university honoured her", "Only in 1937 did the Explorers Club admit him". */
function late(text: string, whole: string, { name, he, him }: Words): Told[] {
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
      told(`${name} was no longer alive when ${own} ${what}`),
      turned(`${name} was still alive when ${own} ${what}`, "order", "after death", "still alive"),
    ];
  return [
    told(`${name} had to wait until ${year} for ${own} to ${base} ${him}${rest}`),
    turned(
      `${own} had already ${verbForms(base).participle} ${name} before ${year}`,
      "order",
      `only in ${year}`,
      `before ${year}`,
    ),
  ].filter(() => he !== "");
}

/** "Lee and Yang were awarded the Nobel Prize in 1957, but Wu was not included". */
function shared(text: string, { name, he }: Words): Told[] {
  const match = new RegExp(
    `^([A-Z][a-z]+(?: and [A-Z][a-z]+)?) (?:was|were) awarded (the [A-Z][A-Za-z ]{3,40}?)(?: in ${YEAR})?, but (?:${name}|${he}) was not\\b`,
    "u",
  ).exec(text);
  if (!match) return [];
  return [
    told(`${name} did not share ${match[2]} with ${match[1]}`),
    turned(`${name} shared ${match[2]} with ${match[1]}`, "agent", `but ${name} was not`, "shared"),
  ];
}

/** "She died in 1916 before she could publish her work". */
function unfinished(text: string, { name, he, his }: Words): Told[] {
  const match = new RegExp(
    `\\bdied\\b[^.;]{0,60}?,? before (?:${he}|${name}) could ([a-z]+ [^,.;]{3,50})`,
    "u",
  ).exec(text);
  const verb = match?.[1]?.split(" ", 1)[0] ?? "";
  if (!match || findVerbBase(verb, verb) !== verb) return [];
  return [
    told(`${name} did not live long enough to ${match[1]}`),
    turned(
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

/** "His first business failed", "her office was destroyed in an air raid". */
function works(text: string, { name, his }: Words): Told[] {
  const own = `[Hh]${his.slice(1)}`;
  const result = new RegExp(
    `(?:^|, |\\b(?:and|but) )${own} ((?:first |second )?[a-z]+(?: [a-z]+)?) (failed|sold well|sold extremely well|sold poorly|was a success|was a great success|was a failure)\\b`,
    "u",
  ).exec(text);
  if (result) {
    const [yes, no] = RESULT[result[2]!]!;
    return [
      told(`${name}'s ${result[1]} ${yes}`),
      turned(`${name}'s ${result[1]} ${no}`, "opposite", result[2]!, no),
    ];
  }
  const lost = new RegExp(
    `(?:^|, )${own} ([a-z]+(?: [a-z]+)?) (?:was|were) (?:destroyed|burned|burnt|ruined|stolen|lost) (in|by) (an? [^,.;]{3,40})`,
    "u",
  ).exec(text);
  if (lost)
    return [
      told(`${name} lost ${his} ${lost[1]} ${lost[2] === "in" ? "in" : "because of"} ${lost[3]}`),
      turned(
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
      told(say(isAgainst)),
      turned(say(!isAgainst), "opposite", overturned[2]!, isAgainst ? "agreed" : "wrong"),
    ];
  }
  return [];
}

/** "Her parents' illness forced her to give up": any cause. */
function compelled(text: string, { name, him, his }: Words): Told[] {
  const match = new RegExp(
    `(?:^|, (?:but |and )?|; )((?:an? |the |[Aa]n? )?[a-z]+(?: of [a-z]+)?) (?:forced|obliged|compelled) ${him} to ([a-z]+(?: off| up)? ${his}? ?[^,.;]{3,50})`,
    "u",
  ).exec(text);
  if (!match || /^(?:who|which|that|he|she|it|they|this)$/u.test(match[1]!)) return [];
  const cause = match[1]!.trim();
  if (/\b(?:illness|health|poverty|war|injury|problems|lack)\b/u.test(cause)) return [];
  return [
    told(`because of ${cause}, ${name} had no choice but to ${match[2]}`),
    turned(
      `it was of ${his} own free will that ${name} chose to ${match[2]}`,
      "cause",
      `${cause} forced`,
      "own free will",
    ),
  ];
}

/** "An Oxford college founded in 1879 bears her name". */
function namesake(text: string, { name, his }: Words): Told[] {
  const match = new RegExp(
    `^((?:An?|The) [A-Za-z]+(?: [a-z]+){0,3}?)(?: (?:founded|built|opened|established) in ${YEAR})? (?:now |still |today )?bears ${his} name\\b`,
    "u",
  ).exec(text);
  return match ? [told(`${match[1]} is named after ${name}`)] : [];
}

/** "Having studied physics in Nanjing, she sailed to the United States". */
function having(text: string, { name, he }: Words): Told[] {
  const match = new RegExp(
    `^Having ([a-z]+) ([^,.;]{3,50}), (?:${he}|${name}) ([a-z]+) ([^,.;]{3,60}?)(?: in ${YEAR})?(?=[,.]| and [a-z]+ed )`,
    "u",
  ).exec(text);
  if (!match) return [];
  const [, participle = "", rest = "", past = "", next = ""] = match;
  const [first, second] = [findVerbBase(participle, ""), findVerbBase(past, "")];
  if (
    !first ||
    !second ||
    verbForms(first).participle !== participle ||
    verbForms(second).past !== past
  )
    return [];
  const say = (link: string): string =>
    `${name} ${verbForms(first).past} ${rest} ${link} ${verbForms(second).ing} ${next}`;
  return [
    told(say("before")),
    turned(say("after"), "order", `${first} → ${second}`, `${second} → ${first}`),
  ];
}

/** "became one of the first women to be elected to the Society". */
function firstAmong(text: string, { name }: Words): Told[] {
  const match =
    /\b(?:became|was) one of the (?:first|few|very few) (women|men|people|scientists|artists|Koreans|Americans|Africans) (?:ever )?to (be )?([a-z]+) ([^,.;]{3,60}?)(?=[,.;]| in \d{4})/u.exec(
      text,
    );
  if (!match) return [];
  const [, who = "", passive = "", verb = "", what = ""] = match;
  const base = passive ? findVerbBase(verb, "") : findVerbBase(verb, verb);
  if (!base) return [];
  const did = passive ? `been ${verb}` : verbForms(base).participle;
  return [
    told(`few ${who} had ${did} ${what} before ${name}`),
    turned(
      `a great many ${who} had ${did} ${what} before ${name}`,
      "comparison",
      "one of the first",
      "a great many",
    ),
  ];
}

/** "Her task was to search for stars", "He never stopped inventing", "she died of cancer". */
function tasks(text: string, { name, his, he }: Words): Told[] {
  const own = `(?:[Hh]${his.slice(1)}|${name}'s)`;
  const task = new RegExp(
    `(?:^|, |\\b(?:and|but) )${own} (?:task|job|duty|role) was to ([a-z]+ (?:(?! (?:whose|which|where|while|and) )[^,.;]){3,60})`,
    "u",
  ).exec(text)?.[1];
  const never = new RegExp(
    `\\b(?:${he}|${he === "he" ? "He" : "She"}|${name}) never (?:stopped|gave up|quit) ([a-z]+ing)\\b(?! [a-z]+ing)`,
    "u",
  ).exec(text)?.[1];
  const cause = new RegExp(
    `\\b(?:${he}|${he === "he" ? "He" : "She"}|${name}) (?:had )?died of ([a-z]+(?: [a-z]+)?)(?= in | at |[,.]| when | [a-z]+ years )`,
    "u",
  ).exec(text)?.[1];
  return [
    ...(task
      ? [
          told(
            `${name} was given the task of ${task.replace(/^[a-z]+/u, (verb) => verbForms(verb).ing)}`,
          ),
        ]
      : []),
    ...(never
      ? [
          told(`${name} went on ${never} as long as ${he} lived`),
          turned(`${name} gave up ${never} later in life`, "opposite", "never stopped", "gave up"),
        ]
      : []),
    ...(cause && !/^(?:old|natural)$/u.test(cause)
      ? [told(`the cause of ${name}'s death was ${cause}`)]
      : []),
  ];
}

/** "It was Wu who designed the test": not another one. */
function cleft(text: string, whole: string, { name }: Words): Told[] {
  const match = new RegExp(`\\bIt was ${name} who ([a-z]+) (the [^,.;]{3,50})`, "u").exec(text);
  const base = match ? findVerbBase(match[1]!, "") : null;
  if (!match || !base) return [];
  const { participle } = verbForms(base);
  const rival = [...whole.matchAll(/\b([A-Z][a-z]+(?:-[A-Z][a-z]+)? [A-Z][a-z]+)\b/gu)]
    .map(([one]) => one)
    .find(
      (one) =>
        !one.includes(name) &&
        !text.includes(one) &&
        /^(?!In |The |North |South |New |Nobel |Royal |World )/u.test(one) &&
        new RegExp(`${one}(?: and [A-Z]|,? (?:a|who|suggested|believed|thought))`, "u").test(whole),
    );
  return [
    told(`${match[2]} was ${participle} by ${name}`),
    ...(rival ? [turned(`${match[2]} was ${participle} by ${rival}`, "agent", name, rival)] : []),
  ];
}
