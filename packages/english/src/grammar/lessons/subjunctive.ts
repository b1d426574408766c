import type { Lesson } from "./lesson.ts";

export const subjunctive: Lesson = {
  what: "가정법은 사실과 반대되는 일을 가정할 때 써요. 현재 사실의 반대는 「If+주어+were/과거형, 주어+would+동사원형」, 과거 사실의 반대는 「If+주어+had p.p., 주어+would have p.p.」로 나타내요. wish 뒤에서 지금 이룰 수 없는 바람을 말할 때는 were나 could 같은 과거형을 써요.",
  seeing: [
    "if절의 동사가 현재형인지, were나 과거형인지, had p.p.인지 확인해요.",
    "사실과 반대되는 가정인지, 실제로 일어날 수 있는 조건인지 판단해요.",
    "가정이면 주절에 would, could, might를 쓰고, 과거 사실의 반대이면 그 뒤에 have p.p.를 써요.",
    "wish 뒤에서 지금의 바람은 과거형으로, 지난 일에 대한 아쉬움은 had p.p.로 나타내요.",
  ],
  pairs: [
    {
      right: "If the moon were much closer, the tides would flood our cities.",
      wrong: "If the moon were much closer, the tides will flood our cities.",
      why: "if절의 were가 현재 사실의 반대를 가정하므로 주절에는 would가 맞아요.",
    },
    {
      right: "If she had studied the map, she would have found the cabin.",
      wrong: "If she had studied the map, she will have found the cabin.",
      why: "if절의 had studied가 과거 사실의 반대를 가정하므로 주절에는 would가 맞아요.",
    },
    {
      right: "I wish I could understand the songs that whales sing at night.",
      wrong: "I wish I can understand the songs that whales sing at night.",
      why: "wish 뒤에서 지금 이룰 수 없는 바람을 말하므로 could가 맞아요.",
    },
  ],
  trap: "if절은 그대로 두고 주절의 would를 will로 바꾸거나 have p.p.를 동사원형으로 바꾸어 놓아요. if절의 동사와 주절의 동사를 짝지어 확인하세요. 과거의 일이 지금에 미치는 결과를 가정할 때는 「If+주어+had p.p., 주어+would+동사원형」도 쓰니 now나 today가 있는지도 보세요.",
  related: ["time-tense", "perfect"],
};
