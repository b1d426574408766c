/** Statements: sentences of the text that can be understood without context. */
import type { Sentence, Token } from "@pulda/english";
import { countWords } from "@pulda/question";

/** A sentence without its connective and without asides in brackets. */
export interface Statement {
  readonly sentence: Sentence;
  /** The tokens of the statement. */
  readonly tokens: readonly Token[];
  /** Starting with a capital, ending with a full stop. */
  readonly text: string;
}

const WORDS = { least: 6, most: 28 } as const;
const LEAD_IN =
  /^(?:However|Therefore|Thus|Moreover|Furthermore|In addition|For example|For instance|As a result|Of course|In fact|Indeed|Surprisingly|Interestingly|Fortunately|Unfortunately|Also|Besides|Similarly|Likewise|Instead|Still|Finally|In other words|Consequently|Nevertheless|On the other hand|In contrast|Overall|Typically|Generally|Actually|Luckily|Then|Yet|But|So|And|For the most part though),\s+|^(?:And|But|So|Yet)\s+(?!far\b|long\b|much\b|many\b)(?=[a-z])/u;
const ASIDE = /\s*\([^()]*\)/gu;
/** Anaphoric openings, and openings of questions. */
const ANAPHORIC_OPENING =
  /^(?:they|he|she|this|that|these|those|such|there|here|another|other|others|both|one|ones|his|her|their|its|which|what|how|why|who|let|imagine|remember|consider|suppose|note|think|as|then|second|third|next|also|even|instead|i|my)$/u;
const FIRST_PERSON = /^(?:i|my|me|mine|myself|let|us|'s|’s)$/u;

/** The statement of a sentence, or null where it depends on its context. */
export function statementOf(sentence: Sentence): Statement | null {
  if (!sentence.readable || sentence.inQuotation || !sentence.text.endsWith(".")) return null;
  if (/["“”‘:;—–…?!]|\b(?:e\.g|i\.e|etc)\b|\b[A-Z]\.|[A-Z]{2}\./u.test(sentence.text)) return null;
  const lead = LEAD_IN.exec(sentence.text)?.[0].length ?? 0;
  const asides = [...sentence.text.matchAll(ASIDE)].map((match) => ({
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
  }));
  const tokens = sentence.tokens.filter(
    ({ start }) =>
      start >= sentence.start + lead &&
      !asides.some((aside) => start >= aside.start && start < aside.end),
  );
  const [first] = tokens;
  const text = statementText(sentence.text);
  const count = countWords(text);
  if (!first || count < WORDS.least || count > WORDS.most || /[()]|[^.]$/u.test(text)) return null;
  const formal = first.lower === "it" && isFormal(tokens);
  if ((ANAPHORIC_OPENING.test(first.lower) || first.lower === "it") && !formal) return null;
  return standsAlone(formal ? tokens.slice(1) : tokens) ? { sentence, tokens, text } : null;
}

/** The text of a statement, from the text of its sentence, possibly edited. */
export function statementText(sentence: string): string {
  const rest = sentence.replace(LEAD_IN, "").replaceAll(ASIDE, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Whether "it" is a dummy subject, as in "It is known that …". */
function isFormal(tokens: readonly Token[]): boolean {
  const head = tokens.slice(1, 6);
  return (
    /^(?:is|was|has|seems|takes)$/u.test(head[0]?.lower ?? "") &&
    head.some(({ lower }) => lower === "that" || lower === "to")
  );
}

/** Whether every pronoun has its antecedent in the statement itself. */
function standsAlone(tokens: readonly Token[]): boolean {
  return tokens.every((token, at) => {
    if (FIRST_PERSON.test(token.lower)) return token.lower === "'s" || token.lower === "’s";
    const before = tokens.slice(0, at);
    if (/^(?:they|them|their|theirs|themselves)$/u.test(token.lower))
      return before.some(({ tag }) => tag === "NNS") || before.length > 5;
    if (/^(?:he|him|his|she|her|hers)$/u.test(token.lower))
      return before.some(({ likely }) => likely?.startsWith("NNP"));
    if (/^(?:its|itself|it)$/u.test(token.lower)) return before.some(({ tag }) => tag === "NN");
    if (/^(?:this|these|those|such)$/u.test(token.lower)) return false;
    if (token.lower === "that")
      return tokens[at + 1]?.tag !== "NN" && !/^[.,]$/u.test(tokens[at + 1]?.text ?? "");
    return !/^(?:others|latter|former)$/u.test(token.lower);
  });
}
