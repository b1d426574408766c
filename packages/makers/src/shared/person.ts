/** The person whom a life is about. */
import type { Analysis, Sentence, Token } from "@pulda/english";

/** The person whom a text is about. */
export interface Person {
  /** As the text calls him or her later: "Merian". */
  readonly name: string;
  readonly isFemale: boolean;
}

export const MALE = /^(?:he|him|his|himself)$/u;
export const FEMALE = /^(?:she|her|hers|herself)$/u;

/** The person whom a text is about: named in its first sentence, and spoken of by one pronoun; null where it is about none. */
export function personOf({ sentences }: Analysis): Person | null {
  const first = sentences.find(({ readable }) => readable);
  if (!first) return null;
  const tokens = sentences.flatMap((one) => one.tokens);
  const he = tokens.filter(({ lower }) => MALE.test(lower)).length;
  const she = tokens.filter(({ lower }) => FEMALE.test(lower)).length;
  if (he + she < 3 || (he > 0 && she > 0 && Math.max(he, she) < 3 * Math.min(he, she))) return null;
  const opening = sentences.filter(({ readable }) => readable).slice(0, 3);
  const isLife = opening.some(({ text }) =>
    /\b(?:born|grew up)\b|^Born\b|\b(?:his|her) birth\b|^The (?:son|daughter) of\b/iu.test(text),
  );
  if (!isLife && !isDated(sentences)) return null;
  const name = fullName(first) ?? (opening[1] ? fullName(opening[1]) : null);
  if (!name) return null;
  const whole = sentences.map(({ text }) => text).join(" ");
  return { name: unmistakable(name, whole), isFemale: she > he };
}

/** So many different years are named in a life that does not begin with a birth. */
const LEAST_YEARS = 3;

/** Whether a text tells of several years and of a death, as a life does. */
function isDated(sentences: readonly Sentence[]): boolean {
  const whole = sentences.map(({ text }) => text).join(" ");
  const years = new Set(whole.match(/\b(?:1[4-9]\d\d|20\d\d)\b/gu));
  return years.size >= LEAST_YEARS && /\bdied\b/u.test(whole);
}

/** Words with a capital that begin a sentence, and no name. */
const OPENER =
  /^(?:In|As|The|Born|When|After|Later|There|Then|Here|But|And|Although|While|Because|Before|Though|Since|For|By|At|On|From|It|His|Her|Young|Once|Now|Today|With|Like|Even|Only|So|Yet|If|Mr|Mrs|Ms|Dr|Miss|Professor|Sir|Dame|Soon|Eventually|Instead|However|During|Unlike|To|Of|And|Both|Did|Was)\b\.? ?/u;

/** A last name; the whole name where another person of the text bears the last one, too. */
function unmistakable(name: string, whole: string): string {
  if (name.includes(" ")) return name;
  const full = [
    ...whole.matchAll(new RegExp(`(?<![\\p{L}'’-])((?:[A-Z][\\p{L}'’-]+ ){1,3})${name}\\b`, "gu")),
  ].map(([, first = ""]) => first.trim().replace(OPENER, ""));
  const [own] = full;
  // "Tu Youyou", whom the text calls "Tu"
  const alone = (one: string): number =>
    [...whole.matchAll(new RegExp(`(?<!\\p{Lu}[\\p{L}-]* )\\b${one}\\b(?! \\p{Lu})`, "gu"))].length;
  if (own !== undefined && /^\p{L}+$/u.test(own) && alone(name) === 0 && alone(own) > 0) return own;
  return own !== undefined && full.some((one) => one !== own && !own.endsWith(one))
    ? `${own} ${name}`
    : name;
}

/** The last word of a name of two words or more in a sentence about a life. */
function fullName({ tokens }: Sentence): string | null {
  for (let at = 0; at < tokens.length - 1; at++) {
    if (!isNamePart(tokens[at]) || isPlaceBehind(tokens, at)) continue;
    let end = at;
    while (isNamePart(tokens[end + 1])) end++;
    const next = tokens[end + 1];
    if (
      end > at &&
      (/^(?:was|grew|attended|spent|is|never|always|first|once|had|,|\.)$/u.test(
        next?.lower ?? "",
      ) ||
        (next?.tag ?? next?.likely ?? "").startsWith("VB"))
    )
      // a name that begins with the family's: "Han Sun-mi"
      return /-\p{Ll}/u.test(tokens[end]!.text)
        ? tokens
            .slice(at, end + 1)
            .map(({ text: part }) => part)
            .join(" ")
        : tokens[end]!.text;
    at = end;
  }
  return null;
}

/** "to Brooklyn", "Brooklyn, New York": a place, and nobody. */
function isPlaceBehind(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    /^(?:in|at|to|from|near|into)$/u.test(before?.lower ?? "") ||
    (before?.text === "," && isNamePart(tokens[at - 2]))
  );
}

const isNamePart = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:Mc|Mac|O['’])?\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?$/u.test(token.text) &&
  !/^(?:Born|In|At|The|On|A|An|As|When|He|She|From|Few|After|Before)$/u.test(token.text);
