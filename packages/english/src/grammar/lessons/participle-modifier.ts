import type { Lesson } from "./lesson.ts";

export const participleModifier: Lesson = {
  what: "분사는 형용사처럼 명사를 앞이나 뒤에서 꾸며요. 꾸밈을 받는 명사가 동작을 하면 현재분사(-ing)를, 동작을 받으면 과거분사(p.p.)를 써요.",
  seeing: [
    "문장의 동사가 따로 있는지 확인하고, 명사 옆의 분사가 꾸미는 말인지 봐요.",
    "꾸밈을 받는 명사를 주어로 놓고, 그 명사가 동작을 하는지 받는지 따져요.",
    "명사 뒤의 분사에 목적어가 이어지면 현재분사를, 목적어 없이 by 같은 전치사가 이어지면 과거분사를 먼저 생각해요.",
    "called나 named 뒤의 명사는 목적어가 아니라 이름을 나타내는 보어예요.",
  ],
  pairs: [
    {
      right: "The hikers slept in an old castle surrounded by tall cliffs.",
      wrong: "The hikers slept in an old castle surrounding by tall cliffs.",
      why: "명사 castle이 tall cliffs에 둘러싸인 것이므로 과거분사 surrounded가 맞아요.",
    },
    {
      right: "Early sailors crossed the bay in boats made of animal skin.",
      wrong: "Early sailors crossed the bay in boats making of animal skin.",
      why: "명사 boats가 만들어진 것이고 뒤에 목적어 없이 of가 이어지므로 과거분사 made가 맞아요.",
    },
    {
      right: "She sketched the statue of a soldier carrying a wounded child.",
      wrong: "She sketched the statue of a soldier carried a wounded child.",
      why: "명사 soldier가 나르는 쪽이고 뒤에 목적어 a wounded child가 있으므로 현재분사 carrying이 맞아요.",
    },
  ],
  trap: "명사 뒤의 과거분사를 과거형 동사로 착각하게 만들거나, 목적어가 있는 자리에 과거분사를 넣어요. 문장의 동사를 먼저 찾은 다음, 명사와 분사의 관계가 능동인지 수동인지 따지세요. fallen leaves처럼 자동사의 과거분사는 수동이 아니라 완료의 뜻을 나타내요.",
  related: ["participial-clause", "emotion-participle", "finite-verb"],
};
