/** 문장 삽입: a sentence is taken out and fits at one of five places only. */
import type { Sentence } from "@pulda/english";
import type { ItemContent, Run } from "@pulda/question";
import { describeTie } from "../../shared/cohesion.ts";
import { refuse, type Maker, type Source } from "../../maker.ts";
import { findGap, type Gap } from "./gap.ts";
import { rejectionsFor } from "../../shared/rejections.ts";

const INSTRUCTION = "글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.";

export const sentenceInsertion: Maker = {
  id: "sentence-insertion",
  name: "문장 삽입",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  make(source, order) {
    const gap = findGap(source, order);
    if (!gap)
      return refuse(
        "들어갈 자리가 하나로 정해지는 문장(앞뒤 문장과 지시어·대명사로 이어지는 문장)을 찾지 못했어요.",
      );
    return { ok: true, item: write(source, gap) };
  },
};

function write(source: Source, gap: Gap): ItemContent {
  const { text } = source;
  const { sentences, taken, slots, key } = gap;
  const first = sentences[0];
  const last = sentences.at(-1);
  const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
  const isLast = taken === last;
  const before = sentences[sentences.indexOf(taken) - 1];
  const after = sentences[sentences.indexOf(taken) + 1];
  const space = isLast
    ? text.slice(before?.end ?? taken.start, taken.start)
    : text.slice(taken.end, after?.start ?? taken.end);
  const back = gap.ties.find((tie) => tie.dependent === taken.index);
  const forward = gap.ties.find((tie) => tie.sources.includes(taken.index));
  const difficulty = back && forward ? "high" : "middle";
  return {
    version: 1,
    type: "sentence-insertion",
    shape: "mark",
    instruction: INSTRUCTION,
    points: difficulty === "high" ? 3 : 2,
    blocks: [
      { kind: "given", runs: [{ kind: "plain", text: text.slice(taken.start, taken.end) }] },
      { kind: "passage", runs: runs(text, sentences, taken, slots) },
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
        span: { start: taken.start, end: taken.end },
        gap: space,
      },
      rules: ["cohesion"],
      evidence: gap.ties.map((tie) => ({ span: tie.span, note: describeTie(tie) })),
      distractors: rejectionsFor(gap.reasons, key, (reason) => reason),
    },
    difficulty,
  };
}

/** The text without the taken sentence; each slot stands right before its sentence, or at the end. */
function runs(
  text: string,
  sentences: readonly Sentence[],
  taken: Sentence,
  slots: readonly number[],
): Run[] {
  const found: Run[] = [];
  const last = sentences.at(-1);
  const plain = (from: number, to: number): void => {
    if (from < to) found.push({ kind: "plain", text: text.slice(from, to) });
  };
  let from = sentences[0]?.start ?? 0;
  sentences.forEach((sentence, at) => {
    const place = slots.indexOf(at) + 1;
    if (sentence === taken) {
      const end = sentence === last ? (sentences[at - 1]?.end ?? from) : sentence.start;
      plain(from, end);
      found.push({ kind: "slot", place });
      from = sentences[at + 1]?.start ?? sentence.end;
      return;
    }
    if (place > 0) {
      plain(from, sentence.start);
      found.push({ kind: "slot", place });
      from = sentence.start;
    }
  });
  const endSlot = slots.indexOf(sentences.length) + 1;
  const end = last?.end ?? from;
  plain(from, taken === last ? from : end);
  if (endSlot > 0) found.push({ kind: "slot", place: endSlot });
  return found;
}
