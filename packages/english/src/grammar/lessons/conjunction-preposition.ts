import type { Lesson } from "./lesson.ts";

export const conjunctionPreposition: Lesson = {
  what: "접속사 because, although, while 뒤에는 「주어+동사」로 이루어진 절이 와요. 전치사 because of, despite, during 뒤에는 명사구가 와요. 뜻이 비슷하므로 뒤에 오는 말이 절인지 명사구인지를 보고 구별해요.",
  seeing: [
    "그 말 바로 뒤에서 주어와 동사를 찾아요.",
    "「주어+동사」가 이어지면 접속사를 써요.",
    "동사 없이 명사구만 이어지면 전치사를 써요.",
    "because of와 despite 뒤에는 동명사도 올 수 있어요.",
  ],
  pairs: [
    {
      right: "The flight was canceled because the runway was covered with ice.",
      wrong: "The flight was canceled because of the runway was covered with ice.",
      why: "뒤에 주어 the runway와 동사 was가 이어지므로 접속사 because가 맞아요.",
    },
    {
      right: "The band kept playing despite the wind and the cold rain.",
      wrong: "The band kept playing although the wind and the cold rain.",
      why: "뒤에 동사 없이 명사구 the wind and the cold rain만 이어지므로 전치사 despite가 맞아요.",
    },
    {
      right: "My phone rang three times while I was taking the exam.",
      wrong: "My phone rang three times during I was taking the exam.",
      why: "뒤에 주어 I와 동사 was taking이 이어지므로 접속사 while이 맞아요.",
    },
  ],
  trap: "명사구 뒤에 관계사절이나 분사구를 붙여 「주어+동사」의 절처럼 보이게 해요. 그 동사가 관계사절의 동사일 뿐이면 전치사를 써야 해요. 반대로 while walking이나 although tired처럼 「주어+be동사」가 생략된 곳에는 접속사를 써요.",
  related: ["preposition-gerund", "participial-clause"],
};
