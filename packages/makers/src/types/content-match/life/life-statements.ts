/** Statements about a life: birth and death, works, places, teachers, and the order of events. */
import { verbForms, type Analysis, type Sentence } from "@pulda/english";
import { tagOf } from "../clause/tags.ts";
import type { Person } from "../statement/references.ts";
import type { Statement } from "../statement/statements.ts";
import type { Turn, TurnKind } from "../statement/turn.ts";
import { eventsOf, textOf, type LifeEvent } from "./events.ts";

interface Life {
  readonly person: Person;
  readonly name: string;
  readonly he: string;
  readonly his: string;
  readonly him: string;
  readonly analysis: Analysis;
  readonly events: readonly LifeEvent[];
  readonly death: number | null;
}

/** The worth of a statement written from a pattern: above most of those that are reworded. */
const WORTH = 0.8;

/** The statements about the person of a text. */
export function lifeStatements(analysis: Analysis, person: Person): Statement[] {
  const events = eventsOf(analysis, person);
  const female = person.isFemale;
  const life: Life = {
    person,
    name: person.name,
    he: female ? "she" : "he",
    his: female ? "her" : "his",
    him: female ? "her" : "him",
    analysis,
    events,
    death: events.find(({ base }) => base === "die")?.year ?? null,
  };
  return [
    ...events.flatMap((event) => ofEvent(event, life)),
    ...orders(life),
    ...analysis.sentences.flatMap((sentence) => ofSentence(sentence, life)),
  ].filter(({ text }) => !/\b(?:I|we|you)\b/u.test(text));
}

function statement(sentence: Sentence, text: string, turn: Turn | null = null, worth = WORTH): Statement {
  const trimmed = text.replace(/\s+/gu, " ").trim();
  return { sentence, text: `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`, turn, worth };
}

const turnOf = (kind: TurnKind, said: string, stated: string): Turn => ({ kind, said, stated });

/** The places that a text names after "in", "to" or "at", in order. */
function placesIn({ sentences }: Analysis): string[] {
  const found = sentences.flatMap(({ text }) => [...text.matchAll(/\b(?:in|to|at|near) ((?:the )?(?:[A-Z][a-zé]+ ?){1,3})(?=[ ,.;]|$)/gu)].map(([, place = ""]) => place.trim()));
  return [...new Set(found)].filter((place) => !/^(?:January|February|March|April|May|June|July|August|September|October|November|December|World|English|Latin|French|German|The|Snow)\b/u.test(place));
}

function ofEvent(event: LifeEvent, life: Life): Statement[] {
  const { sentence, clause, base, rest } = event;
  const { name, he } = life;
  const { tokens } = clause;
  const first = rest[0];
  const all = rest.length > 0 ? textOf(tokens, { from: rest[0]!.from, to: rest.at(-1)!.to }) : "";
  const isWhole = rest.every((chunk, at) => at === 0 || rest[at - 1]!.to === chunk.from);
  if (!isWhole || /\b(?:it|they|them|its|their|this|these|those|such|he|she|him|her|his)\b/u.test(all)) return [];
  const time = event.year && event.front.length + clause.rest.length > 0 ? ` in ${event.year}` : event.age ? ` at the age of ${event.age}` : "";
  switch (base) {
    case "bear":
      return birth(event, life);
    case "die":
      return death(event, life);
    case "join":
      return first?.kind === "noun" && rest.length === 1 && /^(?:the [A-Z]|an? (?:club|society|group|team|party))/u.test(all) ? [statement(sentence, `${name} became a member of ${all}${time}`)] : [];
    case "enter":
      return first?.kind === "noun" && /\b(?:University|College|Academy|School|Institute|university|college|school|academy|institute)\b/u.test(all) ? [statement(sentence, `${name} became a student at ${all}${time}`)] : [];
    case "move":
      return first?.kind === "phrase" && /^to /u.test(all) ? placed(event, life, all.slice(3), (place) => `${name} went to live in ${place}${time}`) : [];
    case "return":
      return first?.kind === "phrase" && /^to [A-Z]/u.test(all) ? placed(event, life, all.slice(3), (place) => `${name} went back to ${place}${time}`) : [];
    case "receive":
    case "win":
      return first?.kind === "noun" && rest.length === 1 && /\b(?:Prize|Medal|Award|prize|medal|award|scholarship|degree)\b/u.test(all) ? [statement(sentence, `${all} was awarded to ${name}${time}`)] : [];
    case "retire":
      return retirement(event, life);
    case "spend": {
      const verb = first?.kind === "noun" ? tokens[first.to] : undefined;
      const time_ = first ? textOf(tokens, first) : "";
      if (!verb || tagOf(verb) !== "VBG" || !/^(?:\w+|many|several) (?:years?|months?|weeks?|days?)$/u.test(time_)) return [];
      const rest_ = textOf(tokens, { from: first!.to, to: clause.to }).replace(/^\w+ing /u, "");
      const verbBase = verb.lemma;
      return [statement(sentence, `for ${time_}, ${name} ${verbForms(verbBase).past} ${rest_}`)];
    }
    case "write":
      return first?.kind === "noun" && / (?:on|about) /u.test(all) && rest.length <= 2 ? aboutWork(event, life, all) : [];
    case "become":
      return first?.kind === "noun" && /^an? [a-z]+ (?:at|in|of) /u.test(all) ? [statement(sentence, `${name} worked as ${all.split(" and ")[0]}${time}`)] : [];
    case "study":
      return first?.kind === "noun" && /^(?:at|in) /u.test(all.split(" ").slice(1).join(" ")) ? [statement(sentence, `it was ${all.split(" ")[0]} that ${name} studied ${all.split(" ").slice(1).join(" ").split(" and ")[0]}`, null, 0.6)] : [];
    default:
      return event.age ? aged(event, life, all, he) : [];
  }
}

