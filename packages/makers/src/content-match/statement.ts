/** Sentences of the text that can be read alone, as statements about it. */
import type { Sentence, Token } from "@pulda/english";
import { countWords } from "@pulda/question";

/** What a sentence says, without the words that tie it to the one before. */
export interface Statement {
  readonly sentence: Sentence;
  /** The tokens that are said. */
  readonly tokens: readonly Token[];
  /** With a capital and a full stop. */
  readonly text: string;
}

const WORDS = { least: 6, most: 26 } as const;
const LEAD_IN =
  /^(?:However|Therefore|Thus|Moreover|Furthermore|In addition|For example|For instance|As a result|Of course|In fact|Indeed|Surprisingly|Interestingly|Fortunately|Unfortunately|Also|Besides|Similarly|Likewise|Instead|Still|Today|Finally|In other words|Consequently|Nevertheless|On the other hand|In contrast|Overall|Typically|Generally|Actually|Luckily),\s+|^(?:And|But|So|Yet)\s+(?=[a-z])/u;
/** Openers that point back. */
const POINTING =
  /^(?:it|they|he|she|this|that|these|those|such|we|you|i|there|here|another|other|others|both|one|ones|his|her|their|its|our|your|my|who|which|what|how|why|when|if|let|as|then|first|second|third|next|last|also|even|because|although|though|while|since|to|by|in|on|at|for|with|from|after|before|during)$/u;
const PERSONAL =
  /^(?:i|we|you|my|our|your|me|us|mine|ours|yours|myself|ourselves|yourself|let|'s|’s)$/u;

/** The statement that a sentence makes by itself, or null. */
export function statementOf(sentence: Sentence): Statement | null {
  if (!sentence.readable || sentence.inQuotation || !/\.$/u.test(sentence.text)) return null;
  if (/["“”‘():;—–…?!]|\b(?:e\.g|i\.e|etc)\b/u.test(sentence.text)) return null;
  const lead = LEAD_IN.exec(sentence.text)?.[0].length ?? 0;
  const tokens = sentence.tokens.filter(({ start }) => start >= sentence.start + lead);
  const [first] = tokens;
  const rest = sentence.text.slice(lead);
  const count = countWords(rest);
  if (!first || count < WORDS.least || count > WORDS.most) return null;
  if (POINTING.test(first.lower) || !standsAlone(tokens)) return null;
  return { sentence, tokens, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** Whether everything that the words refer to is said in the statement itself. */
function standsAlone(tokens: readonly Token[]): boolean {
  return tokens.every((token, at) => {
    if (PERSONAL.test(token.lower)) return false;
    const before = tokens.slice(0, at);
    if (/^(?:they|them|their|theirs|themselves)$/u.test(token.lower))
      return before.some(({ tag }) => tag === "NNS");
    if (/^(?:he|him|his|she|her|hers)$/u.test(token.lower))
      return before.some(({ tag }) => tag === "NNP");
    if (/^(?:its|itself)$/u.test(token.lower)) return before.some(({ tag }) => tag === "NN");
    if (token.lower === "it") return at > 3 && before.some(({ tag }) => tag === "NN");
    if (/^(?:this|these|those|such)$/u.test(token.lower)) return false;
    if (token.lower === "that")
      return tokens[at + 1]?.tag !== "NN" && !/^[.,]$/u.test(tokens[at + 1]?.text ?? "");
    return !/^(?:one|ones|another|others|latter|former|same)$/u.test(token.lower);
  });
}
