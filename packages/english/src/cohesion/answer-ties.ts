/** Ties from an answer to the question before it. */
import type { Sentence } from "../analysis.ts";
import type { Tie } from "./tie.ts";

const ANSWER =
  /^(?:Yes|No|Not exactly|Not really|Well|Because|The answer|The question|This question|That question|The reason|It turns out|Of course|Actually|Simply put)\b/u;

/** "Why …?" — "Because …": an answer directly follows its question. */
export function answerTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    const opener = ANSWER.exec(sentence.text)?.[0];
    if (!before || !opener || !isQuestion(before)) return [];
    return [
      {
        kind: "answer",
        dependent: index,
        span: { start: sentence.start, end: sentence.start + opener.length },
        words: opener,
        sources: sentences.filter((other) => isQuestion(other)).map((other) => other.index),
        anchor: { start: before.start, end: before.end },
        anchorWords: before.text,
        near: true,
        strength: 2,
      },
    ];
  });
}

function isQuestion({ text, readable }: Sentence): boolean {
  return readable && text.endsWith("?");
}
