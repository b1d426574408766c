import type { Lesson } from "./lesson.ts";

export const relativeAdverb: Lesson = {
  what: "관계부사 where, when, why는 각각 장소, 시간, 이유를 나타내는 선행사를 꾸미고, 뒤에는 빠진 성분이 없는 완전한 절이 와요. 관계대명사 which와 that은 뒤 절에서 주어나 목적어 구실을 하므로 뒤에 불완전한 절이 와요. 관계부사는 대개 「전치사+which」로 바꾸어 쓸 수 있어요.",
  seeing: [
    "선행사를 꾸미는 절에서 주어, 동사, 목적어를 차례로 확인해요.",
    "주어나 목적어가 빠져 있으면 which나 that을 써요.",
    "빠진 성분이 없으면 선행사에 맞는 관계부사나 「전치사+which」를 써요.",
    "절이 전치사로 끝나면 그 전치사의 목적어가 빠진 것이므로 which나 that을 써요.",
  ],
  pairs: [
    {
      right: "We walked past the house where the famous poet once lived.",
      wrong: "We walked past the house which the famous poet once lived.",
      why: "자동사 lived로 끝나는 절에 빠진 성분이 없고 선행사 house가 장소를 나타내므로 where가 맞아요.",
    },
    {
      right: "The guide led us to a cave which has strange paintings on its walls.",
      wrong: "The guide led us to a cave where has strange paintings on its walls.",
      why: "선행사 cave가 장소이지만 has의 주어가 빠져 있으므로 관계대명사 which가 맞아요.",
    },
    {
      right: "Photosynthesis is a process in which plants turn sunlight into sugar.",
      wrong: "Photosynthesis is a process which plants turn sunlight into sugar.",
      why: "plants turn sunlight에 주어와 목적어가 모두 있으므로 전치사를 붙인 in which가 맞아요.",
    },
  ],
  trap: "장소를 나타내는 선행사를 두고 무조건 where를 고르게 만들어요. a place which many people visit처럼 뒤 절에 목적어가 빠져 있으면 장소라도 which를 써요. 선행사의 뜻보다 뒤 절이 완전한지를 먼저 확인하세요.",
  related: ["relative-what", "that-conjunction"],
};
