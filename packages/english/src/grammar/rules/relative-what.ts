/**
 * 관계대명사 what과 which/that.
 *
 * Not tested: "what" after a verb of knowing ("I know what he eats": "that he eats" stands too),
 * "that" after a verb of telling and its object ("told the boy that was crying …"), nouns that a
 * content clause explains (the rule `that-conjunction`), and questions.
 * See Huddleston & Pullum 2002, ch. 12.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { CONTENT_NOUNS } from "../../words/nouns.ts";
import {
  skipPhraseBackwards,
  isFiniteVerb,
  isNominative,
  isNoun,
  standsAlone,
} from "../syntax/tokens.ts";
import { sentenceRelative } from "../constructions/clauses/sentence-relative.ts";
import { openingWhat } from "../constructions/clauses/what-clauses.ts";
import { alsoFound } from "../syntax/also-found.ts";

const ID = "relative-what";

/** With one of these nearby, a noun before "what" may be its first object ("tell the boy what …"). */
const TELLERS = wordList(
  "tell ask show teach give remind inform offer know see warn convince promise assure persuade",
);
/** With these "that" is often no pronoun ("the way that", "the day that"). */
const ADVERBIAL_NOUNS = wordList("way time day moment reason");
/** "in that", "except that" are conjunctions. */
const SAFE_PREPOSITIONS = wordList("of about from with on for at by into between to like as");
const NEEDS_OBJECT = wordList("mean need want have make use find get");
const AFTER_BE = wordList("call need want do have see mean say find know use make hear think");

export const relativeWhat = alsoFound(
  {
    id: ID,
    name: "what과 which/that",
    lesson:
      "뒤가 불완전할 때 앞에 선행사가 있으면 which/that, 선행사가 없으면 선행사를 포함하는 what을 써요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        if (!standsAlone(sentence, token)) return [];
        const point =
          token.lower === "what"
            ? freeRelative(sentence, token)
            : token.lower === "that" || token.lower === "which"
              ? relative(sentence, token)
              : null;
        return point ? [point] : [];
      });
    },
  },
  openingWhat,
  sentenceRelative,
);

