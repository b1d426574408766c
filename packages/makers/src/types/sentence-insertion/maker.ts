/** 문장 삽입: a sentence is removed that fits in only one of five slots. */
import type { Sentence } from "@pulda/english";
import type { ItemContent, Run } from "@pulda/question";
import { describeTie } from "../../shared/cohesion.ts";
import { type Maker, type Source } from "../../maker.ts";
import { rankedGaps, type Gap } from "./gap.ts";
import { rejectionsFor } from "../../shared/rejections.ts";

const INSTRUCTION = "글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.";

export const sentenceInsertion: Maker = {
  id: "sentence-insertion",
  name: "문장 삽입",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    for (const gap of rankedGaps(source, order)) yield write(source, gap);
    return "들어갈 자리가 하나로 정해지는 문장(앞뒤 문장과 지시어·대명사로 이어지는 문장)을 찾지 못했어요.";
  },
};

function write(source: Source, gap: Gap): ItemContent {
  const { text } = source;
  const { sentences, removed, slots, key } = gap;
  const first = sentences[0];
  const last = sentences.at(-1);
  const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
  const isLast = removed === last;
  const before = sentences[sentences.indexOf(removed) - 1];
  const after = sentences[sentences.indexOf(removed) + 1];
  const space = isLast
    ? text.slice(before?.end ?? removed.start, removed.start)
    : text.slice(removed.end, after?.start ?? removed.end);
  const back = gap.ties.find((tie) => tie.dependent === removed.index);
  const forward = gap.ties.find((tie) => tie.sources.includes(removed.index));
  const difficulty = back && forward ? "high" : "middle";
  return {
    version: 1,
    type: "sentence-insertion",
    shape: "mark",
    instruction: INSTRUCTION,
    points: difficulty === "high" ? 3 : 2,
    blocks: [
      { kind: "given", runs: [{ kind: "plain", text: text.slice(removed.start, removed.end) }] },
      { kind: "passage", runs: runs(text, sentences, removed, slots) },
    ],
    places: slots.length,
    key: { choice: key },
    explanation: [
      ...gap.ties.map(describeTie),
      gap.ties.length > 1
        ? "그래서 주어진 문장은 이 두 내용 사이에 들어가야 글이 자연스럽게 이어져요."
        : "그래서 주어진 문장이 이 자리에 들어가야 글이 자연스럽게 이어져요.",
    ].join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "remove",
        span: { start: removed.start, end: removed.end },
        gap: space,
      },
      rules: ["cohesion"],
      evidence: gap.ties.map((tie) => ({ span: tie.span, note: describeTie(tie) })),
      distractors: rejectionsFor(gap.reasons, key, (reason) => reason),
    },
    difficulty,
  };
}

/** The text without the removed sentence, with slots before their sentences or at the end. */
function runs(
  text: string,
  sentences: readonly Sentence[],
  removed: Sentence,
  slots: readonly number[],
): Run[] {
  const runList: Run[] = [];
  const last = sentences.at(-1);
  const plain = (start: number, to: number): void => {
    if (start < to) runList.push({ kind: "plain", text: text.slice(start, to) });
  };
  let start = sentences[0]?.start ?? 0;
  sentences.forEach((sentence, at) => {
    const place = slots.indexOf(at) + 1;
    if (sentence === removed) {
      const end = sentence === last ? (sentences[at - 1]?.end ?? start) : sentence.start;
      plain(start, end);
      runList.push({ kind: "slot", place });
      start = sentences[at + 1]?.start ?? sentence.end;
      return;
    }
    if (place > 0) {
      plain(start, sentence.start);
      runList.push({ kind: "slot", place });
      start = sentence.start;
    }
  });
  const endSlot = slots.indexOf(sentences.length) + 1;
  const end = last?.end ?? start;
  plain(start, removed === last ? start : end);
  if (endSlot > 0) runList.push({ kind: "slot", place: endSlot });
  return runList;
}
