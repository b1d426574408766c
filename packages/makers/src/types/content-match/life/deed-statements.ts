/** Statements about the deeds of a life: in other words, at what age, before and after, and only after death. */
import { findVerbBase, verbForms, type Analysis } from "@pulda/english";
import type { Statement } from "../statement/statements.ts";
import { deedsOf, type Deed } from "./deeds.ts";
import { toldDeed } from "./deed-table.ts";
import { statement, reversalOf, WORTH } from "./life.ts";
import { restated } from "./predicates.ts";
import type { Words } from "./words.ts";

/** What a statement cannot hold, since it would point to something outside it. */
const POINTS =
  /\b(?:it|its|they|them|their|this|these|those|such|there|here|then|another|other|others|which|whose|whom|him|he|she|one|ones|what|himself|herself|so|both|same|too|who|that)\b/iu;
const DECADES: Readonly<Record<number, string>> = {
  2: "twenties",
  3: "thirties",
  4: "forties",
  5: "fifties",
  6: "sixties",
  7: "seventies",
  8: "eighties",
  9: "nineties",
};
const ROUND: Readonly<Record<number, string>> = {
  3: "thirty",
  4: "forty",
  5: "fifty",
  6: "sixty",
  7: "seventy",
  8: "eighty",
  9: "ninety",
};
/** What is no deed, or takes another verb after its object. */
const UNTOLD =
  /^(?:die|bear|live|be|have|retire|let|make|watch|see|hear|feel|help|get|keep|call|name|consider|find|leave|lie)$/u;
/** So many words at most in each of two deeds in one sentence. */
const SHORT = 7;
/** Longer predicates are not told within another sentence. */
const MOST_WORDS = 10;

/** The statements about the deeds of a person. */
export function deedStatements(analysis: Analysis, words: Words): Statement[] {
  const deeds = deedsOf(analysis, words);
  const birth = /\b[Bb]orn\b[^.;]{0,60}?\b(1[4-9]\d\d|20\d\d)\b/u.exec(analysis.text)?.[1];
  const death = new RegExp(
    `\\b(?:${words.he}|${words.he === "he" ? "He" : "She"}|${words.name}) (?:had )?died\\b[^.;]{0,60}?\\b(1[4-9]\\d\\d|20\\d\\d)\\b`,
    "u",
  ).exec(analysis.text)?.[1];
  return [
    ...deeds.flatMap((deed) => [
      ...inOtherWords(deed, words),
      ...steps(deed, words),
      ...(birth ? atAge(deed, Number(birth), words) : []),
      ...(death ? posthumous(deed, Number(death), words) : []),
    ]),
    ...orders(deeds, words),
    ...(birth && death ? lifespan(analysis, Number(birth), Number(death), words) : []),
  ];
}

const timeOf = ({ year }: Deed): string => (year === null ? "" : ` in ${year}`);
const isOwn = (text: string): boolean =>
  POINTS.test(
    text
      .replace(/^that /u, "")
      .replace(/\b(?:that|who) (?:was|were|had|is|are|[a-z]+(?:ed|s)?) /u, ""),
  );

function inOtherWords(deed: Deed, words: Words): Statement[] {
  const { sentence, rest } = deed;
  if (isOwn(rest.replace(/^(?:himself|herself) /u, ""))) return [];
  const own = toldDeed(deed, words, timeOf(deed));
  if (own) return own.map(({ text, reversal }) => statement(sentence, text, reversal));
  if (deed.isForced) return forced(deed, words);
  const known = restated({ base: deed.base, voice: deed.voice, rest, time: timeOf(deed) }, words);
  return known ? [statement(sentence, known)] : [];
}

function forced({ sentence, base, rest }: Deed, { name, his }: Words): Statement[] {
  return [
    statement(sentence, `${name} had no choice but to ${base} ${rest}`),
    statement(
      sentence,
      `it was of ${his} own free will that ${name} decided to ${base} ${rest}`,
      reversalOf("cause", `had to ${base}`, "own free will"),
    ),
  ];
}

/** Two dated deeds that follow each other in the text, in their order and in the other one. */
function orders(deeds: readonly Deed[], { name, he }: Words): Statement[] {
  const dated = deeds.flatMap((deed) => {
    const { base, voice, rest, year, isForced } = deed;
    if (
      year === null ||
      rest === "" ||
      isOwn(rest) ||
      rest.split(" ").length > SHORT ||
      UNTOLD.test(base)
    )
      return [];
    const forms = verbForms(base);
    return [
      {
        deed,
        year,
        did: isForced
          ? `had to ${base} ${rest}`
          : voice === "passive"
            ? `was ${forms.participle} ${rest}`
            : `${forms.past} ${rest}`,
      },
    ];
  });
  const say = (a: string, b: string): string => `${name} ${a} before ${he} ${b}`;
  return dated.slice(1).flatMap((later, at) => {
    const earlier = dated[at]!;
    if (earlier.year >= later.year || earlier.deed.sentence === later.deed.sentence) return [];
    return [
      statement(later.deed.sentence, say(earlier.did, later.did), null, WORTH.order),
      statement(
        later.deed.sentence,
        say(later.did, earlier.did),
        reversalOf("order", `${earlier.year} → ${later.year}`, `${later.year} → ${earlier.year}`),
        WORTH.falseOrder,
      ),
    ].map((one) => ({ ...one, also: earlier.deed.sentence }));
  });
}

