/** Statements about a life: birth and death, works, places, teachers, and the order of events. */
import type { Analysis, Sentence } from "@pulda/english";
import type { Person } from "../../../shared/person.ts";
import type { Statement } from "../statement/statements.ts";
import type { Reversal } from "../statement/reversal.ts";
import { birth, death, ofWork, retirement } from "./birth-and-death.ts";
import { achievedIn } from "./achievements.ts";
import { deedStatements } from "./deed-statements.ts";
import { eventsOf, textOf, type LifeEvent } from "./events.ts";
import { statement, reversalOf, WORTH, type Life } from "./life.ts";
import { actsOfOthersIn } from "./acts-of-others.ts";
import { commonLifeFactsIn } from "./common-life-facts.ts";
import { toldIn } from "./patterns.ts";
import { isLarge, MONTH, placesIn } from "./places.ts";
import { restated } from "./predicates.ts";
import type { Words } from "./words.ts";

/** Longer predicates are not told within another sentence. */
const MOST_WORDS = 11;

/** The statements about the person of a text, true and false. */
export function lifeStatements(analysis: Analysis, person: Person): Statement[] {
  const events = eventsOf(analysis, person);
  const female = person.isFemale;
  const words: Words = {
    name: person.name,
    he: female ? "she" : "he",
    his: female ? "her" : "his",
    him: female ? "her" : "him",
    isFemale: female,
  };
  const end = events.find(({ base }) => base === "die");
  const life: Life = {
    words,
    analysis,
    events,
    death: end?.year ?? null,
    deathSentence: end?.sentence ?? null,
  };
  return distinct([
    ...events.flatMap((event) => ofEvent(event, life)),
    ...deedStatements(analysis, words),
    ...orders(life),
    ...analysis.sentences.flatMap((sentence) => [
      ...(sentence.inQuotation || !sentence.readable
        ? []
        : toldIn(sentence.text, analysis.text, words)
      ).map(({ text, reversal }) => statement(sentence, text, reversal)),
      ...(bornIn(sentence) === null
        ? []
        : [statement(sentence, `${words.name}'s place of birth was ${bornIn(sentence)}`)]),
      ...(sentence.inQuotation || !sentence.readable
        ? []
        : [
            ...actsOfOthersIn(sentence.text, analysis.text, words),
            ...achievedIn(sentence.text, analysis.text, words),
            ...commonLifeFactsIn(sentence.text, analysis.text, words),
          ]
      ).map(({ text, reversal }) => statement(sentence, text, reversal)),
      ...death(sentence, life),
      ...retirement(sentence, life),
      ...ofWork(sentence, life),
    ]),
  ]);
}

/** Each text once; none that says a word twice in a row. */
function distinct(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const isNew = !seen.has(text) && !/\b(\w+) \1\b/iu.test(text);
    seen.add(text);
    return isNew;
  });
}

/** What a statement cannot hold, since it would point to something outside it. */
const POINTS =
  /\b(?:it|they|them|its|their|this|these|such|there|here|then|another|other|which|whose|whom)\b/iu;
/** What may be meant by "their" where it stands before it. */
const OWN =
  /\b(?:people|children|students|women|men|workers|families|farmers|those) [^,.]* their\b/u;

const pointsOut = (text: string): boolean => POINTS.test(text.replace(OWN, ""));

function ofEvent(event: LifeEvent, life: Life): Statement[] {
  const { sentence, clause, base, rest, year, age, front } = event;
  const { words } = life;
  if (base === "bear") return birth(event, life);
  if (base === "die" || base === "retire") return [];
  const text = restText(event);
  if (pointsOut(text)) return [];
  const time =
    year !== null &&
    (/^(?:in|by)$/u.test(front[0]?.lower ?? "") || rest.length < clause.rest.length)
      ? ` in ${year}`
      : age !== null && (event.isAgeLate || front[0]?.lower === "at")
        ? ` at the age of ${age}`
        : "";
  const written = restated({ base, voice: clause.verb.voice, rest: text, time }, words);
  const found = written
    ? [
        ...atTime(event, written).map(([told, reversal]) => statement(sentence, told, reversal)),
        ...elsewhere(event, written, life),
      ]
    : [];
  return found.length > 0 || age === null || front[0]?.lower !== "at" ? found : aged(event, life);
}

