import type { Lesson } from "./lesson.ts";

export const prepositionGerund: Lesson = {
  what: "전치사 뒤에는 명사나 명사처럼 쓰이는 말이 와요. 동사의 뜻을 지닌 말을 전치사의 목적어로 쓸 때는 동명사로 바꿔야 해요. 동사원형이나 to부정사는 대개 전치사 뒤에 올 수 없어요.",
  seeing: [
    "of, in, by, without, about 같은 전치사 뒤에 동사의 뜻을 지닌 말이 오는지 봐요.",
    "그 말이 전치사의 목적어이면 동명사를 써요. 동명사 뒤에는 다시 목적어가 올 수 있어요.",
    "before와 after 뒤에 「주어+동사」가 있으면 접속사이고, 주어 없이 동작만 이어지면 동명사를 써요.",
  ],
  pairs: [
    {
      right: "She crossed the crowded market without losing her little brother.",
      wrong: "She crossed the crowded market without lose her little brother.",
      why: "전치사 without의 목적어이므로 동명사 losing이 맞아요.",
    },
    {
      right: "After finishing his homework, Minho took the dog for a walk.",
      wrong: "After finish his homework, Minho took the dog for a walk.",
      why: "After 뒤에 주어가 없고 his homework라는 목적어가 이어지므로 동명사 finishing이 맞아요.",
    },
    {
      right: "The doctors succeeded in saving the boy after six hours.",
      wrong: "The doctors succeeded in to save the boy after six hours.",
      why: "전치사 in의 목적어이므로 to부정사가 아니라 동명사 saving이 맞아요.",
    },
  ],
  trap: "전치사와 동명사 사이에 부사나 not을 넣거나, and 뒤의 두 번째 동명사를 동사원형으로 바꾸어 놓아요. 전치사가 어디까지 걸리는지 확인하세요. 「have no choice but to+동사원형」은 예외로 기억하세요.",
  related: ["to-gerund", "parallel"],
};
