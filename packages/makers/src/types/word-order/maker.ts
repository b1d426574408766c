/** 어순 배열: the words of a clause are to be put in order. */
import type { ItemContent, Span } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { quoted } from "../../shared/quote.ts";
import { passageRuns } from "../../shared/runs.ts";
import { asksIn, type Ask } from "./writing/asks.ts";
import { writtenItem } from "./writing/item.ts";
import { shuffledOrder } from "./shuffled-order.ts";
import { clausesOf, type Clause, type ClauseKind } from "./clause.ts";

const INSTRUCTION = "〈보기〉의 단어를 모두 바르게 배열하여 문장을 완성하시오.";

/** From this level on a clause that asks for no construction is not worth asking. */
const DEMANDING_FROM = 3;
/** From this level on the clause is written, where the form of a word or a missing word can be asked with certainty. */
const WRITTEN_FROM = 3;
/** Of how many pieces a clause is that is not opened by what joins it: five in their plain order leave little to think of. */
const LEAST_PLAIN = 6;
const JOINS = /^(?:that|which|who|whom|what|how|whether|where|when|to)$/u;
/** How many written clauses are proposed, the best first. */
const MAX_WRITTEN = 6;
const KINDS: readonly ClauseKind[] = ["demanding", "plain"];
const DEMANDING_ONLY: readonly ClauseKind[] = ["demanding"];

export const wordOrder: Maker = {
  id: "word-order",
  name: "어순 배열",
  shape: "arrange",
  secondShape: "write",
  asks: "grammar",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const testedBefore = order.existingItems
      .filter(({ type }) => type === "word-order")
      .flatMap(testedSpans);
    let written = 0;
    for (const item of order.level < WRITTEN_FROM
      ? []
      : writtenItems(source, order, testedBefore)) {
      yield item;
      written++;
    }
    if (written > 0) return "";
    // plain clauses have one order, and little to know: they are for beginners, and come last
    for (const kind of order.level < DEMANDING_FROM ? KINDS : DEMANDING_ONLY)
      for (const excerpt of order.random.shuffled(excerpts(source))) {
        const clauses = excerpt.sentences
          .flatMap((sentence) => clausesOf(sentence, kind))
          .filter(
            (clause) =>
              (order.at === null || clause.start === order.at) &&
              !testedBefore.some((span) => overlaps(span, clause)),
          );
        const best = order.random
          .shuffled(clauses)
          .toSorted((a, b) => b.constructions + b.words / 4 - (a.constructions + a.words / 4));
        let proposed = 0;
        for (const clause of best) {
          yield write(source, excerpt, clause, order);
          proposed++;
        }
        if (kind === "demanding" && proposed > 0) return "";
      }
    return "낱말의 순서가 하나로 정해지는 절을 찾지 못했어요.";
  },
};

/** The clauses that are to be written, those that ask most first; of each place one. */
function writtenItems(
  source: Source,
  order: MakeOrder,
  testedBefore: readonly Span[],
): ItemContent[] {
  const found = excerpts(source)
    .flatMap((excerpt) =>
      excerpt.sentences
        .flatMap((sentence) => asksIn(sentence, order.level))
        .map((ask) => ({ ask, excerpt })),
    )
    .filter(
      ({ ask }) =>
        (order.at === null ? asksEnough(ask) : ask.start === order.at) &&
        !testedBefore.some((span) => overlaps(span, ask)),
    );
  const best = order.random.shuffled(found).toSorted((a, b) => b.ask.worth - a.ask.worth);
  const apart = best.filter(
    ({ ask }, at) => !best.slice(0, at).some((other) => overlaps(other.ask, ask)),
  );
  return apart
    .slice(0, MAX_WRITTEN)
    .map(({ ask, excerpt }) => writtenItem(source, excerpt, ask, order.random));
}

function asksEnough({ pieces, given }: Ask): boolean {
  return given.length >= LEAST_PLAIN || JOINS.test(pieces[0]?.text ?? "");
}

function write(
  source: Source,
  { span }: Excerpt,
  { sentence, before, pieces, constructions, words, start, end }: Clause,
  { random }: MakeOrder,
): ItemContent {
  const order = shuffledOrder(pieces.length, random);
  const shown = order.map((at) => pieces[at] ?? "");
  const original = pieces.join(" ");
  const note = `'${before.text}' 뒤에 '${original}'의 순서로 이어져야 ${quoted(sentence.text)}라는 문장이 돼요.`;
  const asked = constructions + (words >= 8 ? 1 : 0);
  const difficulty = asked >= 4 ? "high" : asked >= 3 ? "middle" : "low";
  return {
    version: 1,
    type: "word-order",
    shape: "arrange",
    instruction: INSTRUCTION,
    points: difficulty === "high" ? 3 : 2,
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [{ span: { start, end }, run: { kind: "blank" } }]),
      },
    ],
    pieces: shown,
    key: { orders: [pieces.map((_, at) => order.indexOf(at))] },
    explanation: note,
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "arrange", span: { start, end }, original },
      rules: ["word-order"],
      evidence: [{ span: { start: sentence.start, end: sentence.end }, note }],
      distractors: [],
    },
    difficulty,
  };
}
