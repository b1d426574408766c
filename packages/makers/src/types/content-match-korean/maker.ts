/** 한글 내용 일치: five statements in Korean about a notice, in its order, one of which is false. */
import { circled, type ItemContent, type Span } from "@pulda/question";
import type { Maker, MakeOrder, Source } from "../../maker.ts";
import { excerptProblem, wholeOf } from "../../shared/excerpt.ts";
import { isNotice } from "../../shared/notice.ts";
import { quoted } from "../../shared/quote.ts";
import { rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { choose, type Chosen } from "./choose.ts";
import type { Particular } from "./particular.ts";
import { particularsIn, noticeOf } from "./notice-particulars.ts";

const INSTRUCTION = "다음 안내문의 내용과 일치하지 않는 것은?";

/** No notice that is shown whole has more. */
const MOST_LETTERS = 2500;
/** The most items that are proposed for a passage. */
const MAX_PROPOSED = 8;

export const contentMatchKorean: Maker = {
  id: "content-match-korean",
  name: "한글 내용 일치",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    if (source.text.length > MOST_LETTERS || !isNotice(source.analysis))
      return "안내문이 아니에요.";
    const whole = wholeOf(source);
    if (!whole) return excerptProblem(source) ?? "안내문이 길어서 통째로 실을 수 없어요.";
    const particulars = particularsIn(noticeOf(source.analysis));
    const tested = testedIn(order);
    let proposed = 0;
    for (const odd of ranked(particulars, order)) {
      if (tested.has(odd.id) || (order.at !== null && order.at !== odd.piece.start)) continue;
      const chosen = choose(particulars, odd, order);
      if (!chosen) continue;
      yield write(source, whole.span, chosen);
      if (++proposed === MAX_PROPOSED) return "";
    }
    return "확실하게 우리말로 옮길 수 있는 내용이 다섯 가지 있어야 해요.";
  },
};

/** What items of the passage have asked for already. */
function testedIn({ existingItems }: MakeOrder): Set<string> {
  return new Set(
    existingItems.flatMap(({ type, proof }) =>
      type === "content-match-korean" && proof.kind === "made" ? proof.rules : [],
    ),
  );
}

/** Those that can be turned: first what the exam has turned least, and what takes reading. */
function ranked(
  particulars: readonly Particular[],
  { random, timesTested }: MakeOrder,
): Particular[] {
  const rankOf = ({ id, isPlain }: Particular): number => 2 * timesTested(id) + (isPlain ? 1 : 0);
  return random
    .shuffled(particulars.filter((one) => one.false.length > 0))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

function write(source: Source, span: Span, { particulars, key, wrong }: Chosen): ItemContent {
  const difficulty = particulars.some(({ isPlain }) => isPlain) ? "low" : "middle";
  const notes = particulars.map(({ piece, statement }, at) =>
    at === key - 1
      ? `${quoted(piece.text)}라고 했으므로 '${statement}'라고 해야 맞아요.`
      : `${quoted(piece.text)}라고 했어요.`,
  );
  const evidence = particulars.map(({ piece }, at) => ({
    span: { start: piece.start, end: piece.end },
    note: notes[at]!,
  }));
  return {
    version: 1,
    type: "content-match-korean",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: passageRuns(source.text, span, []) }],
    options: particulars.map(({ statement }, at) => ({
      cells: [at === key - 1 ? wrong : statement],
    })),
    key: { choice: key },
    explanation: notes.map((note, at) => `${circled(at + 1)} ${note}`).join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "keep" },
      rules: [particulars[key - 1]!.id],
      evidence: [evidence[key - 1]!, ...evidence.filter((_, at) => at !== key - 1)],
      distractors: rejectionsFor(notes, key, (reason) => reason),
    },
    difficulty,
  };
}
