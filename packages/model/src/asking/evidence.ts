/** Whether what an item gives as its evidence is what decides it, by the quotations of those who have solved it. */
import { restore, type ItemContent, type Span } from "@pulda/question";
import type { Problem } from "./outcome.ts";
import type { Solution } from "./solution.ts";

/** Shorter quotations stand in many places. */
const MIN_QUOTED = 12;

/**
 * Types whose items depend on one word: its meaning is decided by the text around as well as by the sentence that is
 * quoted. Of 39 good items three were refused, all of these types.
 */
const OF_ONE_WORD = new Set(["definition", "synonym", "word-choice", "word-in-context"]);

/**
 * What is wrong where every place that solvers quote as decisive is in another sentence than the evidence. Solvers who
 * quote nothing that stands in the text say nothing.
 */
export function evidenceProblem(
  item: ItemContent,
  solutions: readonly Pick<Solution, "proof">[],
): Problem | null {
  const { proof } = item;
  if (OF_ONE_WORD.has(item.type)) return null;
  const text = proof.kind === "made" ? restore(item) : null;
  if (proof.kind !== "made" || text === null) return null;
  const quoted = solutions.flatMap((solution) =>
    solution.proof.flatMap((quotation) => placeOf(text, quotation)),
  );
  if (quoted.length === 0) return null;
  const evidence = proof.evidence.map(({ span }) => ({
    start: span.start - proof.source.start,
    end: span.end - proof.source.start,
  }));
  const isMet = sentencesOf(text).some(
    (sentence) =>
      quoted.some((place) => overlaps(sentence, place)) &&
      evidence.some((place) => overlaps(sentence, place)),
  );
  return isMet
    ? null
    : {
        check: "evidence-decides",
        forModel: `Solvers who saw the printed item were decided by other places than your evidence: ${quoted
          .slice(0, 3)
          .map(({ start, end }) => `"${text.slice(start, end)}"`)
          .join(", ")}. Quote what decides.`,
        reason: "모델이 든 근거가 답을 정하는 곳이 아니에요.",
      };
}

function placeOf(text: string, quotation: string): Span[] {
  const wanted = comparable(quotation).replace(/^["'\s]+|["'\s.…]+$/gu, "");
  if (wanted.length < MIN_QUOTED) return [];
  const start = comparable(text).indexOf(wanted);
  return start < 0 ? [] : [{ start, end: start + wanted.length }];
}

/** The same length, so that offsets stay. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s/gu, " ");
}

function overlaps({ start, end }: Span, place: Span): boolean {
  return place.start < end && start < place.end;
}

const SENTENCE_END = /[.!?]["'”’)]*\s/gu;

/** Roughly: what ends an abbreviation ends a sentence here, too. */
function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => index + length);
  return [...ends, text.length].map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
}
