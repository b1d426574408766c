/** How three witnesses come to one tag, or to none. */
import { CLOSED_CLASS_TAGS } from "../words/closed-class.ts";

/** What each tagger says of one token; null where it says nothing. */
export interface TaggerVotes {
  readonly lower: string;
  /** Penn tags. */
  readonly brill: string | null;
  readonly enPos: string | null;
  /** A universal tag. */
  readonly universal: string | null;
}

const FAMILY: Readonly<Record<string, string>> = {
  NOUN: "noun",
  PROPN: "noun",
  VERB: "verb",
  AUX: "verb",
  ADJ: "adjective",
  ADV: "adverb",
};

/** The open word class of a Penn tag, or "other". */
function wordClassOf(tag: string): string {
  if (tag.startsWith("NN")) return "noun";
  if (tag.startsWith("VB")) return "verb";
  if (tag.startsWith("JJ")) return "adjective";
  if (tag.startsWith("RB")) return "adverb";
  return "other";
}

/**
 * The Penn tag of each token that a lexical rule settles or that the witnesses agree on: both
 * Penn taggers the same tag, and the third the same word class. A common noun may be taken for a
 * name by one of them at the sentence's start.
 */
export function agreedTags(tokens: readonly TaggerVotes[]): (string | null)[] {
  return tokens.map(settleOne);
}

function settleOne(token: TaggerVotes, at: number): string | null {
  const closed = CLOSED_CLASS_TAGS.get(token.lower);
  if (closed) return closed;
  const { brill, enPos } = token;
  if (!brill || !enPos) return null;
  const family = wordClassOf(brill);
  if (family !== wordClassOf(enPos)) return null;
  if (family === "other") return brill === enPos ? brill : null;
  if (token.universal === null || FAMILY[token.universal] !== family) return null;
  if (brill === enPos) return brill;
  if (family === "noun") return commonNoun(brill, enPos, at);
  return null;
}

/** A capital at the sentence's start makes one tagger see a name where the other sees a noun. */
function commonNoun(brill: string, enPos: string, at: number): string | null {
  if (at !== 0) return null;
  const common = [brill, enPos].find((tag) => tag === "NN" || tag === "NNS");
  const name = [brill, enPos].find((tag) => tag.startsWith("NNP"));
  return common && name ? common : null;
}

/**
 * The Penn tag that at least two of the three witnesses speak for; weaker than `agreedTags`, good for
 * judging a neighbourhood but not for the place that is edited.
 */
export function majorityTag({ lower, brill, enPos, universal }: TaggerVotes): string | null {
  const closed = CLOSED_CLASS_TAGS.get(lower);
  if (closed) return closed;
  if (brill && brill === enPos) return brill;
  const family = universal === null ? undefined : FAMILY[universal];
  return [brill, enPos].find((tag) => tag && family === wordClassOf(tag)) ?? null;
}
