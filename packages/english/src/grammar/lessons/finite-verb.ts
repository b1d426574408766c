import type { Lesson } from "./lesson.ts";

export const finiteVerb: Lesson = {
  what: "한 절에는 주어와 짝을 이루고 시제를 나타내는 정동사가 꼭 있어야 해요. 정동사가 이미 있는데 접속사나 관계사 없이 동사를 더하려면 to부정사, 동명사, 분사 같은 준동사로 바꿔야 해요. 반대로 정동사가 없는 절에 준동사만 남겨 둘 수도 없어요.",
  seeing: [
    "주어를 꾸미는 말을 괄호로 묶고, 주어와 짝이 되는 동사를 찾아요.",
    "접속사나 관계사가 새로운 절을 이끌면 그 절의 정동사도 따로 찾아요.",
    "짝이 되는 동사가 없으면 정동사를, 이미 있으면 준동사를 써요.",
    "동작을 나타내는 말이 주어가 되면 동사원형이 아니라 동명사나 to부정사로 써요.",
  ],
  pairs: [
    {
      right: "The small island near the harbor attracts thousands of sea birds every spring.",
      wrong: "The small island near the harbor attracting thousands of sea birds every spring.",
      why: "주어 island와 짝이 되는 동사가 달리 없으므로 정동사 attracts가 맞아요.",
    },
    {
      right: "Keeping a diary in English helps you notice your own mistakes.",
      wrong: "Keep a diary in English helps you notice your own mistakes.",
      why: "정동사 helps가 있고 그 주어가 필요하므로 동명사 Keeping이 맞아요.",
    },
    {
      right: "The tunnel connecting the two towns was built by volunteers.",
      wrong: "The tunnel connects the two towns was built by volunteers.",
      why: "주어 tunnel의 정동사 was가 이미 있으므로 준동사인 분사 connecting이 맞아요.",
    },
  ],
  trap: "주어 뒤에 관계사절이나 분사구를 길게 붙여, 그 안의 동사를 문장의 동사로 착각하게 만들어요. 수식어를 괄호로 묶고도 주어와 짝이 되는 동사가 남는지 확인하세요. -ed로 끝나는 말은 과거형일 수도 있고 과거분사일 수도 있으니 뒤에 정동사가 또 있는지 보세요.",
  related: ["participle-modifier", "participial-clause", "subject-verb-agreement"],
};
