/** Voting: how the votes of three taggers give one tag, or none. */
import { CLOSED_CLASS_TAGS } from "../words/closed-class.ts";

/** The tagger votes for one token; null where a tagger has none. */
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
 * The Penn tag of each token, by lexical rule (closed-class words) or by agreement: the same tag from both Penn
 * taggers, and the same word class from the third. At the start of a sentence, one of them may take a common
 * noun for a name. Null where the votes differ.
 */
export function agreedTags(tokens: readonly TaggerVotes[]): (string | null)[] {
  return tokens.map(agreedTag);
}

function agreedTag(token: TaggerVotes, at: number): string | null {
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

/** Resolves a common noun that one tagger takes for a name because of the capital at the sentence's start. */
function commonNoun(brill: string, enPos: string, at: number): string | null {
  if (at !== 0) return null;
  const common = [brill, enPos].find((tag) => tag === "NN" || tag === "NNS");
  const name = [brill, enPos].find((tag) => tag.startsWith("NNP"));
  return common && name ? common : null;
}

/**
 * The Penn tag for which at least two of the three taggers vote. Weaker than `agreedTags`: good enough for the
 * context of a target, but not for the target itself.
 */
export function majorityTag({ lower, brill, enPos, universal }: TaggerVotes): string | null {
  const closed = CLOSED_CLASS_TAGS.get(lower);
  if (closed) return closed;
  if (brill && brill === enPos) return brill;
  const family = universal === null ? undefined : FAMILY[universal];
  return [brill, enPos].find((tag) => tag && family === wordClassOf(tag)) ?? null;
}
