import type { Lesson } from "./lesson.ts";

export const perfect: Lesson = {
  what: "완료 시제는 「have/has/had+과거분사」로 써요. 현재완료는 과거의 일을 현재와 이어서 말할 때, 과거완료는 과거의 어느 때보다 앞선 일을 말할 때 써요. have, has, had 뒤에 현재분사나 과거형을 바로 쓸 수는 없어요.",
  seeing: [
    "have, has, had가 완료 시제를 만드는지, ‘가지다’라는 뜻의 본동사인지 확인해요.",
    "사이에 낀 already, never, not 같은 말을 건너뛰어요.",
    "완료 시제이면 그다음 동사를 과거분사로 써요.",
  ],
  pairs: [
    {
      right: "Our town has changed a lot since the new station opened.",
      wrong: "Our town has changing a lot since the new station opened.",
      why: "has 뒤에서 현재완료를 이루므로 과거분사 changed가 맞아요.",
    },
    {
      right: "The fishermen had never seen such a strange cloud before.",
      wrong: "The fishermen had never saw such a strange cloud before.",
      why: "never를 건너뛰면 had와 함께 과거완료를 이루므로 과거분사 seen이 맞아요.",
    },
    {
      right: "By the time we arrived, the last bus had already left.",
      wrong: "By the time we arrived, the last bus had already leaving.",
      why: "already를 건너뛰면 had와 함께 과거완료를 이루므로 과거분사 left가 맞아요.",
    },
  ],
  trap: "have와 과거분사 사이에 부사를 넣어 둘을 떼어 놓거나, saw와 seen처럼 과거형과 과거분사의 모양이 다른 동사를 바꾸어 놓아요. have를 보면 짝이 되는 과거분사를 찾으세요. 「have to+동사원형」이나 have limited time처럼 완료 시제를 만들지 않는 have와도 구별하세요.",
  related: ["time-tense", "base-form"],
};
