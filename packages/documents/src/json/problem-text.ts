/** What is wrong with a value of a file, in Korean for the user. */
import type { z } from "zod";

/** The members of an exam and of an item, as users know them. */
const NAMES: Readonly<Record<string, string>> = {
  title: "제목",
  seed: "시드",
  code: "시험지 코드",
  passages: "지문",
  items: "문항",
  text: "지문",
  translation: "해석",
  id: "문항 id",
  position: "문항 번호",
  version: "판 번호",
  type: "유형",
  shape: "답하는 방식",
  instruction: "발문",
  points: "배점",
  blocks: "지문과 보기 상자",
  options: "보기",
  places: "번호 붙은 곳",
  fields: "답을 쓸 칸",
  grading: "채점 방식",
  neighbours: "헷갈리는 단어",
  conditions: "조건",
  pairs: "틀린 것과 고친 것의 짝",
  pieces: "배열할 낱말",
  key: "정답",
  explanation: "해설",
  proof: "근거",
  difficulty: "난이도",
};

/**
 * A problem that a schema has found.
 * @param whose "3번 문항의 " or "지문 2의 "
 * @param value what the schema was given
 * @example problemText("3번 문항의 ", item, issue) // "3번 문항의 ‘배점’(points): 빠졌어요."
 */
export function problemText(whose: string, value: unknown, issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String);
  const [first] = path;
  if (first === undefined) return `${whose}${reasonOf(value, issue)}`;
  const name = NAMES[first] ?? first;
  return `${whose}‘${name}’(${path.join(".")}): ${reasonOf(value, issue)}`;
}

function reasonOf(value: unknown, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return `모르는 값이 있어요. (${issue.keys.slice(0, 3).join(", ").slice(0, 60)})`;
    case "too_small":
      return "비어 있거나 너무 작아요.";
    case "too_big":
      return "너무 길거나 커요.";
    case "not_multiple_of":
      return "소수 첫째 자리까지 쓸 수 있어요.";
    case "custom":
      return CUSTOM[issue.message] ?? "문항의 다른 값과 맞지 않아요.";
    default:
      return valueAt(value, issue.path) === undefined ? "빠졌어요." : "쓸 수 없는 값이에요.";
  }
}

/** What the schemas of items say of themselves, in Korean. */
const CUSTOM: Readonly<Record<string, string>> = {
  "the key is not among the options": "정답 번호가 보기에 없어요.",
  "the key is not among the places": "정답 번호가 지문에 없어요.",
  "a field has no accepted answer": "답을 쓸 칸마다 정답이 있어야 해요.",
  "an accepted order does not use each piece once":
    "정답 순서는 배열할 낱말을 한 번씩 모두 써야 해요.",
  "a span ends before it starts": "끝이 시작보다 앞에 있어요.",
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
