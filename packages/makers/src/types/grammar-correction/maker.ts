/** 어법 고쳐 쓰기: five underlined points, one edited; the wrong one is found and corrected. */
import { circled, type ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import type { FiveUnderlines } from "../../shared/five-underlines.ts";
import { underlinedRuns } from "../grammar-error/underlined-runs.ts";
import { explainPoints } from "../../shared/grammar/explanation.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { grammarDifficulty, tooFewReason } from "../../shared/grammar/points.ts";
import { underlinesOf } from "../../shared/grammar/underlines.ts";
import { editedPoint, editProof } from "../../shared/grammar/proof.ts";
import { type Maker, type Source } from "../../maker.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { acceptedForms } from "./accepted-forms.ts";

const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 어법상 틀린 것을 찾아 바르게 고쳐 쓰시오.";

/** Rules whose wrong form can be corrected in too many ways to list. */
const OPEN_ENDED =
  /^(?:time-tense|subjunctive|finite-verb|parallel|participial-clause|perfect|quantity|other-another)$/u;

export const grammarCorrection: Maker = {
  id: "grammar-correction",
  name: "어법 고쳐 쓰기",
  shape: "write",
  asks: "grammar",
  review: "rule",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    let reason = tooFewReason([], 5);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const found = underlinesOf(source, excerpt, order, ({ kind }) => !OPEN_ENDED.test(kind));
      if (found.sets.length === 0) reason = found.reason;
      for (const underlines of found.sets) yield write(source, excerpt, underlines);
    }
    return reason;
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  underlines: FiveUnderlines<GrammarCandidate>,
): ItemContent {
  const points = underlines.points.map(({ point }) => point);
  const edited = editedPoint(underlines);
  const number = circled(underlines.key);
  const { replacement } = edited;
  const forms = acceptedForms(edited, source.text.slice(edited.cue.start, edited.cue.end));
  return {
    version: 1,
    type: "grammar-correction",
    shape: "write",
    instruction: INSTRUCTION,
    points: 3,
    blocks: [{ kind: "passage", runs: underlinedRuns(source.text, span, underlines) }],
    fields: [{ label: "틀린 것" }, { label: "고친 표현" }],
    grading: "form",
    neighbours: orthographicNeighbours([replacement, ...forms], "form"),
    key: {
      accepted: [
        [
          `${number} ${replacement}`,
          replacement,
          number,
          String(underlines.key),
          `${number}${replacement}`,
        ],
        forms,
      ],
    },
    explanation: explainPoints(points, underlines.key),
    proof: editProof(source, span, underlines),
    difficulty: grammarDifficulty([edited], source.text),
  };
}
