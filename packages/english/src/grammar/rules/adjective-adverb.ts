/**
 * 형용사와 부사.
 *
 * Not tested: sentence adverbs ("is clearly …"), flat adverbs ("drive slow") and adjectives after verbs of motion and
 * change ("arrived safe"). Words whose two forms differ in meaning (hard/hardly), other linking verbs and complements
 * of objects have finders of their own (Quirk et al. 1985 §7.70–73, §8.121–128).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { adjectiveOf, adverbOf } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { TAKES_ADJECTIVE } from "../../words/verbs.ts";
import { FLAT_ADVERBS } from "../../words/adverbs.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { isNoun, standsAlone } from "../syntax/tokens.ts";
import { frontedComplements } from "../constructions/adjectives/fronted-complements.ts";
import { degreeAdverbs } from "../constructions/adjectives/degree-adverbs.ts";
import { linkingVerbs } from "../constructions/adjectives/linking-verbs.ts";
import { objectComplements } from "../constructions/adjectives/object-complements.ts";
import { twins } from "../constructions/adjectives/twins.ts";
import { alsoFound } from "../syntax/also-found.ts";

const ID = "adjective-adverb";

/** Adverbs that may also be sentence adverbs, so that "is clearly" can stand. */
const SENTENCE_ADJECTIVES = wordList(
  "hopeful possible probable obvious certain clear usual general main partial primary real actual simple absolute total complete exact direct original initial final evident apparent true sure rare frequent fundamental essential principal previous recent current typical normal ideal basic equal able ready right ultimate specific special particular mere financial physical historical legal moral scientific technical traditional professional natural official personal mental emotional national local international public economic social sexual visible",
);

/** Adjectives whose adverb says how one stays somewhere. */
const MANNERS = wordList(
  "silent quiet calm patient comfortable safe peaceful firm loyal faithful happy separate brief temporary permanent secret humble proud passive",
);

export const adjectiveAdverb = alsoFound(
  {
    id: ID,
    name: "형용사와 부사",
    lesson:
      "명사를 꾸미거나 보어가 되는 자리에는 형용사, 동사·형용사·다른 부사를 꾸미는 자리에는 부사를 써요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        const point = adverbPoint(sentence, token) ?? adjectivePoint(sentence, token);
        return point && standsAlone(sentence, token) ? [point] : [];
      });
    },
  },
  degreeAdverbs,
  frontedComplements,
  objectComplements,
  linkingVerbs,
  twins,
);

function adverbPoint(sentence: Sentence, adverb: Token): FoundPoint | null {
  const adjective = adjectiveOf(adverb.lower);
  if (!adjective || adverb.tag !== "RB") return null;
  const before = sentence.tokens[adverb.index - 1];
  const after = sentence.tokens[adverb.index + 1];
  if (!before || !after) return null;
  const target = modified(sentence, before, after);
  if (!target) return null;
  const { kind, token } = target;
  const certain =
    target.certain &&
    !(FLAT_ADVERBS.has(adjective) && (token.index < adverb.index || kind === "형용사"));
  const shown = withParticle(token.text, "을/를", `'${token.text}'`);
  return {
    rule: ID,
    start: adverb.start,
    end: adverb.end,
    original: adverb.text,
    replacement: certain ? adjective : null,
    cue: { start: token.start, end: token.end },
    right: `${kind} ${shown} 꾸미는 자리이므로 부사 '${adverb.text}'`,
    wrong: `${kind} ${shown} 꾸미는 자리이므로 형용사 ${withParticle(adjective, "은/는", `'${adjective}'`)} 쓸 수 없어요.`,
  };
}

/** What the adverb modifies, and whether an adjective in its place would be certainly wrong. */
function modified(
  sentence: Sentence,
  before: Token,
  after: Token,
): { token: Token; kind: string; certain: boolean } | null {
  const auxiliary = /^(?:MD|TO)$/u.test(before.tag ?? "") || /^(?:be|have)$/u.test(before.lemma);
  if (auxiliary && /^VB[DNG]?$/u.test(after.tag ?? ""))
    return { token: after, kind: "동사", certain: true };
  // "she slowly opened", "the cells quickly divide"
  if (/^VB[ZPD]$/u.test(after.tag ?? "") && (before.tag === "PRP" || isNoun(before)))
    return {
      token: after,
      kind: "동사",
      certain:
        before.tag === "PRP" || after.tag !== "VBD" || /^(?:had|was|were)$/u.test(after.lower),
    };
  if (after.tag === "JJ" && !isNoun(sentence.tokens[after.index + 1])) {
    const linking = /^(?:be|become|seem|remain)$/u.test(before.lemma);
    return { token: after, kind: "형용사", certain: linking };
  }
  if (after.tag === "JJ") return { token: after, kind: "형용사", certain: false };
  // "respond differently to", "grew rapidly."
  if (/^VB[ZPDNG]?$/u.test(before.tag ?? "") && before.tag !== "VBN") {
    const closes = /^[.,;]$/u.test(after.text) || (after.tag === "IN" && after.lower !== "that");
    if (!closes || TAKES_ADJECTIVE.has(before.lemma)) return null;
    return { token: before, kind: "동사", certain: true };
  }
  return null;
}

function adjectivePoint(sentence: Sentence, adjective: Token): FoundPoint | null {
  const adverb = adverbOf(adjective.lower);
  if (!adverb || adjective.tag !== "JJ") return null;
  let at = adjective.index - 1;
  while (sentence.tokens[at]?.tag === "RB") at--;
  const verb = sentence.tokens[at];
  const after = sentence.tokens[adjective.index + 1];
  if (!verb || !after || !verb.tag?.startsWith("VB")) return null;
  const linking = /^(?:be|become|seem|remain)$/u.test(verb.lemma);
  const sensing = /^(?:look|feel|sound|taste|smell|appear|stay|keep)$/u.test(verb.lemma);
  if (!linking && !sensing) return null;
  const closes = /^[.,;!?]$/u.test(after.text) || /^(?:IN|TO|CC)$/u.test(after.tag ?? "");
  if (!closes) return null;
  const list = after.tag === "CC" || after.text === ",";
  // "keep silently": without an object keep needs its complement
  const keeping = verb.lemma === "keep" && /^[.,;!?]$/u.test(after.text);
  // "remained quietly in the room" can stand
  const staying = verb.lemma === "remain" && MANNERS.has(adjective.lower);
  const certain =
    (linking || keeping) && !list && !staying && !SENTENCE_ADJECTIVES.has(adjective.lower);
  return {
    rule: ID,
    start: adjective.start,
    end: adjective.end,
    original: adjective.text,
    replacement: certain ? adverb : null,
    cue: { start: verb.start, end: verb.end },
    right: `동사 '${verb.text}' 뒤에서 주어의 상태를 설명하는 보어 자리이므로 형용사 '${adjective.text}'`,
    wrong: `동사 '${verb.text}' 뒤의 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  };
}
