/** What a text is about whose telling exams ask of: the life of a person, or a notice. */
import type { Analysis } from "@pulda/english";
import { personOf } from "../../shared/person.ts";
import type { Aspect } from "./aspect.ts";
import { LIFE_ASPECTS } from "./life-aspects.ts";
import { NOTICE_ASPECTS } from "./notice-aspects.ts";

export interface Subject {
  readonly kind: "life" | "notice";
  readonly instruction: string;
  readonly aspects: readonly Aspect[];
  /** Whether a sentence speaks of it: another person's school is not told by a life. */
  speaksOfIt(text: string): boolean;
}

/** An address or a farewell makes a letter of a text. */
const LETTER = /^Dear\b|\b(?:Sincerely|Best regards|Yours truly|Respectfully)\b/mu;
/** What only notices have: clock times, dates with weekdays, prices, lines with a heading, a call to act. */
const SIGNS: readonly RegExp[] = [
  /\b\d{1,2}(?::\d\d)? ?[ap]\.m\./iu,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/u,
  /\$\d/u,
  /\b(?:register|registration|sign up|apply|applications?|participants|admission|entry|entries|tickets|fee|free of charge)\b/iu,
  /\b(?:please|must|will be (?:held|open|accepted|provided|available|closed|offered)|is (?:looking for|offering|inviting|accepting|pleased)|invites?|welcome|join us)\b/iu,
  /^(?:- |(?:Dates?|When|Where|Time|Place|Location|Venue|Fee|Price)s?:)/mu,
];
const LEAST_SIGNS = 4;
/** What people take part in: of a closure or a timetable other things are asked. */
const EVENT =
  /\b(?:contest|competition|course|class(?:es)?|workshops?|camp|tours?|festival|fair|tournament|auditions?|race|runs?|marathon|concert|exhibition|club|volunteers?|performance|show|swap|hike|program|programme|lessons|event|party|night)\b/iu;

/** What a text is about; null where it is neither a life nor a notice. */
export function subjectOf(analysis: Analysis): Subject | null {
  const { text } = analysis;
  if (LETTER.test(text)) return null;
  const person = personOf(analysis);
  if (person) {
    const name = fullNameIn(text, person.name);
    const own = new RegExp(`\\b(?:he|she|his|her|him|${person.name})\\b|^Born\\b`, "iu");
    return {
      kind: "life",
      instruction: `다음 글에서 ${name}에 관해 언급되지 않은 것은?`,
      aspects: LIFE_ASPECTS,
      speaksOfIt: (sentence) => own.test(sentence),
    };
  }
  if (SIGNS.filter((sign) => sign.test(text)).length < LEAST_SIGNS || !EVENT.test(text)) return null;
  return {
    kind: "notice",
    instruction: "다음 안내문에서 언급되지 않은 것은?",
    aspects: NOTICE_ASPECTS,
    speaksOfIt: () => true,
  };
}

/** A name as the text gives it whole: "Wilson Bentley" for "Bentley", "Maria Martinez" for "Maria". */
function fullNameIn(text: string, name: string): string {
  const [before] = new RegExp(`(?:\\p{Lu}[\\p{L}'’.-]* ){1,3}${name}\\b`, "u").exec(text) ?? [];
  const [behind] = new RegExp(`\\b${name}(?: \\p{Lu}[\\p{L}'’-]+){1,2}`, "u").exec(text) ?? [];
  return (before ?? behind)?.replace(NO_NAME, "") ?? name;
}

const NO_NAME =
  /^(?:In|As|The|When|After|Before|Born|By|At|From|Today|Few|Dr\.|Mr\.|Mrs\.|Ms\.) /u;
