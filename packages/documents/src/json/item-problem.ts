/** What keeps an item of a file out, in Korean for the user. */
import { gradedLength, Item, ItemContent, roundTripProblems, type Passage } from "@pulda/question";
import { LIMITS } from "./format.ts";
import { problemText } from "./problem-text.ts";

/** An item that is whole, or what is wrong with it. */
export type CheckedItem =
  | { readonly ok: true; readonly item: Item }
  | { readonly ok: false; readonly problem: string };

/**
 * Checks an item of a file: its schema, its key, its bounds, and that its key gives its passage back.
 * @param number its place in the file, from 1
 */
export function checkItem(
  value: unknown,
  number: number,
  passages: readonly Passage[],
): CheckedItem {
  const whose = `${number}번 문항의 `;
  const parsed = Item.safeParse(value);
  const whole = parsed.success ? contentOf(parsed.data) : parsed;
  const issue = whole.error?.issues[0];
  if (!parsed.success || issue)
    return issue
      ? { ok: false, problem: problemText(whose, value, issue) }
      : { ok: false, problem: `${number}번 문항을 읽을 수 없어요.` };
  const item = parsed.data;
  const excess = excessOf(item);
  if (excess) return { ok: false, problem: `${whose}${excess}` };
  return roundTripProblems(item, passages).length === 0
    ? { ok: true, item }
    : {
        ok: false,
        problem: `${whose}‘근거’(proof): 문항과 정답이 지문과 맞지 않아요. 파일에서 지문이나 문항을 고쳤는지 확인해 주세요.`,
      };
}

/** Checks what only the schema of an item without its place in an exam checks: the key. */
function contentOf({ id: _id, position: _position, ...content }: Item) {
  return ItemContent.safeParse(content);
}

/** What an item has too much of to be answered and graded. */
function excessOf(item: Item): string | null {
  if (JSON.stringify(item).length > LIMITS.itemLength) return "내용이 너무 길어요.";
  if (item.shape === "write") {
    if (item.fields.length > LIMITS.fields)
      return `‘답을 쓸 칸’(fields): ${LIMITS.fields}개까지 넣을 수 있어요.`;
    const length = item.key.accepted.flat().reduce((sum, one) => sum + gradedLength(one), 0);
    if (length > LIMITS.answers)
      return `‘정답’(key.accepted): 모두 합해 ${LIMITS.answers.toLocaleString("en-US")}자까지 쓸 수 있어요.`;
  }
  if (item.shape === "arrange") {
    if (item.pieces.length > LIMITS.pieces)
      return `‘배열할 낱말’(pieces): ${LIMITS.pieces}개까지 넣을 수 있어요.`;
    if (item.key.orders.length > LIMITS.orders)
      return `‘정답’(key.orders): 순서는 ${LIMITS.orders}가지까지 넣을 수 있어요.`;
  }
  return null;
}
