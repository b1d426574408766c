/** 글의 순서: a given text and three parts whose order is determined by cohesive ties. */
import { brokenTies, withParticle, type Sentence, type Tie } from "@pulda/english";
import type { Block, ItemContent } from "@pulda/question";
import { describeTie } from "../../shared/cohesion.ts";
import { sharedWord } from "../../shared/content.ts";
import { type Maker, type Source } from "../../maker.ts";
import { onlyKey, ORDERS, rankedDivisions, type Division } from "./division.ts";

const INSTRUCTION = "주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.";

/** The most items that are proposed for a passage, and with how many keys a division. */
const MAX_PROPOSED = 12;
const KEYS_EACH = 2;

export const sentenceOrder: Maker = {
  id: "sentence-order",
  name: "글의 순서",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    let proposed = 0;
    for (const division of rankedDivisions(source, order)) {
      const only = onlyKey(division);
      // the only number is nearly always ①: taken only where the exam needs it most, or it would be guessed
      const keys = order.keyNumbers
        .slice(0, only === null ? KEYS_EACH : 1)
        .filter((key) => only === null || key === only);
      for (const key of keys) {
        yield write(source, division, key);
        if (++proposed >= MAX_PROPOSED) return "";
      }
    }
    return "글의 순서를 하나로 정해 주는 연결 고리(지시어·대명사·처음 소개되는 말)를 모든 이음매에서 찾지 못했어요.";
  },
};

const spell = (order: string): string => [...order].map((label) => `(${label})`).join("-");

function write(source: Source, division: Division, key: number): ItemContent {
  const labels = [...(ORDERS[key - 1] ?? "ACB")];
  const slice = (sentences: readonly Sentence[]): string =>
    source.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
  const labelled = division.parts.map((part, at) => ({ label: labels[at] ?? "", part }));
  const parts = labelled
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
    .map(({ label, part }): Block => ({
      kind: "part",
      label,
      runs: [{ kind: "plain", text: slice(part) }],
    }));
  const all = [division.given, ...division.parts];
  const spans = all.map((part) => ({ start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 }));
  const [given = { start: 0, end: 0 }, ...pieces] = spans;
  const difficulty = division.parts.every((part) => part.length === 1) ? "middle" : "high";
  const seams = division.seams.map((tie) => ({ tie, note: describeTie(tie) }));
  return {
    version: 1,
    type: "sentence-order",
    shape: "choose",
    instruction: INSTRUCTION,
    points: difficulty === "high" ? 3 : 2,
    blocks: [{ kind: "given", runs: [{ kind: "plain", text: slice(division.given) }] }, ...parts],
    options: ORDERS.map((order) => ({ cells: [spell(order)] })),
    key: { choice: key },
    explanation: explain(division, labels),
    proof: {
      kind: "made",
      passage: source.passage,
      source: { start: given.start, end: pieces.at(-1)?.end ?? given.end },
      operation: {
        kind: "shuffle",
        given,
        pieces,
        joints: pieces.map((piece, at) => source.text.slice(spans[at]?.end ?? 0, piece.start)),
      },
      rules: ["cohesion"],
      evidence: seams.map(({ tie, note }) => ({ span: tie.span, note })),
      distractors: ORDERS.flatMap((order, at) => {
        if (at === key - 1) return [];
        const tie = brokenTie(division, labels, order);
        return [
          {
            choice: at + 1,
            reason: `${spell(order)} 순서에서는 ${tie ? missingAntecedent(tie) : "이음매의 연결이 끊겨요."}`,
            ...trapOf(division, labels, order),
          },
        ];
      }),
    },
    difficulty,
  };
}

/** The first tie that an order breaks. */
function brokenTie(division: Division, labels: readonly string[], order: string): Tie | null {
  const shown = [
    ...division.given,
    ...[...order].flatMap((label) => division.parts[labels.indexOf(label)] ?? []),
  ];
  const indices = shown.map(({ index }) => index);
  return brokenTies(division.seams, indices)[0] ?? null;
}

/** Why a learner takes an order: the part that it puts first has a word of the given text, too. */
function trapOf(division: Division, labels: readonly string[], order: string): { trap?: string } {
  const label = order[0] ?? "";
  if (label === labels[0]) return {};
  const head = division.parts[labels.indexOf(label)]?.[0];
  const tail = division.given.at(-1);
  const word = head && tail ? sharedWord(head, tail) : null;
  return word === null
    ? {}
    : {
        trap: `주어진 글에 나온 ${withParticle(word, "이/가", `'${word}'`)} (${label})의 첫 문장에도 있어서 바로 이어진다고 착각하기 쉬워요.`,
      };
}

function missingAntecedent({ words, anchorWords, near }: Tie): string {
  return `'${words}' ${near ? "바로 " : ""}앞에 그것이 이어받을 '${anchorWords}'의 내용이 나오지 않아요.`;
}

/** One line for each tie, without repetitions. */
function explain(division: Division, labels: readonly string[]): string {
  const lines = division.seams.map((tie) => {
    const part = division.parts.findIndex((sentences) =>
      sentences.some(({ index }) => index === tie.dependent),
    );
    const sources = tie.sources.map((source) =>
      division.parts.findIndex((sentences) => sentences.some(({ index }) => index === source)),
    );
    const nearest = Math.max(-1, ...sources.filter((source) => source < part));
    const before = nearest < 0 ? "주어진 글" : `(${labels[nearest]})`;
    return `${before} → (${labels[part]}): ${describeTie(tie)}`;
  });
  return [
    ...new Set(lines),
    `그래서 ${labels.map((label) => `(${label})`).join("-")} 순서로 이어져야 해요.`,
  ].join("\n");
}
