/** What a person did, in other words: by the verb and what follows it. */
import { verbForms } from "@pulda/english";
import { ACTIVE, PASSIVE } from "./predicate-table.ts";
import type { Words } from "./words.ts";

/** A predicate in pieces: what follows the verb, without its time. */
export interface Predicate {
  readonly base: string;
  readonly voice: "active" | "passive";
  /** "the Sierra Club", "to San Francisco for treatment". */
  readonly rest: string;
  /** " in 1925", " at the age of ten" or "". */
  readonly time: string;
}

/** What comes over a person, and is no work. */
const NO_WORK =
  /\b(?:fever|illness|disease|cancer|cough|interest|passion|love|liking|habit|taste|friendship|stir|sensation|reputation|talent|skills?)\b/u;

/** Works that are told of as done by someone. */
const WORKS =
  /^(?:design|invent|discover|create|found|build|develop|produce|compose|paint|establish|organize|open|introduce|write|publish|photograph|translate)$/u;

/**
 * A predicate of a person in other words; null where no entry knows it.
 * @example restated({ base: "join", voice: "active", rest: "the Sierra Club", time: "" }, words) // "Mexia became a member of the Sierra Club"
 */
export function restated({ base, voice, rest, time }: Predicate, words: Words): string | null {
  for (const [verb, pattern, write] of voice === "passive" ? PASSIVE : ACTIVE) {
    const match = verb === base ? pattern.exec(rest) : null;
    const text = match ? write(match, words, time) : null;
    if (text !== null) return text;
  }
  if (
    voice === "active" &&
    WORKS.test(base) &&
    !NO_WORK.test(rest) &&
    /^(?:an?|the|several|many|some) [^,.]{3,70}$/u.test(rest) &&
    !/ (?:in|on|at|with|from|to) /u.test(rest)
  ) {
    const noun = rest.replace(/ (?:of|that|which|who) .*$/u, "");
    return `${rest} ${/^(?:several|many|some) /u.test(rest) || (/[^s]s$/u.test(noun) && !/^an? /u.test(rest)) ? "were" : "was"} ${verbForms(base).participle} by ${words.name}${time}`;
  }
  return null;
}
