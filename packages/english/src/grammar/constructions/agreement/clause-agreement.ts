/**
 * Agreement across whatever stands between a subject and its verb: "the holes in the ball, called dimples, stir",
 * "those who could afford it have", "but all the words I had saved were gone".
 *
 * The verb is the only one that its clause has, as for `farVerb`. Not tested: subjects joined by "and" or "or",
 * "along with" and the like, quantities, and a verb that may be a subjunctive (Quirk et al. 1985 §10.34–40).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isPlural } from "../../syntax/agreement.ts";
import { type ClausePart, clauseParts } from "../../syntax/clause-parts.ts";
import { allClausesOf } from "../../syntax/clause-verbs.ts";
import { mayBeIrrealis } from "../../syntax/irrealis.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { subjectHead } from "../../syntax/subject-head.ts";
import { isNominative } from "../../syntax/tokens.ts";
import { otherNumber } from "../../syntax/verb-number.ts";

/** What may make a plural of a singular subject, or leave its end in doubt. */
const DOUBT = wordList("and or nor with like including plus besides as than except");
/** Heads of both numbers. */
const UNSETTLED = wordList(
  "one some any most half none each neither either share proportion fraction percentage quantity portion",
);

export function clauseAgreement(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  if (/["“”:—–()…]/u.test(sentence.text)) return [];
  const semicolon = tokens.findIndex(({ text }) => text === ";");
  const to = semicolon < 0 ? tokens.length - 1 : semicolon;
  return clauseParts(tokens, to, "any").flatMap((part) => inPart(sentence, part));
}

function inPart(sentence: Sentence, { from, to }: ClausePart): FoundPoint[] {
  const { tokens } = sentence;
  const clauses = allClausesOf(tokens, from, to);
  const main = clauses?.verbs.filter(({ opener }) => opener === null) ?? [];
  const verb = main[0]?.verb;
  // further verbs have to be joined to the first
  if (!clauses || !verb || main.length > 1) return [];
  const cue = subjectHead(tokens, clauses.from, verb.index);
  const plural = cue && numberOf(cue);
  const other = formOf(verb, plural ?? null);
  if (!cue || plural === null || !other || mayBeIrrealis(sentence, verb)) return [];
  if (/^(?:there|here)$/u.test(tokens[verb.index - 1]?.lower ?? "")) return [];
  // "one factor is the hormones" agrees with either; "several years in a row" may be one span
  const said = verb.lemma === "be" ? nounPhraseAt(tokens, verb.index + 1)?.number : undefined;
  if (said === (plural ? "singular" : "plural") || TIME_NOUNS.has(cue.lower)) return [];
  // "Building tests saves time": a gerund is the subject
  if (tokens[clauses.from]?.lower.endsWith("ing") === true || !isSeparate(tokens, cue, verb))
    return [];
  const shown = withParticle(cue.text, "이/가", `'${cue.text}'`);
  const number = plural ? "복수" : "단수";
  return pointOf(sentence, {
    rule: "subject-verb-agreement",
    first: verb,
    replacement: other,
    cue,
    right: `동사의 수를 정하는 말 ${shown} ${number}이므로 ${number} 동사 '${verb.text}'`,
    wrong: `동사의 수를 정하는 말이 ${number}인 '${cue.text}'이므로 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
  });
}

function numberOf(head: Token): boolean | null {
  if (head.lower === "those") return true;
  if (/^(?:anyone|everyone|someone|nobody|everything|something)$/u.test(head.lower)) return false;
  return UNSETTLED.has(head.lower) || head.tag === "NNP" ? null : isPlural(head);
}

/** The other form of a verb that has the number of its subject. */
function formOf(verb: Token, plural: boolean | null): string | null {
  if (plural === null || /^(?:be|do)$/u.test(verb.lower)) return null;
  const kind = verb.tag ?? verb.likely ?? "";
  if (verb.tag === null && !/^VB[ZP]?$/u.test(kind)) return null;
  const hasPlural = /^VBP?$/u.test(kind) || verb.lower === "were";
  const hasSingular = kind === "VBZ" || verb.lower === "was";
  return (plural ? hasPlural : hasSingular) ? otherNumber({ ...verb, tag: kind }) : null;
}

/** Whether phrases stand between, with nothing that could add to the subject. */
function isSeparate(tokens: readonly Token[], head: Token, verb: Token): boolean {
  const between = tokens.slice(head.index + 1, verb.index);
  const last = between.findLast(({ likely }) => likely !== "RB");
  const commas = between.filter(({ text }) => text === ",").length;
  if (!last || isNominative(last) || commas % 2 > 0 || (commas > 0 && last.text !== ","))
    return false;
  const before = tokens.slice(Math.max(0, head.index - 5), head.index);
  const joined = before.some(
    ({ lower }) => /^(?:and|or|nor|of)$/u.test(lower) && lower !== tokens[0]?.lower,
  );
  const opensPart = before.findLast(({ lower }) => /^(?:and|or)$/u.test(lower));
  const afterComma = opensPart !== undefined && tokens[opensPart.index - 1]?.text === ",";
  if (joined && !afterComma) return false;
  const supplement = between.some(
    ({ lower, index }) => tokens[index - 1]?.text === "," && DOUBT.has(lower),
  );
  const together = between.some(({ lower }) => /^(?:along|together|well)$/u.test(lower));
  // "the man and the boys who": an "and" behind the head joins a second subject unless a clause or a phrase is closed
  const and = between.some(
    ({ lower, index }) =>
      /^(?:and|or|nor)$/u.test(lower) && !tokens[index + 1]?.likely?.startsWith("VB"),
  );
  return !supplement && !together && (!and || numberOf(head) === true);
}
