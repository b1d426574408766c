import type { Lesson } from "./lesson.ts";

export const bareInfinitive: Lesson = {
  what: "사역동사 make, let, have와 지각동사 see, hear, watch, feel은 목적어가 동작을 할 때 목적격 보어로 동사원형을 써요. 이 자리에 to부정사는 쓸 수 없어요. 지각동사 뒤에는 진행 중인 동작을 나타내는 현재분사도 올 수 있어요.",
  seeing: [
    "「동사+목적어+목적격 보어」의 짜임인지 확인해요.",
    "앞의 동사가 사역동사나 지각동사인지 봐요.",
    "목적어가 동작을 하면 동사원형을 써요.",
    "make, have와 지각동사의 목적어가 동작을 받으면 과거분사를 써요.",
  ],
  pairs: [
    {
      right: "The coach made us run around the field every morning.",
      wrong: "The coach made us to run around the field every morning.",
      why: "사역동사 made의 목적어 us가 달리는 쪽이므로 동사원형 run이 맞아요.",
    },
    {
      right: "Please let me know when the next train leaves for Busan.",
      wrong: "Please let me to know when the next train leaves for Busan.",
      why: "사역동사 let의 목적어 me 뒤이므로 동사원형 know가 맞아요.",
    },
    {
      right: "We heard the girls sing a birthday song in the next room.",
      wrong: "We heard the girls to sing a birthday song in the next room.",
      why: "지각동사 heard의 목적어 girls가 노래하는 쪽이므로 동사원형 sing이 맞아요.",
    },
  ],
  trap: "수동태로 바뀐 문장에서도 동사원형을 고르게 만들어요. be made나 be seen처럼 수동태가 되면 뒤에 to부정사를 써야 해요. help의 목적어 뒤에는 동사원형과 to부정사가 모두 올 수 있다는 점도 기억하세요.",
  related: ["verb-complement", "base-form"],
};
