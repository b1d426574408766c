/** What a language model would answer about the essay of the journeys. */
const wrong = (text: string) => ({
  text,
  why: "글은 이 점을 말하지 않아요.",
  trap: "'memory'라는 말만 보고 고르기 쉬워요.",
});

const KEY = "methods by which ordinary people train their minds to remember more";

/** A topic that passes all checks. */
export const TOPIC = JSON.stringify({
  refuse: "",
  key: {
    text: KEY,
    why: "기억력은 타고난 것이 아니라 방법으로 기르는 기술이라고 했어요.",
    evidence: ["These results suggest that memory is not a gift but a skill."],
  },
  distractors: [
    wrong("reasons for which brilliant scientists study the brains of rare champions"),
    wrong("contests in which gifted children learn to imagine very old buildings"),
    wrong("ancient palaces in which Greek artists painted their strange pictures"),
    wrong("dangers that tired students face after six weeks of hard practice"),
  ],
  difficulty: "middle",
});

/** The number of the key among the options as they are printed in a prompt. */
export function keyIn(prompt: string): number {
  return 1 + ["①", "②", "③", "④", "⑤"].findIndex((sign) => prompt.includes(`${sign} ${KEY}`));
}

/** The answer that names a choice, and nothing against the item. */
export function solution(answer: number): object {
  return { answer, others: [], flaw: "" };
}
