/** 언급되지 않은 것: of five things that a life or a notice may tell, the one that it does not tell. */
import { withParticle } from "@pulda/english";
import { circled, type ItemContent, type Span } from "@pulda/question";
import type { Maker, MakeOrder, Source } from "../../maker.ts";
import { excerpts, wholeOf } from "../../shared/excerpt.ts";
import { rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { choose, toldIn, untoldIn, type Chosen, type Piece } from "./choose.ts";
import { subjectOf, type Subject } from "./subject.ts";

/** The most items that are proposed for a passage. */
const MAX_PROPOSED = 8;

export const notMentioned: Maker = {
  id: "not-mentioned",
  name: "언급되지 않은 것",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const subject = subjectOf(source.analysis);
    if (!subject) return "한 사람의 삶을 소개하는 글이나 안내문이 아니에요.";
    let proposed = 0;
    for (const { span, pieces } of parts(source, subject))
      for (const chosen of choicesIn(source, span, pieces, subject, order)) {
        if (proposed++ === MAX_PROPOSED) return "";
        yield write(source, span, subject, chosen);
      }
    return "글이 분명히 말하는 것 네 가지나, 말하지 않는 것이 확실한 것을 찾지 못했어요.";
  },
};

interface Part {
  readonly span: Span;
  readonly pieces: readonly Piece[];
}

/** The excerpts of a life; of a notice the whole, or nothing: what is cut off may tell the key. */
function parts(source: Source, { kind }: Subject): Part[] {
  const whole = kind === "notice" ? wholeOf(source) : null;
  const shown = kind === "notice" ? (whole ? [whole] : []) : excerpts(source);
  return shown.map(({ span, sentences }) => ({ span, pieces: sentences }));
}

function* choicesIn(
  source: Source,
  { start, end }: Span,
  pieces: readonly Piece[],
  subject: Subject,
  order: MakeOrder,
): Generator<Chosen> {
  const { random, keyNumbers, existingItems, at } = order;
  const text = source.text.slice(start, end);
  const tested = new Set(
    existingItems.flatMap(({ type, proof }) =>
      type === "not-mentioned" && proof.kind === "made" ? proof.rules : [],
    ),
  );
  const told = toldIn(pieces, subject);
  for (const untold of untoldIn(text, subject, order)) {
    if (tested.has(untold.id)) continue;
    for (const key of keyNumbers) {
      const chosen = choose(told, untold, { random, key, length: pieces.length });
      // its target is the first thing that is told (see `targetOf`)
      if (chosen && (at === null || at === chosen.told[0]?.sentence.start)) yield chosen;
    }
  }
}

function write(
  source: Source,
  span: Span,
  { instruction }: Subject,
  { told, untold, key }: Chosen,
): ItemContent {
  const difficulty = told.some(({ aspect }) => aspect.isPlain) ? "low" : "middle";
  const labels = [
    ...told.slice(0, key - 1).map(({ aspect }) => aspect.label),
    untold.label,
    ...told.slice(key - 1).map(({ aspect }) => aspect.label),
  ];
  const why = `${withParticle(untold.label, "은/는")} 글에 나오지 않아요.`;
  const evidence = told.map(({ aspect, sentence }) => ({
    span: { start: sentence.start, end: sentence.end },
    note: `${withParticle(aspect.label, "을/를")} 알 수 있어요.`,
  }));
  const notes = [
    ...evidence.slice(0, key - 1).map(({ note }) => note),
    why,
    ...evidence.slice(key - 1).map(({ note }) => note),
  ];
  const quotes = [...told.slice(0, key - 1), null, ...told.slice(key - 1)];
  return {
    version: 1,
    type: "not-mentioned",
    shape: "choose",
    instruction,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: passageRuns(source.text, span, []) }],
    options: labels.map((label) => ({ cells: [label] })),
    key: { choice: key },
    explanation: notes
      .map((note, index) => {
        const quote = quotes[index];
        return `${circled(index + 1)} ${note}${quote ? ` (${source.text.slice(quote.sentence.start, quote.sentence.end)})` : ""}`;
      })
      .join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "keep" },
      rules: [untold.id],
      evidence,
      distractors: rejectionsFor(notes, key, (reason) => reason),
    },
    difficulty,
  };
}
