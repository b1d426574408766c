/** Edits of words to their opposite that keep the sentence grammatical. */
import {
  articleFor,
  headwordOf,
  inflect,
  oppositeOf,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";

const NEGATION =
  /^(?:not|n't|n’t|never|no|none|nor|neither|hardly|rarely|seldom|without|less|least|cannot|nothing|little|few)$/u;
/** Words whose opposite is a matter of degree or of another sense, so that no context surely contradicts it. */
const AMBIGUOUS_OPPOSITE =
  /^(?:like|right|open|light|close|fall|found|well|still|fair|mean|kind|fine|hard|own|present|present|future|past|day|night|end|start|leave|stop|help|use|make|begin|grow|show|find|lead|save|keep|ask|give|add|join|early|late)$/u;
const PARTICLE =
  /^(?:up|down|out|off|away|over|back|on|in|to|apart|together|through|around|along)$/u;

/** The opposite of a word that can replace it grammatically, or null. */
export function oppositeEdit(
  sentence: Sentence,
  token: Token,
): { head: Headword; opposite: string; replacement: string } | null {
  const head = headwordOf(token);
  if (!head || AMBIGUOUS_OPPOSITE.test(head.lemma) || token.text !== token.lower || !token.spaced)
    return null;
  const opposite = oppositeOf(head.lemma, head.pos);
  if (!opposite || isNegated(sentence, token) || !fitsContext(sentence, token, head)) return null;
  const replacement = inflect(opposite, head.tag);
  if (/\s/u.test(replacement)) return null;
  const before = sentence.tokens[token.index - 1];
  if (/^(?:a|an)$/u.test(before?.lower ?? "") && articleFor(replacement) !== before?.lower)
    return null;
  return { head, opposite, replacement };
}

/** Whether the context of a word fits its opposite too. */
function fitsContext(sentence: Sentence, token: Token, { pos }: Headword): boolean {
  const { tokens } = sentence;
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!before || !after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return false;
  if (/["“”‘’(-]/u.test(before.text) || before.likely?.startsWith("NNP")) return false;
  if (pos === "v") {
    // "allow us to see", "keep going", "turn up": the pattern belongs to this verb only
    if (PARTICLE.test(after.lower) || /^(?:VBG|TO|JJ|VBN)$/u.test(after.likely ?? "")) return false;
    if (
      /^(?:that|how|what|why|whether|if|from|of|on|with|for|at|into|about|upon)$/u.test(after.lower)
    )
      return false;
    const rest = tokens.slice(token.index + 1, token.index + 7);
    return !rest.some(({ lower }, at) => lower === "to" && rest[at + 1]?.tag === "VB");
  }
  // a word within a compound or a name has no meaning of its own
  if (pos === "n" && after.likely?.startsWith("NN")) return false;
  if (pos === "n" && /^(?:in|at)$/u.test(before.lower)) return false;
  if (pos === "a" && /^(?:to|of|for|with)$/u.test(after.lower)) return false;
  if (pos === "a" && /^years?$/u.test(before.lower)) return false;
  return !/^(?:as|so|too|such)$/u.test(before.lower);
}

/** Whether a word is negated: a negation stands shortly before it. */
export function isNegated(sentence: Sentence, token: Token): boolean {
  return sentence.tokens
    .slice(Math.max(0, token.index - 5), token.index)
    .some(({ lower }) => NEGATION.test(lower));
}
