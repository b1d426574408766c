/** Words whose form the place decides, with the reason. */
import { comparativeOf, findVerbBase, isLemma, withParticle, type Token } from "@pulda/english";
import type { Piece } from "./pieces.ts";
import { adjectiveReadings, verbReadings } from "./words.ts";
import type { Window } from "./windows.ts";

/** A word that is shown in its base form. */
export interface Change {
  /** Index of its piece. */
  readonly at: number;
  readonly base: string;
  readonly form: string;
  /** In Korean, why the form is needed. */
  readonly why: string;
  /** The piece as it is shown. */
  readonly shown: Piece;
}

/** Verbs behind which another verb has -ing. */
const TAKES_GERUND = new Set(
  "enjoy avoid finish mind consider suggest quit deny imagine practice admit delay risk involve keep".split(
    " ",
  ),
);

/** Verbs whose form has two spellings, and those that are given in a form of their own. */
const HAS_VARIANTS =
  /^(?:be|have|do|use|get|forget|prove|show|light|hang|strike|bite|hide|burn|dream|learn|lean|leap|spell|spill|spoil|smell|swell|sew|mow|saw|shave|tread|wake|beat)$/u;

/** The words of a clause that can be shown in their base form. Whether one answer is left, `ordersOf` tells. */
export function changesIn({ pieces, before }: Window): Change[] {
  return pieces.flatMap((piece, at) => {
    const token = piece.tokens.at(-1);
    if (!token || piece.tokens.length > (piece.lead === "" ? 1 : 2)) return [];
    const previous = [...before, ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)].at(-1);
    const later = pieces.slice(at + 1).map(({ text }) => text);
    const change =
      verbChange(token, leftOf(pieces, at, before), previous) ?? comparison(token, later);
    if (!change) return [];
    const readings =
      change.kind === "verb" ? verbReadings(change.base) : adjectiveReadings(change.base);
    const { base, why } = change;
    const { lead } = piece;
    // it is put into another form
    const others = readings
      .filter(({ text }) => text !== base)
      .map(({ category, text }) => ({ category, text: lead + text }));
    const shown = { ...piece, text: lead + base, readings: others };
    return { at, base, form: token.lower, why, shown };
  });
}

interface Found {
  readonly kind: "verb" | "adjective";
  readonly base: string;
  readonly why: string;
}

/** The verb's helper before it, past "not". */
function leftOf(pieces: readonly Piece[], at: number, before: readonly Token[]): Token | undefined {
  const all = [...before, ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)];
  return all.at(all.at(-1)?.lower === "not" ? -2 : -1);
}

function verbChange(
  token: Token,
  helper: Token | undefined,
  previous: Token | undefined,
): Found | null {
  const tag = token.tag ?? token.likely ?? "";
  if (!/^VB[NG]$/u.test(tag) || !helper) return null;
  const base = findVerbBase(token.lower, token.lemma);
  if (base === null || base === token.lower || HAS_VARIANTS.test(base)) return null;
  const why =
    tag === "VBN"
      ? participleReason(base, token, helper)
      : ingReason(base, token, helper, previous);
  return why === null ? null : { kind: "verb", base, why };
}

function participleReason(base: string, token: Token, helper: Token): string | null {
  const [from, to] = [quoted(base, "을/를"), quoted(token.lower, "으로/로")];
  if (/^(?:be|is|are|was|were|been|being)$/u.test(helper.lower))
    return `${helper.lower === "be" || helper.lower === "been" || helper.lower === "being" ? `'${helper.lower}'` : `be동사 '${helper.lower}'`} 뒤에서 '~되다'라는 수동의 뜻을 나타내므로 ${from} 과거분사 ${to} 바꿔 써야 해요.`;
  if (/^(?:have|has|had|having)$/u.test(helper.lower))
    return `'${helper.lower}' 뒤에서 완료형을 이루므로 ${from} 과거분사 ${to} 바꿔 써야 해요.`;
  return isNoun(helper)
    ? `명사 '${helper.lower}'을 뒤에서 꾸미며 '~된'이라는 수동의 뜻을 나타내므로 ${from} 과거분사 ${to} 바꿔 써야 해요.`.replace(
        `'${helper.lower}'을`,
        quoted(helper.lower, "을/를"),
      )
    : null;
}

function ingReason(
  base: string,
  token: Token,
  helper: Token,
  previous: Token | undefined,
): string | null {
  const [from, to] = [quoted(base, "을/를"), quoted(token.lower, "으로/로")];
  if (/^(?:be|is|are|was|were|been)$/u.test(helper.lower))
    return `'${helper.lower}' 뒤에서 '~하고 있다'라는 진행의 뜻을 나타내므로 ${from} 현재분사 ${to} 바꿔 써야 해요.`;
  if (
    (previous?.tag ?? previous?.likely) === "IN" &&
    !/^(?:than|as|while|when|if)$/u.test(previous?.lower ?? "")
  )
    return `전치사 '${previous?.lower ?? ""}' 뒤이므로 ${from} 동명사 ${to} 바꿔 써야 해요.`;
  if (TAKES_GERUND.has(helper.lemma))
    return `'${helper.lemma}'의 목적어 자리이므로 ${from} 동명사 ${to} 바꿔 써야 해요.`.replace(
      `'${helper.lemma}'의`,
      `동사 '${helper.lemma}'의`,
    );
  return isNoun(helper)
    ? `명사 ${quoted(helper.lower, "을/를")} 뒤에서 꾸미며 '~하는'이라는 능동의 뜻을 나타내므로 ${from} 현재분사 ${to} 바꿔 써야 해요.`
    : null;
}

/** "stronger … than", of "strong". */
function comparison(token: Token, later: readonly string[]): Found | null {
  if ((token.tag ?? token.likely) !== "JJR" || !later.includes("than")) return null;
  const stem = token.lower.replace(/er$/u, "");
  const base = [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")].find(
    (one) => isLemma(one, "a") && comparativeOf(one) === token.lower,
  );
  return base === undefined
    ? null
    : {
        kind: "adjective",
        base,
        why: `뒤의 'than'과 함께 비교하는 말이므로 ${quoted(base, "을/를")} 비교급 ${quoted(token.lower, "으로/로")} 바꿔 써야 해요.`,
      };
}

const isNoun = ({ tag, likely }: Token): boolean => (tag ?? likely ?? "").startsWith("NN");
const quoted = (word: string, particle: "을/를" | "으로/로"): string =>
  withParticle(word, particle, `'${word}'`);
