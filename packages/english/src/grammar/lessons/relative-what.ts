import type { Lesson } from "./lesson.ts";

export const relativeWhat: Lesson = {
  what: "which와 that은 앞에 있는 명사, 곧 선행사를 꾸미는 관계대명사예요. what은 선행사를 포함하는 관계대명사로 ‘~하는 것’이라는 뜻이고, what이 이끄는 절은 명사처럼 쓰여요. 세 관계대명사 모두 뒤에는 주어나 목적어 등이 빠진 불완전한 절이 와요.",
  seeing: [
    "뒤 절에 주어나 목적어가 빠져 있는지 확인해요.",
    "그 절이 꾸미는 명사가 앞에 있으면 which나 that을 써요.",
    "꾸밈을 받는 명사가 없고 절 전체가 문장의 주어, 목적어, 보어이면 what을 써요.",
    "쉼표 뒤에서 앞의 사물이나 앞 절 전체를 보충해 설명할 때는 which를 써요.",
  ],
  pairs: [
    {
      right: "The young chef was never satisfied with what she cooked at home.",
      wrong: "The young chef was never satisfied with that she cooked at home.",
      why: "전치사 with 뒤에 선행사가 없고 cooked의 목적어가 빠져 있으므로 what이 맞아요.",
    },
    {
      right: "Biologists discovered a frog that can survive inside solid ice.",
      wrong: "Biologists discovered a frog what can survive inside solid ice.",
      why: "선행사 frog가 앞에 있고 can survive의 주어가 빠져 있으므로 that이 맞아요.",
    },
    {
      right: "What they want is a quiet place to study after school.",
      wrong: "That they want is a quiet place to study after school.",
      why: "앞에 선행사가 없고 want의 목적어가 빠진 절이 is의 주어이므로 What이 맞아요.",
    },
  ],
  trap: "what 앞에 명사를 두어 선행사처럼 보이게 해요. tell the boy what he needs의 boy처럼 간접목적어일 뿐이면 선행사가 아니므로, 뒤 절이 그 명사를 꾸미는지 확인하세요. 뒤 절이 완전하면 접속사 that의 자리이니 절의 끝까지 읽으세요.",
  related: ["that-conjunction", "relative-adverb"],
};
