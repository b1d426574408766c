/**
 * 가주어와 가목적어 it.
 *
 * Not tested: referring "it" ("it is easy to use", "makes it easy to read": the
 * infinitive lacks its object), "it" of weather and time, and cleft sentences (Quirk et al. 1985
 * §18.33–36 on extraposition). "There is important to …" is always wrong; "This is …" might.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { isDeterminer, isNominative, isNoun, opensObject } from "../syntax/tokens.ts";

const FINDERS = wordList("make find think believe consider");
/** Adjectives that take an extraposed infinitive and are never "easy to use"-like. */
const EXTRAPOSING = wordList(
  "possible impossible necessary important essential natural common normal",
);

export const formalIt = substitutionRule(
  {
    id: "formal-it",
    name: "가주어·가목적어 it",
    lesson: "to부정사구나 that절이 주어나 목적어로 길어지면 그 자리에 it을 쓰고 뒤로 보내요.",
  },
  (sentence, it) =>
    it.lower === "it" ? (formalSubject(sentence, it) ?? formalObject(sentence, it)) : null,
);

/** "It is important to eat breakfast". */
function formalSubject({ tokens }: Sentence, it: Token): Substitution | null {
  const be = tokens[it.index + 1];
  if (be?.lemma !== "be" || !be.spaced || !be.tag?.startsWith("VB")) return null;
  if (isNoun(tokens[it.index - 1])) return null;
  let at = be.index + 1;
  while (tokens[at]?.tag === "RB" && !/^(?:so|too)$/u.test(tokens[at]?.lower ?? "")) at++;
  const adjective = tokens[at];
  if (adjective?.tag !== "JJ") return null;
  const real = realPart(tokens, adjective.index + 1, EXTRAPOSING.has(adjective.lower));
  if (!real) return null;
  return {
    replacement: real.kind === "that절" ? "this" : "there",
    cue: real.token,
    right: `뒤의 ${withParticle(real.kind, "이/가")} 진짜 주어이므로 가주어 '${it.text}'`,
    wrong: `뒤의 ${withParticle(real.kind, "이/가")} 진짜 주어인 문장이므로 가주어 자리에 ${real.kind === "that절" ? "'this'는" : "'there'는"} 쓸 수 없어요.`,
  };
}

/** "makes it possible to see the stars" → "makes possible to see the stars". */
function formalObject({ tokens }: Sentence, it: Token): Substitution | null {
  const verb = tokens[it.index - 1];
  const adjective = tokens[it.index + 1];
  if (!verb?.tag?.startsWith("VB") || !FINDERS.has(verb.lemma)) return null;
  if (!adjective || !/^JJR?$/u.test(adjective.tag ?? "")) return null;
  const real = realPart(tokens, adjective.index + 1, EXTRAPOSING.has(adjective.lower));
  if (!real) return null;
  return {
    replacement: adjective.text,
    cue: real.token,
    right: `뒤의 ${withParticle(real.kind, "이/가")} 진짜 목적어이므로 가목적어 it을 쓴 'it ${adjective.text}'`,
    wrong: `동사 '${verb.text}' 뒤의 ${withParticle(real.kind, "을/를")} 대신하는 가목적어 it이 빠졌으므로 ${withParticle(adjective.text, "을/를", `'${adjective.text}'`)} 바로 이어 쓸 수 없어요.`,
    span: [it, adjective],
  };
}

/**
 * The infinitive or the that-clause at token `from`; an infinitive without its object only where the
 * adjective cannot speak of a thing ("possible to see", but not "easy to see").
 */
function realPart(
  tokens: readonly Token[],
  from: number,
  any: boolean,
): { token: Token; kind: string } | null {
  const token = tokens[from];
  const next = tokens[from + 1];
  const third = tokens[from + 2];
  if (token?.lower === "that" && (isDeterminer(next) || isNominative(next) || next?.tag === "NNS"))
    return { token, kind: "that절" };
  if (token?.lower !== "to" || next?.tag !== "VB") return null;
  const filled = opensObject(third) || (third?.likely?.startsWith("NN") ?? false);
  return any || filled ? { token, kind: "to부정사구" } : null;
}
