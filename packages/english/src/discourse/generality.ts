/** Whether a sentence speaks of things in general or of particulars. */
import type { Sentence, Token } from "../analysis.ts";

const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|dom|ility|th|hood)s?$/u;
const PERSON = /^(?:he|she|his|her|him|hers|i|my|me|mine)$/u;
const EVERYBODY =
  /^(?:we|us|our|you|your|people|everyone|anyone|nobody|whoever|society|humans?|one)$/u;

const isName = ({ likely, index, text }: Token): boolean =>
  index > 0 && (likely === "NNP" || likely === "NNPS") && /^\p{Lu}/u.test(text);

/** What each word adds; particulars weigh more, since one is enough. */
function weightOf(token: Token): number {
  const { likely, lower, text } = token;
  if (isName(token)) return -1;
  if (likely === "CD" || /\d/u.test(text)) return -0.7;
  if (PERSON.test(lower)) return -0.9;
  if (EVERYBODY.test(lower)) return 0.5;
  if (likely === "VBD") return -0.9;
  if (likely === "VBZ" || likely === "VBP") return 0.5;
  if (likely === "MD") return 0.4;
  if (likely?.startsWith("NN") && ABSTRACT.test(lower)) return 0.35;
  return likely === "NNS" ? 0.15 : 0;
}

/**
 * 0 (names, numbers, past tense, single persons) to 1 (present tense, abstract nouns, everybody).
 * @example generalityOf(analyse("Habits shape what we notice.").sentences[0]!) > 0.5 // true
 */
export function generalityOf({ tokens }: Sentence): number {
  const quoted = tokens.filter(({ text }) => /["“”]/u.test(text)).length;
  const sum = tokens.reduce((total, token) => total + weightOf(token), 0) - quoted * 0.3;
  return 1 / (1 + Math.exp(-1.2 * sum));
}
