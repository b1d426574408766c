/** Sentences that open with a connective, or contain one between commas. */
import type { Sentence } from "@pulda/english";
import type { Span } from "@pulda/question";
import { RELATION_OF, type Relation } from "./relations.ts";

export interface ConnectiveCandidate extends Span {
  readonly sentence: Sentence;
  readonly before: Sentence;
  /** Verbatim. */
  readonly text: string;
  readonly relation: Relation;
  /** Whether it opens its sentence. */
  readonly opens: boolean;
}

const OPENING = /^([A-Z][a-z]+(?: [a-z]+){0,3}),\s/u;
const INSIDE =
  /, (however|therefore|thus|for example|for instance|on the other hand|nevertheless|nonetheless|in contrast|by contrast|conversely|as a result|in addition|moreover|furthermore|consequently|similarly|likewise|instead|in other words), /u;

/** The connectives of some sentences, in order; never of the first, which follows no other. */
export function connectiveCandidates(sentences: readonly Sentence[]): ConnectiveCandidate[] {
  return sentences.slice(1).flatMap((sentence, at): ConnectiveCandidate[] => {
    const before = sentences[at];
    if (!before || !sentence.readable || !before.readable || sentence.inQuotation) return [];
    const opening = OPENING.exec(sentence.text)?.[1] ?? "";
    const inside = INSIDE.exec(sentence.text);
    const found = RELATION_OF.has(opening.toLowerCase())
      ? { text: opening, at: 0, opens: true }
      : inside?.[1]
        ? { text: inside[1], at: inside.index + 2, opens: false }
        : null;
    const relation = found && RELATION_OF.get(found.text.toLowerCase());
    if (!found || !relation || signals(before, sentence, found.text).has(relation)) return [];
    const start = sentence.start + found.at;
    return [
      {
        sentence,
        before,
        relation,
        text: found.text,
        opens: found.opens,
        start,
        end: start + found.text.length,
      },
    ];
  });
}

/** The relations that other words of the two sentences show, so that a blank would give nothing to think about. */
function signals(before: Sentence, sentence: Sentence, own: string): ReadonlySet<Relation> {
  const rest = `${before.text} ${sentence.text.replace(own, "")}`.toLowerCase();
  return new Set(
    [...RELATION_OF].flatMap(([word, relation]) =>
      word.includes(" ") || word === "however" || word === "therefore" || word === "instead"
        ? new RegExp(`\\b${word}\\b`, "u").test(rest)
          ? [relation]
          : []
        : [],
    ),
  );
}
