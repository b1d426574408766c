/** Words whose part of speech is determined by their position, to be derived from a word of the same root. */
import { entryOf, headwordOf, type PartOfSpeech, type Sentence, type Token } from "@pulda/english";
import type { Span } from "@pulda/question";

export interface DerivationCandidate extends Span {
  readonly original: string;
  readonly hint: string;
  readonly sentence: number;
  /** The word that shows what part of speech is needed. */
  readonly cue: Token;
  readonly pos: "n" | "a";
}

const NOUN_ENDING = /(?:tion|sion|ment|ance|ence|ness|ity|ure|th|al)$/u;
const ADJECTIVE_ENDING = /(?:ous|ful|ive|al|ic|able|ible|ant|ent|ary)$/u;

/** "the (decide) of the group" → "decision"; only where the root gives one such word. */
export function derivationCandidates(sentences: readonly Sentence[]): DerivationCandidate[] {
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): DerivationCandidate[] => {
      const candidate = derivedAt(sentence, token);
      return candidate ? [candidate] : [];
    }),
  );
}

function derivedAt(sentence: Sentence, token: Token): DerivationCandidate | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || !token.spaced || head.lemma !== token.lower)
    return null;
  const before = sentence.tokens[token.index - 1];
  const after = sentence.tokens[token.index + 1];
  if (!before || !after || (!after.spaced && !/^[.,;]$/u.test(after.text))) return null;
  if (head.pos === "n" && NOUN_ENDING.test(head.lemma)) {
    // after a determiner or an adjective, and not followed by a noun that would make a compound
    const opens = /^(?:DT|PRP\$|JJ)$/u.test(before.tag ?? "");
    const closes = after.tag === "IN" || /^[.,;]$/u.test(after.text);
    const hint = opens && closes ? rootOf(head.lemma, "n", ["v", "a"]) : null;
    return hint ? candidateOf(sentence, token, hint, before, "n") : null;
  }
  if (head.pos === "a" && ADJECTIVE_ENDING.test(head.lemma)) {
    const noun = /^NNS?$/u.test(after.tag ?? "");
    const hint = noun ? rootOf(head.lemma, "a", ["n"]) : null;
    return hint ? candidateOf(sentence, token, hint, after, "a") : null;
  }
  return null;
}

function candidateOf(
  sentence: Sentence,
  token: Token,
  hint: string,
  cue: Token,
  pos: "n" | "a",
): DerivationCandidate {
  const { start, end, text: original } = token;
  return { start, end, original, hint, sentence: sentence.index, cue, pos };
}

/** The word that a lemma is derived from, if no other common word of the same part of speech is derived from it. */
function rootOf(lemma: string, pos: PartOfSpeech, from: readonly PartOfSpeech[]): string | null {
  for (const { word, relativePos } of entryOf(lemma)?.relatives ?? []) {
    const isRoot =
      from.includes(relativePos) &&
      word.length < lemma.length &&
      !/(?:s|ism|ist)$/u.test(word) &&
      lemma.startsWith(word.slice(0, Math.max(3, word.length - 2))) &&
      (entryOf(word)?.zipf ?? 0) > 3.2;
    if (!isRoot) continue;
    const others = new Set(
      (entryOf(word)?.relatives ?? [])
        .filter((relative) => relative.relativePos === pos && relative.word !== lemma)
        .map((relative) => relative.word)
        .filter((other) => other !== word && !/(?:ing|er|or|ist)$/u.test(other))
        .filter((other) => (entryOf(other)?.zipf ?? 0) > 1.4),
    );
    if (others.size === 0 && !entryOf(word)?.uses.some((use) => use.pos === pos)) return word;
  }
  return null;
}