function birth({ sentence, rest, clause }: LifeEvent, life: Life): Statement[] {
  const place = rest.map((chunk) => textOf(clause.tokens, chunk)).findLast((text) => /^(?:in|near) [A-Z]/u.test(text));
  if (!place) return [];
  const own = place.replace(/^(?:in|near) /u, "");
  const near = place.startsWith("near") ? "a place near " : "";
  const { name } = life;
  const trues = [statement(sentence, `the birthplace of ${name} was ${near}${own}`)];
  const village = /, (an? (?:village|town|city|farm|island|port)[^,.]{0,40})[,.]/u.exec(sentence.text)?.[1];
  if (village) trues.push(statement(sentence, `${name} came from ${village}`));
  const other = placesIn(life.analysis).find((one) => one !== own && !own.includes(one) && !/^the /u.test(one) && !sentence.text.includes(one));
  return other ? [...trues, statement(sentence, `the birthplace of ${name} was ${other}`, turnOf("exchange", own, other))] : trues;
}

function death({ sentence }: LifeEvent, life: Life): Statement[] {
  const { name } = life;
  const later = /\bdied [^,.]{0,60}, (?:only )?(\w+ (?:years?|months?|weeks?|days?)) before ([^,.]{5,80})\./u.exec(sentence.text);
  if (later) {
    const what = later[2]!.replace(/\b(?:his|her)\b/u, `${name}'s`);
    if (/\b(?:he|she|it|they)\b/u.test(what)) return [];
    return [
      statement(sentence, `${name} did not live to see the day when ${what}`.replace(/ in [A-Z]\w+$/u, "")),
      statement(sentence, `${name} was still alive when ${what}`, turnOf("order", "died before", "still alive when")),
    ];
  }
  const age = /\bdied (?:in \d{4} )?at (?:the age of )?(\d{2,3}|[a-z]+(?:-[a-z]+)?)\b(?! [a-z])/u.exec(sentence.text)?.[1];
  return age && /\d|ty|teen/u.test(age) ? [statement(sentence, `${name} lived to the age of ${age}`)] : [];
}

function retirement({ sentence }: LifeEvent, life: Life): Statement[] {
  const { name, he } = life;
  const went = /\bretired\b[^.]{0,30}?(?:,? (?:but|yet|and)) (?:still )?(?:continued|went on with|kept up) (?:her|his) (\w+)/u.exec(sentence.text);
  return went
    ? [
        statement(sentence, `${name} went on with ${life.his} ${went[1]} after ${life.his} retirement`),
        statement(sentence, `${name} gave up ${life.his} ${went[1]} when ${he} retired`, turnOf("condition", `continued ${life.his} ${went[1]}`, `gave up ${life.his} ${went[1]}`)),
      ]
    : [];
}

