/**
 * 주어와 동사의 수 일치.
 *
 * Not tested, because both numbers occur: collective nouns, quantities and fractions, "there is",
 * coordination, what-clauses and the subjunctive (Quirk et al. 1985 §10.34–10.50; Huddleston &
 * Pullum 2002, ch. 5 §18). "One of the …" is safe; "one of the … who" is not, and not tested.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { isPluralForm, otherNumber } from "../syntax/verb-number.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { mayBeIrrealis } from "../syntax/irrealis.ts";
import { findSubject } from "../syntax/subject.ts";
import { hasWord, standsAlone, textOf } from "../syntax/tokens.ts";
import { clauseAgreement } from "../constructions/agreement/clause-agreement.ts";
import { farAgreement } from "../constructions/agreement/far-agreement.ts";
import { phraseSubjectAgreement } from "../constructions/agreement/phrase-subject.ts";
import { alsoFound } from "../syntax/also-found.ts";

const ID = "subject-verb-agreement";

const EXISTENTIAL = wordList("there here");

export const subjectVerbAgreement = alsoFound(
  {
    id: ID,
    name: "주어와 동사의 수 일치",
    lesson:
      "동사의 수는 바로 앞의 명사가 아니라 주어의 핵심 명사에 맞춰요. 주어와 동사 사이의 수식어구는 괄호로 묶고 보세요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        const point = pointAt(sentence, token);
        return point ? [point] : [];
      });
    },
  },
  phraseSubjectAgreement,
  farAgreement,
  clauseAgreement,
);

function pointAt(sentence: Sentence, verb: Token): FoundPoint | null {
  if (!/^VB[ZP]$|^VBD$/u.test(verb.tag ?? "") || !standsAlone(sentence, verb)) return null;
  if (hasWord(sentence, EXISTENTIAL, verb.index - 2, verb.index + 2)) return null;
  const other = otherNumber(verb);
  if (!other) return null;
  const subject = findSubject(sentence, verb) ?? gerundSubject(sentence, verb);
  if (!subject) return null;
  const plural = "plural" in subject && subject.plural;
  if (plural !== isPluralForm(verb)) return null;
  if (mayBeIrrealis(sentence, verb)) return null;
  // "The boys' was": a verb right before a finite verb is not a verb
  const next = sentence.tokens[verb.index + 1];
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(next?.likely ?? "") && next?.tag !== "VBN") return null;
  const cue = subject.head;
  const said = withParticle(cue.text, "이/가", `'${cue.text}'`);
  const right =
    "gerund" in subject
      ? `동명사구 '${textOf(sentence, subject.head, subject.last)}' 전체가 주어이고, 동명사구는 단수로 보기 때문에 단수 동사 '${verb.text}'`
      : `주어의 핵심 명사 ${said} ${plural ? "복수" : "단수"}이므로 ${plural ? "복수" : "단수"} 동사 '${verb.text}'`;
  const wrong =
    "gerund" in subject
      ? `동명사구는 단수 취급하므로 복수 동사 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`
      : `주어의 핵심 명사가 ${plural ? "복수" : "단수"}인 '${cue.text}'인데 ${plural ? "단수" : "복수"} 동사 ${withParticle(other, "을/를", `'${other}'`)} 써서 수가 맞지 않아요.`;
  return {
    rule: ID,
    start: verb.start,
    end: verb.end,
    original: verb.text,
    replacement: other,
    cue: { start: cue.start, end: cue.end },
    right,
    wrong,
  };
}

/** "Sitting still takes …": a gerund phrase at the sentence's start, without commas or "and". */
function gerundSubject(
  sentence: Sentence,
  verb: Token,
): { head: Token; last: Token; gerund: true } | null {
  const first = sentence.tokens[0];
  const last = sentence.tokens[verb.index - 1];
  if (first?.tag !== "VBG" || !last || verb.index < 2 || verb.index > 8) return null;
  if (verb.tag !== "VBZ" && verb.lower !== "was") return null;
  const between = sentence.tokens.slice(1, verb.index);
  if (
    between.some(
      ({ tag, text }) =>
        /^(?:CC|VBZ|VBP|VBD|MD|WP|WDT|WRB)$/u.test(tag ?? "") || /^[,;:"—]$/u.test(text),
    )
  )
    return null;
  return { head: first, last, gerund: true };
}
