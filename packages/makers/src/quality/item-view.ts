/**
 * A neutral view of an item: what gates and the score look at. It can be had from an item that was just made and
 * from a printed one that a judge has rated, so that both are measured alike.
 */
import type { ItemContent, Operation, Run, Span } from "@pulda/question";

export interface ItemView {
  readonly type: string;
  /** The span of the source that the item shows. */
  readonly excerpt: Span;
  readonly operation: Operation;
  /**
   * The marked places in the order of print, as spans of the source: underlined words, numbered sentences, blanks,
   * boxes; a slot and an inserted sentence are empty spans.
   */
  readonly places: readonly Span[];
  /** The options with their cells, in the order of print; none where nothing is offered. */
  readonly options: readonly (readonly string[])[];
  /** The choice number of the key or of the place to correct, from 1; null where nothing is numbered. */
  readonly key: number | null;
  /** The written answers or the arranged words; the first accepted of each field. */
  readonly answers: readonly string[];
  /** What is printed besides the passage and the options: a definition, a word. */
  readonly prompt: string;
}

/** The view of an item that was made from a passage; null for any other. */
export function viewOf(item: ItemContent): ItemView | null {
  const { proof, type } = item;
  if (proof.kind !== "made") return null;
  const { source: excerpt, operation } = proof;
  const places = placesOf(item, excerpt, operation);
  return {
    type,
    excerpt,
    operation,
    places,
    options: item.shape === "choose" ? item.options.map(({ cells }) => cells) : [],
    key: "choice" in item.key ? item.key.choice : editedPlace(places, operation),
    answers: answersOf(item),
    prompt: item.blocks
      .filter(({ kind }) => kind === "prompt")
      .flatMap(({ runs }) => runs.map((run) => ("text" in run ? run.text : "")))
      .join(" "),
  };
}

/** The number of the place that an item has edited, to be found and corrected; null where there is none. */
function editedPlace(places: readonly Span[], operation: Operation): number | null {
  if (operation.kind !== "replace") return null;
  const at = places.findIndex(({ start }) => start === operation.span.start);
  return at < 0 ? null : at + 1;
}

function answersOf(item: ItemContent): string[] {
  if (item.shape === "write") return item.key.accepted.map(([first = ""]) => first);
  if (item.shape === "arrange")
    return [(item.key.orders[0] ?? []).map((at) => item.pieces[at]).join(" ")];
  return [];
}

function placesOf(item: ItemContent, excerpt: Span, operation: Operation): Span[] {
  switch (operation.kind) {
    case "boxes":
      return operation.boxes.map(({ span }) => span);
    case "blanks":
    case "match":
      return operation.blanks.map(({ span }) => span);
    case "blank":
    case "arrange":
      return [operation.span];
    case "edits":
      return item.blocks.some(({ runs }) => runs.some(({ kind }) => kind === "underlined"))
        ? markedPlaces(item, excerpt, operation)
        : operation.edits.map(({ span }) => span);
    case "shuffle":
      return operation.pieces;
    case "move":
      return placesAround(item, excerpt, operation);
    default:
      return markedPlaces(item, excerpt, operation);
  }
}

/** The places of a passage whose runs are its source, but for one sentence that was moved. */
function placesAround(
  item: ItemContent,
  excerpt: Span,
  { span, gap }: Extract<Operation, { kind: "move" }>,
): Span[] {
  const places: Span[] = [];
  const key = "choice" in item.key ? item.key.choice : null;
  /** The offset in the source, as if the moved sentence stood nowhere. */
  let at = excerpt.start;
  let added = 0;
  for (const run of item.blocks.find(({ kind }) => kind === "passage")?.runs ?? []) {
    const length = "text" in run ? run.text.length : 0;
    if (run.kind === "labelled" && run.place === key) {
      places.push(span);
      added = gap.length;
      continue;
    }
    const start = at < span.start ? at : at + span.end - span.start + gap.length;
    if (run.kind === "labelled") places.push({ start, end: start + length });
    at += length - added;
    added = 0;
  }
  return places;
}

/** The places of a passage whose runs are its source, but for one edit. */
function markedPlaces(item: ItemContent, excerpt: Span, operation: Operation): Span[] {
  const places: Span[] = [];
  let at = excerpt.start;
  /** White space that came with an inserted sentence and is no part of the source. */
  let added = 0;
  for (const run of item.blocks.find(({ kind }) => kind === "passage")?.runs ?? []) {
    const length = sourceLength(run, at, operation);
    if (operation.kind === "remove" && run.kind === "slot" && at === operation.span.start) {
      places.push({ start: at, end: at });
      at = operation.span.end + operation.gap.length;
      continue;
    }
    if (run.kind !== "plain") places.push({ start: at, end: at + length });
    if (operation.kind === "insert" && run.kind === "labelled" && length === 0)
      added = operation.gap.length;
    else if (run.kind === "plain") {
      at += length - Math.min(added, length);
      added = 0;
    } else at += length;
  }
  return places;
}

/** How many characters of the source a run stands for. */
function sourceLength(run: Run, at: number, operation: Operation): number {
  if (operation.kind === "replace" && at === operation.span.start && run.kind !== "plain")
    return operation.original.length;
  if (operation.kind === "insert" && run.kind === "labelled" && at === operation.at)
    return run.text === operation.text ? 0 : run.text.length;
  const edit =
    operation.kind === "edits" ? operation.edits.find(({ span }) => span.start === at) : undefined;
  if (edit && run.kind === "underlined") return edit.original.length;
  return "text" in run ? run.text.length : 0;
}
