/** JSON of a request, bounded before it is parsed: parsing and walking cost what its values do. */

/** The deepest that the lists and objects of a request may nest; blocks of runs with options need seven. */
const MAX_DEPTH = 20;

/** A text that is no JSON, or has more in it than any call takes. In Korean for the user. */
export class UnusableJson extends Error {}

const MALFORMED = "보낸 내용을 읽을 수 없어요.";
const TOO_DEEP = "보낸 내용이 너무 깊이 겹쳐 있어요.";
const TOO_MANY = "보낸 내용에 값이 너무 많아요.";

/**
 * Parses JSON that has at most `maxValues` values.
 * @throws UnusableJson before anything is made of a text with more, or with deeper nesting
 * @example parseJson('{"a":[1,2]}', 4) // { a: [1, 2] }
 */
export function parseJson(text: string, maxValues: number): unknown {
  const problem = sizeProblem(text, maxValues);
  if (problem !== null) throw new UnusableJson(problem);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new UnusableJson(MALFORMED, { cause });
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** One pass over the text. A value follows the beginning, a bracket or a comma. */
function sizeProblem(text: string, maxValues: number): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case LIST:
      case OBJECT:
        if (++depth > MAX_DEPTH) return TOO_DEEP;
        if (++values > maxValues) return TOO_MANY;
        break;
      case LIST_END:
      case OBJECT_END:
        depth--;
        break;
      case COMMA:
        if (++values > maxValues) return TOO_MANY;
        break;
    }
  }
  return null;
}

/** Where the string ends that starts at `start`; the end of the text where it does not. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
