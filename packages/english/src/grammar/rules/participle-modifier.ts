/**
 * 명사를 꾸미는 현재분사와 과거분사.
 *
 * Not tested: verbs that stand with and without an object ("the door opening/opened"), participles
 * that could be the clause's verb, and objects of see, keep and find (Quirk et al. 1985 §17.28–29).
 */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { STRICTLY_TRANSITIVE, TRANSITIVE_WITH_OBJECT, TWO_OBJECTS } from "../../words/verbs.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { passiveModifiers } from "../constructions/participles/passive-modifiers.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { isFiniteVerb, isNoun, mayHaveFinite, standsAlone } from "../syntax/tokens.ts";

const ID = "participle-modifier";
/** Participles after a noun that are always passive there, whatever a tagger calls them. */
const NAMING = wordList(
  "called named known made caused based used produced created given written designed found located built carried",
);
/** Verbs whose object may itself be followed by a bare past-tense clause or by an -ing complement. */
const GOVERNORS = wordList(
  "see hear watch find notice feel keep leave catch know think say believe mean show have get smell observe remember imagine mind",
);

/** Participles that are plain with these prepositions: "a ball made of rubber". */
const FIXED: Readonly<Record<string, ReadonlySet<string>>> = wordTable({
  made: wordList("of from"),
  known: wordList("as for"),
  based: wordList("on"),
  filled: wordList("with"),
});

export const participleModifier = alsoFound(
  {
    id: ID,
    name: "명사를 꾸미는 분사",
    lesson: "꾸밈을 받는 명사가 동작을 하면 현재분사(-ing), 동작을 받으면 과거분사(p.p.)를 써요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        const point = passive(sentence, token) ?? active(sentence, token);
        return point ? [point] : [];
      });
    },
  },
  passiveModifiers,
);

/** "a protein called …", "changes caused by …". */
function passive(sentence: Sentence, participle: Token): FoundPoint | null {
  const { tokens } = sentence;
  const noun = tokens[participle.index - 1];
  const next = tokens[participle.index + 1];
  if (!noun || !next || !isNoun(noun) || !standsAlone(sentence, participle)) return null;
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!base || !/(?:ed|en|wn|nd|de|lt|ght|ne)$/u.test(participle.lower)) return null;
  const prepositional = /^(?:by|in|on|from|for|of|with|at|as|to)$/u.test(next.lower);
  const naming = /^(?:called|named)$/u.test(participle.lower);
  const tagged =
    participle.tag === "VBN" ||
    (NAMING.has(participle.lower) && participle.likely?.startsWith("VB"));
  if (!tagged || !(naming || prepositional)) return null;
  if (!isModifier(sentence, noun, participle)) return null;
  const { ing } = verbForms(base);
  const fixed = FIXED[participle.lower]?.has(next.lower) ?? false;
  const certain =
    naming ||
    fixed ||
    next.lower === "by" ||
    (STRICTLY_TRANSITIVE.has(base) && base !== "allow" && next.lower !== "to");
  return {
    rule: ID,
    start: participle.start,
    end: participle.end,
    original: participle.text,
    replacement: certain ? ing : null,
    cue: { start: noun.start, end: noun.end },
    right: `꾸밈을 받는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 동작을 받는 관계이므로 과거분사 '${participle.text}'`,
    wrong: `꾸밈을 받는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 동작을 받는 관계이므로 현재분사 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
  };
}

/**
 * Whether the participle after the noun modifies it, and is not the clause's own verb: the noun
 * stands after a preposition or a verb, and no "have" or "be" goes before.
 */
function isModifier(sentence: Sentence, noun: Token, participle: Token): boolean {
  let at = noun.index - 1;
  while (/^(?:DT|JJ|JJR|JJS|NN|NNS|NNP|CD|PRP\$|RB|POS)$/u.test(sentence.tokens[at]?.tag ?? ""))
    at--;
  const before = sentence.tokens[at];
  if (before === undefined || (before.text === "," && at < 6))
    return participle.tag === "VBN" && finiteBehind(sentence, participle);
  if (before.tag?.startsWith("VB"))
    return participle.tag === "VBN" || /^(?:called|named|known)$/u.test(participle.lower);
  return /^(?:of|in|with|by|from|for|on|about|into|as|at)$/u.test(before.lower);
}

/** After a subject, the clause's own verb comes later: "Soldiers wounded in the war were sent home". */
function finiteBehind({ tokens }: Sentence, participle: Token): boolean {
  for (let at = participle.index + 1; at < participle.index + 10; at++) {
    const token = tokens[at];
    if (!token || /^[,;:"“”()—]$/u.test(token.text)) return false;
    if (/^(?:that|which|who|when|where|because|if|while|and|or|as|than)$/u.test(token.lower))
      return false;
    if (isFiniteVerb(token)) return !mayHaveFinite(tokens, participle.index + 1, at);
  }
  return false;
}

/** "planets orbiting them": the noun is the agent, and an object follows. */
function active(sentence: Sentence, participle: Token): FoundPoint | null {
  const { tokens } = sentence;
  const noun = tokens[participle.index - 1];
  const object = tokens[participle.index + 1];
  if (participle.tag !== "VBG" || !noun || !object || !isNoun(noun)) return null;
  if (!standsAlone(sentence, participle)) return null;
  if (
    !/^(?:DT|PRP\$)$/u.test(object.tag ?? "") &&
    !/^(?:them|him|us|me|her|it)$/u.test(object.lower)
  )
    return null;
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!base || /^(?:be|have)$/u.test(base)) return null;
  let at = noun.index - 1;
  while (/^(?:DT|JJ|NN|NNS|CD|PRP\$)$/u.test(tokens[at]?.tag ?? "")) at--;
  const before = tokens[at];
  const behindPreposition =
    before !== undefined && /^(?:of|in|with|by|from|for|on|into|at)$/u.test(before.lower);
  if (!behindPreposition) return null;
  if (tokens.slice(0, noun.index).some(({ lemma }) => GOVERNORS.has(lemma))) return null;
  const { participle: past } = verbForms(base);
  return {
    rule: ID,
    start: participle.start,
    end: participle.end,
    original: participle.text,
    replacement:
      (STRICTLY_TRANSITIVE.has(base) || TRANSITIVE_WITH_OBJECT.has(base)) && !TWO_OBJECTS.has(base)
        ? past
        : null,
    cue: { start: noun.start, end: noun.end },
    right: `꾸밈을 받는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 동작을 하는 관계이고 뒤에 목적어가 있으므로 현재분사 '${participle.text}'`,
    wrong: `뒤에 목적어가 있고 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 동작을 하는 관계이므로 과거분사 ${withParticle(past, "은/는", `'${past}'`)} 쓸 수 없어요.`,
  };
}
