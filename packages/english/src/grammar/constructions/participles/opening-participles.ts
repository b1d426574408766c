/**
 * Participles that open a clause or hang on it, which the rule itself passes over: "Facing an open sea, they" → Faced,
 * "and, arranged in a row, they" → arranging, "Slowly teaching herself to read, she" → taught, "might say, adding that"
 * → added, ", each covered with mud" → covering.
 *
 * A participle with an object cannot be passive, and one of a strictly transitive verb without an object cannot be
 * active. Not tested: "judging by", "viewing from" and verbs whose participle is their base form, which would read as an
 * order ("Cut the bread, he said"); of "adding that", the past form is wrong only behind a modal, since two past forms
 * may stand side by side (Quirk et al. 1985 §13.1, §15.56–60).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { STRICTLY_TRANSITIVE } from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { allClausesOf } from "../../syntax/clause-verbs.ts";
import { isThing } from "../../syntax/animacy.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { headNounAfter } from "../../syntax/complete-clause.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb, isNominative, isNoun, mayHaveFinite } from "../../syntax/tokens.ts";
import { isSettledBy } from "./passive-modifiers.ts";

const RULE = "participial-clause";
/** Beside the verbs that the rule knows: with an object behind, their participle is not passive. */
const WITH_OBJECT = wordList(
  "approach climb cross enter face fear examine follow hear join lift notice open recognize remember seek touch trust watch",
);
const WITHOUT_OBJECT = wordList("arrange place seat exhaust haunt");
const GIVEN = wordList("award give offer sell send");
const REPORTING = /^(?:adding|claiming|insisting|noting|promising|explaining|suggesting)$/u;

export function openingParticiples(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...opening(sentence, token),
    ...reporting(sentence, token),
    ...eachCovered(sentence, token),
  ]);
}

/** At the start of the sentence or behind "and,", up to a comma with a subject and its verb behind. */
function opening(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  let at = participle.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const isJoined = tokens[at]?.text === "," && /^(?:and|but)$/u.test(tokens[at - 1]?.lower ?? "");
  if (!(at < 0 || isJoined) || !/(?:ing|ed|en)$/u.test(participle.lower)) return [];
  const comma = tokens.find(({ text, index }) => index > participle.index && text === ",");
  if (!comma) return [];
  // "Examining the records of a storm that had struck, however, she …"
  const inside = allClausesOf(tokens, participle.index + 1, comma.index);
  const isOpen = inside ? inside.verbs.some(({ opener }) => opener === null) : true;
  if (isOpen && mayHaveFinite(tokens, participle.index + 1, comma.index)) return [];
  const adverb =
    tokens[comma.index + 1]?.lower === "however" && tokens[comma.index + 2]?.text === ",";
  const behind = comma.index + (adverb ? 3 : 1);
  const subject = tokens[behind];
  const main = tokens
    .slice(behind + 1, behind + 5)
    .find(({ likely }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? ""));
  if (!subject || !main) return [];
  if (!isNominative(subject) && !/^(?:DT|PRP\$|NNP|NNS)$/u.test(subject.tag ?? "")) return [];
  const base = findVerbBase(participle.lower, participle.lemma);
  const owner = nounPhraseAt(tokens, behind)?.last;
  const edit = base ? editOf(tokens, participle, base, owner) : null;
  if (edit === null) return [];
  const active = participle.lower.endsWith("ing");
  const reason = active
    ? "뒤에 목적어가 이어지고 동작을 하는 관계이므로"
    : "뒤에 목적어가 없고 주어가 동작을 받는 관계이므로";
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: edit,
    cue: main,
    right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있는 분사구문에서 ${reason} ${active ? "현재분사" : "과거분사"} '${participle.text}'`,
    wrong: `분사구문에서 ${reason} ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
  });
}