function pointAt(
  token: Token,
  replacement: string | null,
  cue: Token,
  right: string,
  wrong: string,
): FoundPoint {
  return {
    rule: ID,
    start: token.start,
    end: token.end,
    original: token.text,
    replacement: replacement && token.text !== token.lower ? capital(replacement) : replacement,
    cue: { start: cue.start, end: cue.end },
    right,
    wrong,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "about what we know", "are what we call planets": no antecedent, and a gap in the clause. */
function freeRelative(sentence: Sentence, what: Token): FoundPoint | null {
  const before = sentence.tokens[what.index - 1];
  const subject = sentence.tokens[what.index + 1];
  if (!before) return subjectClause(sentence, what);
  if (sentence.text.endsWith("?")) return null;
  const preposition = SAFE_PREPOSITIONS.has(before.lower) && before.tag !== "RB";
  const linking = before.lemma === "be";
  const clause = isNominative(subject) || isFiniteVerb(subject);
  if (!clause || !(preposition || linking)) return null;
  const verb = isFiniteVerb(subject) ? subject : sentence.tokens[what.index + 2];
  if (!verb || !verb.tag?.startsWith("VB")) return null;
  const certain = preposition ? before.lower !== "as" : AFTER_BE.has(verb.lemma);
  return pointAt(
    what,
    certain ? "that" : null,
    before,
    `앞에 선행사가 없고 뒤 절에 빠진 성분이 있으므로 선행사를 포함하는 관계대명사 '${what.text}'`,
    `앞에 선행사가 없고 뒤 절이 불완전하므로 'that'이 아니라 'what'이 와야 해요.`,
  );
}

/** "What they need is money": the verb cannot do without the object that "what" stands for. */
function subjectClause({ tokens, text }: Sentence, what: Token): FoundPoint | null {
  const verb = tokens[what.index + 2];
  const main = tokens[what.index + 3];
  if (!isNominative(tokens[what.index + 1]) || !verb?.tag?.startsWith("VB") || text.endsWith("?"))
    return null;
  if (!NEEDS_OBJECT.has(verb.lemma) || !isFiniteVerb(main)) return null;
  return pointAt(
    what,
    "that",
    verb,
    `앞에 선행사가 없고 동사 '${verb.text}'의 목적어가 빠져 있으므로 선행사를 포함하는 관계대명사 '${what.text}'`,
    `동사 '${verb.text}'의 목적어가 빠진 불완전한 절이므로 'that'이 아니라 'what'이 와야 해요.`,
  );
}

/** A noun, then that/which, then a verb or a pronoun: a relative clause with an antecedent. */
function relative(sentence: Sentence, pronoun: Token): FoundPoint | null {
  const { tokens } = sentence;
  const next = tokens[pronoun.index + 1];
  const comma = tokens[pronoun.index - 1]?.text === ",";
  const nearest = tokens[pronoun.index - (comma ? 2 : 1)];
  const noun = next ? antecedent(sentence, nearest, next) : null;
  if (pronoun.lower === "that" && isCleft(sentence, pronoun)) return null;
  if (!noun || !next || (comma && pronoun.lower === "that")) return null;
  if (CONTENT_NOUNS.has(noun.lower) || ADVERBIAL_NOUNS.has(noun.lower)) return null;
  const finite = /^(?:VBZ|VBP|VBD|MD)$/u.test(next.tag ?? "");
  const clause = pronoun.lower === "that" ? finite : finite || isNominative(next);
  if (!clause) return null;
  const near = tokens.slice(Math.max(0, pronoun.index - 7), pronoun.index);
  const certain = !near.some(({ lemma, lower }) => TELLERS.has(lemma) || TELLERS.has(lower));
  // in "aspects of their lives that are …" either noun may be the antecedent
  const outer = tokens[skipPhraseBackwards(tokens, noun.index)];
  const chained = /^(?:IN|TO)$/u.test(outer?.tag ?? "") && isNoun(tokens[(outer?.index ?? 0) - 1]);
  const shown = chained ? "되는 명사가" : withParticle(noun.text, "이/가", `'${noun.text}'`);
  return pointAt(
    pronoun,
    certain ? "what" : null,
    noun,
    comma
      ? `앞의 말을 보충해서 설명하는 절이고 그 절에 ${finite ? "주어" : "목적어"}가 빠져 있으므로 관계대명사 '${pronoun.text}'`
      : `${chained ? "선행사가" : "선행사"} ${shown} 앞에 있고 뒤 절에 ${finite ? "주어" : "목적어"}가 빠져 있으므로 관계대명사 '${pronoun.text}'`,
    comma
      ? `앞에 선행사가 되는 말이 있으므로 선행사를 포함하는 'what'은 쓸 수 없어요.`
      : `${chained ? "선행사가" : "선행사"} ${shown} 있으므로 선행사를 포함하는 'what'은 쓸 수 없어요.`,
  );
}

/** "It was the boy that broke it": no relative clause, though it looks like one. */
function isCleft({ tokens }: Sentence, that: Token): boolean {
  const verb = tokens.slice(0, that.index).findLast(isFiniteVerb);
  return verb?.lemma === "be" && tokens[verb.index - 1]?.lower === "it";
}

/** The nearest noun that agrees with the relative clause's verb ("cells from the body that want …"). */
function antecedent(sentence: Sentence, nearest: Token | undefined, verb: Token): Token | null {
  if (!nearest || !isNoun(nearest)) return null;
  if (verb.tag !== "VBP" || nearest.tag !== "NN") return nearest;
  const before = sentence.tokens.slice(Math.max(0, nearest.index - 6), nearest.index);
  return before.findLast(({ tag }) => tag === "NNS") ?? null;
}
