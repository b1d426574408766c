import type { Lesson } from "./lesson.ts";

export const otherAnother: Lesson = {
  what: "another는 ‘또 하나의, 다른 하나의’라는 뜻으로 셀 수 있는 단수 명사 앞에 써요. other는 복수 명사나 셀 수 없는 명사 앞에 써요. 셀 수 있는 단수 명사 앞에 other를 쓰려면 the other나 my other처럼 한정하는 말이 앞에 있어야 해요.",
  seeing: [
    "바로 뒤의 명사가 단수인지 복수인지 확인해요.",
    "한정하는 말 없이 셀 수 있는 단수 명사가 오면 another를, 복수 명사가 오면 other를 써요.",
    "둘 가운데 하나를 말한 뒤 나머지 하나를 가리키면 the other를 써요.",
    "another two weeks처럼 「수사+복수 명사」를 한 덩어리로 볼 때는 another를 써요.",
  ],
  pairs: [
    {
      right: "The library is closed, so let us find another place to study.",
      wrong: "The library is closed, so let us find other place to study.",
      why: "place가 셀 수 있는 단수 명사이고 앞에 한정하는 말이 없으므로 another가 맞아요.",
    },
    {
      right: "Crows can solve simple puzzles, but other birds usually cannot.",
      wrong: "Crows can solve simple puzzles, but another birds usually cannot.",
      why: "birds가 복수 명사이므로 other가 맞아요.",
    },
    {
      right: "She has two sons: one is a chef, and the other is a pilot.",
      wrong: "She has two sons: one is a chef, and another is a pilot.",
      why: "two sons 가운데 one을 뺀 나머지 하나를 가리키므로 the other가 맞아요.",
    },
  ],
  trap: "뒤의 명사를 보지 않고 ‘다른’이라는 뜻만으로 고르게 만들어요. 명사의 수와 앞의 한정하는 말을 함께 확인하세요. 뒤에 명사가 없으면 ‘다른 것들’은 others, ‘나머지 모두’는 the others로 써요.",
  related: ["quantity", "pronoun-number"],
};
