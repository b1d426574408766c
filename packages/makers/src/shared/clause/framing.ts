/** The tokens of a sentence without what frames it. */
import type { Token } from "@pulda/english";
import { linkAt, words } from "./links.ts";
import { tagOf } from "./tags.ts";

const LEAD_IN =
  /^(?:however|therefore|thus|moreover|furthermore|indeed|surprisingly|interestingly|fortunately|unfortunately|also|besides|similarly|likewise|instead|still|finally|consequently|nevertheless|nonetheless|overall|luckily|then|yet|so|hence|soon|next|strangely enough|of course|in fact|in addition|for example|for instance|as a result|in other words|on the other hand|in contrast|by contrast|in short|in reality|in the end|at first glance|in this way|for this reason|after all|first|second|third)$/u;

const PARENTHETIC =
  /^(?:however|therefore|thus|moreover|indeed|nevertheless|though|then|too|instead|for example|for instance|in turn|of course|in fact|by contrast|in contrast|on the other hand|after all|at first|likewise|similarly|as a result|in other words|it seems|so to speak)$/u;

const INNER =
  /^(?:therefore|thus|also|nevertheless|nonetheless|indeed|consequently|hence|likewise|then|even)$/u;

/** The tokens without connectives, brackets and what is said in passing; null where brackets are not closed. */
export function withoutFraming(all: readonly Token[]): Token[] | null {
  let tokens: Token[] = [...all];
  const open = tokens.findIndex(({ text }) => text === "(");
  if (open >= 0) {
    const close = tokens.findIndex(({ text }) => text === ")");
    if (close < open) return null;
    tokens = [...tokens.slice(0, open), ...tokens.slice(close + 1)];
    if (tokens.some(({ text }) => /^[()]$/u.test(text))) return null;
  }
  const comma = tokens.findIndex(({ text }) => text === ",");
  if (comma > 0 && LEAD_IN.test(words(tokens.slice(0, comma)))) tokens = tokens.slice(comma + 1);
  else if (
    /^(?:and|but|so|yet|thus|therefore|indeed|then)$/u.test(tokens[0]?.lower ?? "") &&
    !/^(?:far|long|much|many|that)$/u.test(tokens[1]?.lower ?? "")
  )
    tokens = tokens.slice(1);
  tokens = withoutParentheses(tokens);
  return tokens.filter(({ lower }, at) => !INNER.test(lower) || !isVerbNear(tokens, at));
}

/** Whether an inner connective stands at its verb ("is therefore", "thus sells"). */
function isVerbNear(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:VB|MD)/u.test(tagOf(tokens[at + 1])) || /^(?:VBZ|VBP|VBD|MD)$/u.test(tagOf(tokens[at - 1]))
  );
}

/** Without ", however," and with the commas of what stays. */
function withoutParentheses(tokens: readonly Token[]): Token[] {
  const commas = [...tokens.keys()].filter((at) => tokens[at]!.text === ",");
  for (const [index, at] of commas.entries()) {
    const next = commas[index + 1] ?? tokens.length;
    if (!PARENTHETIC.test(words(tokens.slice(at + 1, next)))) continue;
    // "Examining the records, however, she …": the opening keeps its comma
    const isOpening =
      index === 0 && (/^(?:VBG|VBN|IN|TO)$/u.test(tagOf(tokens[0])) || linkAt(tokens, 0) !== null);
    return withoutParentheses([
      ...tokens.slice(0, isOpening ? at + 1 : at),
      ...tokens.slice(next + (next < tokens.length ? 1 : 0)),
    ]);
  }
  return [...tokens];
}
