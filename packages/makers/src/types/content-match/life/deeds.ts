/** Deeds: what the person of a life did, by the words of its sentences. */
import { findVerbBase, verbForms, type Analysis, type Sentence } from "@pulda/english";
import type { Words } from "./words.ts";

export interface Deed {
  readonly sentence: Sentence;
  readonly base: string;
  readonly voice: "active" | "passive";
  /** What follows the verb, without its time. */
  readonly rest: string;
  /** Null where it is not told, or not certain. */
  readonly year: number | null;
  /** What was done after it: "moving to Hawaii". */
  readonly before: string | null;
  /** Why or against what it was done: "had to". */
  readonly isForced: boolean;
}

const ADVERB =
  "(?:later|then|also|soon|eventually|finally|first|quickly|gradually|once|even|largely|secretly|successfully|immediately|often|still|at last|in the end|subsequently|regularly|(?!hardly|rarely|scarcely|barely|nearly|reportedly|supposedly|allegedly|probably|possibly|apparently|seemingly)[a-z]{4,}ly)";
const YEAR = "(1[4-9]\\d\\d|20\\d\\d)";
const LATER: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
/** Where a predicate ends, besides at its sentence's end. */
const END =
  /,(?!\d)|[;:.(–—]| (?:where|when|while|because|although|though|until|since|so that|which|whose|whom|but|after [a-z]+ing|as (?:he|she|a result)|in which|despite|and (?:he|she|they|it|was|were|had|never|thus|thereby|the following|[a-z]+ years? later)) | before (?=[a-z]+(?:ing)\b)| and (?=(?:(?:later|then|also|soon|eventually|finally|[a-z]+ly) )?[a-z]+ )/u;
const MOST_WORDS = 16;

/** The deeds of a text's person, in order. */
export function deedsOf({ sentences }: Analysis, words: Words): Deed[] {
  const deeds: Deed[] = [];
  let last: number | null = null;
  for (const sentence of sentences) {
    if (sentence.inQuotation || sentence.text.length > 900) continue;
    const found = deedsIn(sentence, words, last);
    deeds.push(...found);
    // "three years later" is certain only after a sentence of one year
    const years = new Set([...found.flatMap(({ year }) => year ?? []), ...yearsIn(sentence.text)]);
    last = years.size === 1 ? [...years][0]! : null;
  }
  return deeds;
}

const yearsIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(`\\b${YEAR}\\b`, "gu"))].map(([, year]) => Number(year));

/** How the person is named where something is told of him or her. */
const escaped = (name: string): string => name.replace(/[^\p{L}\p{N} -]/gu, "\\$&");

function subjectPattern({ name, he }: Words): string {
  const Cap = he === "he" ? "He" : "She";
  return `(?:${he}|${Cap}|(?:[A-Z][\\w'’.-]+ ){0,3}${escaped(name)}(?:, (?:who|born|a|an|the|then|aged|now|still|already|daughter|son)\\b[^,.;]{2,70},)?)`;
}

const JOINED =
  /(?:^|[,;:–—] ?|\b(?:and|but|or|so|yet|because|although|though|when|after|before|where|while|until|then|there|later|soon|eventually|once|nevertheless) )$/iu;
const TIMED =
  /(?:^|[,;:] (?:and |but )?)(?:in|at|by|during|on|from|for|between|around|over|throughout|within|after|before|[a-z]+ (?:years?|months?|weeks?|days?) later)\b[^,;]{0,45} $/iu;
const TIME_WORD =
  /\d{4}|\b(?:age|years?|months?|days?|weeks?|war|childhood|youth|twenties|thirties|forties|fifties|sixties|time|later|then on|death|retirement|graduation|[a-z]+teen|twenty(?:-[a-z]+)?|thirty(?:-[a-z]+)?|forty(?:-[a-z]+)?|fifty(?:-[a-z]+)?)\b/iu;
/** What is told after these is said or thought by someone, or of something else. */
const SAID =
  /\b(?:whom|which|that|what|than|if|whether|how|why|unless|said|claimed|thought|believed|felt|knew|hoped|feared|wrote|reported|as) ?$/iu;

/** Whether a subject begins a clause that tells what is so: not "the school she attended", "they said she left". */
function beginsClause(before: string, subject: string): boolean {
  if (SAID.test(before)) return false;
  // "Lee and Wu published": not alone
  if (/(?<![,\d]) and $/u.test(before) && !/^(?:he|she)\b/u.test(subject)) return false;
  if (JOINED.test(before)) return true;
  return TIMED.test(before) && TIME_WORD.test(before);
}

function deedsIn(sentence: Sentence, words: Words, last: number | null): Deed[] {
  const { text } = sentence;
  const deeds: Deed[] = [];
  let known = last;
  const subject = new RegExp(
    `(?<![\\w-])(?:It was )?${subjectPattern(words)}(?: who)? (?=[a-z])`,
    "gu",
  );
  for (const match of text.matchAll(subject)) {
    const before = text.slice(0, match.index);
    if (!beginsClause(before, match[0])) continue;
    const front = before.slice(
      Math.max(
        before.lastIndexOf("; "),
        before.lastIndexOf(". "),
        before.lastIndexOf(", but "),
        before.lastIndexOf(", and "),
        0,
      ),
    );
    const opening = openingTime(front, known);
    let at = match.index + match[0].length;
    for (let links = 0; links < 4; links++) {
      const read = deedAt(sentence, at, opening, known);
      if (!read) break;
      deeds.push(read.deed);
      known = read.deed.year ?? known;
      const joint = /^(?:,? and |, )(?=(?:[a-z]+ )?[a-z]+ )/u.exec(text.slice(read.end));
      if (!joint) break;
      at = read.end + joint[0].length;
    }
  }
  return deeds;
}

