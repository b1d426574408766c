/** What a text is about whose telling exams ask of: the life of a person, or a notice. */
import { isLemma, type Analysis } from "@pulda/english";
import { isForEntries, isLetter, isNotice } from "../../shared/notice.ts";
import { personOf, type Person } from "../../shared/person.ts";
import type { Aspect } from "./aspect.ts";
import { LIFE_ASPECTS } from "./life/index.ts";
import { NOTICE_ASPECTS } from "./notice-aspects.ts";

export interface Subject {
  readonly kind: "life" | "notice";
  readonly instruction: string;
  readonly aspects: readonly Aspect[];
  /**
   * A sentence as its aspects read it, the person of a life called "he" or "she"; null where somebody else may be meant.
   * @param before the sentence before it; null for the first
   */
  read(sentence: string, before: string | null): Reading;
}

/** A sentence as aspects read it. */
interface Reading {
  readonly text: string;
  /** From here on somebody else may be meant; its length where nobody else is named. */
  readonly sureTo: number;
}

/** What people take part in: of a closure or a timetable other things are asked. */
const EVENT =
  /\b(?:contest|competition|course|class(?:es)?|workshops?|camp|tours?|festival|fair|tournament|auditions?|race|runs?|marathon|concert|exhibition|club|volunteers?|performance|show|swap|hike|program|programme|lessons|event|party|night)\b/iu;

/** What only those ask who come to a place. */
const OF_VISITS = new Set(
  "date time place parking pets photo weather transport bring guardian payment".split(" "),
);

/** What a text is about; null where it is neither a life nor a notice. */
export function subjectOf(analysis: Analysis): Subject | null {
  const { text } = analysis;
  if (isLetter(analysis)) return null;
  const person = personOf(analysis);
  if (person) {
    const name = fullNameIn(text, person.name);
    return {
      kind: "life",
      instruction: `다음 글에서 ${name}에 관해 언급되지 않은 것은?`,
      aspects: LIFE_ASPECTS,
      read: readerOf(person),
    };
  }
  if (!isNotice(analysis) || !EVENT.test(text)) return null;
  return {
    kind: "notice",
    instruction: "다음 안내문에서 언급되지 않은 것은?",
    aspects: isForEntries(text)
      ? NOTICE_ASPECTS.filter(({ id }) => !OF_VISITS.has(id))
      : NOTICE_ASPECTS,
    read: (sentence) => ({ text: sentence, sureTo: sentence.length }),
  };
}

/** A search for a name begins at a word alone, or a run of capitals would be walked from each of its letters. */
const WORD_START = "(?<![\\p{L}'’.-])";

/** A name as the text gives it whole: "Wilson Bentley" for "Bentley", "Maria Martinez" for "Maria". */
function fullNameIn(text: string, name: string): string {
  const [before] =
    new RegExp(`${WORD_START}(?:\\p{Lu}[\\p{L}'’.-]* ){1,3}${name}\\b`, "u").exec(text) ?? [];
  const [behind] = new RegExp(`\\b${name}(?: \\p{Lu}[\\p{L}'’-]+){1,2}`, "u").exec(text) ?? [];
  return withoutTrade((before ?? behind)?.replace(NO_NAME, "") ?? name);
}

const NO_NAME = /^(?:In|As|The|When|After|Before|Born|By|At|From|Today|Few|Dr\.|Mr\.|Mrs\.|Ms\.) /u;

/** "Architect Paul Williams" at the head of a sentence is Paul Williams. */
function withoutTrade(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const isTrade = /(?:ect|ist|er|or|ian|man)$/u.test(first) && isLemma(first.toLowerCase(), "n");
  return isTrade && rest.length > 1 ? rest.join(" ") : name;
}

const MEN =
  /\b(?:man|boy|father|grandfather|stepfather|brother|son|uncle|husband|king|nephew|friend|teacher|director|doctor|banker|professor|captain|colleague|officer|engineer|photographer|artist|partner|writer|composer|student|child|(?:Mr|Dr)\.)\b/u;
const WOMEN =
  /\b(?:woman|girl|mother|grandmother|stepmother|sister|daughter|aunt|wife|queen|niece|friend|teacher|director|doctor|professor|colleague|artist|partner|writer|student|child|(?:Mrs|Ms|Miss|Dr)\.)\b/u;

/** How the sentences of a life are read: the name as a pronoun, and nothing behind another person of the same sex. */
function readerOf({ name, isFemale }: Person): Subject["read"] {
  const whole = new RegExp(`${WORD_START}(?:\\p{Lu}[\\p{L}'’.-]* ){0,3}${name}\\b(['’]s)?`, "gu");
  const others = isFemale ? WOMEN : MEN;
  const ofOthers = isFemale ? /\bhe\b/giu : /\bshe\b/giu;
  const ownedByOthers = isFemale ? /\bhis\b/giu : /\bher\b/giu;
  const pronoun = isFemale ? "She" : "He";
  const possessive = isFemale ? "Her" : "His";
  return (sentence, before) => {
    const text = sentence
      .replace(ofOthers, "they")
      .replace(ownedByOthers, "their")
      .replace(whole, (_, owner?: string) => (owner ? possessive : pronoun));
    // "Her aunt was a nurse. She had worked …"
    const opensWithOther =
      before !== null &&
      others.test(before.split(/[,;]/u, 1)[0] ?? "") &&
      /^(?:He|She)\b/u.test(sentence);
    const other = opensWithOther ? 0 : text.search(others);
    return { text, sureTo: other < 0 ? text.length : other };
  };
}
