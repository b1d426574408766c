/**
 * 시간 표현과 시제.
 *
 * A finished time (ago, yesterday, last year, in 1931) takes the past and not the present perfect;
 * "since" + a point of time takes the perfect and not the simple present (Quirk et al. 1985 §4.20–23;
 * Swan, Practical English Usage, "past time: perfect or simple"). The edit is never the bare present
 * beside a finished time, which may be the historic present. Not tested: time words of another
 * clause or of a noun, "since" for "because", and "it is … since".
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { localSubject } from "../syntax/local-subject.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { skipBackwards, mayHaveFinite, textOf } from "../syntax/tokens.ts";

const LAST = wordList("year month week night summer winter spring autumn century decade");
const SINCE = wordList("then childhood birth ancient the last yesterday");

export const timeTense = substitutionRule(
  {
    id: "time-tense",
    name: "시간 표현과 시제",
    lesson:
      "ago, yesterday, last ~, in 1931처럼 끝난 때를 나타내는 말은 과거 시제와, 「since+과거의 때」는 현재완료와 함께 써요.",
  },
  (sentence, verb) => past(sentence, verb) ?? sincePerfect(sentence, verb),
);

/** "It was built in 1889" → "has been built". */
function past(sentence: Sentence, verb: Token): Substitution | null {
  if (verb.tag !== "VBD" || /^(?:had|did)$/u.test(verb.lower)) return null;
  const time = finishedTime(sentence, verb);
  if (!time) return null;
  const subject = localSubject(sentence, verb.index) ?? nameBefore(sentence, verb);
  if (!subject) return null;
  const base = verb.lemma === "be" ? "be" : findVerbBase(verb.lower, verb.lemma);
  if (!base) return null;
  const replacement = `${subject.plural ? "have" : "has"} ${verbForms(base).participle}`;
  const shown = textOf(sentence, time[0], time[1]);
  return {
    replacement,
    cue: time[0],
    right: `과거의 때를 나타내는 ${withParticle(shown, "이/가", `'${shown}'`)} 있으므로 과거 시제 '${verb.text}'`,
    wrong: `과거의 때를 나타내는 ${withParticle(shown, "이/가", `'${shown}'`)} 있으므로 현재완료 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
  };
}

/** A single name right before the verb: "Kim wrote". */
function nameBefore({ tokens }: Sentence, verb: Token): { plural: boolean } | null {
  const name = tokens[verb.index - 1];
  const opener = tokens[skipBackwards(tokens, verb.index - 1, /^NNP$/u)];
  if (name?.tag !== "NNP" || verb.lower === "were") return null;
  return !opener || opener.text === "," ? { plural: false } : null;
}

/** The finished time of the verb's clause: "Ten years ago, …" at the sentence's start, or after the verb. */
function finishedTime({ tokens }: Sentence, verb: Token): [Token, Token] | null {
  if (tokens.some(({ lower }) => /^(?:since|if)$/u.test(lower))) return null;
  for (const token of tokens) {
    if (Math.abs(token.index - verb.index) > 14) continue;
    const first = beginning(tokens, token);
    if (!first) continue;
    const next = tokens[token.index + 1];
    if (token.index > verb.index) {
      if (
        next &&
        !/^[.,;!]$/u.test(next.text) &&
        !/^(?:at|by|with|without|after|for)$/u.test(next.lower)
      )
        return null;
      return isPlain(tokens, verb.index + 1, first.index) ? [first, token] : null;
    }
    const opens = first.index === 0 && next?.text === ",";
    return opens && isPlain(tokens, token.index + 2, verb.index) ? [first, token] : null;
  }
  return null;
}

/** The first token of the time expression that ends with `token`, or null if none does. */
function beginning(tokens: readonly Token[], token: Token): Token | null {
  const earlier = tokens[token.index - 1];
  if (token.lower === "yesterday") return earlier?.tag === "IN" ? null : token;
  if (token.lower === "ago") {
    const third = tokens[token.index - 2];
    const start = /^(?:CD|DT|JJ)$/u.test(third?.tag ?? "") ? third : earlier;
    return start ?? null;
  }
  if (earlier?.lower === "last" && LAST.has(token.lower)) {
    return /^(?:the|in|of|for|during|over|at|by)$/u.test(tokens[earlier.index - 1]?.lower ?? "")
      ? null
      : earlier;
  }
  return earlier?.lower === "in" && /^1[5-9]\d\d$/u.test(token.text) ? earlier : null;
}

/** No other verb, clause or participle in between that the time could belong to. */
function isPlain(tokens: readonly Token[], from: number, to: number): boolean {
  return !tokens
    .slice(from, to)
    .some(
      ({ tag, likely, lower, text }) =>
        (likely?.startsWith("VB") && tag !== "VBN") ||
        likely === "MD" ||
        (/^VBN$/u.test(likely ?? "") && tokens[from - 1]?.lemma !== "be") ||
        /^(?:that|which|who|when|where|while|because|and|or|but|to)$/u.test(lower) ||
        /^[,;:"“”()—]$/u.test(text),
    );
}

/** "have lived here since 1990" → "live here since 1990". */
function sincePerfect(sentence: Sentence, have: Token): Substitution | null {
  const { tokens } = sentence;
  const participle = tokens[have.index + 1];
  if (!/^(?:have|has)$/u.test(have.lower) || participle?.tag !== "VBN") return null;
  const since = tokens.slice(participle.index + 1).find(({ lower }) => lower === "since");
  const point = since && tokens[since.index + 1];
  if (!since || !point || !(SINCE.has(point.lower) || /^\d{4}$/u.test(point.text))) return null;
  const close = tokens
    .slice(since.index)
    .find(({ text, lower }) => /^[.,;!]$/u.test(text) || lower === "and");
  if (!close || mayHaveFinite(tokens, since.index, close.index)) return null;
  if (mayHaveFinite(tokens, participle.index + 1, since.index)) return null;
  const subject = localSubject(sentence, have.index);
  const base =
    participle.lower === "been" ? null : findVerbBase(participle.lower, participle.lemma);
  if (!subject || !base || subject.head.lower === "it") return null;
  const replacement = subject.plural ? base : verbForms(base).s;
  const original = textOf(sentence, have, participle);
  return {
    replacement,
    cue: since,
    right: `과거의 때부터 지금까지를 나타내는 「since+시점」이 있으므로 현재완료 '${original}'`,
    wrong: `과거의 때부터 지금까지를 나타내는 「since+시점」이 있으므로 현재 시제 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
    span: [have, participle],
  };
}
