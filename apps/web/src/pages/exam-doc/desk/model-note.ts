import type { Item } from "@pulda/question";

/** The name that the proof has for a chat service whose answers were pasted. */
const CHAT = "chat";

/**
 * Which language model has proposed or solved an item, and how often, for its author; null where none has.
 * @example modelNote(item) // "gpt-5가 냈고, gpt-5가 보기 순서를 바꿔 2번 풀어 확인했어요."
 */
export function modelNote({ proof }: Item): string | null {
  if (proof.kind !== "made" || !proof.model) return null;
  const { proposer, solver, solved, guessed } = proof.model;
  const origin = proposer === null ? "규칙으로 만들었고" : `${nameOf(proposer)}에서 냈고`;
  if (solved === 0) return `${origin}, 다시 풀어 확인하지는 않았어요.`;
  const times = solved === 1 ? "한 번" : `보기 순서를 바꿔 ${solved}번`;
  const luck =
    guessed && guessed.hits === guessed.tries ? " 지문 없이도 맞힐 수 있었던 문항이에요." : "";
  return `${origin}, ${nameOf(solver)}에서 ${times} 풀어 정답을 확인했어요.${luck}`;
}

function nameOf(model: string): string {
  return model === CHAT ? "대화창" : `모델(${model})`;
}
