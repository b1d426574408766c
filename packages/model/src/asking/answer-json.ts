/** The JSON of an answer, as models and chat windows print it. */

/** A longer answer is none: the longest that is asked for has a tenth of it. */
const MAX_ANSWER_LENGTH = 60_000;

/**
 * The JSON value in an answer: bare, between ``` fences, or with a sentence before and after it. Undefined where there
 * is none.
 * @example readAnswerJson("Sure!\n```json\n{\"answer\": 2}\n```") // { answer: 2 }
 */
export function readAnswerJson(answer: string): unknown {
  if (answer.length > MAX_ANSWER_LENGTH) return undefined;
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
