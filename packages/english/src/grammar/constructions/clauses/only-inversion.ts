/**
 * Inversion behind "only" with an adverbial: "Only then does the teacher speak", "Only at this point can it open".
 *
 * Not tested: "only" as a part of the subject ("Only two of them came") (Quirk et al. 1985 §18.24).
 */
import type { Sentence } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { lastWithComplement, nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { isNominative, isNoun, textOf } from "../../syntax/tokens.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { otherNumber } from "../../syntax/verb-number.ts";

const RULE = "inversion";
const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|might|must)$/u;

/** What a verb would be without its auxiliary: "does see" is "sees". */
function finiteForm(auxiliary: string, base: string): string {
  const { s: present, past } = verbForms(base);
  return auxiliary === "does" ? present : auxiliary === "did" ? past : base;
}

export function onlyInversion(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  const [only, opener] = tokens;
  if (only?.lower !== "only" || !opener) return [];
  if (
    opener.tag !== "IN" &&
    !/^(?:then|when|after|by|recently|later|now|here|rarely)$/u.test(opener.lower)
  )
    return [];
  return tokens
    .flatMap((auxiliary) => {
      if (!AUXILIARY.test(auxiliary.lower)) return [];
      // "Only if you have the papers can you enter": of the clause within
      if (isNominative(tokens[auxiliary.index - 1])) return [];
      const subject = nounPhraseAt(tokens, auxiliary.index + 1);
      const last = subject && lastWithComplement(tokens, subject);
      const verb = last ? tokens[last.index + 1] : undefined;
      if (!last || !verb || !/^(?:VB|VBN|VBG|VBP|VBD|RB|JJ|NN)$/u.test(verb.likely ?? ""))
        return [];
      const plural = subject.number === "plural";
      const known = /^(?:singular|plural)$/u.test(subject.number ?? "");
      const pluralForm = /^(?:are|were|do|have)$/u.test(auxiliary.lower);
      const other =
        known && plural === pluralForm && /^(?:be|do|have)$/u.test(auxiliary.lemma)
          ? otherNumber(auxiliary)
          : null;
      const head = subject.last;
      // "have she" is heard at once; the order of "she has" and "the gate can" is not
      const isBarePronoun = head.tag === "PRP" && subject.first === head;
      if (auxiliary.lemma !== "do" && (isBarePronoun || isNoun(head))) {
        const [said, original] = [
          textOf(sentence, subject.first, last),
          textOf(sentence, auxiliary, last),
        ];
        const wrong = `${said} ${auxiliary.text}`;
        return pointOf(sentence, {
          rule: RULE,
          first: auxiliary,
          last,
          replacement: wrong,
          cue: only,
          right: `'Only'가 이끄는 부사구가 문장 맨 앞에 있어 「조동사+주어」로 도치된 '${original}'`,
          wrong: `'Only'가 이끄는 부사구가 문장 맨 앞에 있어 주어와 조동사를 도치해야 하므로 ${withParticle(wrong, "은/는", `'${wrong}'`)} 쓸 수 없어요.`,
        });
      }
      // "Only then the learners see it" looks like any sentence; "Only then do the learner" is heard
      if (auxiliary.lemma === "do" && head.tag !== "PRP" && /^VBP?$/u.test(verb.likely ?? "")) {
        const [said, original] = [
          textOf(sentence, subject.first, last),
          textOf(sentence, auxiliary, verb),
        ];
        const wrong = `${said} ${finiteForm(auxiliary.lower, verb.text)}`;
        return pointOf(sentence, {
          rule: RULE,
          first: auxiliary,
          last: verb,
          replacement: auxiliary.lower === "did" || (known && plural === pluralForm) ? wrong : null,
          cue: only,
          right: `'Only'가 이끄는 부사구가 문장 맨 앞에 있어 「조동사+주어+동사원형」으로 도치된 '${original}'`,
          wrong: `'Only'가 이끄는 부사구가 문장 맨 앞에 있어 주어 앞에 조동사가 와야 하므로 ${withParticle(wrong, "은/는", `'${wrong}'`)} 쓸 수 없어요.`,
        });
      }
      const counted = other
        ? ` 주어 ${withParticle(head.text, "이/가", `'${head.text}'`)} ${plural ? "복수" : "단수"}이므로`
        : "";
      return pointOf(sentence, {
        rule: RULE,
        first: auxiliary,
        replacement: other,
        cue: other ? head : only,
        right: `'Only'가 이끄는 부사구가 문장 맨 앞에 있어 조동사가 주어 앞으로 나온 도치 구문이고${counted || " 조동사가 주어 앞에 와야 하므로"} '${auxiliary.text}'`,
        wrong: `도치 구문의 주어 ${withParticle(head.text, "이/가", `'${head.text}'`)} ${plural ? "복수" : "단수"}이므로 ${withParticle(other ?? "", "은/는", `'${other}'`)} 쓸 수 없어요.`,
      });
    })
    .slice(0, 1);
}
