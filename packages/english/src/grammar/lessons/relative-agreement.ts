import type { Lesson } from "./lesson.ts";

export const relativeAgreement: Lesson = {
  what: "주격 관계대명사 who, which, that이 이끄는 절의 동사는 선행사의 수에 맞춰요. 관계대명사는 단수와 복수의 모양이 같아서, 관계대명사가 가리키는 명사를 보고 동사의 수를 정해요.",
  seeing: [
    "who, which, that 뒤에 주어 없이 동사가 오면 주격 관계대명사예요. 사이에 낀 부사는 건너뛰어요.",
    "관계대명사 앞에 명사가 둘 이상이면 관계사절이 설명하는 명사를 선행사로 골라요.",
    "선행사가 단수이면 단수 동사를, 복수이면 복수 동사를 써요.",
    "쉼표 뒤의 which가 앞 절 전체를 가리키면 단수 동사를 써요.",
  ],
  pairs: [
    {
      right: "My aunt, who runs a small bakery, wakes up before four every morning.",
      wrong: "My aunt, who run a small bakery, wakes up before four every morning.",
      why: "who의 선행사 aunt가 단수이므로 runs가 맞아요.",
    },
    {
      right: "Engineers are designing roofs that collect rainwater for the garden below.",
      wrong: "Engineers are designing roofs that collects rainwater for the garden below.",
      why: "that의 선행사 roofs가 복수이므로 collect가 맞아요.",
    },
    {
      right: "I admire athletes who still practice basic skills after winning medals.",
      wrong: "I admire athletes who still practices basic skills after winning medals.",
      why: "부사 still을 건너뛰면 who의 선행사 athletes가 복수이므로 practice가 맞아요.",
    },
  ],
  trap: "선행사와 관계대명사 사이에 of가 이끄는 구를 끼워, 가까운 명사에 동사를 맞추게 만들어요. 관계사절이 무엇을 설명하는지 우리말로 옮겨 선행사를 정하고 그 수를 확인하세요. 「one of the+복수 명사+who」에서는 대개 복수 명사를 선행사로 보고 복수 동사를 써요.",
  related: ["subject-verb-agreement", "relative-case"],
};