/** A place that is told of an event, and another one of the text in its stead. */
function placed({ sentence }: LifeEvent, life: Life, own: string, write: (place: string) => string): Statement[] {
  const place = /^(?:the )?(?:[A-Z][\w'é-]*\.? ?)+/u.exec(own)?.[0].trim();
  if (!place) return [];
  const other = placesIn(life.analysis).find((one) => one !== place && !sentence.text.includes(one) && /^[A-Z]/u.test(one));
  const trues = [statement(sentence, write(place))];
  return other ? [...trues, statement(sentence, write(other), turnOf("exchange", place, other))] : trues;
}

function aboutWork({ sentence }: LifeEvent, { name }: Life, all: string): Statement[] {
  const match = /^(an?) ([a-z ]{3,30}?) (?:on|about) (.{3,60})$/u.exec(all);
  return match ? [statement(sentence, `${match[3]} was the subject of ${match[1]} ${match[2]} by ${name}`)] : [];
}

/** What was done at an age: "when she was thirteen". */
function aged({ sentence, clause, age, front }: LifeEvent, { name, he }: Life, all: string, _he: string): Statement[] {
  if (front[0]?.lower !== "at" || all === "") return [];
  const verb = textOf(clause.tokens, { from: clause.subject.to, to: clause.to });
  const words = verb.split(" ").length;
  return words <= 12 ? [statement(sentence, `${name} was ${age} years old when ${he} ${verb}`, null, 0.55)] : [];
}

/** Two dated events in their order, and in the other one. */
function orders({ events, name, he }: Life): Statement[] {
  const dated = events.filter(({ year, base, clause, rest }) => {
    if (year === null || /^(?:bear|die|be|have|live)$/u.test(base)) return false;
    const text = predicateOf(clause, rest);
    return text !== null && text.split(" ").length <= 12;
  });
  return dated.flatMap((later, at) =>
    dated.slice(0, at).flatMap((earlier) => {
      if (earlier.year! >= later.year! || earlier.sentence === later.sentence) return [];
      const [a, b] = [predicateOf(earlier.clause, earlier.rest)!, predicateOf(later.clause, later.rest)!];
      return [
        statement(later.sentence, `${name} ${a} before ${he} ${b}`, null, 0.5),
        statement(later.sentence, `${name} ${b} before ${he} ${a}`, turnOf("order", `${earlier.year} → ${later.year}`, `${later.year} → ${earlier.year}`), 0.75),
      ];
    }),
  );
}

/** A predicate without its time, that can be told of its person alone; null where it cannot. */
function predicateOf({ tokens, verb, before }: LifeEvent["clause"], rest: LifeEvent["rest"]): string | null {
  const parts = [textOf(tokens, before), textOf(tokens, verb), ...rest.map((chunk) => textOf(tokens, chunk))].filter((part) => part !== "");
  const text = parts.join(" ");
  return /\b(?:it|they|them|its|their|this|these|those|such|him|then|later|there|here|had)\b/u.test(text) ? null : text;
}

const KIN = "father|mother|stepfather|stepmother|uncle|aunt|brother|sister|grandfather|grandmother|teacher|husband|wife";

/** What other people did, and what is named after the person: told by patterns of the text. */
function ofSentence(sentence: Sentence, { name, his, analysis, death: died, person }: Life): Statement[] {
  const { text } = sentence;
  const found: Statement[] = [];
  const pronoun = person.isFemale ? "(?:her|Her)" : "(?:his|His)";
  const object = person.isFemale ? "her" : "him";
  const taught = new RegExp(`\\b${pronoun} (${KIN})(?:, [^,.]{3,40},)? taught ${object} (?:how )?to ([a-z]+(?: [a-z]+){0,4})`, "u").exec(text);
  if (taught) {
    found.push(statement(sentence, `${name} learned to ${taught[2]} from ${his} ${taught[1]}`));
    const other = new RegExp(`\\b${pronoun} (${KIN})\\b`, "gu");
    const rival = analysis.sentences.flatMap((one) => [...one.text.matchAll(other)].map(([, kin]) => kin!)).find((kin) => kin !== taught[1]);
    if (rival) found.push(statement(sentence, `${name} learned to ${taught[2]} from ${his} ${rival}`, turnOf("agent", `${his} ${taught[1]}`, `${his} ${rival}`)));
  }
  const given = new RegExp(`\\b(an? [a-z ]{3,30}?) that ${pronoun} (${KIN})(?:, [^,.]{3,40},)? had given ${object}\\b`, "u").exec(text);
  if (given) {
    found.push(statement(sentence, `${name} was given ${given[1]} by ${his} ${given[2]}`));
    const rival = given[2] === "mother" ? "father" : "mother";
    if (analysis.sentences.some((one) => new RegExp(`\\b${pronoun} ${rival}\\b`, "u").test(one.text)))
      found.push(statement(sentence, `${name} was given ${given[1]} by ${his} ${rival}`, turnOf("agent", `${his} ${given[2]}`, `${his} ${rival}`)));
  }
  const namesake = new RegExp(`^([A-Z][a-z ]{3,50}?) (?:have|has|were|was)(?: since| later)?(?: been)? named after ${object}\\b`, "u").exec(text);
  if (namesake && /^(?:Several|Many|Some|About|Two|Three)/u.test(namesake[1]!)) found.push(statement(sentence, `${namesake[1]} bear ${name}'s name`));
  const work = new RegExp(`^${pronoun} ((?:[a-z]+ )?(?:work|book|novel|study|paper|report|autobiography)[A-Za-z ]{0,40}?) (?:appeared|was published|came out) in (\\d{4})\\b`, "u").exec(text);
  if (work && died !== null && Number(work[2]) < died) {
    found.push(statement(sentence, `${name}'s ${work[1]} came out during ${his} lifetime`));
    found.push(statement(sentence, `${name}'s ${work[1]} came out after ${his} death`, turnOf("order", `${work[2]} → ${died}`, "after death")));
  }
  return found;
}

