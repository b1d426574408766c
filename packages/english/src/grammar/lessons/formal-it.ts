import type { Lesson } from "./lesson.ts";

export const formalIt: Lesson = {
  what: "to부정사구나 that절이 주어나 목적어로 쓰여 길어지면, 그 자리에 it을 두고 긴 말은 뒤로 보내요. 주어 자리의 it을 가주어, 목적어 자리의 it을 가목적어라고 해요. 이때 it에는 ‘그것’이라는 뜻이 없고, 뒤의 긴 말이 진짜 주어나 진짜 목적어예요.",
  seeing: [
    "「it+be동사+형용사」 뒤에 to부정사구나 that절이 이어지는지 봐요.",
    "make, find, think 뒤에 목적격 보어인 형용사와 to부정사구가 있으면 가목적어 it이 있는지 확인해요.",
    "it 자리에 뒤의 긴 말을 넣어 뜻이 통하면 가주어나 가목적어예요. It is easy to use처럼 앞의 사물을 가리키는 it과 구별해요.",
  ],
  pairs: [
    {
      right: "It is important to drink enough water before you feel thirsty.",
      wrong: "There is important to drink enough water before you feel thirsty.",
      why: "뒤의 to drink enough water가 진짜 주어이므로 가주어 It이 맞아요.",
    },
    {
      right: "It was strange that the dog did not bark at the thief.",
      wrong: "This was strange that the dog did not bark at the thief.",
      why: "뒤의 that절이 진짜 주어이므로 strange 앞의 주어 자리에는 가주어 It이 맞아요.",
    },
    {
      right: "The new bridge makes it possible to reach the island on foot.",
      wrong: "The new bridge makes possible to reach the island on foot.",
      why: "진짜 목적어 to reach the island가 뒤에 있으므로 makes 뒤에 가목적어 it이 있어야 해요.",
    },
  ],
  trap: "make나 find 뒤의 가목적어 it을 빼거나, it이 와야 할 자리에 this나 that을 넣어요. 진짜 주어나 목적어가 to부정사구나 that절이면 it을 쓰세요. make possible a new cure처럼 뒤로 간 목적어가 명사구이면 it을 쓰지 않아요.",
  related: ["that-conjunction", "adjective-adverb"],
};
