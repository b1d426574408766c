/** On the point: what is asked is worth asking. */
import { lemmasOf, levelOf, withParticle, type Token } from "@pulda/english";
import type { Span } from "@pulda/question";
import { sentencesIn } from "../../shared/excerpt.ts";
import { quoted } from "../../shared/quote.ts";
import { overlaps } from "../../shared/target.ts";
import type { ItemView } from "../item-view.ts";
import type { Gate, Proposal } from "./gate.ts";

/** Words of this level are known from elementary school. */
const BEGINNER = 1;

/** The spans whose words a reader has to find: what is left blank. */
function blankSpans({ operation }: ItemView): readonly Span[] {
  if (operation.kind === "blank") return [operation.span];
  return operation.kind === "blanks" ? operation.blanks.map(({ span }) => span) : [];
}

function tokensOf({ view, source }: Proposal): readonly Token[] {
  return sentencesIn(source, view.excerpt).flatMap(({ tokens }) => tokens);
}

/** The words among tokens; punctuation asks nothing. */
function wordsIn(tokens: readonly Token[], span: Span): Token[] {
  return tokens.filter((token) => overlaps(token, span) && /[\p{L}\d]/u.test(token.text));
}

function isFact({ likely, text }: Token): boolean {
  return likely === "NNP" || likely === "NNPS" || likely === "CD" || /^[\d.,%$]+$/u.test(text);
}

/** A blank that only a name or a number fills is found by looking, not by understanding. */
export const noNameOrNumber: Gate = {
  id: "no-name-or-number",
  guards: "on-the-point",
  check(proposal) {
    const spans = blankSpans(proposal.view);
    if (spans.length === 0) return null;
    const tokens = tokensOf(proposal);
    return spans.some((span) => {
      const words = wordsIn(tokens, span);
      return words.length > 0 && words.every(isFact);
    })
      ? "이름이나 숫자만 묻게 되는 자리예요."
      : null;
  },
};

/**
 * To write a single word of elementary school asks nothing of a reader of high school. To choose one may: plain words
 * say what a text is about ("practice").
 */
export const noBeginnersWord: Gate = {
  id: "no-beginners-word",
  guards: "on-the-point",
  check(proposal) {
    const { view } = proposal;
    if (view.operation.kind !== "blank" || view.options.length > 0) return null;
    const words = wordsIn(tokensOf(proposal), view.operation.span);
    const [only] = words;
    if (!only || words.length > 1) return null;
    const lemma = lemmasOf(only.lower)[0]?.lemma ?? only.lower;
    return levelOf(lemma) <= BEGINNER
      ? `${withParticle(only.text, "은/는", quoted(only.text))} 초등 수준의 낱말이에요.`
      : null;
  },
};
