import type { Lesson } from "./lesson.ts";

export const proVerb: Lesson = {
  what: "앞에 나온 동사를 되풀이하지 않으려고 대신 쓰는 말을 대동사라고 해요. 일반동사는 do, does, did로, be동사는 be동사로 대신하고, 조동사가 있으면 그 조동사를 써요. 대동사의 수는 대동사의 주어에 맞추고, 시제는 그 절이 말하는 때에 맞춰요.",
  seeing: [
    "than, as, while, but, so 뒤에서 뒷말이 생략된 짧은 동사를 찾아요.",
    "그 동사가 앞의 어떤 동사를 대신하는지 확인해요.",
    "일반동사이면 do, does, did를, be동사이면 be동사를 골라 수와 시제를 맞춰요.",
  ],
  pairs: [
    {
      right: "Young children learn new sounds faster than adults do.",
      wrong: "Young children learn new sounds faster than adults are.",
      why: "than 뒤에서 일반동사 learn을 대신하므로 do가 맞아요.",
    },
    {
      right: "The water in the lake is cleaner now than it was ten years ago.",
      wrong: "The water in the lake is cleaner now than it did ten years ago.",
      why: "앞의 be동사 is를 대신하고 ten years ago가 과거를 나타내므로 was가 맞아요.",
    },
    {
      right: "My brother wants a cat, and so does my little sister.",
      wrong: "My brother wants a cat, and so is my little sister.",
      why: "so 뒤에서 일반동사 wants를 대신하고 주어 my little sister가 단수이므로 does가 맞아요.",
    },
  ],
  trap: "한 문장에 be동사와 일반동사를 함께 두어 무엇을 대신하는지 헷갈리게 해요. 대동사의 자리에 앞의 동사를 넣어 읽고 뜻이 통하는 쪽을 고르세요. 수는 앞의 주어가 아니라 대동사의 주어에 맞춰야 해요.",
  related: ["comparison", "subject-verb-agreement"],
};
