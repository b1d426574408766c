import type { Lesson } from "./lesson.ts";

export const relativeCase: Lesson = {
  what: "관계대명사 who는 뒤 절에서 주어 구실을 하고, whom은 목적어 구실을 해요. 뒤 절에 주어가 빠져 있으면 who를, 목적어가 빠져 있으면 whom을 써요. 목적어 자리에는 who를 쓰기도 하지만, 주어 자리에는 whom을 쓸 수 없고 전치사 바로 뒤에는 whom만 써요.",
  seeing: [
    "관계대명사 뒤에 주어 없이 동사가 이어지면 who를 써요. 사이에 낀 부사는 건너뛰어요.",
    "관계대명사 뒤에 「주어+동사」가 있고 목적어가 빠져 있으면 whom을 써요.",
    "전치사 바로 뒤이면 whom을 써요.",
  ],
  pairs: [
    {
      right: "The firefighter who saved the cat refused to take any reward.",
      wrong: "The firefighter whom saved the cat refused to take any reward.",
      why: "saved의 주어가 빠져 있으므로 주격 who가 맞아요.",
    },
    {
      right: "Students who rarely eat breakfast often feel sleepy before noon.",
      wrong: "Students whom rarely eat breakfast often feel sleepy before noon.",
      why: "부사 rarely를 건너뛰면 eat의 주어가 빠져 있으므로 주격 who가 맞아요.",
    },
    {
      right: "The nurse to whom the letter was addressed had already retired.",
      wrong: "The nurse to who the letter was addressed had already retired.",
      why: "전치사 to 바로 뒤에서 그 목적어가 되므로 목적격 whom이 맞아요.",
    },
  ],
  trap: "who 뒤에 I think나 he says를 끼워 넣어, 주어가 이미 있는 절처럼 보이게 만들어요. 끼어든 「주어+동사」를 빼고 읽었을 때 동사가 바로 이어지면 who가 맞아요.",
  related: ["whose", "relative-agreement"],
};
