/** Verbs of notices: what is done to something, told of those who do it. */
import { findVerbBase, verbForms } from "@pulda/english";

const PARTICLE = /^(?:in|out|up|off|back|away|down|over)$/u;
const ADVERB =
  /^(?:fully|strictly|only|also|gladly|always|all|usually|now|available|currently|personally)$/u;

/** "fully refunded within a week": the verb and what follows it. */
export interface PassiveVerb {
  readonly base: string;
  readonly adverb: string;
  /** Begins with a space, or is empty. */
  readonly rest: string;
}

/** What a phrase after "be" says to be done; null where its first word is no participle. */
export function passiveIn(phrase: string): PassiveVerb | null {
  const words = phrase.split(" ");
  const adverb = ADVERB.test(words[0] ?? "") ? words.shift()! : "";
  const participle = words.shift() ?? "";
  const base = findVerbBase(participle, "");
  if (
    !base ||
    verbForms(base).participle !== participle ||
    (base === participle && !/^(?:put|cut|set|shut)$/u.test(base))
  )
    return null;
  const particle =
    PARTICLE.test(words[0] ?? "") && !/^(?:(?:the|a|an|each|this)$|[A-Z\d])/u.test(words[1] ?? "")
      ? ` ${words.shift()!}`
      : "";
  return {
    base: `${base}${particle}`,
    adverb,
    rest: words.length > 0 ? ` ${words.join(" ")}` : "",
  };
}

/** What the organizers do, and not those who come. */
export const OF_ORGANIZERS =
  /^(?:provide|supply|offer|give|arrange|reduce|cancel|stop|close|postpone|move|serve|issue|deliver|delay|interrupt|charge|remove|admit|accept|refuse|select|choose|award|guarantee|hold|extend|contact|carry)$/u;

/** What is said to readers, told of others; null where it points to what is not there. */
export function toldOf(act: string): string | null {
  const told = act
    .replace(/\byour\b/gu, "their")
    .replace(/\byou\b/gu, "they")
    .replace(/\bcontact us\b/u, "contact the organizers")
    .replace(/\bus\b/gu, "the organizers")
    .replace(/\bour\b/gu, "the organizers'");
  return /\b(?:this|these|it|its|we|them|here|there|themselves)\b/u.test(
    told.replace(/with them$/u, ""),
  )
    ? null
    : told;
}