/** What was done, with the war before or after which it was, and with the other order; alone where none is named. */
function atTime(
  { front }: LifeEvent,
  written: string,
): [text: string, reversal: Reversal | null][] {
  const text = front.map((token) => token.text).join(" ");
  const [, link = "", war = ""] =
    /^(After|Before) (World War I{1,2}|the (?:[A-Z][a-z]+ )?[Ww]ar|the revolution)$/u.exec(text) ??
    [];
  if (link === "") return [[written, null]];
  const other = link === "After" ? "Before" : "After";
  return [
    [`${link} ${war}, ${written}`, null],
    [`${other} ${war}, ${written}`, reversalOf("order", `${link} ${war}`, `${other} ${war}`)],
  ];
}

/** "Born in Copenhagen in 1888, she …" */
function bornIn({ text }: Sentence): string | null {
  const place = /^Born (?:in \d{4} )?in ([A-Z][a-zé]+(?: [A-Z][a-zé]+)?)\b/u.exec(text)?.[1];
  return place === undefined || MONTH.test(place) ? null : place;
}

/** What follows the verb, without its time. */
function restText({ clause, rest }: LifeEvent): string {
  return rest.map((chunk) => textOf(clause.tokens, chunk)).join(" ");
}

/** The same with another place of the text, where the place is what is told. */
function elsewhere(
  { sentence, base }: LifeEvent,
  written: string,
  { analysis }: Life,
): Statement[] {
  // without its year a person may well have been in the other place, too
  if (
    !/^(?:move|settle|return|sail|travel|emigrate|open)$/u.test(base) ||
    !/ in \d{4}$/u.test(written)
  )
    return [];
  const own = / (?:in|to) ((?:[A-Z][a-zé]+ ?){1,2})(?: in \d{4}| at the age of [a-z-]+)?$/u
    .exec(written)?.[1]
    ?.trim();
  if (!own) return [];
  const other = placesIn(analysis).find(
    (one) => one !== own && !sentence.text.includes(one) && isLarge(one) === isLarge(own),
  );
  return other
    ? [statement(sentence, written.replace(own, other), reversalOf("exchange", own, other))]
    : [];
}

/** What was done at an age: "when she was thirteen". */
function aged(event: LifeEvent, { words: { name, he } }: Life): Statement[] {
  const { sentence, clause, age, front } = event;
  if (front[0]?.lower !== "at") return [];
  const last = clause.rest.at(-1);
  // "that her brother had found" is left out
  const end =
    last?.kind === "open" && /^(?:that|who|which|where)$/u.test(clause.tokens[last.from]!.lower)
      ? last.from
      : clause.to;
  const verb = textOf(clause.tokens, { from: clause.subject.to, to: end });
  return verb.split(" ").length <= MOST_WORDS && !pointsOut(verb)
    ? [statement(sentence, `${name} was ${age} years old when ${he} ${verb}`, null, WORTH.age)]
    : [];
}

/** Two dated events in their order, and in the other one. */
function orders({ events, words: { name, he } }: Life): Statement[] {
  const dated = events.flatMap((event) => {
    if (
      event.year === null ||
      /^(?:bear|die|be|have|live|retire|grow|become|learn)$/u.test(event.base)
    )
      return [];
    const text = predicateOf(event);
    return text !== null && text.split(" ").length <= MOST_WORDS ? [{ event, text }] : [];
  });
  return dated.flatMap((later, at) =>
    dated.slice(0, at).flatMap((earlier) => {
      if (
        earlier.event.year! >= later.event.year! ||
        earlier.event.sentence === later.event.sentence
      )
        return [];
      const years = [earlier.event.year, later.event.year];
      const also = earlier.event.sentence;
      return [
        statement(
          later.event.sentence,
          `${name} ${earlier.text} before ${he} ${later.text}`,
          null,
          WORTH.order,
        ),
        statement(
          later.event.sentence,
          `${name} ${later.text} before ${he} ${earlier.text}`,
          reversalOf("order", `${years[0]} → ${years[1]}`, `${years[1]} → ${years[0]}`),
          WORTH.falseOrder,
        ),
      ].map((one) => ({ ...one, also }));
    }),
  );
}

/** A predicate without its time, that can be told of its person alone; null where it cannot. */
function predicateOf({ clause, rest }: LifeEvent): string | null {
  const { tokens, verb, before } = clause;
  const text = [
    textOf(tokens, before),
    textOf(tokens, verb),
    ...rest.map((chunk) => textOf(tokens, chunk)),
  ]
    .filter((part) => part !== "")
    .join(" ");
  return pointsOut(text) || /\b(?:later|also|had|in which|where)\b/u.test(text) ? null : text;
}
