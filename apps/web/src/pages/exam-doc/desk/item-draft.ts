/** An item while it is edited, and the edit that results from it. */
import type { Block, Item } from "@pulda/question";
import { MAX_POINTS, MIN_POINTS, isPoints } from "@pulda/question/schema-free";
import type { FieldsOf } from "../../../api/client.ts";
import { markupToRuns, runsToMarkup } from "./run-markup.ts";

export interface ItemDraft {
  readonly instruction: string;
  readonly points: string;
  readonly explanation: string;
  /** The text of each block, with markup. */
  readonly texts: readonly string[];
  readonly options: readonly (readonly string[])[];
  /** Of `choose` and `mark`; from 1. */
  readonly choice: number;
  /** The answers of each field, a line each. */
  readonly answers: readonly string[];
  /** The pieces as they are shown, a line each. */
  readonly pieces: string;
  /** The pieces in the order of the key, a line each. */
  readonly order: string;
}

export function draftOf(item: Item): ItemDraft {
  return {
    instruction: item.instruction,
    points: String(item.points),
    explanation: item.explanation,
    texts: item.blocks.map(({ runs }) => runsToMarkup(runs)),
    options: item.shape === "choose" ? item.options.map(({ cells }) => cells) : [],
    choice: "choice" in item.key ? item.key.choice : 0,
    answers: item.shape === "write" ? item.key.accepted.map((accepted) => accepted.join("\n")) : [],
    pieces: item.shape === "arrange" ? item.pieces.join("\n") : "",
    order: item.shape === "arrange" ? orderedPieces(item).join("\n") : "",
  };
}

const POINTS_PROBLEM = `배점은 ${MIN_POINTS}–${MAX_POINTS.toLocaleString("en-US")}점이고 소수 첫째 자리까지 쓸 수 있어요.`;

type Edit = Omit<FieldsOf<"questionEdit">, "id" | "version" | "as_author">;

/** The fields that differ from the item, or the field that is invalid, and why. */
export function editOf(
  item: Item,
  draft: ItemDraft,
): { edit: Edit } | { field: string; problem: string } {
  const before = draftOf(item);
  const points = Number(draft.points);
  if (!isPoints(points)) return { field: "points", problem: POINTS_PROBLEM };
  const isSame = (name: keyof ItemDraft) =>
    JSON.stringify(draft[name]) === JSON.stringify(before[name]);
  const edit: Edit = {
    ...(!isSame("instruction") && { instruction: draft.instruction }),
    ...(!isSame("points") && { points }),
    ...(!isSame("explanation") && { explanation: draft.explanation }),
    ...(!isSame("texts") && { blocks: blocksOf(item.blocks, draft.texts) }),
    ...(!isSame("options") && { options: draft.options.map((cells) => ({ cells: [...cells] })) }),
    ...(!isSame("choice") && { key: { choice: draft.choice } }),
    ...(!isSame("answers") && { key: { accepted: draft.answers.map(linesOf) } }),
  };
  if (isSame("pieces") && isSame("order")) return { edit };
  const pieces = linesOf(draft.pieces);
  const order = pieceOrder(pieces, linesOf(draft.order));
  if (!order) return { field: "order", problem: "정답에 낱말 조각을 모두 한 번씩 써 주세요." };
  return { edit: { ...edit, pieces, key: { orders: [order] } } };
}

/** A text's lines, trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function blocksOf(blocks: readonly Block[], texts: readonly string[]): Block[] {
  return blocks.map((block, at) => {
    const text = texts[at] ?? "";
    return text === runsToMarkup(block.runs)
      ? block
      : { ...block, runs: markupToRuns(text, block.runs) };
  });
}

function orderedPieces(item: Extract<Item, { shape: "arrange" }>): string[] {
  return (item.key.orders[0] ?? []).map((at) => item.pieces[at] ?? "");
}

/** The index of each line in `pieces`, every piece used once; null where that is not possible. */
function pieceOrder(pieces: readonly string[], lines: readonly string[]): number[] | null {
  const unused = pieces.map((piece, at) => ({ piece, at }));
  const order = lines.map((line) => {
    const found = unused.findIndex(({ piece }) => piece === line);
    return found < 0 ? -1 : (unused.splice(found, 1)[0]?.at ?? -1);
  });
  return unused.length === 0 && !order.includes(-1) ? order : null;
}
