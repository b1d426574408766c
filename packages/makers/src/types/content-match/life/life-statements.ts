/** Statements about a life: birth and death, works, places, teachers, and the order of events. */
import { findVerbBase, verbForms, type Analysis, type Sentence } from "@pulda/english";
import type { Person } from "../statement/references.ts";
import type { Statement } from "../statement/statements.ts";
import type { Turn, TurnKind } from "../statement/turn.ts";
import { eventsOf, textOf, type LifeEvent } from "./events.ts";
import { toldIn } from "./patterns.ts";
import { restated, type Words } from "./predicates.ts";

interface Life {
  readonly words: Words;
  readonly analysis: Analysis;
  readonly events: readonly LifeEvent[];
  readonly death: number | null;
}

/** The worth of a statement written from a pattern, and of one that tells only in which order things were done. */
const WORTH = { told: 0.8, order: 0.5, falseOrder: 0.75, age: 0.6 } as const;
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
  const died = events.find(({ base }) => base === "die")?.year ?? null;
  const life: Life = { words, analysis, events, death: died };
  return [
    ...events.flatMap((event) => ofEvent(event, life)),
    ...orders(life),
    ...analysis.sentences.flatMap((sentence) => [
      ...(sentence.inQuotation || !sentence.readable
        ? []
        : toldIn(sentence.text, analysis.text, words)
      ).map(({ text, turn }) => statement(sentence, text, turn)),
      ...ofText(sentence, life),
      ...death(sentence, life),
      ...retirement(sentence, life),
      ...ofWork(sentence, life),
    ]),
  ];
}

function statement(
  sentence: Sentence,
  text: string,
  turn: Turn | null = null,
  worth: number = WORTH.told,
): Statement {
  const trimmed = text.replace(/\s+/gu, " ").trim();
  return { sentence, text: `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`, turn, worth };
}

const turnOf = (kind: TurnKind, said: string, stated: string): Turn => ({ kind, said, stated });

/** What a statement cannot hold, since it would point to something outside it. */
const POINTS =
  /\b(?:it|they|them|its|their|this|these|those who|such|there|here|then|another|other|which|whose|whom)\b/iu;

function ofEvent(event: LifeEvent, life: Life): Statement[] {
  const { sentence, clause, base, rest, year, age, front } = event;
  const { words } = life;
  if (base === "bear") return birth(event, life);
  if (base === "die" || base === "retire") return [];
  const text = restText(event);
  if (POINTS.test(text)) return [];
  const time =
    year !== null &&
    (/^(?:in|by)$/u.test(front[0]?.lower ?? "") || rest.length < clause.rest.length)
      ? ` in ${year}`
      : age !== null && (event.isAgeLate || front[0]?.lower === "at")
        ? ` at the age of ${age}`
        : eventTime(event);
  const written = restated({ base, voice: clause.verb.voice, rest: text, time }, words);
  const found = written
    ? [
        statement(sentence, written),
        ...elsewhere(event, written, life),
        ...otherTime(event, written, time),
      ]
    : [];
  return found.length > 0 || age === null || front[0]?.lower !== "at" ? found : aged(event, life);
}

