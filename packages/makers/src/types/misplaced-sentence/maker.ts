/** 위치가 어색한 문장: a sentence of the text was moved to where it interrupts two others. */
import type { Sentence } from "@pulda/english";
import { circled, type ItemContent, type Run } from "@pulda/question";
import type { Maker, Source } from "../../maker.ts";
import { describeTie } from "../../shared/cohesion.ts";
import { quoted } from "../../shared/quote.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { pointsFor } from "../../shared/runs.ts";
import { NUMBERED_SENTENCES, rankedMoves, type Move } from "./moves.ts";

const INSTRUCTION = "다음 글의 ①~⑤ 중, 글의 흐름으로 보아 위치가 적절하지 않은 문장은?";

/** The most moves that are proposed for a passage. */
const MAX_PROPOSED = 12;

export const misplacedSentence: Maker = {
  id: "misplaced-sentence",
  name: "위치가 어색한 문장",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    for (const move of rankedMoves(source, order).slice(0, MAX_PROPOSED)) yield write(source, move);
    return "옮기면 앞뒤가 끊기고 그 문장만 제자리로 돌리면 다시 이어지는 문장을 찾지 못했거나, 편지나 안내문이에요.";
  },
};

function write(source: Source, move: Move): ItemContent {
  const { shown, moved, next, key, seams, from } = move;
  const difficulty = move.isPlain ? "middle" : "high";
  const inOrder = shown.toSorted((a, b) => a.index - b.index);
  const before = inOrder[inOrder.indexOf(moved) - 1]!;
  const follower = inOrder[inOrder.indexOf(moved) + 1]!;
  const numbered = shown.slice(from, from + NUMBERED_SENTENCES);
  const rejections = numbered.flatMap((sentence, at) =>
    sentence === moved ? [] : [{ choice: at + 1, reason: reasonFor(move, sentence) }],
  );
  const notes = [
    describeTie(seams.own),
    `그래서 ${circled(key)} 문장은 ${quoted(openingOf(before))}로 시작하는 문장 바로 뒤에 와야 해요.`,
    `${circled(key)} 문장을 빼면 끊겼던 앞뒤 문장이 다시 이어져요: ${describeTie(seams.joint)}`,
    ...(seams.follower
      ? [`제자리에 두면 그 뒤의 문장도 이어져요: ${describeTie(seams.follower)}`]
      : []),
  ];
  return {
    version: 1,
    type: "misplaced-sentence",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: runsOf(source.text, move) }],
    places: NUMBERED_SENTENCES,
    key: { choice: key },
    explanation: explanationOf(notes, []),
    proof: {
      kind: "made",
      passage: source.passage,
      source: { start: inOrder[0]!.start, end: inOrder.at(-1)!.end },
      operation: {
        kind: "move",
        span: { start: moved.start, end: moved.end },
        to: next.start,
        gap: source.text.slice(moved.end, follower.start),
      },
      rules: ["cohesion"],
      evidence: Object.values(seams).flatMap((tie) =>
        tie ? [{ span: tie.span, note: describeTie(tie) }] : [],
      ),
      distractors: rejections,
    },
    difficulty,
  };
}

function reasonFor({ moved, next, shown }: Move, sentence: Sentence): string {
  const text = quoted(sentence.text);
  if (sentence === next) return `${text}는 옮겨진 문장을 빼면 그 앞 문장에 바로 이어져요.`;
  return shown[shown.indexOf(sentence) + 1] === moved
    ? `${text}의 뒤에는 옮겨진 문장이 아니라 그다음 문장이 와야 해요.`
    : `${text}는 앞 문장에 이어지는 제자리에 있어요.`;
}

/** The first words of a sentence. */
function openingOf({ text }: Sentence): string {
  return text.split(" ").slice(0, OPENING_WORDS).join(" ");
}

const OPENING_WORDS = 4;

/** The text in the order in which it is shown, with numbers before five of its sentences. */
function runsOf(text: string, { shown, from }: Move): Run[] {
  const runs: Run[] = [];
  let plain = "";
  for (const [at, sentence] of shown.entries()) {
    const place = at - from + 1;
    if (place >= 1 && place <= NUMBERED_SENTENCES) {
      if (plain !== "") runs.push({ kind: "plain", text: plain });
      runs.push({ kind: "labelled", text: sentence.text, place });
      plain = "";
    } else plain += sentence.text;
    // each sentence takes the white space behind it along
    const follower = shown.find(({ index }) => index === sentence.index + 1);
    if (follower) plain += text.slice(sentence.end, follower.start);
  }
  if (plain !== "") runs.push({ kind: "plain", text: plain });
  return runs;
}