/** The year of the adverbial right before a subject: "In 1854 she", "three years later she", not "Born in 1831, she". */
function openingTime(front: string, last: number | null): number | null {
  const direct =
    /(?:^|[,;.] |\b(?:and|but) )((?:[Ii]n|[Bb]y) (?:[A-Z][a-z]+ )?\d{4}|[A-Za-z]+ years? later|[Tt]he (?:following|next) year|[Ii]n the same year)(?:,? |, [^,]{3,60}, )$/u.exec(
      front,
    );
  return direct ? timeOf(direct[1]!, last) : null;
}

/** The year of an adverbial before or after a clause. */
function timeOf(text: string, last: number | null): number | null {
  const named = new RegExp(`\\b(?:[Ii]n|[Bb]y|of) (?:[A-Z][a-z]+ )?${YEAR}\\b`, "u").exec(text);
  if (named && !/\b(?:since|from|between|until|before|after)\b/iu.test(text))
    return Number(named[1]);
  const later = /\b([a-z]+) years? later\b/iu.exec(text);
  const number = later ? LATER[later[1]!.toLowerCase()] : undefined;
  if (number !== undefined && last !== null) return last + number;
  if (/\b(?:the (?:following|next) year)\b/iu.test(text) && last !== null) return last + 1;
  return /\b(?:the|that) same year\b/iu.test(text) ? last : null;
}

function deedAt(
  sentence: Sentence,
  start: number,
  opening: number | null,
  last: number | null,
): { deed: Deed; end: number } | null {
  const text = sentence.text.slice(start);
  const head = new RegExp(
    `^(?:${ADVERB} ){0,2}(had to |was |were )?(?:${ADVERB} )?([a-z]+)\\b`,
    "u",
  ).exec(text);
  if (!head) return null;
  const [, auxiliary = "", form = ""] = head;
  const base = auxiliary === "had to " ? findVerbBase(form, form) : baseOf(form);
  if (!base || /^(?:be|do|can|will|may|shall)$/u.test(base)) return null;
  const forms = verbForms(base);
  const isPassive = /^w(?:as|ere) $/u.test(auxiliary);
  const plain = american(form);
  if (
    isPassive
      ? forms.participle !== plain && plain !== "born"
      : auxiliary === "had to "
        ? base !== form
        : forms.past !== plain
  )
    return null;
  const from = head[0].length;
  const tail = text.slice(from);
  const end = endOf(tail);
  const raw = tail.slice(0, end).trim();
  if (raw.split(" ").length > MOST_WORDS) return null;
  const then = /^ before ([a-z]+ing [^,.;]{3,60})(?=[,.;]|$)/u.exec(tail.slice(end))?.[1] ?? null;
  const late = timeOf(raw, last);
  if (
    /(?:places?|times?|days?|years?|points?|moments?)$/u.test(raw) &&
    /^ (?:where|when)/u.test(tail.slice(end))
  )
    return null;
  const after = timeOf(/^,? in \d{4}/u.exec(tail.slice(end))?.[0] ?? "", null);
  const rest = raw
    .replace(new RegExp(` ?\\b(?:in|on|by) (?:(?:early|late|[A-Z][a-z]+) )?${YEAR}\\b`, "u"), "")
    .replace(
      / ?\b[a-z]+ years? later\b| ?\bthe (?:following|next|same) year\b| ?\bthat same year\b/u,
      "",
    )
    .trim();
  if (/\b(?:1[4-9]\d\d|20\d\d)\b/u.test(rest)) return null;
  return {
    deed: {
      sentence,
      base,
      voice: isPassive ? "passive" : "active",
      rest,
      year:
        late ??
        after ??
        (/^(?:later|then|soon|eventually|finally|subsequently)\b/u.test(text) ? null : opening),
      before: then,
      isForced: auxiliary === "had to ",
    },
    end: start + from + end,
  };
}

/** Where a predicate ends; an "and" ends it only before another verb. */
function endOf(tail: string): number {
  let from = 0;
  for (let tries = 0; tries < 12; tries++) {
    const match = END.exec(tail.slice(from));
    if (!match) return tail.length;
    const at = from + match.index;
    if (match[0] !== " and ") return at;
    const next = new RegExp(`^(?:${ADVERB} )?([a-z]+)`, "u").exec(tail.slice(at + 5))?.[1] ?? "";
    if (isPast(next)) return at;
    from = at + 5;
  }
  return tail.length;
}

/** "traveled" of "travelled". */
const american = (form: string): string =>
  form.replace(/(?<=[aeiou])lled$/u, (end) =>
    /^(?:called|filled|killed|pulled|rolled|sailed|installed|enrolled|controlled)$/u.test(form)
      ? end
      : "led",
  );

/** The verb of a past form: "find" of "found". */
function baseOf(form: string): string | null {
  return form === "born" ? "bear" : (findVerbBase(american(form), "") ?? findVerbBase(form, form));
}

function isPast(form: string): boolean {
  const base = findVerbBase(american(form), "");
  return (
    (base !== null &&
      verbForms(base).past === american(form) &&
      !/^(?:left|set|put|read|cast|cost|cut|hit|hurt|let|shut|spread)$/u.test(form)) ||
    /^(?:left|set|read)$/u.test(form)
  );
}
