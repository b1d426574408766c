/** 문장 삽입: a sentence is removed that fits in only one of five slots. */
import { withParticle, type Sentence } from "@pulda/english";
import type { ItemContent, Run } from "@pulda/question";
import { describeTie } from "../../shared/cohesion.ts";
import { type Maker, type Source } from "../../maker.ts";
import { rankedGaps, type Gap } from "./gap.ts";
import { rejectionsFor } from "../../shared/rejections.ts";

const INSTRUCTION = "글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.";

/** The most items that are proposed for a passage. */
const MAX_PROPOSED = 12;

export const sentenceInsertion: Maker = {
  id: "sentence-insertion",
  name: "문장 삽입",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  oftenKeyed: [1, 5],
  *propose(source, order) {
    for (const gap of rankedGaps(source, order).slice(0, MAX_PROPOSED)) yield write(source, gap);
    return "들어갈 자리가 하나로 정해지는 문장(앞뒤 문장과 지시어·대명사로 이어지고, 다른 자리 네 곳이 분명히 틀린 문장)을 찾지 못했어요.";
  },
};

function write(source: Source, gap: Gap): ItemContent {
  const { text } = source;
  const { sentences, removed, slots, key } = gap;
  const first = sentences[0];
  const last = sentences.at(-1);
  const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
  const after = sentences[sentences.indexOf(removed) + 1];
  const space = text.slice(removed.end, after?.start ?? removed.end);
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
      distractors: rejectionsFor(gap.reasons, key, (reason) => reason).map((rejection) => {
        const trap = trapOf(gap.lures[rejection.choice - 1] ?? null);
        return trap ? { ...rejection, trap } : rejection;
      }),
    },
    difficulty,
  };
}

/** Why a learner takes a slot: a word of the given sentence stands beside it. */
function trapOf(lure: string | null): string | null {
  return lure === null
    ? null
    : `주어진 문장에 나온 ${withParticle(lure, "이/가", `'${lure}'`)} 바로 앞뒤에도 있어서 이어진다고 착각하기 쉬워요.`;
}

/** The text without the removed sentence, with slots before their sentences. */
function runs(
  text: string,
  sentences: readonly Sentence[],
  removed: Sentence,
  slots: readonly number[],
): Run[] {
  const runList: Run[] = [];
  let start = sentences[0]?.start ?? 0;
  slots.forEach((slot, at) => {
    const sentence = sentences[slot];
    if (!sentence) return;
    runList.push({ kind: "plain", text: text.slice(start, sentence.start) });
    runList.push({ kind: "slot", place: at + 1 });
    start = sentence === removed ? (sentences[slot + 1]?.start ?? sentence.end) : sentence.start;
  });
  runList.push({ kind: "plain", text: text.slice(start, sentences.at(-1)?.end ?? start) });
  return runList;
}
