/** 어법 고쳐 쓰기: one to three edited points, among underlined ones or not, are found and corrected. */
import type { GrammarPoint } from "@pulda/english";
import { type ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import type { FiveUnderlines } from "../../shared/five-underlines.ts";
import { underlinedRuns } from "../grammar-error/underlined-runs.ts";
import { explainPoints } from "../../shared/grammar/explanation.ts";
import type { EditableCandidate, GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { grammarDifficulty, tooFewReason } from "../../shared/grammar/points.ts";
import { severalErrors } from "../../shared/grammar/several-errors.ts";
import { pointsOf, underlinesOf } from "../../shared/grammar/underlines.ts";
import { editedPoint, editProof } from "../../shared/grammar/proof.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { acceptedForms } from "./accepted-forms.ts";
import { contextOf } from "./point-context.ts";
import { plansFor } from "./plan.ts";
import { editedText, namesOf, severalItem } from "./several-item.ts";

const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 어법상 틀린 것을 찾아 바르게 고쳐 쓰시오.";

/** Rules whose wrong form can be corrected in too many ways to list. */
const OPEN_ENDED =
  /^(?:time-tense|subjunctive|participial-clause|perfect|quantity|other-another)$/u;
const isAskable = ({ kind, point }: EditableCandidate): boolean =>
  !OPEN_ENDED.test(kind) && !hasFurtherMends(point);

/**
 * Whether a point of a rule that is asked elsewhere has more right forms than can be listed: "hear them laughing" or
 * "laugh", "a letter (that was) written by hand", "To say" or "Saying", "most" or "almost all".
 */
function hasFurtherMends({ rule, original, replacement, right }: GrammarPoint): boolean {
  switch (rule) {
    case "bare-infinitive":
      return original.endsWith("ing");
    case "finite-verb": {
      const isOpening = /^[A-Z]/u.test(original) && !original.endsWith("ing");
      const isLaterGerund = right.includes("동명사") && /^[a-z]/u.test(original);
      return isOpening || isLaterGerund || /^(?:is|are|was|were) /u.test(replacement ?? "");
    }
    case "adjective-adverb":
      return /^most$/iu.test(original);
    default:
      return false;
  }
}

export const grammarCorrection: Maker = {
  id: "grammar-correction",
  name: "어법 고쳐 쓰기",
  shape: "write",
  asks: "grammar",
  review: "rule",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const found = order.random.shuffled(excerpts(source));
    const ofOne = itemsOfOneError(source, found, order);
    // who asks for one place gets an item of just this error
    const ofSeveral = order.at === null ? itemsOfSeveral(source, found, order) : [];
    yield* ofSeveral;
    // at higher levels one error is too few where there can be more
    if (ofSeveral.length === 0 || order.level <= LEVEL_OF_ONE) yield* ofOne.items;
    return ofOne.reason;
  },
};

/** Up to this level one error is enough; an exam that has other grammar items may need such an item. */
const LEVEL_OF_ONE = 3;

/** The items of one error among five underlines, or in Korean why there are none. */
function itemsOfOneError(
  source: Source,
  found: readonly Excerpt[],
  order: MakeOrder,
): { readonly items: readonly ItemContent[]; readonly reason: string } {
  let reason = tooFewReason([], 5);
  const items = found.flatMap((excerpt) => {
    const five = underlinesOf(source, excerpt, order, isAskable);
    if (five.sets.length === 0) reason = five.reason;
    // others, of rules that another item of the exam does not ask about already
    const asked = new Set(five.sets.map((one) => editedPoint(one).rule));
    const others =
      order.at === null && five.sets.length > 0
        ? underlinesOf(source, excerpt, order, (key) => isAskable(key) && !asked.has(key.kind)).sets
        : [];
    return [...five.sets, ...others].map((underlines) => write(source, excerpt, underlines));
  });
  return { items, reason };
}

/** The items of the first plan that any excerpt allows. */
function itemsOfSeveral(
  source: Source,
  found: readonly Excerpt[],
  order: MakeOrder,
): ItemContent[] {
  for (const plan of plansFor(order.level, order.random)) {
    const items = found.flatMap((excerpt) => {
      const { keys, real, ...judgement } = pointsOf(source, excerpt, order, isAskable);
      const askable = plan.isNumbered ? keys : keys.filter((key) => isOnly(key, source, excerpt));
      const others = plan.isNumbered ? real : [];
      return severalErrors(askable, others, excerpt.span, order.random, judgement, plan).map(
        (set) => severalItem(source, excerpt, set, plan.isNumbered),
      );
    });
    if (items.length > 0) return items;
  }
  return [];
}

/** Whether the wrong form stands nowhere else, so that quoting it says which place is meant. */
function isOnly(key: EditableCandidate, { text }: Source, { span }: Excerpt): boolean {
  const shown = spacedWords(editedText(text, span, [key]));
  return shown.split(spacedWords(key.point.replacement)).length === 2;
}

/** The words of a text in small letters, with a space before and behind each. */
function spacedWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).join(" ")} `;
}

function write(
  source: Source,
  excerpt: Excerpt,
  underlines: FiveUnderlines<GrammarCandidate>,
): ItemContent {
  const { span } = excerpt;
  const points = underlines.points.map(({ point }) => point);
  const edited = editedPoint(underlines);
  const key = underlines.points[underlines.key - 1] as EditableCandidate;
  const forms = acceptedForms(edited, contextOf(source, excerpt, key));
  return {
    version: 1,
    type: "grammar-correction",
    shape: "write",
    instruction: INSTRUCTION,
    points: 3,
    blocks: [{ kind: "passage", runs: underlinedRuns(source.text, span, underlines) }],
    fields: [{ label: "틀린 것", hint: "번호나 낱말" }, { label: "고친 표현" }],
    grading: "form",
    neighbours: orthographicNeighbours([edited.replacement, ...forms], "form"),
    key: { accepted: [namesOf(key, underlines.key), forms] },
    explanation: explainPoints(points, underlines.key),
    proof: editProof(source, span, underlines),
    difficulty: grammarDifficulty([edited], source.text),
  };
}
