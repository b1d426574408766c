/** The proof of an item that asks for the meaning of words in an unchanged passage. */
import { withParticle } from "@pulda/english";
import type { Proof, Rejection, Span } from "@pulda/question";
import type { Source } from "../../maker.ts";
import { quoted } from "../quote.ts";
import type { KnownWord } from "./known-words.ts";

/** @param words those that are asked about; the first is the key */
export function keepProof(
  source: Source,
  span: Span,
  words: readonly KnownWord[],
  distractors: Rejection[],
): Proof {
  return {
    kind: "made",
    passage: source.passage,
    source: span,
    operation: { kind: "keep" },
    rules: ["meaning"],
    words: words.map(({ head, token }) => ({
      text: head.lemma,
      span: { start: token.start, end: token.end },
    })),
    evidence: words.slice(0, 1).map(({ token, sentence, usage }) => ({
      span: { start: token.start, end: token.end },
      note: `${quoted(sentence.text)}에서 ${withParticle(token.text, "은/는", `'${token.text}'`)} '${usage.meaning}'의 뜻으로 쓰였어요.`,
    })),
    distractors,
  };
}
