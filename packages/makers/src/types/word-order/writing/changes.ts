/** Words whose form the place decides, with the reason. */
import { findVerbBase, withParticle, type Token } from "@pulda/english";
import type { Piece } from "./pieces.ts";
import { verbReadings } from "./words.ts";
import type { Window } from "./windows.ts";

/** A verb that is shown in its base form. */
export interface Change {
  /** Index of its piece. */
  readonly at: number;
  /** In Korean, why its form is needed. */
  readonly why: string;
  /** The piece as it is shown. */
  readonly shown: Piece;
}

/** Verbs whose form has two spellings, and those that are given in a form of their own. */
const HAS_VARIANTS =
  /^(?:be|have|do|use|get|forget|prove|show|light|hang|strike|bite|hide|burn|dream|learn|lean|leap|spell|spill|spoil|smell|swell|sew|mow|saw|shave|tread|wake|beat)$/u;

/**
 * The verbs of a clause that can be shown in their base form: participles behind "be" and "have", and gerunds behind a
 * preposition. Whether one answer is left, `ordersOf` tells. Comparatives, participles behind a noun and gerunds behind a
 * verb were tried as well: of 151 texts none had such a clause with one answer.
 */
export function changesIn({ pieces, before }: Window): Change[] {
  return pieces.flatMap((piece, at) => {
    const token = piece.tokens.at(-1);
    if (!token || piece.tokens.length > (piece.lead === "" ? 1 : 2)) return [];
    const tag = token.tag ?? token.likely ?? "";
    if (!/^VB[NG]$/u.test(tag)) return [];
    const base = findVerbBase(token.lower, token.lemma);
    if (base === null || base === token.lower || HAS_VARIANTS.test(base)) return [];
    const left = [...before, ...pieces.slice(0, at).flatMap(({ tokens }) => tokens)];
    const reason = tag === "VBN" ? participleReason(left) : ingReason(left);
    if (reason === null) return [];
    const why = `${reason.because} ${quoted(base, "을/를")} ${reason.form} ${quoted(token.lower, "으로/로")} 바꿔 써야 해요.`;
    // it is put into another form
    const readings = verbReadings(base)
      .filter(({ text }) => text !== base)
      .map(({ category, text }) => ({ category, text: piece.lead + text }));
    return { at, why, shown: { ...piece, text: piece.lead + base, readings } };
  });
}

interface Reason {
  /** In Korean, a clause that ends in "-므로". */
  readonly because: string;
  /** In Korean, the name of the form. */
  readonly form: string;
}

/** @param left the words before the verb */
function participleReason(left: readonly Token[]): Reason | null {
  const helper = helperOf(left);
  const form = "과거분사";
  if (/^(?:be|been|being)$/u.test(helper))
    return { because: `'${helper}' 뒤에서 '~되다'라는 수동의 뜻을 나타내므로`, form };
  if (/^(?:is|are|was|were)$/u.test(helper))
    return { because: `be동사 '${helper}' 뒤에서 '~되다'라는 수동의 뜻을 나타내므로`, form };
  return /^(?:have|has|had|having)$/u.test(helper)
    ? { because: `'${helper}' 뒤에서 완료형을 이루므로`, form }
    : null;
}

/** @param left the words before the verb */
function ingReason(left: readonly Token[]): Reason | null {
  const helper = helperOf(left);
  if (/^(?:be|is|are|was|were|been)$/u.test(helper))
    return {
      because: `'${helper}' 뒤에서 '~하고 있다'라는 진행의 뜻을 나타내므로`,
      form: "현재분사",
    };
  const previous = left.at(-1);
  const isPreposition =
    (previous?.tag ?? previous?.likely) === "IN" &&
    !/^(?:than|as|while|when|if)$/u.test(previous?.lower ?? "");
  return isPreposition
    ? { because: `전치사 '${previous?.lower ?? ""}' 뒤이므로`, form: "동명사" }
    : null;
}

/** The word before the verb, past "not". */
function helperOf(left: readonly Token[]): string {
  return left.at(left.at(-1)?.lower === "not" ? -2 : -1)?.lower ?? "";
}

function quoted(word: string, particle: "을/를" | "으로/로"): string {
  return withParticle(word, particle, `'${word}'`);
}
