/** What has just ended when the sign-in page opens, in the state of its history entry. */
const MESSAGES = {
  "password-set": "비밀번호를 새로 정했어요. 새 비밀번호로 로그인해 주세요.",
  "signed-out": "모든 기기에서 로그아웃했어요.",
  removed: "계정과 모든 자료를 지웠어요. 그동안 풀다와 함께해 주셔서 고마워요.",
} as const;

/** For `navigate("/sign-in", after("removed"))`. */
export function after(what: keyof typeof MESSAGES) {
  return { replace: true, state: { done: what } };
}

export function doneMessage(state: unknown): string | null {
  const done = typeof state === "object" && state !== null && "done" in state ? state.done : null;
  return Object.entries(MESSAGES).find(([name]) => name === done)?.[1] ?? null;
}
