import type { Lesson } from "./lesson.ts";

export const baseForm: Lesson = {
  what: "can, will, must, should 같은 조동사 뒤에는 동사원형을 써요. 부정문과 의문문에 쓰는 do, does, did 뒤에도 동사원형을 써요. 이때 주어의 수나 시제는 뒤의 동사에 나타내지 않으므로 -s를 붙이거나 과거형으로 바꾸지 않아요.",
  seeing: [
    "동사 앞에 조동사나 do, does, did가 있는지 봐요.",
    "사이에 낀 not이나 부사를 건너뛰고 짝이 되는 동사를 찾아요.",
    "의문문에서는 조동사와 동사 사이에 있는 주어도 건너뛰어요.",
  ],
  pairs: [
    {
      right: "A good dictionary can quickly tell you the origin of a word.",
      wrong: "A good dictionary can quickly tells you the origin of a word.",
      why: "부사 quickly를 건너뛰면 조동사 can의 짝이므로 동사원형 tell이 맞아요.",
    },
    {
      right: "The two brothers did not speak to each other for years.",
      wrong: "The two brothers did not spoke to each other for years.",
      why: "did가 과거를 이미 나타내므로 did not 뒤에는 동사원형 speak가 맞아요.",
    },
    {
      right: "How much water does an adult elephant drink in one day?",
      wrong: "How much water does an adult elephant drinks in one day?",
      why: "주어 an adult elephant 앞에 does가 있으므로 동사원형 drink가 맞아요.",
    },
  ],
  trap: "조동사와 동사 사이에 부사나 주어를 넣어, 동사를 주어의 수나 과거 시제에 맞추게 만들어요. 앞에 조동사가 있는지부터 확인하세요. 조동사 뒤에 완료형이 올 때도 주어와 상관없이 has가 아니라 have를 써요.",
  related: ["bare-infinitive", "perfect"],
};