/** " after World War I", where a sentence opens with it; "" otherwise. */
function eventTime({ front }: LifeEvent): string {
  const text = front.map((token) => token.text).join(" ");
  return /^(?:After|Before|During) (?:World War I{1,2}|the (?:[A-Z][a-z]+ )?[Ww]ar|the revolution)$/u.test(
    text,
  )
    ? ` ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : "";
}

/** The same before what it came after, or after what it came before. */
function otherTime({ sentence }: LifeEvent, written: string, time: string): Statement[] {
  const [, link = "", rest = ""] = /^ (after|before) (.+)$/u.exec(time) ?? [];
  if (link === "" || !written.endsWith(time)) return [];
  const other = `${link === "after" ? "before" : "after"} ${rest}`;
  return [
    statement(
      sentence,
      `${written.slice(0, -time.length)} ${other}`,
      turnOf("order", time.trim(), other),
    ),
  ];
}

/** What is done according to the words alone, where the clause is not understood: only what a predicate knows. */
function ofText(sentence: Sentence, { words, events }: Life): Statement[] {
  if (
    sentence.inQuotation ||
    !sentence.readable ||
    events.some((event) => event.sentence.index === sentence.index)
  )
    return [];
  const found: Statement[] = [];
  const born = /^Born (?:in \d{4} )?in ([A-Z][a-zé]+(?: [A-Z][a-zé]+)?)\b/u.exec(
    sentence.text,
  )?.[1];
  if (born && !MONTH.test(born))
    return [statement(sentence, `${words.name}'s birthplace was ${born}`)];
  const pattern = new RegExp(
    `\\b(?:${words.he}|${words.he === "he" ? "He" : "She"}|${words.name}) (?:later |then |also |soon )?([a-z]+(?:ed|t|e|w|d|k|n|m)) ([^,.;]{3,80}?)(?=[,.;]| and (?:then |later )?[a-z]+ed\\b| and then | but | before | until | where | when )`,
    "gu",
  );
  for (const [, past = "", rest = ""] of sentence.text.matchAll(pattern)) {
    const base = findVerbBase(past, past);
    if (!base || verbForms(base).past !== past || POINTS.test(rest)) continue;
    const year = / in (\d{4})$/u.exec(rest)?.[1];
    const text = restated(
      {
        base,
        voice: "active",
        rest: rest.replace(/ in \d{4}$/u, ""),
        time: year ? ` in ${year}` : "",
      },
      words,
    );
    if (text) found.push(statement(sentence, text));
  }
  return found;
}

/** What follows the verb, without its time. */
function restText({ clause, rest }: LifeEvent): string {
  return rest.map((chunk) => textOf(clause.tokens, chunk)).join(" ");
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|World|English|Latin|French|German|Snow|The)\b/u;
/** Whole countries and continents: a city in them would be in both. */
const LARGE =
  /^(?:France|Germany|England|Scotland|Ireland|Wales|Britain|Italy|Spain|Portugal|Japan|China|Korea|South Korea|India|Mexico|Canada|Russia|Denmark|Sweden|Norway|Finland|Iceland|Poland|Hungary|Austria|Switzerland|Belgium|Netherlands|Greece|Turkey|Egypt|Kenya|Nigeria|Ghana|Ethiopia|Brazil|Argentina|Chile|Peru|Colombia|Cuba|Jamaica|Suriname|Vermont|California|Texas|Hawaii|Alaska|Florida|Virginia|Ohio|Illinois|Iowa|Kansas|Montana|Wyoming|Oregon|Greenland|Australia|New Zealand|Indonesia|Vietnam|Thailand|Philippines|Israel|Iran|Iraq|Pakistan|Ukraine|Romania|Nova Scotia)$/u;
/** What holds countries, and what is no place to live in. */
const NO_PLACE =
  /^(?:(?:South|North|Latin|Central) ?(?:America)?|America|Europe|Africa|Asia|United States|United Kingdom|West|East)$|\b(?:College|University|Institute|School|Academy|Museum|Club|Society|Prize|Sea|Ocean|Lakes|Army|War|Park|Hospital)\b/u;

/** The places that a text names after a preposition, in order. */
function placesIn({ sentences }: Analysis): string[] {
  const found = sentences.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:in|to|at|near) ((?:[A-Z][a-zé]+ (?:de|la|del|do) )?(?:[A-Z][a-zé]+ ?){1,2})(?=[ ,.;]|$)/gu,
      ),
    ].map(([, place = ""]) => place.trim()),
  );
  return [...new Set(found)].filter((place) => !MONTH.test(place) && !NO_PLACE.test(place));
}

