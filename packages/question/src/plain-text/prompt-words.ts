/** How Korean exams ask. */

const ASKS = /것은|것을|것\?|고르|고른|고쳐|무엇|시오|세요|하라|적절|알맞|답하|[까은는]\s?\?/u;

/** Whether a line is a question's instruction (발문). */
export function isPrompt(line: string): boolean {
  return /[가-힣]/u.test(line) && ASKS.test(line);
}

/** Whether an instruction ends in a line, so that the next one begins the passage. */
export function endsPrompt(line: string): boolean {
  return /(?:[?.]|것은|시오|세요|고르기)\s{0,2}(?:[[(<][^\])>]{0,12}[\])>])?$/u.test(line);
}

/** Whether it asks for one of the numbered places of its passage. */
export function asksForPlace(line: string): boolean {
  return /밑줄|흐름|들어가기|들어갈 곳|어법|쓰임|관계\s?없는|위치/u.test(line);
}

/** Whether it asks to choose. */
export function asksToChoose(line: string): boolean {
  return /것은|것을|것\?|고르|고른|적절한|which|what is the/iu.test(line);
}
