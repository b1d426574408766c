/** The "to" of an infinitive, which can be left to be found, with the reason. */
import { usesAs, withParticle, type Token } from "@pulda/english";
import type { Piece } from "./pieces.ts";
import type { Window } from "./windows.ts";

/**
 * Whether a piece is a word that can be left to be found. Relatives, "than", "as" and prepositions were tried as well: of
 * 151 texts none had a clause in which no other word would do.
 */
export function isAddable({ text }: Piece): boolean {
  return text === "to";
}

/**
 * Why the "to" of a piece has to be there, in Korean; null where another word would do.
 * @param at index of the piece
 */
export function addedReason({ pieces, before }: Window, at: number): string | null {
  const previous = [...before, ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)].at(-1);
  const next = pieces[at + 1]?.tokens[0];
  if (!previous || previous.text === "," || !next || tagOf(next) !== "VB") return null;
  // "try and understand": behind another base form the two could as well be joined
  if (at === 0 && /^VBP?$/u.test(tagOf(previous))) return null;
  // "expensive to repair", "an expensive repair": with a word that is a noun as well an article would do
  if (isNounToo(next.lower)) return null;
  const verb = withParticle(next.lower, "이/가", `'${next.lower}'`);
  return `'${previous.lower}' 뒤에 동사원형 ${verb} 이어지려면 to부정사가 되어야 하므로 'to'를 추가해야 해요.`;
}

/** Below this share of its uses a verb's noun is hardly met. */
const LEAST_SHARE = 0.1;

function isNounToo(verb: string): boolean {
  const count = (pos: "n" | "v"): number =>
    usesAs(verb, pos).reduce((sum, use) => sum + use.count, 0);
  const nouns = count("n");
  return nouns > 0 && nouns / (nouns + count("v")) >= LEAST_SHARE;
}

const tagOf = ({ tag, likely }: Token): string => tag ?? likely ?? "";