function editOf(
  tokens: readonly Token[],
  participle: Token,
  base: string,
  subject: Token | undefined,
): string | null {
  const forms = verbForms(base);
  const next = tokens[participle.index + 1];
  if (!next) return null;
  if (participle.lower === forms.ing) {
    if (forms.participle === base) return null;
    if (/^(?:himself|herself|itself|themselves)$/u.test(next.lower)) return forms.participle;
    if (participle.tag !== "VBG" || !WITH_OBJECT.has(base)) return null;
    if (!/^(?:DT|PRP\$)$/u.test(next.tag ?? "")) return null;
    const object = headNounAfter(tokens, next.index);
    return object && !TIME_NOUNS.has(object.lower) ? forms.participle : null;
  }
  if (base === "view") return null;
  // "Offered to everyone, the discount …": a thing offers nothing to anybody
  const isGiven =
    GIVEN.has(base) && next.lower === "to" && subject !== undefined && isThing(subject);
  const known = STRICTLY_TRANSITIVE.has(base) || WITHOUT_OBJECT.has(base) || isGiven;
  if (isSettledBy(participle, next.lower) && participle.lower === forms.participle)
    return forms.ing;
  // "Seated stiffly on a bench"
  const seated = base === "seat" && next.tag === "RB";
  const phrase = isGiven || seated || /^(?:by|in|on|from|at|with|for)$/u.test(next.lower);
  return participle.lower === forms.participle &&
    (participle.tag ?? participle.likely) === "VBN" &&
    known &&
    phrase
    ? forms.ing
    : null;
}

/** "a cook might advise, adding only that …": a past form joins nothing behind a modal. */
function reporting(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  if (!REPORTING.test(participle.lower) || tokens[participle.index - 1]?.text !== ",") return [];
  const that = tokens[participle.index + (tokens[participle.index + 1]?.tag === "RB" ? 2 : 1)];
  const earlier = tokens.slice(0, participle.index - 1);
  const main = earlier.findLast(isFiniteVerb);
  const base = findVerbBase(participle.lower, participle.lemma);
  if (that?.lower !== "that" || main?.tag !== "MD" || !base) return [];
  // the modal's own verb ends the clause
  if (tokens[main.index + 1]?.tag !== "VB" || earlier.length - main.index > 8) return [];
  const { past } = verbForms(base);
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: past,
    cue: main,
    right: `앞 절의 동사 '${main.text} …'가 따로 있고 접속사 없이 덧붙인 분사구문이며 뒤에 목적어인 that절이 있으므로 현재분사 '${participle.text}'`,
    wrong: `앞 절과 이어 주는 접속사가 없으므로 ${withParticle(past, "은/는", `'${past}'`)} 쓸 수 없어요.`,
  });
}

/** ", each (one) covered with mud", ", her hands covered with flour". */
function eachCovered(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  const preposition = tokens[participle.index + 1];
  if (!preposition || !isSettledBy(participle, preposition.lower)) return [];
  const noun = tokens[participle.index - 1];
  const opener = tokens[participle.index - 2];
  const each = noun?.lower === "each" || (noun?.lower === "one" && opener?.lower === "each");
  const own = noun !== undefined && isNoun(noun) && opener?.tag === "PRP$";
  if (!noun || !(each || own)) return [];
  const comma = tokens[(noun.lower === "each" ? noun.index : noun.index - 1) - 1];
  if (comma?.text !== "," || !mayHaveFinite(tokens, 0, comma.index)) return [];
  if (mayHaveFinite(tokens, preposition.index, tokens.length)) return [];
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!base) return [];
  const { ing } = verbForms(base);
  const shown = withParticle(noun.text, "이/가", `'${noun.text}'`);
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: ing,
    cue: noun,
    right: `주어 ${shown} 따로 있는 분사구문에서 그 주어가 동작을 받는 관계이므로 과거분사 '${participle.text}'`,
    wrong: `주어 ${shown} 동작을 받는 관계이고 뒤에 목적어가 없으므로 현재분사 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
  });
}
