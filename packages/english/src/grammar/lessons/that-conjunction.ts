import type { Lesson } from "./lesson.ts";

export const thatConjunction: Lesson = {
  what: "접속사 that은 빠진 성분이 없는 완전한 절을 이끌어 ‘~라는 것’이라는 뜻을 나타내고, fact나 idea 같은 명사 뒤에서는 그 명사의 내용을 밝혀요. what이 이끄는 절에는 주어나 목적어 등이 빠져 있어요. 그래서 that과 what은 뒤 절이 완전한지를 보고 구별해요.",
  seeing: [
    "know, believe, show 같은 동사, sure, clear 같은 형용사, fact, idea 같은 명사 뒤에 절이 이어지는지 봐요.",
    "뒤 절에서 주어, 동사, 목적어, 보어를 차례로 확인해요.",
    "빠진 성분이 없으면 접속사 that을 써요.",
    "주어나 목적어가 빠져 있고 앞에 선행사도 없으면 what을 써요.",
  ],
  pairs: [
    {
      right: "The survey shows that the children are happy with the new playground.",
      wrong: "The survey shows what the children are happy with the new playground.",
      why: "shows의 목적어인 the children are happy 이하의 절에 빠진 성분이 없으므로 접속사 that이 맞아요.",
    },
    {
      right: "The belief that the earth was the center of the universe lasted for centuries.",
      wrong: "The belief what the earth was the center of the universe lasted for centuries.",
      why: "명사 belief의 내용을 밝히는 절이 주어 the earth부터 보어 the center까지 모두 갖추었으므로 접속사 that이 맞아요.",
    },
    {
      right: "I am sure that there are many planets outside our solar system.",
      wrong: "I am sure what there are many planets outside our solar system.",
      why: "형용사 sure 뒤에 there are many planets라는 완전한 절이 이어지므로 접속사 that이 맞아요.",
    },
  ],
  trap: "fact나 idea 뒤의 that이라고 해서 모두 접속사는 아니에요. the idea that he had처럼 뒤 절에 목적어가 빠져 있으면 관계대명사예요. 앞말만 보지 말고 뒤 절이 완전한지 끝까지 확인하세요. 절이 eat나 read처럼 목적어 없이도 쓰는 동사로 끝나면 that과 what이 모두 가능할 수 있으니 뜻을 살펴야 해요.",
  related: ["relative-what", "indirect-question"],
};
