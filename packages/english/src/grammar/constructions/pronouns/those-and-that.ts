/**
 * "those who live there" → them, "while those of the north are" → that, "the price exceeds that of gold" → those.
 *
 * A personal pronoun takes no relative clause behind a preposition; a present plural verb excludes the reading as an
 * indirect question ("learn from them who did it"). Before a verb that shows number, "that of" and "those of" agree
 * with it. Elsewhere only nouns are tested of which a thing has one ("this result" and "those of a study" may be
 * right). Not tested: "it is those who" (Quirk et al. 1985 §6.19, §19.50; Huddleston & Pullum 2002, ch. 5 §9.2).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { findSubject } from "../../syntax/subject.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb } from "../../syntax/tokens.ts";

const RULE = "pronoun-number";
/** What a thing or a person has one of. */
const SINGLE = wordList(
  "age area climate density depth diameter height length mass population price shape size speed temperature volume weight width",
);

export function thoseAndThat(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((pronoun) => [
    ...thoseWho(sentence, pronoun),
    ...asSubject(sentence, pronoun),
    ...asObject(sentence, pronoun),
  ]);
}

function thoseWho(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const { tokens } = sentence;
  const who = tokens[pronoun.index + 1];
  const before = tokens[pronoun.index - 1];
  if (pronoun.lower !== "those" || who?.lower !== "who" || !before) return [];
  if (!/^(?:for|with|among|by|against|to|from|of|on|about|between|than)$/u.test(before.lower))
    return [];
  const verb = tokens[who.index + (tokens[who.index + 1]?.tag === "RB" ? 2 : 1)];
  if (verb?.tag !== "VBP") return [];
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: "them",
    cue: who,
    right: `뒤의 관계절 'who …'의 꾸밈을 받아 '~하는 사람들'을 뜻하는 자리이므로 '${pronoun.text}'`,
    wrong: `뒤의 관계절 'who …'의 꾸밈을 받는 자리이므로 인칭대명사 'them'은 쓸 수 없어요.`,
  });
}

/** "while those of the north are taller": the verb shows the number. */
function asSubject(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const { tokens } = sentence;
  const before = tokens[pronoun.index - 1];
  if (!/^(?:that|those)$/u.test(pronoun.lower) || tokens[pronoun.index + 1]?.lower !== "of")
    return [];
  if (!/^(?:while|whereas|although|because|;)$/u.test(before?.lower ?? "")) return [];
  let at = pronoun.index + 2;
  const from = at;
  while (/^(?:DT|PRP\$|JJ|NN|NNS|NNP|NNPS|CD)$/u.test(tokens[at]?.tag ?? "")) at++;
  const verb = tokens[at];
  if (tokens[from]?.lower === "course" || at === from || !verb || !isFiniteVerb(verb)) return [];
  const plural = pronoun.lower === "those";
  const isMarked = plural
    ? verb.tag === "VBP" || verb.lower === "were"
    : verb.tag === "VBZ" || verb.lower === "was";
  return isMarked ? edited(sentence, pronoun, verb, `동사 '${verb.text}'의 주어`) : [];
}

/** "The size of the lake equals that of a city": one thing has one size. */
function asObject(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const { tokens } = sentence;
  const verb = tokens[pronoun.index - 1];
  const possessor = tokens[pronoun.index + 2];
  if (pronoun.lower !== "that" || tokens[pronoun.index + 1]?.lower !== "of" || !verb) return [];
  if (!/^(?:equal|match|exceed|surpass|resemble)$/u.test(verb.lemma) || !isFiniteVerb(verb))
    return [];
  const head = findSubject(sentence, verb)?.head;
  if (!head || !SINGLE.has(head.lower) || !/^(?:a|an|the)$/u.test(possessor?.lower ?? ""))
    return [];
  let at = pronoun.index + 3;
  while (tokens[at]?.tag === "JJ") at++;
  if (tokens[at]?.tag !== "NN" || /^(?:NN|NNS|CC)$/u.test(tokens[at + 1]?.tag ?? "")) return [];
  return edited(sentence, pronoun, head, `단수인 '${head.text}'`);
}

function edited(sentence: Sentence, pronoun: Token, cue: Token, meant: string): FoundPoint[] {
  const plural = pronoun.lower === "those";
  const edit = plural ? "that" : "those";
  const kind = plural ? "복수" : "단수";
  const role = meant.endsWith("주어")
    ? `${meant}로서 ${kind}여야 하므로`
    : `${withParticle(cue.text, "을/를", meant)} 대신하므로`;
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: edit,
    cue,
    right: `뒤의 'of …'의 꾸밈을 받고 ${role} '${pronoun.text}'`,
    wrong: `${role} ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
  });
}
