import type { Lesson } from "./lesson.ts";

export const indirectQuestion: Lesson = {
  what: "의문사가 이끄는 절이 문장의 주어, 목적어, 보어로 들어가면 간접의문문이라고 해요. 간접의문문은 「의문사+주어+동사」의 어순으로 쓰고, 의문문을 만드는 do, does, did는 넣지 않아요. 의문사 자체가 주어이면 「의문사+동사」로 써요.",
  seeing: [
    "know, wonder, explain 같은 동사나 전치사 뒤에 의문사가 이끄는 절이 있는지 봐요.",
    "그 절이 문장의 일부이면 의문사 뒤에 「주어+동사」를 차례로 놓아요.",
    "what time이나 how long처럼 의문사와 묶인 말은 떼지 않고 함께 절의 앞에 둬요.",
  ],
  pairs: [
    {
      right: "Scientists do not know why the stones are standing in a circle.",
      wrong: "Scientists do not know why are the stones standing in a circle.",
      why: "why가 이끄는 절이 know의 목적어이므로 「주어+동사」 어순인 the stones are가 맞아요.",
    },
    {
      right: "I do not remember where she put the keys to the office.",
      wrong: "I do not remember where did she put the keys to the office.",
      why: "where가 이끄는 절이 remember의 목적어이므로 did 없이 「주어+동사」 어순인 she put이 맞아요.",
    },
    {
      right: "Can you tell me what time it is in Cairo right now?",
      wrong: "Can you tell me what time is it in Cairo right now?",
      why: "what time이 이끄는 절이 tell의 목적어이므로 「주어+동사」 어순인 it is가 맞아요.",
    },
  ],
  trap: "물음표로 끝나는 문장에 간접의문문을 넣어, 의문문의 어순을 고르게 만들어요. Do you know로 시작하더라도 뒤의 의문사절은 「주어+동사」로 쓰세요. do you think와 함께 쓰면 의문사가 문장의 맨 앞으로 나간다는 점도 기억하세요.",
  related: ["that-conjunction", "inversion"],
};
