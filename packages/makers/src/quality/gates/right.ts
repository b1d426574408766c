/** Right: the key gives the source back, and the proof is complete. */
import { roundTripProblems } from "@pulda/question";
import type { Gate } from "./gate.ts";

export const roundTrip: Gate = {
  id: "round-trip",
  guards: "right",
  check({ item, source }) {
    const passages = [];
    passages[source.passage] = { text: source.text };
    return roundTripProblems(item, passages).length === 0
      ? null
      : "정답을 넣었을 때 원래 지문으로 되돌아가지 않아요.";
  },
};

export const completeProof: Gate = {
  id: "complete-proof",
  guards: "right",
  check({ item: { proof }, view: { key, options, places } }) {
    if (proof.kind !== "made" || proof.evidence.length === 0)
      return "정답의 근거를 지문에서 찾지 못했어요.";
    if (key === null) return null;
    const offered = options.length > 0 ? options.length : places.length;
    const rejected = new Set(proof.distractors.map(({ choice }) => choice));
    const missing = Array.from({ length: offered }, (_, at) => at + 1).filter(
      (choice) => choice !== key && !rejected.has(choice),
    );
    return missing.length === 0 ? null : "오답이 틀린 까닭을 모두 말할 수 없어요.";
  },
};
