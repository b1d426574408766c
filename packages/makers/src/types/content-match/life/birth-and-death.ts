/** How a life began and ended, and what was left of it. */
import type { Sentence } from "@pulda/english";
import type { Statement } from "../statement/statements.ts";
import { textOf, type LifeEvent } from "./events.ts";
import { statement, reversalOf, type Life } from "./life.ts";
import { isLarge, MONTH, placesIn } from "./places.ts";

export function birth({ sentence, rest, clause }: LifeEvent, life: Life): Statement[] {
  const place = rest
    .map((chunk) => textOf(clause.tokens, chunk))
    .findLast((text) => /^(?:in|near) [A-Z]/u.test(text));
  if (!place) return [];
  const own = place.replace(/^(?:in|near) /u, "");
  const near = place.startsWith("near") ? "near " : "";
  const { name } = life.words;
  const write = (where: string): string =>
    near
      ? `the place where ${name} was born lies near ${where}`
      : `${name}'s place of birth was ${where}`;
  const village =
    /, (an? (?:small |little |quiet )?(?:village|town|city|island|port|suburb)\b[^,.]{0,40})[,.]/u.exec(
      sentence.text,
    )?.[1];
  const farm = /\bborn (?:in \d{4} )?on (a farm)\b/u.exec(sentence.text)?.[1];
  const town =
    /\bborn (?:in \d{4} )?in (an? (?:[a-z]+ ){1,3}?(?:town|village|city|suburb)) in [A-Z]/u.exec(
      sentence.text,
    )?.[1];
  const trues = [
    town
      ? `${name} came from ${town} in ${own}`
      : village
        ? `${name} came from ${village}`
        : farm
          ? `${name}'s first home was ${farm} in ${own}`
          : write(own),
  ];
  const other = placesIn(life.analysis).find(
    (one) => one !== own && !sentence.text.includes(one) && !isLarge(one) && !isLarge(own),
  );
  return [
    ...trues.map((text) => statement(sentence, text)),
    ...(other ? [statement(sentence, write(other), reversalOf("exchange", own, other))] : []),
  ];
}

export function death(sentence: Sentence, life: Life): Statement[] {
  const { name, his } = life.words;
  const later =
    /\bdied [^,.]{0,60}, (?:only |just )?(?:\w+ (?:years?|months?|weeks?|days?)) before (?:his|her) ([a-z]+ (?:was|were|became|won|received) [^,.]{5,80})\./u.exec(
      sentence.text,
    );
  if (later) {
    const what = later[1]!.replace(/ in \d{4}$/u, "");
    return [
      statement(sentence, `${name} did not live to see the day when ${his} ${what}`),
      statement(
        sentence,
        `${name} was still alive when ${his} ${what}`,
        reversalOf("order", "died before", "still alive when"),
      ),
    ];
  }
  const soon =
    /\b[Hh](?:is|er) ((?:book|novel|work|autobiography|symphony|opera)(?: [A-Z][A-Za-z]*)*) (?:appeared|was published|came out)[^,.]{0,20}, (?:only |just )?[a-z]* ?(?:days|weeks|months|years) before (?:he|she) died/u.exec(
      sentence.text,
    );
  if (soon)
    return [
      statement(sentence, `${name} lived to see the publication of ${his} ${soon[1]}`),
      statement(
        sentence,
        `${name}'s ${soon[1]} was published only after ${his} death`,
        reversalOf("order", "before death", "after death"),
      ),
    ];
  const place = new RegExp(
    `\\b(?:[Hh]e|[Ss]he|${name}) died in ([A-Z][a-zé]+(?: [A-Z][a-zé]+)?)(?= in \\d|[,.])`,
    "u",
  ).exec(sentence.text)?.[1];
  if (place && !MONTH.test(place)) {
    const other = placesIn(life.analysis).findLast(
      (one) => one !== place && !sentence.text.includes(one) && isLarge(one) === isLarge(place),
    );
    return [
      statement(sentence, `${place} was the place where ${name} died`),
      ...(other
        ? [
            statement(
              sentence,
              `${other} was the place where ${name} died`,
              reversalOf("exchange", place, other),
            ),
          ]
        : []),
    ];
  }
  const age =
    /\bdied (?:in \d{4} )?at (?:the age of )?(\d{2,3}|[a-z]+(?:-[a-z]+)?)\b(?! [a-z])/u.exec(
      sentence.text,
    )?.[1];
  return age && /\d|ty|teen/u.test(age)
    ? [statement(sentence, `${name} lived to the age of ${age}`)]
    : [];
}

export function retirement(sentence: Sentence, { words: { name, his, he } }: Life): Statement[] {
  const went =
    /\bretired\b[^.]{0,30}?(?:,? (?:but|yet|and)) (?:still )?(?:continued|went on with|kept up) (?:her|his) (\w+)/u.exec(
      sentence.text,
    );
  return went
    ? [
        statement(sentence, `${name} went on with ${his} ${went[1]} after retiring`),
        statement(
          sentence,
          `${name} gave up ${his} ${went[1]} when ${he} retired`,
          reversalOf("condition", `continued ${his} ${went[1]}`, `gave up ${his} ${went[1]}`),
        ),
      ]
    : [];
}

/** "Her great work appeared in 1705": before she died, or not. */
export function ofWork(
  sentence: Sentence,
  { words: { name, his, isFemale }, death: died, deathSentence: also }: Life,
): Statement[] {
  const work = new RegExp(
    `^${isFemale ? "Her" : "His"} ((?:[a-z]+ ){0,2}(?:work|book|novel|study|paper|report|autobiography|collection)[A-Za-z ]{0,40}?) (?:appeared|was published|came out) in (\\d{4})\\b`,
    "u",
  ).exec(sentence.text);
  if (!work || died === null || also === null || Number(work[2]) === died) return [];
  const isBefore = Number(work[2]) < died;
  const during = `${name}'s ${work[1]} came out during ${his} lifetime`;
  const after = `${name}'s ${work[1]} came out only after ${his} death`;
  return [
    statement(sentence, isBefore ? during : after),
    statement(
      sentence,
      isBefore ? after : during,
      reversalOf(
        "order",
        isBefore ? "during lifetime" : "after death",
        isBefore ? "after death" : "during lifetime",
      ),
    ),
  ].map((one) => ({ ...one, also }));
}
