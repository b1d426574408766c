import type { Lesson } from "./lesson.ts";

export const voice: Lesson = {
  what: "주어가 동작을 하면 능동태를, 동작을 받으면 「be+과거분사」인 수동태를 써요. 능동태의 목적어는 수동태에서 주어가 되므로, 수동태의 동사 뒤에는 대개 목적어가 남지 않아요. 목적어가 없는 자동사는 수동태로 쓸 수 없어요.",
  seeing: [
    "주어를 찾아 그 동작을 하는지 받는지 따져요.",
    "타동사 뒤에 목적어가 있으면 능동태를, 없으면 수동태를 먼저 생각해요.",
    "뒤에 「by+행위자」가 있으면 수동태인지 살펴봐요.",
    "give, tell처럼 목적어를 둘 쓰는 동사는 수동태 뒤에도 목적어가 하나 남을 수 있어요.",
  ],
  pairs: [
    {
      right: "Wild mushrooms can be found near the river after a rainy night.",
      wrong: "Wild mushrooms can find near the river after a rainy night.",
      why: "주어 mushrooms가 발견되는 대상이고 뒤에 목적어도 없으므로 수동태 be found가 맞아요.",
    },
    {
      right: "The old road divides the village into two very different parts.",
      wrong: "The old road is divided the village into two very different parts.",
      why: "뒤에 목적어 the village가 있고 주어 road가 나누는 쪽이므로 능동태 divides가 맞아요.",
    },
    {
      right: "The morning fog disappeared as soon as the sun came out.",
      wrong: "The morning fog was disappeared as soon as the sun came out.",
      why: "disappear는 목적어를 쓰지 않는 자동사이므로 능동태 disappeared가 맞아요.",
    },
  ],
  trap: "happen, occur, appear, disappear 같은 자동사를 수동태로 바꾸어 놓아요. 우리말로 ‘~되다’라고 옮겨져도 자동사는 수동태가 될 수 없으니, 목적어를 쓸 수 있는 동사인지 먼저 확인하세요.",
  related: ["participle-modifier", "participial-clause"],
};
