import type { Lesson } from "./lesson.ts";

export const subjectVerbAgreement: Lesson = {
  what: "동사의 수는 주어 덩어리에서 핵심이 되는 명사에 맞춰요. 핵심 명사가 단수이면 is, was, has나 -s가 붙은 현재형을, 복수이면 are, were, have나 -s가 없는 현재형을 써요. 주어와 동사 사이에 다른 명사가 끼어도 동사의 수는 달라지지 않아요.",
  seeing: [
    "동사를 찾고, 그 앞에서 주어가 어디부터 어디까지인지 표시해요.",
    "명사를 뒤에서 꾸미는 전치사구, 분사구, 관계사절은 괄호로 묶고 핵심 명사만 남겨요.",
    "동명사구나 to부정사구 전체가 주어이면 단수로 봐요.",
    "「one of+복수 명사」는 one이 핵심이므로 단수로 봐요.",
  ],
  pairs: [
    {
      right: "The smell of the wet leaves reminds me of my grandfather's farm.",
      wrong: "The smell of the wet leaves remind me of my grandfather's farm.",
      why: "of the wet leaves는 꾸미는 말이고 핵심 명사 smell이 단수이므로 reminds가 맞아요.",
    },
    {
      right: "Growing vegetables on the school roof teaches students to be patient.",
      wrong: "Growing vegetables on the school roof teach students to be patient.",
      why: "동명사 Growing이 이끄는 구 전체가 주어이고 동명사구는 단수로 보므로 teaches가 맞아요.",
    },
    {
      right: "The letters written by the young soldier during the war were kept in a wooden box.",
      wrong: "The letters written by the young soldier during the war was kept in a wooden box.",
      why: "written부터 war까지는 꾸미는 말이고 핵심 명사 letters가 복수이므로 were가 맞아요.",
    },
  ],
  trap: "동사 바로 앞에 주어와 수가 다른 명사를 두어 그 명사에 맞추게 만들어요. 주어의 핵심 명사까지 거슬러 올라가 확인하세요. 다만 「a number of+복수 명사」는 복수로, 「the number of+복수 명사」는 단수로 보고, half of나 most of는 of 뒤의 명사에 수를 맞춰요.",
  related: ["relative-agreement", "finite-verb"],
};
