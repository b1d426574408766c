import type { Lesson } from "./lesson.ts";

export const parallel: Lesson = {
  what: "and, or, but이 이어 주는 말은 문법적으로 같은 형태여야 해요. 정동사는 정동사끼리, 동명사는 동명사끼리, to부정사는 to부정사끼리 나란히 놓아요. 「both A and B」나 「not only A but also B」에서도 A와 B의 형태를 맞춰요.",
  seeing: [
    "and, or, but 바로 뒤에 오는 말의 형태를 봐요.",
    "뜻을 따져 앞에서 짝이 되는 말을 찾아요.",
    "두 말의 형태를 같게 맞춰요.",
    "to부정사끼리 이어질 때는 뒤의 to를 생략하고 동사원형만 쓸 수 있어요.",
  ],
  pairs: [
    {
      right: "The nurse opened the window and turned off the bright light.",
      wrong: "The nurse opened the window and turning off the bright light.",
      why: "and로 opened와 나란히 이어지므로 같은 과거형 turned가 맞아요.",
    },
    {
      right: "He fixed the radio by cleaning the wires and changing the battery.",
      wrong: "He fixed the radio by cleaning the wires and change the battery.",
      why: "and로 전치사 by 뒤의 동명사 cleaning과 이어지므로 동명사 changing이 맞아요.",
    },
    {
      right: "The volunteers plan to clean the beach and plant young trees there.",
      wrong: "The volunteers plan to clean the beach and planting young trees there.",
      why: "and로 to clean과 이어지므로 to를 생략한 동사원형 plant가 맞아요.",
    },
  ],
  trap: "접속사 가까이에 형태가 다른 말을 끼워, 그 말에 맞추게 만들어요. 가장 가까운 말이 늘 짝은 아니니, 접속사 뒤의 말을 짝의 자리에 넣어 읽고 뜻이 통하는지 확인하세요.",
  related: ["preposition-gerund", "finite-verb"],
};
