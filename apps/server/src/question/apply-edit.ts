/** Applies an author's edit to an item, or refuses it. */
import type { ParsedOf, endpoints, FieldError } from "@pulda/contract";
import { CODE } from "@pulda/contract";
import { brokenByEdit, ItemContent, type Block, type Passage } from "@pulda/question";
import { Failure, invalid } from "../http/failure.ts";

export type ItemEdit = Omit<ParsedOf<typeof endpoints.questionEdit>, "id" | "version">;

const NO_SUCH_FIELD = "이 문항에는 없는 항목이에요.";
const UNUSABLE = "이대로는 풀 수 없는 문항이에요. 다시 확인해 주세요.";
const BROKEN = "이렇게 고치면 정답을 자동으로 확인할 수 없어요. 직접 출제로 저장할 수 있어요.";

/**
 * The item after an edit. An edit that breaks the proof is refused with one error for each thing that it
 * breaks, all under the field `as_author`; with `as_author` the item becomes the author's own.
 */
export function applyEdit(
  before: ItemContent,
  edit: ItemEdit,
  passages: readonly Passage[],
): ItemContent | Failure {
  const { as_author, ...fields } = edit;
  const changes = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  for (const field of Object.keys(changes))
    if (!(field in before)) return invalid(field, NO_SUCH_FIELD);
  const draft: unknown = { ...before, ...changes, ...placeCount(before, edit.blocks) };
  const parsed = ItemContent.safeParse(draft);
  if (!parsed.success) return unusable(parsed.error.issues.map(({ path }) => String(path[0])));
  const after = parsed.data;
  const problem = optionProblem(after) ?? placeProblem(after);
  if (problem) return new Failure(CODE.invalid, problem.message, { errors: [problem] });
  const broken = brokenByEdit(before, after, passages);
  if (broken.length === 0) return after;
  if (as_author) return { ...after, proof: { kind: "author" } };
  const errors = broken.map((message) => ({ field: "as_author", message }));
  return new Failure(CODE.invalid, BROKEN, { errors });
}

function unusable(fields: readonly string[]): Failure {
  const errors = [...new Set(fields)].map((field) => ({ field, message: UNUSABLE }));
  return new Failure(CODE.invalid, UNUSABLE, { errors });
}

/** A `mark` item has as many numbered places as its text shows. */
function placeCount(
  before: ItemContent,
  blocks: readonly Block[] | undefined,
): { places?: number } {
  return before.shape === "mark" && blocks ? { places: numberedPlaces(blocks).length } : {};
}

function numberedPlaces(blocks: readonly Block[]): number[] {
  return blocks.flatMap(({ runs }) =>
    runs.flatMap((run) => ("place" in run && run.place !== undefined ? [run.place] : [])),
  );
}

function placeProblem(item: ItemContent): FieldError | null {
  if (item.shape !== "mark") return null;
  const places = numberedPlaces(item.blocks).toSorted((a, b) => a - b);
  return places.every((place, at) => place === at + 1)
    ? null
    : { field: "blocks", message: "번호는 ①부터 차례로 한 번씩만 쓸 수 있어요." };
}

function optionProblem(item: ItemContent): FieldError | null {
  if (item.shape !== "choose") return null;
  const rows = item.options.map(({ cells }) => cells);
  if (rows.some((cells) => cells.length !== rows[0]?.length))
    return { field: "options", message: "보기마다 칸의 수가 같아야 해요." };
  if (new Set(rows.map((cells) => cells.join("\n"))).size < rows.length)
    return { field: "options", message: "같은 보기가 두 번 있어요." };
  return null;
}