/** "earned two degrees before moving to Hawaii": which was first. */
function steps({ sentence, base, voice, rest, before }: Deed, { name }: Words): Statement[] {
  if (before === null || voice === "passive" || isOwn(rest) || rest.split(" ").length > MOST_WORDS)
    return [];
  const [ing = "", ...more] = before.replace(/ (?:in|by) \d{4}$/u, "").split(" ");
  const next = findVerbBase(ing, "") ?? findVerbBase(ing, ing);
  const text = more
    .join(" ")
    .replace(/ to (?:continue|study|work|join|live|start|begin|take|find|become) .*$/u, "");
  if (!next || verbForms(next).ing !== ing || isOwn(text)) return [];
  const say = (link: string): string =>
    `${name} ${verbForms(next).past} ${text} ${link} ${verbForms(base).ing} ${rest}`;
  return [
    statement(sentence, say("after")),
    statement(
      sentence,
      say("before"),
      reversalOf("order", `${base} → ${next}`, `${next} → ${base}`),
    ),
  ];
}

/** What was done, told with the age that the dates give: only where both ages possible are in one decade. */
function atAge(deed: Deed, birth: number, { name, he, his }: Words): Statement[] {
  const { sentence, year, base, voice, rest } = deed;
  if (
    year === null ||
    isOwn(rest) ||
    UNTOLD.test(base) ||
    rest.split(" ").length > MOST_WORDS ||
    rest === "" ||
    /\bat (?:the age|\d|[a-z]+(?:teen|ty)\b)|\baged\b/u.test(rest)
  )
    return [];
  const [least, most] = [year - birth - 1, year - birth];
  const decade = Math.floor(least / 10);
  if (least < 20 || decade !== Math.floor(most / 10) || !DECADES[decade]) return [];
  const forms = verbForms(base);
  const did = deed.isForced
    ? `had to ${base}`
    : voice === "passive"
      ? `was ${forms.participle}`
      : forms.past;
  const other = decade >= 4 ? decade - 2 : decade + 2;
  const say = (at: number): string =>
    `${name} was in ${his} ${DECADES[at]} when ${he} ${did} ${rest}`;
  return [
    statement(sentence, say(decade), null, WORTH.age),
    statement(
      sentence,
      say(other),
      reversalOf("quantity", `${his} ${DECADES[decade]}`, `${his} ${DECADES[other]}`),
      0.4,
    ),
  ];
}

/** "She died in 1992, and in 2021 she was honoured": only after her death. */
function posthumous(
  { sentence, year, base, voice, rest }: Deed,
  death: number,
  { name, his, he }: Words,
): Statement[] {
  if (year === null || year <= death || voice !== "passive" || isOwn(rest)) return [];
  const did = `${verbForms(base).participle} ${rest}`;
  return [
    statement(sentence, `it was only after ${his} death that ${name} was ${did}`),
    statement(
      sentence,
      `${name} was still alive when ${he} was ${did}`,
      reversalOf("order", "after death", "still alive"),
    ),
  ];
}

/** How long the person lived, in round years. */
function lifespan(
  analysis: Analysis,
  birth: number,
  death: number,
  { name, he }: Words,
): Statement[] {
  const sentence = analysis.sentences.findLast(
    ({ text }) => text.includes(String(death)) && /\bdied\b/u.test(text),
  );
  const least = Math.floor((death - birth - 1) / 10);
  if (!sentence || /\bat the age of|\baged\b|\bat (?:\d|[a-z]+ty)/u.test(sentence.text)) return [];
  const most = Math.floor((death - birth) / 10);
  const found: Statement[] = [];
  if (ROUND[least] && least === most)
    found.push(
      statement(
        sentence,
        `${name} was over ${ROUND[least]} years old when ${he} died`,
        null,
        WORTH.age,
      ),
      ...(least >= 5
        ? [
            statement(
              sentence,
              `${name} died before reaching the age of ${ROUND[least - 1]}`,
              reversalOf("quantity", `over ${ROUND[least]}`, `before ${ROUND[least - 1]}`),
              WORTH.order,
            ),
          ]
        : []),
    );
  return found;
}
