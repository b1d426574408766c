import type { Lesson } from "./lesson.ts";

export const soSuch: Lesson = {
  what: "so와 such는 둘 다 ‘그렇게, 매우’라는 뜻으로 강조하지만, 뒤에 오는 말이 달라요. so는 형용사나 부사를 바로 꾸미고, such는 명사가 들어 있는 덩어리 전체를 꾸며요.",
  seeing: [
    "so나 such 바로 뒤에서 덩어리가 어디까지인지 찾아요.",
    "그 덩어리가 형용사나 부사로 끝나면 so, 명사로 끝나면 such를 써요.",
    "many, much, few, little이 명사를 꾸밀 때는 명사가 있어도 so를 써요.",
  ],
  pairs: [
    {
      right: "The soup was so hot that nobody could eat it.",
      wrong: "The soup was such hot that nobody could eat it.",
      why: "뒤에 형용사 hot만 있으므로 so가 맞아요.",
    },
    {
      right: "It was such a long road that we rested twice.",
      wrong: "It was so a long road that we rested twice.",
      why: "뒤에 명사 road까지 한 덩어리이므로 such가 맞아요.",
    },
    {
      right: "There were so many visitors that the guide had no time to rest.",
      wrong: "There were such many visitors that the guide had no time to rest.",
      why: "명사 앞이라도 many가 있으면 so를 써요.",
    },
  ],
  trap: "such 뒤에 형용사가 보인다고 so로 바꾸면 안 돼요. 형용사 뒤에 명사가 이어지는지 끝까지 읽으세요.",
  related: ["quantity", "adjective-adverb"],
};
