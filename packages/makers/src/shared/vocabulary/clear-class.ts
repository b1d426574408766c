/** Whether the words around a word leave no doubt about its part of speech. */
import { usesAs, type PartOfSpeech, type Sentence, type Token } from "@pulda/english";

/** After a verb these may be part of it: "make up", "look after". */
const PARTICLE = /^(?:up|down|out|off|away|over|on|in|to|for|into|through)$/u;

/** Before a bare noun these make a phrase with a sense of its own: "in tune", "beyond dispute". */
const OF_SET_PHRASE = /^(?:in|on|at|by|under|out|off|beyond)$/u;

/** Before a clause an adverb only points at it: "precisely because". */
const OPENS_CLAUSE = /^(?:because|when|if|as|where|why|how|what|that|since|after|before)$/u;

function isInSetPhrase(token: Token, before: Token | undefined): boolean {
  return token.tag === "NN" && OF_SET_PHRASE.test(before?.lower ?? "");
}

/** "They are promising something": no adjective. */
function isProgressive(token: Token, before: Token | undefined, after: Token): boolean {
  return (
    before?.lemma === "be" &&
    token.lower.endsWith("ing") &&
    /^(?:DT|PRP|PRP\$|NN|NNS|NNP)$/u.test(after.likely ?? after.tag ?? "")
  );
}

const LINKING = /^(?:be|become|seem|remain)$/u;

function isAdjectiveToo({ lemma }: Token): boolean {
  return usesAs(lemma, "a").length > 0;
}

/** The word before an adjective and its adverbs: "is simply never general". */
function behindAdverbs(tokens: readonly Token[], { index }: Token): Token | undefined {
  let at = index - 1;
  while (tokens[at]?.tag === "RB") at--;
  return tokens[at];
}

/** Also false within compounds, phrasal verbs, set phrases and patterns such as "required us to go", which have senses of their own. */
export function isClearlyOfItsClass(
  { tokens }: Sentence,
  token: Token,
  pos: PartOfSpeech,
): boolean {
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  // "household-based"
  if (!after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return false;
  switch (pos) {
    case "n":
      return (
        /^(?:DT|JJ|JJR|JJS|PRP\$|IN|POS|CD|VBG|VBN|VB|VBZ|VBP|VBD|CC|,)$/u.test(
          before?.tag ?? "",
        ) &&
        // "than we possess or lack"
        (before?.tag !== "CC" || !(tokens[token.index - 2]?.tag?.startsWith("V") ?? false)) &&
        !after.likely?.startsWith("NN") &&
        // "phrase their claims"
        !/^(?:DT|PRP\$)$/u.test(after.likely ?? "") &&
        !isInSetPhrase(token, before) &&
        // "the figure is objective, cheap": a bare noun behind "is" is more likely an adjective
        !(token.tag === "NN" && LINKING.test(before?.lemma ?? "") && isAdjectiveToo(token)) &&
        token.likely !== "VBG"
      );
    case "a": {
      // "a liquid offers", where the tagger takes the verb for a noun
      const maybeNoun =
        /^(?:DT|CD|PRP\$)$/u.test(before?.tag ?? "") &&
        usesAs(token.lemma, "n").length > 0 &&
        usesAs(after.lemma, "v").length > 0;
      return (
        !isProgressive(token, before, after) &&
        (((after.tag?.startsWith("NN") ?? false) && !maybeNoun) ||
          LINKING.test(behindAdverbs(tokens, token)?.lemma ?? "") ||
          // "too radical.", "laughably careless,"
          (before?.tag === "RB" && /^(?:CC|IN|[.,;:])$/u.test(after.tag ?? after.text)))
      );
    }
    case "v": {
      const rest = tokens.slice(token.index + 1, token.index + 7);
      // "an enforced pause": a participle before its noun has shades of its own
      const isAttribute =
        /^VB[NG]$/u.test(token.tag ?? "") && /^(?:DT|PRP\$|POS|JJ)$/u.test(before?.tag ?? "");
      return (
        !isAttribute &&
        !PARTICLE.test(after.lower) &&
        (/^(?:DT|PDT|PRP|PRP\$|NN|NNS|JJ|CD|[.,])$/u.test(after.tag ?? "") ||
          /^(?:when|almost|only|even|every)$/u.test(after.lower)) &&
        !rest.some(({ lower }, at) => lower === "to" && rest[at + 1]?.tag === "VB")
      );
    }
    case "r":
      return !OPENS_CLAUSE.test(after.lower);
  }
}
