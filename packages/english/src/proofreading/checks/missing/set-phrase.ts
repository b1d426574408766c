/** Words that a set phrase or a verb wants. */
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { type Finding, findingAt, missingAfter } from "../../finding.ts";
import { baseOfThirdPerson } from "../../word-class.ts";
import { NOMINATIVE, ONLY_VERB } from "./words.ts";

/** Set phrases and verbs after which one word must follow: "rather addition", "in terms how", "waited the signal". */
export function missingInPhrase({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (!next?.spaced) return null;
  const say = (word: string) => missingAfter(token, word);
  const { lower } = token;
  const isBe = /^(?:is|are|was|were|be|been|not|n['’]t|very)$/u.test(before?.lower ?? "");
  const isPlainVerb = ONLY_VERB.test(next.text) && usesAs(next.lower, "n").length === 0;
  const opensNoun = /^(?:the|a|an|their|its|our|his|my|your|these|those|this|her)$/u.test(
    next.lower,
  );
  if (
    /^(?:hard|easy|difficult|ready|important|necessary|possible|likely|free|eager|willing|afraid)$/u.test(
      lower,
    ) &&
    (isBe || /['’]s/u.test(before?.text ?? "")) &&
    isPlainVerb
  )
    return say("to");
  if (
    /^(?:ability|opportunity|desire|tendency|attempt|way|need|right|chance|permission)$/u.test(
      lower,
    ) &&
    /^(?:the|an|a|their|our|its)$/u.test(before?.lower ?? "") &&
    /^(?:heat|do|become|make|find|learn|see|keep|bring|solve|create|develop|understand|improve|reduce|protect|avoid|choose|survive|communicate|speak|read|write|recognize|remember|perform)$/u.test(
      next.text,
    ) &&
    lower !== "way"
  )
    return say("to");
  if (
    /^(?:seem|seems|seemed)$/u.test(lower) &&
    next.likely === "VB" &&
    usesAs(next.lower, "a").length === 0
  )
    return say("to");
  if (lower === "shown" && before?.lower === "been" && isPlainVerb) return say("to");
  if (
    lower === "rather" &&
    before &&
    /^(?:NN|NNS)$/u.test(before.likely ?? "") &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "")
  )
    return say("than");
  if (
    lower === "due" &&
    before &&
    !/^(?:the|is|are|was|were|in)$/u.test(before.lower) &&
    /^(?:JJ|VBN|NNS)$/u.test(next.likely ?? "")
  )
    return say("to");
  if (/^(?:this|that)$/u.test(lower) && !before && next.lower === "because") return say("is");
  if (lower === "it" && (!before || before.text === ",")) {
    const verb = next.lower.endsWith("ly") ? tokens[next.index + 1] : next;
    if (
      /^(?:assumed|believed|known|said|estimated|called|considered)$/u.test(verb?.lower ?? "") &&
      tokens[(verb?.index ?? 0) + 1]?.lower === "that"
    )
      return say("is");
  }
  if (
    lower === "amount" &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "") &&
    before &&
    !/^(?:dollar)$/u.test(before.lower)
  )
    return say("of");
  if (
    lower === "sort" &&
    /^(?:the|a|this|what|some|any)$/u.test(before?.lower ?? "") &&
    next.likely === "NN"
  )
    return say("of");
  if (lower === "regardless" && opensNoun) return say("of");
  if (
    lower === "full" &&
    isBe &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "") &&
    !/^(?:time|stop)$/u.test(next.lower)
  )
    return say("of");
  if (
    lower === "terms" &&
    before?.lower === "in" &&
    /^(?:how|the|what|their|its)$/u.test(next.lower)
  )
    return say("of");
  if (
    /^(?:wait|waits|waited|waiting|search|searched)$/u.test(lower) &&
    opensNoun &&
    token.likely?.startsWith("V") &&
    lower.startsWith("wait") &&
    !/^(?:moment|minute|second|sec|while|bit|few|long|day|hour|week|turn)/u.test(
      tokens[next.index + 1]?.lower ?? "",
    )
  )
    return say("for");
  if (
    /^(?:communicate|communicates|communicated|communicating|interact|interacts|interacted|interacting|keep|keeps|kept|cooperate|compete)$/u.test(
      lower,
    )
  ) {
    if (
      next.lower === "each" &&
      tokens[next.index + 1]?.lower === "other" &&
      !lower.startsWith("ke")
    )
      return say("with");
    if (lower.startsWith("ke") && next.lower === "pace" && opensNounAt(tokens, next.index + 1))
      return findingAt("missing", next, next, "pace with", "'keep pace' 뒤에 'with'가 빠졌어요.");
  }
  if (
    lower === "look" &&
    before?.lower === "a" &&
    /^(?:some|the|this|these|how)$/u.test(next.lower)
  )
    return say("at");
  if (
    /^(?:can|could|may|might|must|should|would|cannot)$/u.test(lower) &&
    token.likely === "MD" &&
    /^(?:nothing|something|everything|the|a|an|to|their|our)$/u.test(next.text) &&
    !/\?/u.test(tokens.at(-1)?.text ?? "")
  ) {
    if (tokens.some((one) => /^(?:only|never|nor|neither|until|seldom|rarely)$/u.test(one.lower)))
      return null;
    const isInverted =
      !before ||
      /^(?:[,;]|nor|so|neither|only|what|how|why|where|when|than|as)$/u.test(before.lower) ||
      before.likely?.startsWith("RB") === true;
    if (!isInverted)
      return findingAt(
        "missing",
        token,
        next,
        null,
        `조동사 '${token.text}' 뒤에 동사가 빠졌어요.`,
      );
  }
  if (lower === "because" && /^(?:do|are|were|is|was|does|have|has|did)$/u.test(next.text))
    return say("they");
  if (
    /^(?:before|after)$/u.test(lower) &&
    before &&
    next.likely === "VBZ" &&
    baseOfThirdPerson(next.lower) &&
    tokens[next.index + 1]?.lower === "to"
  )
    return say("it");
  if (
    /^(?:had|have|has|['’]ve)$/u.test(lower) &&
    NOMINATIVE.test(before?.lower ?? "") &&
    next.likely === "VBG" &&
    /^(?:to|in|on|at|for|about|my|the|a)$/u.test(tokens[next.index + 1]?.lower ?? "") &&
    usesAs(next.lower, "n").length === 0
  )
    return say("been");
  if (lower === "after" && next.likely === "VBN" && tokens[next.index + 1]?.lower === "from")
    return say("being");
  return null;
}

function opensNounAt(tokens: readonly Token[], at: number): boolean {
  return /^(?:the|a|an|their|its|our|his|my|your|this|these)$/u.test(tokens[at]?.lower ?? "");
}
