/**
 * 부정어구 도치.
 *
 * After a negative or restrictive opener that is no subject, the auxiliary stands before the subject
 * (Quirk et al. 1985 §18.24; Huddleston & Pullum 2002, ch. 3 §2.1). Not tested: "only" and "little"
 * as parts of the subject ("Only the boys came"), "never" in commands, and a comma after the opener.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { lastWithComplement, nounPhraseAt } from "../syntax/noun-phrase.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { standsAlone, textOf } from "../syntax/tokens.ts";
import { onlyInversion } from "../constructions/clauses/only-inversion.ts";
import { alsoFound } from "../syntax/also-found.ts";

const AUXILIARY =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|might|must)$/u;
const SINGLE = /^(?:never|rarely|seldom|hardly|scarcely|nor|neither)$/u;

export const inversion = alsoFound(
  substitutionRule(
    {
      id: "inversion",
      name: "부정어구 도치",
      lesson:
        "never, rarely, not only, nor처럼 부정의 뜻을 지닌 말이 절의 맨 앞에 오면 「조동사+주어」로 어순을 바꿔요.",
    },
    (sentence, auxiliary) => {
      if (!AUXILIARY.test(auxiliary.lower)) return null;
      const { tokens } = sentence;
      const opener = openerBefore(sentence, auxiliary);
      const subject = nounPhraseAt(tokens, auxiliary.index + 1);
      const last = subject && lastWithComplement(tokens, subject);
      if (!opener || !last || !standsAlone(sentence, last)) return null;
      if (!isFollowed(tokens[last.index + 1], auxiliary, opener[0])) return null;
      const said = textOf(sentence, subject.first, last);
      const original = textOf(sentence, auxiliary, last);
      const shown = textOf(sentence, opener[0], opener[1]);
      const replacement = `${said} ${auxiliary.text}`;
      return {
        replacement: /\s{2}|\n/u.test(original) ? null : replacement,
        cue: opener[0],
        right: `부정의 뜻을 지닌 ${withParticle(shown, "이/가", `'${shown}'`)} 절의 맨 앞에 있으므로 「조동사+주어」로 도치된 '${original}'`,
        wrong: `부정의 뜻을 지닌 ${withParticle(shown, "이/가", `'${shown}'`)} 절의 맨 앞에 있어 주어와 조동사를 도치해야 하므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
        span: [auxiliary, last],
      };
    },
  ),
  onlyInversion,
);

/** The negative words right before the auxiliary, at the beginning of the sentence or the clause. */
function openerBefore({ tokens }: Sentence, auxiliary: Token): [Token, Token] | null {
  const last = tokens[auxiliary.index - 1];
  if (!last) return null;
  const little = last.lower === "little" && auxiliary.lemma === "do";
  const single = SINGLE.test(last.lower) || little ? last : null;
  const pair = `${tokens[last.index - 1]?.lower ?? ""} ${last.lower}`;
  const first =
    single ?? (/^(?:not only|no sooner)$/u.test(pair) ? tokens[last.index - 1] : undefined);
  if (!first) return null;
  const before = tokens[first.index - 1];
  const opens = !before || /^[,;:—]$/u.test(before.text) || /^(?:and|but)$/u.test(before.lower);
  return opens ? [first, last] : null;
}

/** The rest of the verb after the subject, so that "Never do the dishes late" is not an inversion. */
function isFollowed(next: Token | undefined, auxiliary: Token, opener: Token): boolean {
  if (!next) return false;
  if (/^[.,;!]$/u.test(next.text)) return /^(?:nor|neither)$/u.test(opener.lower);
  if (auxiliary.lemma === "be" || next.tag === "RB") return true;
  return auxiliary.lemma === "have"
    ? /^VB[ND]$/u.test(next.likely ?? "")
    : /^VBP?$/u.test(next.likely ?? "");
}
