/** Whether a sentence can close a text that stands alone. */
import type { Sentence } from "@pulda/english";

/** Why a text cannot end with a sentence. */
export type EndingFault = "cut off" | "promise" | "question" | "example";

/** What announces something that does not come any more. */
const PROMISE =
  /(?:(?<!\bwork )\bhere (?:is|are) (?:what|how|why|the|some|a few|two|three)|\b(?:as follows|(?:the|these|in the) following(?! (?:day|week|month|year|morning|afternoon|evening|night|spring|summer|autumn|winter|season|\w{3,6}day)\b)|let(?:’|'| u)s (?:look|see|find out|take|explore|consider)|(?:we|I) will (?:see|look|discuss|explain|describe|explore|show|learn|tell)|you will (?:see|learn|find out) (?:how|why|what|more)|keep reading|read on|in the next (?:section|part|chapter|paragraph)|(?:described|explained|discussed|shown|listed) below|see below|find out (?:how|why|what)\b[^,]*[.!]$))/iu;

/** The introduction of a list, as the last sentence of a text. */
const LIST_INTRODUCTION =
  /^(?:There (?:are|were)|We can|Scientists (?:use|know)|It (?:has|comes in)|They (?:have|come in)) (?:\w+ ){0,4}(?:two|three|four|five|several|many|different|various)\b[^:,]*\b(?:ways|kinds|types|reasons|things|steps|stages|groups|parts|factors|questions|problems|methods|causes|forms|rules|categories)\b[^:,;]*[.!]$/u;

const SETS_UP =
  /^(?:For example|For instance|Imagine|Suppose|Consider|Take|First|Firstly|One (?:way|reason|example|type|kind|of the))\b/u;

/** A sentence that concludes, and so may end an excerpt in the middle of a paragraph. */
const CONCLUDES =
  /^(?:Thus|Therefore|Hence|As a result|Consequently|In short|In other words|In the end|In this way|For this reason|So,|Ultimately|Clearly|Overall|In conclusion|Only then|This (?:means|shows|suggests|explains|is why|is how|proves|tells)|That is why|It is no wonder)\b|\b(?:therefore|thus|in turn|after all)\b/u;

/** What goes on with the sentence before. */
const GOES_ON =
  /^(?:This|That|These|Those|They|Their|It|Its|He|She|His|Her|However|But|Yet|So|And|Or|Therefore|Thus|Instead|For example|For instance|In other words|As a result|In contrast|By contrast|On the other hand|Then|Also|In fact|Indeed|Similarly|Likewise|Because|Such|Here|First|Firstly|One|Another|The answer|The reason|Yes|No|Not|Otherwise|Still|Nevertheless|Rather)\b/u;

/** "They do not merely gain an advantage": the other half of the contrast is the next sentence. */
const HALF = /^(?!.*\b(?:but|also)\b).*\bnot (?:merely|only|simply|just)\b/u;

/** Why a text cannot end with a sentence, or null. Questions and examples are bad endings, but not broken ones. */
export function endingFault({ text, readable }: Sentence): EndingFault | null {
  if (!readable && text.length > 900) return "cut off";
  if (!/[.!?…]["'”’)\]]*$/u.test(text)) return "cut off";
  if (PROMISE.test(text) || LIST_INTRODUCTION.test(text)) return "promise";
  if (/\?["'”’)]*$/u.test(text)) return "question";
  return SETS_UP.test(text) || /(?:…|\.\.\.)["'”’)]*$/u.test(text) || !readable ? "example" : null;
}

/**
 * Whether an excerpt may end with a sentence that is not the passage's last: at the end of a paragraph, or where
 * the sentence concludes and the next one does not go on from it.
 */
export function landsBefore(last: Sentence, next: Sentence): boolean {
  if (endingFault(last) !== null || HALF.test(last.text) || next.inQuotation) return false;
  if (next.paragraph !== last.paragraph)
    return !/^(?:This|That|These|Those|They|It|He|She)\b/u.test(next.text);
  return CONCLUDES.test(last.text) && !GOES_ON.test(next.text);
}
