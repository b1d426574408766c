/** Words of a text whose meaning there is sure, because they have hardly any other. */
import {
  entryOf,
  getSense,
  headwordOf,
  soleSense,
  type Headword,
  type Sense,
  type Sentence,
  type Token,
} from "@pulda/english";
import { askedWords } from "../blank/asked.ts";
import type { Order } from "../maker.ts";

export interface MeantWord {
  readonly sentence: Sentence;
  readonly token: Token;
  readonly head: Headword;
  readonly sense: Sense;
  readonly zipf: number;
}

/** Easier words need no asking; rarer ones nobody learns. */
const LEVELS = { least: 2.6, most: 5.2 } as const;

/** Each lemma once, where it stands first; not those that were asked already. */
export function meantWords(
  sentences: readonly Sentence[],
  order: Order,
  share: number,
): MeantWord[] {
  const asked = askedWords(order.taken);
  const seen = new Set<string>();
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): MeantWord[] => {
      if (order.at !== null && token.start !== order.at) return [];
      const found = meantWord(sentence, token, share);
      if (!found || seen.has(found.head.lemma) || asked.has(found.head.lemma)) return [];
      seen.add(found.head.lemma);
      return [found];
    }),
  );
}

function meantWord(sentence: Sentence, token: Token, share: number): MeantWord | null {
  const head = headwordOf(token);
  if (!head || head.lemma.length < 4 || token.text !== token.lower || !token.spaced) return null;
  const next = sentence.tokens[token.index + 1];
  if (!next || (!next.spaced && !/^[.,;:!?]$/u.test(next.text))) return null;
  // "make up", "look after": the meaning is that of both words together
  if (
    head.pos === "v" &&
    /^(?:up|down|out|off|away|over|on|in|to|for|into|through)$/u.test(next.lower)
  )
    return null;
  const zipf = entryOf(head.lemma)?.zipf ?? 0;
  if (zipf < LEVELS.least || zipf > LEVELS.most) return null;
  const id = soleSense(head.lemma, head.pos, share);
  return id === null ? null : { sentence, token, head, sense: getSense(id), zipf };
}
