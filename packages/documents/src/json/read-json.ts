/** Reads Pulda JSON: the same exam as was written, or what is wrong with the file. */
import { Passage, type Item } from "@pulda/question";
import { z } from "zod";
import type { ExamContent } from "../exam/exam-content.ts";
import { FORMAT, LIMITS, VERSION } from "./format.ts";
import { checkItem } from "./item-problem.ts";
import { isDeeperThan } from "./nesting.ts";
import { problemText } from "./problem-text.ts";

/** An exam that was read, or in Korean why it was not. */
export type JsonImport =
  | { readonly ok: true; readonly exam: ExamContent }
  | { readonly ok: false; readonly message: string };

/** All but the passages and items, which are checked one by one. */
const ExamFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  title: z.string().min(1).max(LIMITS.title),
  seed: z.int().min(0).optional(),
  code: z.string().max(40).optional(),
  passages: z.array(z.unknown()).max(LIMITS.passages),
  items: z.array(z.unknown()).min(1).max(LIMITS.items),
});

const PassageInFile = z.strictObject({
  ...Passage.shape,
  title: z.string().max(LIMITS.title).optional(),
  text: z.string().min(1).max(LIMITS.passageLength),
  translation: z.string().max(LIMITS.passageLength).optional(),
});

const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/u;

/**
 * Reads a file of Pulda JSON.
 * @example readJson(toJson(exam)) // { ok: true, exam }
 */
export function readJson(text: string): JsonImport {
  if (text.length > LIMITS.length) return refuse("파일이 너무 커요.");
  // PostgreSQL cannot store it
  if (ESCAPED_NUL.test(text)) return refuse("쓸 수 없는 글자(U+0000)가 들어 있어요.");
  const value = parse(text.replace(/^\ufeff/u, ""));
  if (!isObject(value) || value["format"] !== FORMAT)
    return refuse("풀다에서 내보낸 JSON 파일이 아니에요.");
  if (typeof value["version"] === "number" && value["version"] > VERSION)
    return refuse("더 새로운 풀다에서 내보낸 파일이에요. 풀다를 새 판으로 올린 뒤에 열어 주세요.");
  const file = ExamFile.safeParse(value);
  const issue = file.error?.issues[0];
  if (!file.success) return refuse(issue ? problemText("", value, issue) : "읽을 수 없어요.");
  const { title, seed, code } = file.data;
  const passages: Passage[] = [];
  for (const [at, one] of file.data.passages.entries()) {
    const passage = PassageInFile.safeParse(one);
    const wrong = passage.error?.issues[0];
    if (wrong) return refuse(problemText(`지문 ${at + 1}의 `, one, wrong));
    if (passage.success) passages.push(passage.data);
  }
  const items: Item[] = [];
  const seen = { ids: new Set<number>(), positions: new Set<number>() };
  for (const [at, one] of file.data.items.entries()) {
    const checked = checkItem(one, at + 1, passages);
    if (!checked.ok) return refuse(checked.problem);
    const { id, position } = checked.item;
    if (seen.ids.has(id) || seen.positions.has(position))
      return refuse(`${at + 1}번 문항의 번호나 id가 다른 문항과 같아요.`);
    seen.ids.add(id);
    seen.positions.add(position);
    items.push(checked.item);
  }
  return {
    ok: true,
    exam: {
      title,
      passages,
      items,
      ...(seed !== undefined && { seed }),
      ...(code !== undefined && { code }),
    },
  };
}

/** The value of a JSON text; undefined where it is none, or one so deep that no exam needs it. */
function parse(text: string): unknown {
  if (isDeeperThan(text, LIMITS.depth)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(message: string): JsonImport {
  return { ok: false, message };
}
