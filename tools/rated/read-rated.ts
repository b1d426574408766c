/**
 * Items that a judge has rated, as printed, read back into the view that the engine has of its own: the text is
 * restored with the key, and the marks become spans of it.
 */
import { analyse } from "@pulda/english";
import type { ItemView, Source } from "@pulda/makers";
import { numberOfCircled, type Operation, type Span } from "@pulda/question";

/** A line of a file of ratings. */
export interface RatedLine {
  readonly id: string;
  readonly type: string;
  /** As `printQuestion` prints it. */
  readonly item: string;
  readonly key: string;
  /** The choice number, or the written answers. */
  readonly answer: number | string | readonly string[];
  /** 3: print as it is; 2: after a small edit; 1: would rather write a new one. */
  readonly use?: 1 | 2 | 3;
  /** The share of students who would answer it right, in percent. */
  readonly right?: number;
  /** The author's words at the edited place, where the print does not show them. */
  readonly original?: string;
}

export interface RatedItem {
  readonly line: RatedLine;
  readonly view: ItemView;
  readonly source: Source;
}

/** A mark in a printed text and what stood in its place. */
interface PrintedEdit {
  readonly original: string;
  /** Whether it is a place that the view lists. */
  readonly isPlace: boolean;
}

/**
 * Reads a rated item; null for one whose print does not give its text back.
 * @example readRated(JSON.parse(line))?.view.places.length // 5
 */
export function readRated(line: RatedLine): RatedItem | null {
  const [, ...lines] = line.item.split("\n");
  const options = lines.filter((text) => /^[①-⑤] /u.test(text)).map((text) => text.slice(2));
  const prompt = lines.filter((text) => text.startsWith("▷ ")).map((text) => text.slice(2));
  const body = lines
    .filter(
      (text) =>
        !/^(?:[①-⑤] |▷ |\* |〈보기〉|(?:틀린 것|고친 표현) |(?:\([A-E]\) )?________(?: [^.?!]*)?$)/u.test(
          text,
        ),
    )
    .join("\n");
  const cells = options.map((option) => option.split(" / "));
  const key = typeof line.answer === "number" ? line.answer : keyNumber(line.key);
  const read =
    line.type === "sentence-order"
      ? readOrder(body, key, options)
      : line.type === "sentence-insertion"
        ? readInsertion(body, key)
        : readMarked(body, line, key, cells);
  if (!read) return null;
  const { text, places, operation } = read;
  return {
    line,
    source: { passage: 0, text, analysis: analysisOf(text) },
    view: {
      type: line.type,
      excerpt: { start: 0, end: text.length },
      operation,
      places,
      options: cells,
      key,
      answers: answersOf(line),
      prompt: prompt.join(" "),
    },
  };
}

interface Read {
  readonly text: string;
  readonly places: readonly Span[];
  readonly operation: Operation;
}

const cache = new Map<string, ReturnType<typeof analyse>>();

function analysisOf(text: string): ReturnType<typeof analyse> {
  let analysis = cache.get(text);
  if (!analysis) cache.set(text, (analysis = analyse(text)));
  return analysis;
}

function keyNumber(key: string): number | null {
  return numberOfCircled(key.charAt(0)) || null;
}

function answersOf({ answer, type, key }: RatedLine): string[] {
  if (Array.isArray(answer)) return [...(answer as readonly string[])];
  if (type === "grammar-correction") return [key.split(", ").at(-1) ?? ""];
  return typeof answer === "string" ? [answer] : [];
}

