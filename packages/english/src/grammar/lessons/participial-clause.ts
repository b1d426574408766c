import type { Lesson } from "./lesson.ts";

export const participialClause: Lesson = {
  what: "분사구문은 접속사 없이 분사로 시작해 때, 이유, 결과, 동시 동작 등을 덧붙이는 말이에요. 의미상의 주어는 대개 주절의 주어와 같아요. 그 주어가 동작을 하면 현재분사를, 동작을 받으면 과거분사를 써요.",
  seeing: [
    "쉼표로 나뉜 부분에 접속사도 주어도 없으면 분사구문인지 살펴봐요.",
    "주절의 주어가 분사의 동작을 하는지 받는지 따져요.",
    "타동사의 분사 뒤에 목적어가 있으면 현재분사를, 없으면 과거분사를 먼저 생각해요.",
    "쉼표 뒤의 분사가 앞 절의 결과를 나타내면 앞 절 전체가 의미상의 주어일 수 있어요.",
  ],
  pairs: [
    {
      right: "Using a small mirror, the dentist showed me the broken tooth.",
      wrong: "Used a small mirror, the dentist showed me the broken tooth.",
      why: "주어 the dentist가 사용하는 쪽이고 뒤에 목적어 a small mirror가 있으므로 현재분사 Using이 맞아요.",
    },
    {
      right: "Inspired by the speech, the students started a recycling club.",
      wrong: "Inspiring by the speech, the students started a recycling club.",
      why: "주어 the students가 the speech에 감명을 받은 것이므로 과거분사 Inspired가 맞아요.",
    },
    {
      right: "The roots hold the soil, preventing the hill from sliding down.",
      wrong: "The roots hold the soil, prevented the hill from sliding down.",
      why: "주어 The roots의 동사 hold가 이미 있고 뒤에 목적어 the hill이 이어지므로 현재분사 preventing이 맞아요.",
    },
  ],
  trap: "쉼표 뒤에 과거분사를 넣어 앞의 동사와 나란히 놓인 과거형처럼 보이게 해요. 접속사 없이는 정동사를 하나 더 쓸 수 없으니 분사가 필요한 자리인지 먼저 확인하세요. including, according to처럼 전치사로 굳어진 말은 의미상의 주어를 따지지 않아요.",
  related: ["finite-verb", "participle-modifier", "voice"],
};
