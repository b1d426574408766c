/** What a person was the first to do, did before something else, or was given to do. */
import { findVerbBase, verbForms } from "@pulda/english";
import { trueStatement, falseStatement, type LifeStatement } from "./life-statement.ts";
import type { Words } from "./words.ts";

const YEAR = "(1[4-9]\\d\\d|20\\d\\d)";

/** All that is told of what the person achieved. */
export function achievedIn(text: string, whole: string, words: Words): LifeStatement[] {
  return [
    ...namesake(text, words),
    ...having(text, words),
    ...firstAmong(text, words),
    ...cleft(text, whole, words),
    ...tasks(text, words),
  ];
}

/** "An Oxford college founded in 1879 bears her name". */
function namesake(text: string, { name, his }: Words): LifeStatement[] {
  const match = new RegExp(
    `^((?:An?|The) [A-Za-z]+(?: [a-z]+){0,3}?)(?: (?:founded|built|opened|established) in ${YEAR})? (?:now |still |today )?bears ${his} name\\b`,
    "u",
  ).exec(text);
  return match ? [trueStatement(`${match[1]} is named after ${name}`)] : [];
}

/** "Having studied physics in Nanjing, she sailed to the United States". */
function having(text: string, { name, he }: Words): LifeStatement[] {
  const match = new RegExp(
    `^Having ([a-z]+) ([^,.;]{3,50}), (?:${he}|${name}) ([a-z]+) ([^,.;]{3,60}?)(?: in ${YEAR})?(?=[,.]| and [a-z]+ed )`,
    "u",
  ).exec(text);
  if (!match || / and |\b(?:it|them)\b/u.test(match[4]!) || match[2]!.startsWith("that "))
    return [];
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
    trueStatement(say("before")),
    falseStatement(say("after"), "order", `${first} → ${second}`, `${second} → ${first}`),
  ];
}

/** "became one of the first women to be elected to the Society". */
function firstAmong(text: string, { name }: Words): LifeStatement[] {
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
    trueStatement(`few ${who} had ${did} ${what} before ${name}`),
    falseStatement(
      `a great many ${who} had ${did} ${what} before ${name}`,
      "comparison",
      "one of the first",
      "a great many",
    ),
  ];
}

/** "Her task was to search for stars", "He never stopped inventing", "she died of cancer". */
function tasks(text: string, { name, his, he }: Words): LifeStatement[] {
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
          trueStatement(
            `${name} was given the task of ${task.replace(/^[a-z]+/u, (verb) => verbForms(verb).ing)}`,
          ),
        ]
      : []),
    ...(never
      ? [
          trueStatement(`${name} went on ${never} as long as ${he} lived`),
          falseStatement(
            `${name} gave up ${never} later in life`,
            "opposite",
            "never stopped",
            "gave up",
          ),
        ]
      : []),
    ...(cause && !/^(?:old|natural)$/u.test(cause)
      ? [trueStatement(`the cause of ${name}'s death was ${cause}`)]
      : []),
  ];
}

/** "It was Wu who designed the test": not another one. */
function cleft(text: string, whole: string, { name }: Words): LifeStatement[] {
  const match = new RegExp(`\\bIt was ${name} who ([a-z]+) (the [^,.;]{3,50})`, "u").exec(text);
  const base = match ? findVerbBase(match[1]!, "") : null;
  if (!match || !base) return [];
  const { participle } = verbForms(base);
  const other = [...whole.matchAll(/\b([A-Z][a-z]+(?:-[A-Z][a-z]+)? [A-Z][a-z]+)\b/gu)]
    .map(([one]) => one)
    .find(
      (one) =>
        !one.includes(name) &&
        !text.includes(one) &&
        /^(?!In |The |North |South |New |Nobel |Royal |World )/u.test(one) &&
        new RegExp(`${one}(?: and [A-Z]|,? (?:a|who|suggested|believed|thought))`, "u").test(whole),
    );
  return [
    trueStatement(`${match[2]} was ${participle} by ${name}`),
    ...(other
      ? [falseStatement(`${match[2]} was ${participle} by ${other}`, "agent", name, other)]
      : []),
  ];
}
