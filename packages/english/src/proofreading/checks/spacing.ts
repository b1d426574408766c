/** White space and punctuation. */
import { findingAt, type Check } from "../finding.ts";

export const spacing: Check = function* ({ tokens, text, start }) {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    if (!before) continue;
    const isWord = /^[a-z]{2,}$/iu.test(before.text);
    if (/^[,;!?]$/u.test(token.text) && token.spaced && isWord && (!next || next.spaced))
      yield {
        kind: "spacing",
        start: before.end,
        end: token.end,
        fix: token.text,
        message: `'${token.text}' 앞은 띄지 않아요.`,
      };
    if (
      /^[,;]$/u.test(before.text) &&
      !token.spaced &&
      /^[a-z]{2,}$/iu.test(token.text) &&
      /^[a-z]{2,}$/u.test(tokens[at - 2]?.text ?? "")
    )
      yield findingAt(
        "spacing",
        before,
        before,
        `${before.text} `,
        `'${before.text}' 뒤는 띄어요.`,
      );
  }
  for (const match of text.matchAll(/(?<=[a-z]{3})\.(?=[A-Z][a-z]+ )/gu))
    yield {
      kind: "spacing",
      start: start + match.index,
      end: start + match.index + 1,
      fix: ". ",
      message: "마침표 뒤는 띄어요.",
    };
  for (const match of text.matchAll(IN_TERM))
    yield {
      kind: "spacing",
      start: start + match.index,
      end: start + match.index + 1,
      fix: "",
      message: "문장이 이어지니 따옴표 안의 마침표를 지워요.",
    };
};

/** A full stop behind a single word in quotation marks, where the sentence goes on: called "ghrelin." that rises. */
const IN_TERM =
  /(?<=["“][a-zA-Z]{2,20})\.(?=["”] (?!(?:said|says|asked|cried|replied|he|she|they|the|his|her)\b)[a-z])/gu;
