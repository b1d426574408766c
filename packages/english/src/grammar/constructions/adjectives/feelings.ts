/**
 * Participles of emotion that describe a person or a thing: "We were surprised to find that", "It left us
 * disappointed", "The trip was boring".
 *
 * A person may be of either kind ("She is boring", "feels embarrassing", "makes us exciting"), so people are tested
 * only before a clause or an infinitive with an object, and behind "leave"; things only where they can have no
 * feeling (Quirk et al. 1985 §7.15–19, §16.80–83).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { PEOPLE } from "../../../words/nouns.ts";
import { STORIES } from "../../../words/countability.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { skipDegree } from "../../syntax/complement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative, skipPhraseBackwards } from "../../syntax/tokens.ts";

const RULE = "emotion-participle";
/** What people feel, and what causes it. */
const FELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    surprised: "surprising",
    amazed: "amazing",
    astonished: "astonishing",
    shocked: "shocking",
    disappointed: "disappointing",
    excited: "exciting",
    thrilled: "thrilling",
    terrified: "terrifying",
    frightened: "frightening",
    annoyed: "annoying",
    embarrassed: "embarrassing",
    puzzled: "puzzling",
    confused: "confusing",
    bored: "boring",
    exhausted: "exhausting",
    overwhelmed: "overwhelming",
    depressed: "depressing",
    frustrated: "frustrating",
    satisfied: "satisfying",
    relieved: "relieving",
    heartbroken: "heartbreaking",
  }),
);
/** Of these, what no thing can be: "an idea is confused", "a topic is exhausted". */
const NO_THING = wordList(
  "surprised amazed astonished shocked disappointed excited thrilled terrified frightened annoyed embarrassed puzzled bored interested fascinated",
);
const CAUSES: ReadonlyMap<string, string> = new Map(
  [...FELT, ["interested", "interesting"], ["fascinated", "fascinating"]]
    .filter(([felt = ""]) => NO_THING.has(felt))
    .map(([felt = "", cause = ""]) => [cause, felt] as const),
);
const LEARNING = /^(?:see|hear|learn|find|discover|realize|know|read)$/u;

export function feelings(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => {
    const cause = FELT.get(token.lower);
    if (cause) return having(sentence, token, cause);
    const feeling = CAUSES.get(token.lower);
    return feeling ? causing(sentence, token, feeling) : [];
  });
}

const isPerson = (token: Token | undefined): boolean =>
  token !== undefined && (/^(?:i|he|she|we)$/u.test(token.lower) || PEOPLE.has(token.lower));

function having(sentence: Sentence, feeling: Token, cause: string): FoundPoint[] {
  const { tokens } = sentence;
  const verb = tokens[skipDegree(tokens, feeling.index - 1)];
  if (!verb) return [];
  // "amazing to find the answer" reads like "clever to find it"
  if (feeling.lower === "amazed" && tokens[feeling.index + 1]?.lower === "to") return [];
  const person = tokens[skipDegree(tokens, verb.index - 1)];
  const isObject = /^(?:me|him|us)$/u.test(verb.lower) || PEOPLE.has(verb.lower);
  // "left him puzzling over it"
  const left =
    isObject &&
    feeling.lower !== "puzzled" &&
    leaves(tokens, verb) &&
    closesFeeling(tokens[feeling.index + 1]);
  const linked =
    /^(?:be|feel|become)$/u.test(verb.lemma) &&
    isPerson(person) &&
    opensReason(tokens, feeling.index + 1);
  const cue = left ? verb : linked ? person : undefined;
  if (!cue) return [];
  const shown = withParticle(cue.text, "이/가", `'${cue.text}'`);
  return pointOf(sentence, {
    rule: RULE,
    first: feeling,
    replacement: cause,
    cue,
    right: `${shown} 감정을 느끼는 쪽이므로 과거분사 '${feeling.text}'`,
    wrong: `${shown} 감정을 느끼는 쪽이므로 감정을 일으킨다는 뜻의 현재분사 ${withParticle(cause, "은/는", `'${cause}'`)} 쓸 수 없어요.`,
  });
}

/** Whether "leave" stands before the person. */
function leaves(tokens: readonly Token[], person: Token): boolean {
  let at = person.index - 1;
  if (!/^(?:me|him|us)$/u.test(person.lower))
    while (/^(?:DT|PRP\$|JJ|CD)$/u.test(tokens[at]?.tag ?? "")) at--;
  return tokens[at]?.lemma === "leave" && (tokens[at]?.likely ?? "").startsWith("VB");
}

const closesFeeling = (token: Token | undefined): boolean =>
  /^(?:[.,;]|by|about|with|and)$/u.test(token?.lower ?? "");

const opens = (token: Token | undefined): boolean =>
  isDeterminer(token) || /^(?:that|how|what)$/u.test(token?.lower ?? "");

/** "that he came", "to find the door open", "to learn from the letter". */
function opensReason(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  const second = tokens[at + 1];
  if (first?.lower === "that") return isNominative(second) || isDeterminer(second);
  if (first?.lower !== "to" || !LEARNING.test(second?.lower ?? "")) return false;
  const next = tokens[at + 2];
  return opens(next) || (next?.lower === "from" && opens(tokens[at + 3]));
}

/** "The trip was boring." */
function causing(sentence: Sentence, adjective: Token, feeling: string): FoundPoint[] {
  const { tokens } = sentence;
  const be = tokens[skipDegree(tokens, adjective.index - 1)];
  const thing = be ? tokens[be.index - 1] : undefined;
  const next = tokens[adjective.index + 1];
  if (!be || !thing || be.lemma !== "be" || !STORIES.has(thing.lower)) return [];
  // "the author of the book was boring"
  const opener = tokens[skipPhraseBackwards(tokens, thing.index)];
  if (opener && !/^(?:[,;]|that|because|if|when|although|but|so)$/u.test(opener.lower)) return [];
  if (!/^(?:[.,;!?]|that|to|and|for)$/u.test(next?.lower ?? "")) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: adjective,
    replacement: feeling,
    cue: thing,
    right: `주어 ${withParticle(thing.text, "이/가", `'${thing.text}'`)} 감정을 일으키는 것이므로 현재분사 '${adjective.text}'`,
    wrong: `주어 ${withParticle(thing.text, "이/가", `'${thing.text}'`)} 감정을 일으키는 것이므로 감정을 느낀다는 뜻의 과거분사 ${withParticle(feeling, "은/는", `'${feeling}'`)} 쓸 수 없어요.`,
  });
}