/** The same with another place of the text, where the place is what is told. */
function elsewhere(
  { sentence, base }: LifeEvent,
  written: string,
  { analysis }: Life,
): Statement[] {
  if (!/^(?:move|settle|return|sail|travel|emigrate)$/u.test(base)) return [];
  const own = / (?:in|to) ((?:[A-Z][a-zé]+ ?){1,2})(?: in \d{4}| at the age of [a-z-]+)?$/u
    .exec(written)?.[1]
    ?.trim();
  if (!own) return [];
  const other = placesIn(analysis).find(
    (one) => one !== own && !sentence.text.includes(one) && LARGE.test(one) === LARGE.test(own),
  );
  return other
    ? [statement(sentence, written.replace(own, other), turnOf("exchange", own, other))]
    : [];
}

function birth({ sentence, rest, clause }: LifeEvent, life: Life): Statement[] {
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
      : `${name}'s birthplace was ${where}`;
  const village =
    /, (an? (?:small |little |quiet )?(?:village|town|city|island|port|suburb)\b[^,.]{0,40})[,.]/u.exec(
      sentence.text,
    )?.[1];
  const farm = /\bborn (?:in \d{4} )?on (a farm)\b/u.exec(sentence.text)?.[1];
  const trues = [
    village
      ? `${name} came from ${village}`
      : farm
        ? `${name}'s first home was ${farm} in ${own}`
        : write(own),
  ];
  const other = placesIn(life.analysis).find(
    (one) => one !== own && !sentence.text.includes(one) && !LARGE.test(one) && !LARGE.test(own),
  );
  return [
    ...trues.map((text) => statement(sentence, text)),
    ...(other ? [statement(sentence, write(other), turnOf("exchange", own, other))] : []),
  ];
}

function death(sentence: Sentence, life: Life): Statement[] {
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
        turnOf("order", "died before", "still alive when"),
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
        turnOf("order", "before death", "after death"),
      ),
    ];
  const place = new RegExp(
    `\\b(?:[Hh]e|[Ss]he|${name}) died in ([A-Z][a-zé]+(?: [A-Z][a-zé]+)?)(?= in \\d|[,.])`,
    "u",
  ).exec(sentence.text)?.[1];
  if (place && !MONTH.test(place)) {
    const other = placesIn(life.analysis).findLast(
      (one) =>
        one !== place && !sentence.text.includes(one) && LARGE.test(one) === LARGE.test(place),
    );
    return [
      statement(sentence, `${place} was the place where ${name} died`),
      ...(other
        ? [
            statement(
              sentence,
              `${other} was the place where ${name} died`,
              turnOf("exchange", place, other),
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

function retirement(sentence: Sentence, { words: { name, his, he } }: Life): Statement[] {
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
          turnOf("condition", `continued ${his} ${went[1]}`, `gave up ${his} ${went[1]}`),
        ),
      ]
    : [];
}

/** "Her great work appeared in 1705": before she died, or not. */
function ofWork(
  sentence: Sentence,
  { words: { name, his, isFemale }, death: died }: Life,
): Statement[] {
  const work = new RegExp(
    `^${isFemale ? "Her" : "His"} ((?:[a-z]+ ){0,2}(?:work|book|novel|study|paper|report|autobiography|collection)[A-Za-z ]{0,40}?) (?:appeared|was published|came out) in (\\d{4})\\b`,
    "u",
  ).exec(sentence.text);
  if (!work || died === null || Number(work[2]) === died) return [];
  const isBefore = Number(work[2]) < died;
  const during = `${name}'s ${work[1]} came out during ${his} lifetime`;
  const after = `${name}'s ${work[1]} came out only after ${his} death`;
  return [
    statement(sentence, isBefore ? during : after),
    statement(
      sentence,
      isBefore ? after : during,
      turnOf(
        "order",
        isBefore ? "during lifetime" : "after death",
        isBefore ? "after death" : "during lifetime",
      ),
    ),
  ];
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
  return verb.split(" ").length <= MOST_WORDS && !POINTS.test(verb)
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
          turnOf("order", `${years[0]} → ${years[1]}`, `${years[1]} → ${years[0]}`),
          WORTH.falseOrder,
        ),
      ];
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
  return POINTS.test(text) || /\b(?:later|also|had|in which|where)\b/u.test(text) ? null : text;
}
