import type { Lesson } from "./lesson.ts";

export const quantity: Lesson = {
  what: "셀 수 있는 명사의 복수형 앞에는 many, (a) few, fewer, a large number of를 써요. 셀 수 없는 명사 앞에는 much, (a) little, less, a large amount of를 써요. a few와 a little은 ‘조금 있는’, few와 little은 ‘거의 없는’이라는 뜻이에요.",
  seeing: [
    "수량을 나타내는 말이 꾸미는 명사를 찾아요. 사이에 낀 형용사는 건너뛰어요.",
    "그 명사가 셀 수 있는 명사의 복수형인지, 셀 수 없는 명사인지 확인해요.",
    "복수형이면 many와 few 쪽을, 셀 수 없는 명사이면 much와 little 쪽을 골라요.",
  ],
  pairs: [
    {
      right: "There is not much information about the life of this painter.",
      wrong: "There is not many information about the life of this painter.",
      why: "information이 셀 수 없는 명사이므로 much가 맞아요.",
    },
    {
      right: "Only a few brave sailors volunteered to cross the frozen sea.",
      wrong: "Only a little brave sailors volunteered to cross the frozen sea.",
      why: "형용사 brave를 건너뛰면 sailors가 셀 수 있는 명사의 복수형이므로 few가 맞아요.",
    },
    {
      right: "Modern lamps use less energy than the ones in old houses.",
      wrong: "Modern lamps use fewer energy than the ones in old houses.",
      why: "energy가 셀 수 없는 명사이므로 less가 맞아요.",
    },
  ],
  trap: "information, advice, furniture, equipment처럼 우리말로는 셀 수 있을 듯한 명사를 내놓아요. 셀 수 없는 명사에는 복수형 -s가 붙지 않는다는 점을 떠올리세요. 수량을 나타내는 말과 명사 사이에 형용사가 있어도 명사를 보고 골라야 해요.",
  related: ["so-such", "other-another"],
};