function readOrder(body: string, key: number | null, options: readonly string[]): Read | null {
  const parts = new Map<string, string>();
  let current = "";
  for (const line of body.split("\n")) {
    const start = /^(?:주어진 글: |\(([ABC])\) )/u.exec(line);
    if (start) parts.set((current = start[1] ?? "given"), line.slice(start[0].length));
    else parts.set(current, `${parts.get(current) ?? ""}\n${line}`);
  }
  const order = options[(key ?? 1) - 1]?.match(/[ABC]/gu) ?? [];
  const texts = ["given", ...order].map((label) => parts.get(label) ?? "");
  if (texts.length !== 4 || texts.some((text) => text === "")) return null;
  const spans: Span[] = [];
  let text = "";
  for (const part of texts) {
    if (text) text += " ";
    spans.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  const [given = { start: 0, end: 0 }, ...pieces] = spans;
  return {
    text,
    places: pieces,
    operation: { kind: "shuffle", given, pieces, joints: pieces.map(() => " ") },
  };
}

function readInsertion(body: string, key: number | null): Read | null {
  const match = /^주어진 글: ([^\n]*)\n([\s\S]*)$/u.exec(body);
  const given = match?.[1];
  const passage = match?.[2];
  if (given === undefined || passage === undefined) return null;
  const places: Span[] = [];
  let text = "";
  let removed: Span | null = null;
  for (const part of passage.split(/(\( [①-⑤] \) ?)/u)) {
    const slot = /^\( ([①-⑤]) \)/u.exec(part)?.[1];
    if (slot === undefined) {
      text += part;
      continue;
    }
    places.push({ start: text.length, end: text.length });
    if (numberOfCircled(slot) !== key) continue;
    if (text && !/\s$/u.test(text)) text += " ";
    removed = { start: text.length, end: text.length + given.length };
    text += `${given} `;
  }
  if (!removed) return null;
  return { text: text.trimEnd(), places, operation: { kind: "remove", span: removed, gap: " " } };
}

/** A text with underlines, boxes, blanks or numbered sentences. */
function readMarked(
  body: string,
  line: RatedLine,
  key: number | null,
  options: readonly (readonly string[])[],
): Read | null {
  const places: Span[] = [];
  const originals: string[] = [];
  let text = "";
  let blank = 0;
  const edits: { span: Span; original: string; replacement: string }[] = [];
  const pieces = body.split(
    /([①-⑤]?_[^_\n]+_|\([A-E]\) \[ [^\]]+ \]|(?:\([A-E]\) )?[a-z]*________(?: \([^)]+\))?)/u,
  );
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      text += piece;
      continue;
    }
    const mark = readMark(piece);
    places.push({ start: text.length, end: text.length + mark.original.length });
    originals.push(mark.original);
    text += mark.original;
  }
  if (line.type === "irrelevant-sentence") return readIntruder(text, key);
  const operation = operationOf();
  return operation && { text, places, operation };

  function readMark(piece: string): PrintedEdit {
    const underlined = /^([①-⑤]?)_(.+)_$/u.exec(piece);
    if (underlined && !piece.includes("________")) {
      const shown = underlined[2] ?? "";
      const isEdited =
        key !== null &&
        numberOfCircled(underlined[1] ?? "") === key &&
        /^(?:grammar-error|grammar-correction|word-in-context)$/u.test(line.type);
      const original = isEdited ? (line.original ?? answersOf(line)[0] ?? shown) : shown;
      if (isEdited)
        edits.push({
          span: { start: text.length, end: text.length + original.length },
          original,
          replacement: shown,
        });
      return { original, isPlace: true };
    }
    const cells = options[(key ?? 1) - 1] ?? [];
    const answers = answersOf(line);
    const at = blank++;
    return { original: (options.length > 0 ? cells[at] : answers[at]) ?? "", isPlace: true };
  }

  function operationOf(): Operation | null {
    const [edited] = edits;
    if (edited) return { kind: "replace", ...edited };
    switch (line.type) {
      case "grammar-choice":
      case "word-choice":
        return {
          kind: "boxes",
          boxes: places.map((span, at) => {
            const original = originals[at] ?? "";
            const other = options.map((cells) => cells[at]).find((cell) => cell !== original);
            return { span, original, distractor: other ?? "" };
          }),
        };
      case "connective":
      case "word-form":
        return {
          kind: "blanks",
          blanks: places.map((span, at) => ({ span, original: originals[at] ?? "" })),
        };
      case "blank":
      case "word-spelling":
        return places[0] ? { kind: "blank", span: places[0], original: originals[0] ?? "" } : null;
      case "word-order":
        return places[0]
          ? { kind: "arrange", span: places[0], original: originals[0] ?? "" }
          : null;
      default:
        return { kind: "keep" };
    }
  }
}

/** Five numbered sentences, the keyed one of which was not in the source. */
function readIntruder(printed: string, key: number | null): Read | null {
  if (key === null) return null;
  const places: Span[] = [];
  let text = "";
  let intruder = "";
  for (const part of printed.split(/(?=[①-⑤])/u)) {
    const number = numberOfCircled(part.charAt(0));
    if (number === 0) {
      text += part;
      continue;
    }
    const sentence = part.slice(1);
    const end = number === 5 ? sentence.search(/(?<=[.?!]["”]?)\s/u) : -1;
    const own = end < 0 ? sentence.trimEnd() : sentence.slice(0, end);
    places.push({ start: text.length, end: text.length + (number === key ? 0 : own.length) });
    if (number === key) intruder = own;
    text += number === key ? sentence.slice(own.length).trimStart() : sentence;
  }
  const at = places[key - 1]?.start ?? 0;
  return { text, places, operation: { kind: "insert", at, text: intruder, gap: " " } };
}
