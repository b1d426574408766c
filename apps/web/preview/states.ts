/** The states that an item can be seen in. */
import { grade, type BlockSpan, type Item, type ItemResponse } from "@pulda/question";

export interface State {
  readonly name: string;
  readonly response: ItemResponse | null;
  /** Whether key, 해설 and lit places are shown. */
  readonly isGraded: boolean;
  readonly struck?: readonly number[];
  readonly highlights?: readonly BlockSpan[];
}

/** Every state that an item of this shape has. */
export function statesOf(item: Item): State[] {
  const wrong = wrongOf(item);
  const partial = partialOf(item);
  return [
    { name: "풀지 않음", response: null, isGraded: false },
    { name: "답함", response: wrong, isGraded: false },
    ...(item.shape === "choose" || item.shape === "mark"
      ? [{ name: "보기 지움", response: null, isGraded: false, struck: [1, 3] }]
      : []),
    { name: "형광펜", response: null, isGraded: false, highlights: highlightsOf(item) },
    { name: "맞음", response: rightOf(item), isGraded: true },
    { name: "틀림", response: wrong, isGraded: true, struck: [1], highlights: highlightsOf(item) },
    ...(partial ? [{ name: "일부 맞음", response: partial, isGraded: true }] : []),
    { name: "답하지 않음", response: null, isGraded: true },
  ];
}

function rightOf(item: Item): ItemResponse {
  switch (item.shape) {
    case "choose":
    case "mark":
      return { choice: item.key.choice };
    case "write":
      return { texts: item.key.accepted.map(([text = ""]) => text) };
    case "arrange":
      return { order: item.key.orders[0] ?? [] };
  }
}

function wrongOf(item: Item): ItemResponse {
  switch (item.shape) {
    case "choose":
    case "mark":
      return { choice: item.key.choice === 1 ? 2 : 1 };
    case "write":
      return { texts: item.key.accepted.map(() => "mistake") };
    case "arrange":
      return { order: item.key.orders[0]?.toReversed() ?? [] };
  }
}

/** An answer that gets some of the points: the first field right, or its letters nearly so. */
function partialOf(item: Item): ItemResponse | null {
  if (item.shape !== "write") return null;
  const right = item.key.accepted.map(([text = ""]) => text);
  const candidates = [
    right.map((text, at) => (at === 0 ? text : "mistake")),
    right.map((text) => text.slice(0, -2) + text.slice(-2).split("").toReversed().join("")),
  ];
  const texts = candidates.find((one) => grade(item, { texts: one }).kind === "partial");
  return texts ? { texts } : null;
}

/** The first words of the first text that is long enough. */
function highlightsOf({ blocks }: Item): BlockSpan[] {
  const block = blocks.findIndex(({ runs }) =>
    runs.some((run) => run.kind === "plain" && run.text.length > 40),
  );
  return block < 0 ? [] : [{ block, start: 0, end: 24 }];
}
