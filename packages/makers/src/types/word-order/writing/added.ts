/** Words that a construction demands, and that can be left to be found, with the reason. */
import { usesAs, withParticle, type Token } from "@pulda/english";
import type { Piece } from "./pieces.ts";
import type { Window } from "./windows.ts";

const ADDABLE =
  /^(?:to|that|as|than|what|which|whom|about|at|by|for|from|in|into|of|on|through|with|without)$/u;

/** Whether a piece is a word that can be left to be found. */
export function isAddable({ tokens, text }: Piece): boolean {
  return tokens.length === 1 && ADDABLE.test(text);
}

/**
 * Why the word of a piece has to be there, in Korean; null where no rule says so.
 * @param at index of the piece
 */
export function addedReason({ pieces, before }: Window, at: number): string | null {
  const token = pieces[at]?.tokens[0];
  const previous = [...before, ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)].at(-1);
  const next = pieces[at + 1]?.tokens[0];
  if (!token || !previous) return null;
  const added = `${withParticle(token.lower, "을/를", `'${token.lower}'`)} 추가해야 해요.`;
  const reason = reasonOf(
    token,
    previous,
    next,
    [...before.slice(-8), ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)],
    at,
  );
  return reason === null ? null : `${reason} ${added}`;
}

function reasonOf(
  token: Token,
  previous: Token,
  next: Token | undefined,
  left: readonly Token[],
  at: number,
): string | null {
  const [from, to] = [`'${previous.lower}'`, `'${next?.lower ?? ""}'`];
  switch (token.lower) {
    case "to":
      // "try and understand": behind another base form the two could as well be joined
      // "expensive to repair", "an expensive repair": with a word that is a noun as well an article would do
      if (
        tagOf(next) !== "VB" ||
        isNounToo(next?.lower ?? "") ||
        (at === 0 && /^VBP?$/u.test(tagOf(previous)))
      )
        return null;
      if (isFormal(left)) return "'it'은 가주어이고, 진주어인 to부정사가 뒤에 와야 하므로";
      return previous.text === ","
        ? null
        : `${from} 뒤에 동사원형 ${withParticle(next?.lower ?? "", "이/가", to)} 이어지려면 to부정사가 되어야 하므로`;
    case "that":
      return left.some(({ lower }) => /^(?:so|such)$/u.test(lower))
        ? "'so … that' 구문에서 결과를 나타내는 절을 이끌어야 하므로"
        : null;
    case "than":
      return "비교급 뒤에서 비교하는 대상을 이끌어야 하므로";
    case "as":
      return left.some(({ lower }) => lower === "as")
        ? "'as … as' 구문에서 비교하는 대상을 이끌어야 하므로"
        : null;
    case "what":
      return tagOf(previous).startsWith("NN")
        ? null
        : "앞에 선행사가 없고 뒤에 불완전한 절이 이어지므로 선행사를 포함하는 관계대명사";
    case "which":
    case "whom":
      return tagOf(previous) === "IN"
        ? `전치사 ${from} 뒤에서 앞의 명사를 받는 관계대명사가 필요하므로`
        : null;
    default:
      return tagOf(next) === "VBG"
        ? `동명사 ${withParticle(next?.lower ?? "", "을/를", to)} 목적어로 이끄는 전치사가 필요하므로`
        : null;
  }
}

/** Below this share of its uses a verb's noun is hardly met. */
const LEAST_SHARE = 0.1;

function isNounToo(verb: string): boolean {
  const count = (pos: "n" | "v"): number =>
    usesAs(verb, pos).reduce((sum, use) => sum + use.count, 0);
  const nouns = count("n");
  return nouns > 0 && nouns / (nouns + count("v")) >= LEAST_SHARE;
}

/** Whether "it is" and an adjective stand before, with nothing but an insertion behind them. */
function isFormal(left: readonly Token[]): boolean {
  return /(?:^| )it (?:is|was|can be|may be|will be|would be) (?:\w+ )?\w+(?: , \w+ ,)?$/u.test(
    left.map(({ lower }) => lower).join(" "),
  );
}

const tagOf = (token: Token | undefined): string => token?.tag ?? token?.likely ?? "";
