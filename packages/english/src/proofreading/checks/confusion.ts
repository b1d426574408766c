/** Words that are taken for one another: its/it's, then/than, "could of". */
import type { Sentence, Token } from "../../analysis.ts";
import { adjectiveForAdverb } from "./confusion/adverb.ts";
import { wrongPreposition } from "./confusion/preposition.ts";
import { confusedPair } from "./confusion/pairs.ts";
import { isPlural } from "../word-class.ts";
import { findingAt, inCaseOf, type Check, type Finding } from "../finding.ts";

export const confusion: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    const found =
      confused(sentence, token) ??
      confusedPair(sentence, token) ??
      adjectiveForAdverb(sentence, token) ??
      wrongPreposition(sentence, token);
    if (found) yield found;
  }
};

/** Comparatives that need no context. */
const COMPARATIVE =
  /^(?:more|less|fewer|better|worse|larger|smaller|bigger|higher|lower|faster|slower|longer|shorter|older|younger|greater|stronger|weaker|easier|harder|rather|cheaper|earlier|later|deeper|warmer|heavier|lighter)$/u;

function confused({ tokens }: Sentence, token: Token): Finding | null {
  const { lower, index } = token;
  const next = tokens[index + 1];
  const before = tokens[index - 1];
  const say = (fix: string, message: string, last = token) =>
    findingAt("confusion", token, last, inCaseOf(token.text, fix), message);
  switch (lower) {
    case "then":
      if (
        before &&
        COMPARATIVE.test(before.lower) &&
        next &&
        /^(?:the|a|an|it|its|we|they|he|she|you|i|in|their|our|my|his|her|before|any|most|other|others|those|that|\d.*)$/u.test(
          next.lower,
        )
      )
        return say("than", "비교할 때에는 'than'을 써요.");
      if (isAfterComparative(tokens, index) || isCompared(tokens, index))
        return say("than", "비교할 때에는 'than'을 써요.");
      return null;
    case "than":
      return index === 0 ? say("then", "'그러고 나서'는 'then'으로 써요.") : null;
    case "of":
      return before && /^(?:could|would|should|must|might)$/u.test(before.lower)
        ? say("have", `'${before.text}' 뒤에는 'have'를 써요.`)
        : null;
    case "its":
      return next &&
        /^(?:a|an|the|not|been|because|important|clear|possible|impossible|likely|true)$/u.test(
          next.lower,
        ) &&
        !(next.likely === "JJ" && /^(?:NNS?|NNP|JJ)$/u.test(tokens[index + 2]?.likely ?? ""))
        ? say("it's", "'it is'의 준말은 'it's'예요.")
        : null;
    case "there": {
      const noun = tokens[index + 1]?.likely === "JJ" ? tokens[index + 2] : next;
      const isPossessive =
        /^(?:in|on|under|with|of|for|to|from|at|by|about|into)$/u.test(before?.lower ?? "") &&
        /^(?:NN|NNS)$/u.test(noun?.likely ?? "");
      if (next?.lower === "own") return say("their", "'그들의'는 'their'로 써요.");
      return isPossessive ? say("their", "'그들의'는 'their'로 써요.") : null;
    }
    case "it":
      if (isPossessiveIt(tokens, index) && next)
        return say("its", "'그것의'는 'its'로 써요.", next);
      return next?.lower.replace("’", "'") === "'s" && tokens[index + 2]?.lower === "own"
        ? say("its", "'그것의'는 'its'로 써요.", next)
        : null;
    case "their":
      return next && /^(?:is|are|was|were)$/u.test(next.lower)
        ? say("there", "'있다'는 뜻으로는 'there'를 써요.")
        : null;
    case "your":
      return next && /^(?:welcome|going|not|a|the|an)$/u.test(next.lower)
        ? say("you're", "'you are'의 준말은 'you're'예요.")
        : null;
    case "to":
      return next &&
        /^(?:much|many)$/u.test(next.lower) &&
        /^(?:[.,;!?]|of|[a-z]+)$/u.test(tokens[index + 2]?.lower ?? "") &&
        before &&
        /^(?:is|are|was|were|far|spend|eat|have|has|had|drink|use|put)$/u.test(before.lower)
        ? say("too", "'지나치게'는 'too'로 써요.")
        : null;
    case "affect":
      return before &&
        /^(?:an|the|this|its|their|no|any)$/u.test(before.lower) &&
        !/^(?:NN|VBZ)/u.test(next?.likely ?? "") &&
        !tokens.some(({ lower: word }) => /^(?:positive|negative|mood|emotion)/u.test(word))
        ? say("effect", "명사로는 'effect'를 써요.")
        : null;
    case "loose":
      return before &&
        /^(?:to|will|can|could|may|might|would|not|n['’]t)$/u.test(before.lower) &&
        /^(?:weight|the|a|their|its|our|your|my|money|it|them)$/u.test(next?.lower ?? "")
        ? say("lose", "'잃다'는 'lose'로 써요.")
        : null;
    case "alot":
      return say("a lot", "'a lot'은 띄어 써요.");
    case "i":
      return token.text === "i" &&
        next &&
        next.text !== "." &&
        !/[.(]/u.test(before?.text ?? "") &&
        (!before || before.spaced || before.index === 0) &&
        /^(?:VBP|VBD|MD|RB)$/u.test(next.likely ?? "")
        ? findingAt("confusion", token, token, "I", "'나'는 대문자 'I'로 써요.")
        : null;
    case "more":
    case "most": {
      if (lower === "more" && next?.likely === "JJR" && next.lower.endsWith("er"))
        return findingAt(
          "confusion",
          token,
          next,
          inCaseOf(token.text, next.text),
          `'${next.text}'에 이미 비교의 뜻이 있어요.`,
        );
      const isDouble =
        next?.spaced &&
        (lower === "more" ? DOUBLE_COMPARATIVE : DOUBLE_SUPERLATIVE).test(next.lower);
      return isDouble && next
        ? findingAt(
            "confusion",
            token,
            next,
            inCaseOf(token.text, next.text),
            `'${next.text}'에 이미 비교의 뜻이 있어요.`,
          )
        : null;
    }
    case "other":
      return before?.lower === "an"
        ? findingAt(
            "confusion",
            before,
            token,
            inCaseOf(before.text, "another"),
            "'another'는 붙여 써요.",
          )
        : null;
    default:
      return null;
  }
}

/** "is cheaper then treating illness": a comparative, and what it is compared with. */
function isAfterComparative(tokens: readonly Token[], then: number): boolean {
  const [be, comparative] = tokens.slice(Math.max(0, then - 2), then);
  const after = tokens[then + 1];
  return (
    /^(?:JJR|RBR)$/u.test(comparative?.likely ?? "") &&
    /^[a-z]+er$/u.test(comparative?.text ?? "") &&
    !/^(?:later|earlier|sooner|after|over|longer)$/u.test(comparative?.lower ?? "") &&
    /^(?:VB[ZPDNG]?|RB)$/u.test(be?.likely ?? "") &&
    /^(?:DT|PRP\$|NN|NNS|VBG|CD|JJ|WP)$/u.test(after?.likely ?? "")
  );
}

/** "more money then time". */
function isCompared(tokens: readonly Token[], then: number): boolean {
  const [first, second] = tokens.slice(Math.max(0, then - 2), then);
  const after = tokens[then + 1];
  return (
    /^(?:more|less|fewer)$/u.test(first?.lower ?? "") &&
    /^(?:NN|NNS|JJ)$/u.test(second?.likely ?? "") &&
    /^(?:NN|NNS|DT|PRP)$/u.test(after?.likely ?? "")
  );
}

/** "it's tough fibers": a plural cannot be what "it" is. */
function isPossessiveIt(tokens: readonly Token[], it: number): boolean {
  if (!/^['’]s$/u.test(tokens[it + 1]?.text ?? "")) return false;
  const noun = tokens[it + 2]?.likely === "JJ" ? tokens[it + 3] : tokens[it + 2];
  const before = tokens[it - 1];
  if (
    /^(?:with|of|for|in|on|by|from)$/iu.test(before?.text ?? "") &&
    /^(?:NN|NNS|JJ)$/u.test(tokens[it + 2]?.likely ?? "")
  )
    return true;
  return (
    noun !== undefined &&
    isPlural(noun.lower) &&
    before !== undefined &&
    !/^(?:[,;:.("“]|that|because|and|but|so|if|when|think|means)$/u.test(before.lower)
  );
}

const DOUBLE_COMPARATIVE =
  /^(?:better|worse|easier|harder|faster|slower|bigger|smaller|larger|higher|lower|stronger|weaker|older|younger|cheaper|safer|simpler|healthier|happier|longer|shorter|taller|heavier|warmer|colder|hotter|richer|poorer)$/u;
const DOUBLE_SUPERLATIVE =
  /^(?:best|worst|easiest|hardest|fastest|biggest|smallest|largest|highest|lowest|strongest|oldest|youngest|cheapest|safest|simplest|longest|shortest|tallest|heaviest)$/u;
