/**
 * Words whose form in -ly, or whose twin, means something else: "arrived too late", "tried hard", "can hardly see",
 * "drew near", "flew high", "came close to winning", "almost no", "most people", "living things", "the sleeping baby".
 *
 * Not tested: "late" without "too" ("arrived lately" is recently), "near(ly)" before what it limits ("near all" is
 * heard), "rank high(ly)", "look close(ly)", "almost all" ("most all" is heard), "stay alive", and "a similar way",
 * whose article gives the answer away (Quirk et al. 1985 §7.36, §7.71, §8.104; Swan, Practical English Usage).
 */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isLikely } from "../../syntax/complement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isNoun } from "../../syntax/tokens.ts";

/** By word: its twin, the meaning of the word, and why the twin is wrong; in Korean. */
const TWINS: Readonly<Record<string, readonly [twin: string, meaning: string, sense: string]>> =
  wordTable({
    late: ["lately", "'늦게'라는 뜻이므로", "'최근에'라는 뜻이라"],
    hard: ["hardly", "'열심히, 세게'라는 뜻이므로", "'거의 ~ 않다'라는 뜻이라"],
    near: ["nearly", "'가까이'라는 뜻이므로", "'거의'라는 뜻이라"],
    high: ["highly", "'높이'라는 뜻이므로", "'매우'라는 뜻이라"],
    close: ["closely", "'거의 ~할 뻔하다'라는 뜻이므로", "'면밀하게'라는 뜻이라"],
    hardly: ["hard", "'거의 ~ 않다'라는 뜻이므로 부사", "'어려운, 열심히'라는 뜻이라"],
    almost: ["most", "'거의'라는 뜻이므로 부사", "'대부분의, 가장'이라는 뜻이라"],
    most: ["almost", "'대부분의'라는 뜻이므로 형용사", "'거의'라는 뜻의 부사라서"],
    living: ["alive", "명사를 꾸미므로 형용사", "명사 앞에 쓰지 않는 형용사라서"],
    sleeping: ["asleep", "명사를 꾸미므로 형용사", "명사 앞에 쓰지 않는 형용사라서"],
    similar: ["alike", "명사를 꾸미므로 형용사", "명사 앞에 쓰지 않는 형용사라서"],
  });
/** The verbs that these words modify. */
const VERBS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    hard: wordList("work try study think push fight struggle train practice rain pull"),
    late: wordList("arrive come start begin act leave"),
    high: wordList("fly jump leap climb soar"),
    near: wordList("draw come"),
    close: wordList("come"),
  }),
);
const LIVING = wordList(
  "thing things organism organisms creature creatures being beings cell cells one ones tissue tissues tree trees plant plants animal animals",
);
const SLEEPERS = wordList(
  "baby babies child children boy girl man woman dog dogs cat cats lion lions animal animals bird birds seed seeds giant passenger passengers city village town",
);
const DETERMINERS = wordList("the this each every these those his her their my our your its");

export function twins(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => {
    const words = Object.hasOwn(TWINS, token.lower) ? TWINS[token.lower] : undefined;
    const cue = words && cueOf(sentence.tokens, token);
    if (!words || !cue) return [];
    const [twin, meaning, sense] = words;
    const place = cue.index < token.index ? "뒤" : "앞";
    return pointOf(sentence, {
      rule: "adjective-adverb",
      first: token,
      replacement: twin,
      cue,
      right: `'${cue.text}' ${place}에서 ${meaning} '${token.text}'`,
      wrong: `${withParticle(twin, "은/는", `'${twin}'`)} ${sense} 이 자리에 쓸 수 없어요.`,
    });
  });
}

/** The word that settles that the twin is wrong. */
function cueOf(tokens: readonly Token[], token: Token): Token | null {
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!after) return null;
  if (VERBS.has(token.lower)) return before ? verbOf(tokens, token, before, after) : null;
  return limits(tokens, token, before, after) || isAttribute(token, before, after) ? after : null;
}

/** "arrived too late", "tried hard to", "drew near.", "flew high above", "came close to winning". */
function verbOf(tokens: readonly Token[], token: Token, before: Token, after: Token): Token | null {
  const graded = /^(?:too|very|so)$/u.test(before.lower);
  const verb = graded ? tokens[before.index - 1] : before;
  if (!verb || !isLikely(verb, "VB")) return null;
  const base = findVerbBase(verb.lower, verb.lemma) ?? verb.lemma;
  if (!VERBS.get(token.lower)?.has(base)) return null;
  const closes = /^[.,;!?]$/u.test(after.text);
  const ends = closes || /^(?:IN|TO|WRB|CC)$/u.test(after.tag ?? "");
  const further = tokens[after.index + 1];
  const fits: Readonly<Record<string, boolean>> = {
    late: graded && ends,
    // "worked hardly at all"
    hard: verb.tag !== null && (ends || after.lower === "enough") && further?.lower !== "all",
    near: closes,
    high: ends,
    close: after.lower === "to" && further?.tag === "VBG",
  };
  return fits[token.lower] && after.lower !== "that" ? verb : null;
}

/** "can hardly see", "almost no time", "most people". */
function limits(
  tokens: readonly Token[],
  { lower }: Token,
  before: Token | undefined,
  after: Token,
): boolean {
  if (lower === "hardly") {
    // "worked hardly a day" can do without -ly
    if (/^an?$/u.test(after.lower)) return before?.lemma === "be";
    const isVerb = before?.tag === "MD" && after.tag === "VB";
    return isVerb || /^(?:any|anyone|anybody|anything|ever)$/u.test(after.lower);
  }
  if (lower === "almost")
    return before?.lower !== "the" && /^(?:no|half|\d[\d,.]*)$/u.test(after.lower);
  const next = tokens[after.index + 1];
  // "Almost adults, they …", and "In winter, most plants rest"
  if (lower !== "most" || after.tag !== "NNS" || next?.text === ",") return false;
  const isSubject = before?.text === "," && /^(?:VBP|VBD|MD)$/u.test(next?.tag ?? "");
  return before === undefined || before.tag === "IN" || isSubject;
}

/** "living things", "the sleeping baby", "similar problems". */
function isAttribute(token: Token, before: Token | undefined, after: Token): boolean {
  if (token.lower === "living") return LIVING.has(after.lower);
  if (token.lower === "sleeping")
    return SLEEPERS.has(after.lower) && DETERMINERS.has(before?.lower ?? "");
  return (
    token.lower === "similar" &&
    token.tag === "JJ" &&
    isNoun(after) &&
    !/^an?$/u.test(before?.lower ?? "")
  );
}
