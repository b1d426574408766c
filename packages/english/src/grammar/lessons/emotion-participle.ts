import type { Lesson } from "./lesson.ts";

export const emotionParticiple: Lesson = {
  what: "interest, surprise, bore처럼 ‘감정을 느끼게 하다’라는 뜻의 동사에서 온 분사는 형용사처럼 쓰여요. 감정을 일으키는 쪽은 현재분사(interesting)로, 감정을 느끼는 쪽은 과거분사(interested)로 나타내요.",
  seeing: [
    "명사를 꾸미는 분사이면 그 명사를, 보어인 분사이면 주어나 목적어를 찾아요.",
    "찾은 말이 감정을 일으키면 현재분사를, 감정을 느끼면 과거분사를 써요.",
    "「It is ~ that」이나 「It is ~ to」에서는 뒤에 나오는 일이 감정을 일으키므로 현재분사를 써요.",
    "a surprised look처럼 느낀 감정이 드러나는 표정이나 목소리에는 과거분사를 써요.",
  ],
  pairs: [
    {
      right: "Our history teacher told us a fascinating story about lost treasure.",
      wrong: "Our history teacher told us a fascinated story about lost treasure.",
      why: "명사 story가 흥미를 일으키는 쪽이므로 현재분사 fascinating이 맞아요.",
    },
    {
      right: "It was disappointing that the final match ended without a winner.",
      wrong: "It was disappointed that the final match ended without a winner.",
      why: "진짜 주어인 that절의 일이 실망을 일으키므로 가주어 It 뒤에는 현재분사 disappointing이 맞아요.",
    },
    {
      right: "I am interested in the stars that sailors once used as guides.",
      wrong: "I am interesting in the stars that sailors once used as guides.",
      why: "주어 I가 in 뒤의 the stars에 흥미를 느끼는 쪽이므로 과거분사 interested가 맞아요.",
    },
  ],
  trap: "사람이면 과거분사, 사물이면 현재분사를 고르게 만들어요. a boring speaker처럼 사람도 감정을 일으키는 쪽이면 현재분사를 써요. 사람인지 사물인지가 아니라 감정을 일으키는지 느끼는지를 따지세요.",
  related: ["participle-modifier", "adjective-adverb"],
};
