/**
 * 접속사 that과 what.
 *
 * "that" opens a complete clause, "what" one with a gap. Not tested: clauses whose verb may take one
 * more object ("He knows that they eat" / "what they eat"), since both words fit there (Huddleston &
 * Pullum 2002, ch. 11 §5, ch. 12 §6 on fused relatives and content clauses).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { APPOSITIVE_NOUNS, CONTENT_NOUNS } from "../../words/nouns.ts";
import { TAKES_CLAUSE } from "../../words/verbs.ts";
import { completeClause } from "../syntax/complete-clause.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isDeterminer, isNominative, isNoun } from "../syntax/tokens.ts";
import { openingThat } from "../constructions/clauses/that-clauses.ts";
import { alsoFound } from "../syntax/also-found.ts";

const ADJECTIVES = wordList(
  "sure certain clear likely unlikely possible true obvious evident aware glad important",
);

export const thatConjunction = alsoFound(
  substitutionRule(
    {
      id: "that-conjunction",
      name: "접속사 that과 what",
      lesson:
        "뒤에 빠진 성분이 없는 완전한 절이 오면 접속사 that, 주어나 목적어가 빠져 있으면 what을 써요.",
    },
    (sentence, that) => {
      if (that.lower !== "that") return null;
      const { tokens } = sentence;
      const before = governorOf(tokens, that);
      const subject = tokens[openingOf(tokens, that)];
      if (!before || !subject || !opensClause(sentence, subject)) return null;
      const place = placeOf(sentence, before);
      if (!place) return null;
      const complete = completeClause(sentence, openingOf(tokens, that));
      if (!complete && place.kind === "동격") return null;
      // "discovers what interest can be created": a bare noun could go with "what"
      const isBare =
        /^(?:NN|JJ|CD)/u.test(subject.tag ?? subject.likely ?? "") && subject.lower !== "such";
      // a noun before it suggests a relative
      const wrong = place.kind === "동격" ? "which" : "what";
      return {
        replacement: complete && !isBare ? wrong : null,
        cue: before,
        right: `${place.text} 절이고 그 절에 빠진 성분이 없으므로 접속사 'that'`,
        wrong: `뒤에 빠진 성분이 없는 완전한 절이 오므로 ${withParticle(wrong, "이/가", `'${wrong}'`)} 아니라 접속사 'that'이 와야 해요.`,
      };
    },
  ),
  openingThat,
);

/** How many words an insertion may have. */
const INSERTED = 6;

/** The word that governs "that": right before it, or before an insertion ("found, to her surprise, that"). */
function governorOf(tokens: readonly Token[], that: Token): Token | undefined {
  const before = tokens[that.index - 1];
  if (before?.text !== ",") return before;
  const opener = tokens
    .slice(Math.max(0, before.index - INSERTED - 1), before.index)
    .findLast(({ text }) => text === ",");
  return opener && tokens[opener.index - 1];
}

/** Where the clause behind "that" begins, an insertion passed over ("that, as a boy, he"). */
function openingOf(tokens: readonly Token[], that: Token): number {
  const comma = tokens[that.index + 1];
  if (comma?.text !== ",") return that.index + 1;
  const close = tokens
    .slice(comma.index + 1, comma.index + INSERTED + 2)
    .find(({ text }) => text === ",");
  return close ? close.index + 1 : that.index + 1;
}

function opensClause(sentence: Sentence, subject: Token): boolean {
  const { tokens } = sentence;
  if (isNominative(subject) || isDeterminer(subject) || subject.lower === "there") return true;
  if (/^(?:JJ|PDT|CD)$/u.test(subject.tag ?? ""))
    return completeClause(sentence, subject.index) !== null;
  return isNoun(subject) && /^VB[ZPD]$|^MD$/u.test(tokens[subject.index + 1]?.tag ?? "");
}

/** What the clause is to the word before it. */
function placeOf({ tokens }: Sentence, before: Token): { kind: string; text: string } | null {
  const shown = `'${before.text}'`;
  const isExplained = CONTENT_NOUNS.has(before.lower) || APPOSITIVE_NOUNS.has(before.lower);
  if (isExplained && isNoun(before) && isDeterminer(tokens[before.index - 1]))
    return {
      kind: "동격",
      text: `명사 ${withParticle(before.text, "과/와", shown)} 동격을 이루는`,
    };
  if (ADJECTIVES.has(before.lower) && before.tag === "JJ" && tokens[before.index - 1]?.tag !== "DT")
    return { kind: "형용사", text: `형용사 ${shown} 뒤에 이어지는` };
  if (before.tag?.startsWith("VB") && TAKES_CLAUSE.has(before.lemma))
    return { kind: "목적어", text: `동사 ${shown}의 목적어가 되는` };
  return null;
}
