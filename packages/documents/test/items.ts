/** Items of every shape, with every kind of run and block. */
import type { Block, Item, Operation } from "@pulda/question";

export const TEXT =
  "A path that many feet have made is rarely straight. It bends where the ground was wet, and it keeps the bend long after the ground has dried. Planners who see only the detour call it a mistake. People who walk it know that it remembers something the map forgot.";

const passage = (text = TEXT): Block => ({ kind: "passage", runs: [{ kind: "plain", text }] });

/** The fields that all items have; `keep` leaves the text as it is. */
function common(
  position: number,
  operation: Operation = { kind: "keep" },
  of = 0,
): Pick<
  Item,
  "id" | "position" | "version" | "type" | "points" | "explanation" | "difficulty" | "proof"
> {
  return {
    id: position,
    position,
    version: 1,
    type: "topic",
    points: 2,
    explanation: "길이 굽은 까닭을 말해요.\n① 땅이 말랐다는 말만 보고 고르기 쉬워요.",
    difficulty: "middle",
    proof: {
      kind: "made",
      passage: of,
      source: { start: 0, end: TEXT.length },
      operation,
      rules: ["topic"],
      evidence: [],
      distractors: [],
    },
  };
}

const long = (word: string) => `${word} that a crooked path keeps of the ground it once crossed`;

/** 주제 and 제목 of one text, unchanged: they can share it. */
export const topic = (position: number, of = 0): Item => ({
  ...common(position, { kind: "keep" }, of),
  shape: "choose",
  instruction: "다음 글의 주제로 가장 적절한 것은?",
  blocks: [
    passage(),
    { kind: "gloss", runs: [{ kind: "plain", text: "* detour: 우회로\n* bend: 굽이" }] },
  ],
  options: ["the memory", "the harm", "the cost", "the map", "the proof"].map((text) => ({
    cells: [long(text)],
  })),
  key: { choice: 1 },
});

/** An item that underlines a part of its text. */
export const implication = (position: number): Item => ({
  ...common(position),
  shape: "choose",
  instruction: "밑줄 친 부분이 다음 글에서 의미하는 바로 가장 적절한 것은?",
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: TEXT.slice(0, -43) },
        { kind: "underlined", text: TEXT.slice(-43) },
      ],
    },
    { kind: "gloss", runs: [{ kind: "plain", text: "* detour: 우회로" }] },
  ],
  options: ["far", "near", "wet", "dry", "old"].map((text) => ({ cells: [text] })),
  key: { choice: 5 },
});

const threeBoxes = (position: number): Item => ({
  ...common(position, { kind: "boxes", boxes: [] as never }),
  shape: "choose",
  instruction: "(A), (B)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?",
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "A path is " },
        { kind: "choice", label: "A", options: ["rarely", "always"] },
        { kind: "plain", text: " straight, and it " },
        { kind: "choice", label: "B", options: ["keeps", "loses"] },
        { kind: "plain", text: " its bends." },
      ],
    },
  ],
  options: [
    { cells: ["rarely", "keeps"] },
    { cells: ["rarely", "loses"] },
    { cells: ["always", "keeps"] },
    { cells: ["always", "loses"] },
  ],
  key: { choice: 1 },
});

export const places = (position: number): Item => ({
  ...common(position),
  shape: "mark",
  instruction: "글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.",
  blocks: [
    { kind: "given", runs: [{ kind: "plain", text: "Planners call it a mistake." }] },
    {
      kind: "passage",
      runs: [
        { kind: "labelled", text: "A path bends.", place: 1 },
        { kind: "plain", text: " " },
        { kind: "slot", place: 2 },
        { kind: "plain", text: " It keeps the bend. " },
        { kind: "underlined", text: "remembers", place: 3 },
      ],
    },
  ],
  places: 3,
  key: { choice: 2 },
});

export const writing = (position: number): Item => ({
  ...common(position),
  shape: "write",
  instruction: "빈칸에 알맞은 말을 쓰시오.",
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "It " },
        { kind: "blank", label: "A", lead: "k", hint: "keep" },
        { kind: "plain", text: " the bend.\nA second paragraph <b>&amp;</b> #set text(red) $x$." },
      ],
    },
    { kind: "example", label: "조건", runs: [{ kind: "plain", text: "1. 어형을 바꿀 것" }] },
    { kind: "prompt", runs: [{ kind: "plain", text: "우리말: 굽이를 간직한다" }] },
  ],
  fields: [{ label: "(A)" }],
  key: { accepted: [["keeps", "retains"]] },
});

export const arranging = (position: number): Item => ({
  ...common(position),
  shape: "arrange",
  instruction: "〈보기〉의 단어를 모두 바르게 배열하시오.",
  blocks: [{ kind: "part", label: "A", runs: [{ kind: "plain", text: "It keeps the bend." }] }],
  pieces: ["keeps", "it", "bends"],
  key: { orders: [[1, 0, 2]] },
});

/** An item of each, in one exam. */
export const EVERY_KIND: readonly Item[] = [
  topic(1),
  topic(2),
  implication(3),
  threeBoxes(4),
  places(5),
  writing(6),
  arranging(7),
];
