/** 어법: five underlined grammar points of different rules, one of them edited. */
import { grammarPoints, type GrammarPoint } from "@pulda/english";
import type { ItemContent, Run } from "@pulda/question";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { refuse, type Made, type Maker, type Source } from "../maker.ts";
import { explain, whyRight } from "./explanation.ts";
import { choosePoints, type Choice } from "./choice.ts";

export const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?";

export const grammarError: Maker = {
  id: "grammar-error",
  name: "어법",
  shape: "mark",
  auto: true,
  make(source, order) {
    const parts = order.random.shuffled(excerpts(source));
    let most = 0;
    for (const excerpt of parts) {
      const points = excerpt.sentences.flatMap(grammarPoints);
      most = Math.max(most, new Set(points.map(({ rule }) => rule)).size);
      const choice = choosePoints(points, excerpt.sentences, order);
      if (choice) return { ok: true, item: write(source, excerpt, choice) };
    }
    return reason(most);
  },
};

function reason(rules: number): Made {
  return rules < 5
    ? refuse(
        `서로 다른 어법 항목을 다섯 가지 이상 확실하게 찾지 못했어요. (찾은 항목 ${rules}가지)`,
      )
    : refuse("확실하게 틀린 표현으로 바꿀 수 있는 어법 자리를 고르게 찾지 못했어요.");
}

function write(source: Source, { span }: Excerpt, { points, key }: Choice): ItemContent {
  const edited = points[key - 1] as GrammarPoint & { replacement: string };
  const difficulty = edited.worth >= 3 ? "high" : edited.worth === 2 ? "middle" : "low";
  return {
    version: 1,
    type: "grammar-error",
    shape: "mark",
    instruction: INSTRUCTION,
    points: difficulty === "high" ? 3 : 2,
    blocks: [{ kind: "passage", runs: underline(source.text, span, points, edited) }],
    places: points.length,
    key: { choice: key },
    explanation: explain(points, key),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "replace",
        span: { start: edited.start, end: edited.end },
        original: edited.original,
        replacement: edited.replacement,
      },
      rule: edited.rule,
      evidence: [{ span: edited.cue, note: whyRight(edited) }],
      distractors: points.flatMap((point, at) =>
        at === key - 1 ? [] : [{ choice: at + 1, reason: whyRight(point) }],
      ),
    },
    difficulty,
  };
}

function underline(
  text: string,
  span: { start: number; end: number },
  points: readonly GrammarPoint[],
  edited: GrammarPoint,
): Run[] {
  const runs: Run[] = [];
  let from = span.start;
  points.forEach((point, at) => {
    if (point.start > from) runs.push({ kind: "plain", text: text.slice(from, point.start) });
    const shown = point === edited ? (point.replacement ?? point.original) : point.original;
    runs.push({ kind: "underlined", text: shown, place: at + 1 });
    from = point.end;
  });
  if (from < span.end) runs.push({ kind: "plain", text: text.slice(from, span.end) });
  return runs;
}
