/** Words that a text explains itself: "a condition called amnesia", "enzymes (proteins that …)". */
import type { Sentence, Token } from "../analysis.ts";

/** How far before and after a word its explanation begins, in characters. */
const REACH = 48;
/** Before the word, with an adjective or two between. */
const NAMING =
  /\b(?:called|named|termed|dubbed|labell?ed|known as|referred to as|so-called|defined as|the (?:term|word))\s+(?:(?:an?|the)\s+)?["“‘']?(?:[\p{L}-]+\s+){0,2}["“‘']?$/u;
/** After the word: a bracket, a dash, an apposition or a definition. */
const EXPLAINING =
  /^["”’']?(?:\s*[(—–]|\s+[–-]\s|,\s+(?:or|that is|meaning|which (?:is|are|means?)|an?)\s|,?\s+(?:is|are|was|were)\s+(?:an?|the|when|where|defined|called|known)\s|\s+(?:means?|refers? to|stands? for)\b|,?\s+(?:also\s+)?(?:called|known as)\b)/u;
/** The rest of an explanation that comes before: "(the study of stars)", "is called". */
const NAMED_LATER = /^["”’']?,?\s+is\s+what\b/u;

/** Whether the text around a word explains it. */
export function isExplained({ text, start }: Sentence, token: Token): boolean {
  const at = token.start - start;
  const before = text.slice(Math.max(0, at - REACH), at);
  const after = text.slice(at + token.text.length, at + token.text.length + REACH);
  return NAMING.test(before) || EXPLAINING.test(after) || NAMED_LATER.test(after);
}
