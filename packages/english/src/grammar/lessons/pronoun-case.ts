import type { Lesson } from "./lesson.ts";

export const pronounCase: Lesson = {
  what: "대명사는 문장에서 하는 구실에 따라 형태가 달라져요. 주어 자리에는 주격(they, he), 동사나 전치사의 목적어 자리에는 목적격(them, him)을 써요. 명사 앞에서 ‘~의’라는 뜻을 나타낼 때는 소유격(their, his)을 써요.",
  seeing: [
    "대명사 뒤에 꾸밈을 받는 명사가 있는지 봐요. 사이에 낀 형용사는 건너뛰어요.",
    "명사가 있고 ‘~의’라는 뜻이면 소유격을 써요.",
    "명사 없이 동사나 전치사의 목적어가 되면 목적격을 써요.",
  ],
  pairs: [
    {
      right: "Penguins return every year to their old nests on the rocks.",
      wrong: "Penguins return every year to them old nests on the rocks.",
      why: "형용사 old를 건너뛰면 명사 nests를 꾸미므로 소유격 their가 맞아요.",
    },
    {
      right: "My grandfather was alone, so we often had lunch with him.",
      wrong: "My grandfather was alone, so we often had lunch with he.",
      why: "전치사 with의 목적어이므로 목적격 him이 맞아요.",
    },
    {
      right: "The museum is proud of its large collection of ancient coins.",
      wrong: "The museum is proud of it's large collection of ancient coins.",
      why: "명사 collection을 꾸미므로 소유격 its가 맞고, it's는 it is나 it has를 줄인 말이에요.",
    },
  ],
  trap: "소유격 its의 자리에 it's를 넣거나, 대명사와 명사 사이에 형용사를 넣어 목적격을 고르게 만들어요. 전치사 바로 뒤라고 해서 목적격으로 정하지 말고, 뒤에 꾸밈을 받는 명사가 있는지 확인하세요.",
  related: ["pronoun-number", "reflexive", "whose"],
};
