/** The item: the given words in a box, and a field for the clause. */
import { findVerbBase, verbForms } from "@pulda/english";
import { writtenWords, type Condition, type ItemContent, type Run } from "@pulda/question";
import type { Excerpt } from "../../../shared/excerpt.ts";
import { orthographicNeighbours } from "../../../shared/orthographic-neighbours.ts";
import { quoted } from "../../../shared/quote.ts";
import type { Random } from "../../../shared/random.ts";
import { passageRuns, pointsFor } from "../../../shared/runs.ts";
import type { Source } from "../../../maker.ts";
import { shuffledOrder } from "../shuffled-order.ts";
import type { Ask } from "./asks.ts";

/** The item in which a clause is written. */
export function writtenItem(
  source: Source,
  { span }: Excerpt,
  ask: Ask,
  random: Random,
): ItemContent {
  const { sentence, start, end } = ask;
  const blank = { start, end };
  const original = source.text.slice(start, end);
  const given = shuffledOrder(ask.given.length, random).flatMap((at) => ask.given[at] ?? []);
  const note = [
    ...ask.changes.map(({ why }) => why),
    ...(ask.added ? [ask.added.why] : []),
    orderNote(ask, original),
  ].join("\n");
  return {
    version: 1,
    type: "word-order",
    shape: "write",
    instruction: instructionOf(ask),
    points: pointsFor("high"),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [{ span: blank, run: { kind: "blank" } }]),
      },
      { kind: "example", runs: given.flatMap(givenRuns) },
    ],
    fields: [{}],
    grading: "form",
    conditions: conditionsOf(ask, original),
    neighbours: orthographicNeighbours([original], "form"),
    key: { accepted: [[original]] },
    explanation: note,
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blank", span: blank, original },
      rules: ["word-order"],
      evidence: [
        { span: { start: sentence.start, end: sentence.end }, note: orderNote(ask, original) },
      ],
      distractors: [],
    },
    difficulty: "high",
  };
}

function instructionOf({ changes, added }: Ask): string {
  const marked = "밑줄 친 단어는 어법에 맞게 어형을 바꾸";
  const arranged = "〈보기〉의 말을 모두 바르게 배열하여 빈칸을 완성하되,";
  if (changes.length === 0)
    return "〈보기〉의 말을 모두 그대로 사용하여 바르게 배열하되, 한 단어를 추가하여 빈칸을 완성하시오.";
  return added === null
    ? `${arranged} ${marked}시오.`
    : `${arranged} ${marked}고 한 단어를 추가하시오.`;
}

function givenRuns({ lead, text, isChanged }: Ask["given"][number], at: number): Run[] {
  const before = `${at === 0 ? "" : " / "}${lead}`;
  return [
    ...(before === "" ? [] : [{ kind: "plain" as const, text: before }]),
    { kind: isChanged ? "underlined" : "plain", text },
  ];
}

function orderNote({ before, sentence }: Ask, original: string): string {
  const previous = before.at(-1)?.text;
  const where =
    previous === undefined ? "" : previous === "," ? "쉼표 뒤에 " : `'${previous}' 뒤에 `;
  return `${where}'${original}'의 순서로 이어져야 ${quoted(sentence.text)}라는 문장이 돼요.`;
}

/** What a wrong answer is told: which of the given words it leaves out, and how many words it should have. */
function conditionsOf({ given }: Ask, original: string): Condition[] {
  const words = given.flatMap(({ lead, text, isChanged }) => [
    ...writtenWords(lead).map((word) => ({ word, forms: [word] })),
    ...writtenWords(text).map((word) => ({ word, forms: isChanged ? formsOf(word) : [word] })),
  ]);
  return [
    ...words.map(({ word, forms }) => ({ kind: "uses" as const, word, forms })),
    { kind: "count", words: writtenWords(original).length },
  ];
}

function formsOf(word: string): string[] {
  const base = findVerbBase(word, word);
  return base === null ? [word] : [...new Set(Object.values<string>({ ...verbForms(base) }))];
}
