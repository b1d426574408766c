import type { Lesson } from "./lesson.ts";

export const whose: Lesson = {
  what: "whose는 소유격 관계대명사로, 선행사와 뒤의 명사를 ‘~의’라는 뜻으로 이어 줘요. 선행사가 사람일 때도 사물일 때도 쓸 수 있어요. 「whose+명사」는 뒤 절에서 주어나 목적어 구실을 해요.",
  seeing: [
    "관계대명사 뒤에 관사나 소유격이 없는 명사가 이어지는지 봐요.",
    "그 명사 앞에 ‘선행사의’를 넣어 뜻이 통하면 whose를 써요.",
    "뒤 절의 주어나 목적어 자체가 빠져 있으면 who, which, that을 써요.",
  ],
  pairs: [
    {
      right: "We rented a cottage whose windows faced the stormy sea.",
      wrong: "We rented a cottage which windows faced the stormy sea.",
      why: "windows가 선행사 cottage에 딸린 것이므로 소유격 whose가 맞아요.",
    },
    {
      right: "The composer, whose early works were ignored, became famous after his death.",
      wrong: "The composer, who early works were ignored, became famous after his death.",
      why: "early works가 선행사 composer의 작품이고 were ignored의 주어가 되므로 whose가 맞아요.",
    },
    {
      right: "She helped a neighbor whose language she could not understand.",
      wrong: "She helped a neighbor whom language she could not understand.",
      why: "language가 선행사 neighbor의 언어이고 understand의 목적어가 되므로 whose가 맞아요.",
    },
  ],
  trap: "사물 뒤에는 whose를 쓸 수 없다고 생각하게 만들거나, 사람 뒤라는 점만 보고 who를 고르게 만들어요. 선행사의 종류를 따지지 말고, 뒤의 명사가 선행사에 속하는지 확인하세요. ask나 wonder 뒤의 whose는 ‘누구의’라는 뜻의 의문사일 수도 있어요.",
  related: ["relative-case", "pronoun-case"],
};
