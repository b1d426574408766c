/** Sentence connectives by the relation that they express, and which relations exclude each other. */

export type Relation =
  | "contrast"
  | "example"
  | "result"
  | "addition"
  | "similarity"
  | "restatement"
  | "alternative";

/** What a relation means, in Korean, as the stem before "-므로" and "-는". */
export const MEANING: Readonly<Record<Relation, string>> = {
  contrast: "앞 내용과 대조되는 내용이 이어지",
  example: "앞 내용의 구체적인 예가 이어지",
  result: "앞 내용의 결과가 이어지",
  addition: "앞 내용에 덧붙이는 내용이 이어지",
  similarity: "앞 내용과 비슷한 내용이 이어지",
  restatement: "앞 내용을 다른 말로 풀어 다시 말하",
  alternative: "앞 내용 대신에 일어나는 일이 이어지",
};

/** The Korean name of a relation. */
export const NAME: Readonly<Record<Relation, string>> = {
  contrast: "대조",
  example: "예시",
  result: "결과",
  addition: "추가",
  similarity: "유사",
  restatement: "환언",
  alternative: "대체",
};

const TABLE: Readonly<Record<Relation, readonly string[]>> = {
  contrast: [
    "However",
    "Nevertheless",
    "Nonetheless",
    "In contrast",
    "By contrast",
    "On the other hand",
    "On the contrary",
    "Conversely",
  ],
  example: ["For example", "For instance"],
  result: [
    "Therefore",
    "Thus",
    "As a result",
    "Consequently",
    "Hence",
    "As a consequence",
    "For this reason",
    "Accordingly",
  ],
  addition: ["In addition", "Moreover", "Furthermore", "Besides", "Additionally", "What is more"],
  similarity: ["Similarly", "Likewise", "In the same way"],
  restatement: ["In other words", "That is"],
  alternative: ["Instead", "Rather"],
};

/** Lower-case connective → relation. */
export const RELATION_OF: ReadonlyMap<string, Relation> = new Map(
  Object.entries(TABLE).flatMap(([relation, words]) =>
    words.map((word) => [word.toLowerCase(), relation as Relation] as const),
  ),
);

/**
 * For each relation, those that it excludes, the nearest first: a reader who half understands takes them for it.
 * Related ones (a result and a restatement, an addition and a similarity) are left out on purpose.
 */
export const EXCLUDED: Readonly<Record<Relation, readonly Relation[]>> = {
  contrast: ["result", "restatement", "example"],
  example: ["contrast", "similarity", "alternative"],
  result: ["contrast", "example", "alternative"],
  addition: ["contrast", "alternative"],
  similarity: ["contrast", "alternative"],
  restatement: ["contrast", "similarity", "alternative"],
  alternative: ["similarity", "example", "restatement", "addition"],
};

/** Why a learner takes one relation for another, in Korean, where there is a reason. */
export const TRAP: Readonly<Partial<Record<Relation, Partial<Record<Relation, string>>>>> = {
  contrast: {
    result: "앞 내용이 원인이고 뒤 내용이 그 결과라고 착각하기 쉬워요.",
    restatement: "뒤 문장이 앞 내용을 다시 풀어 말한다고 착각하기 쉬워요.",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하기 쉬워요.",
  },
  example: {
    contrast: "뒤 문장의 내용이 낯설어서 앞 내용과 반대된다고 착각하기 쉬워요.",
    similarity: "앞 내용과 나란한 또 하나의 경우라고 착각하기 쉬워요.",
  },
  result: {
    contrast: "앞뒤의 분위기가 달라서 서로 반대된다고 착각하기 쉬워요.",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하기 쉬워요.",
  },
  addition: { contrast: "뒤 문장이 새로운 내용을 꺼내서 앞 내용과 반대된다고 착각하기 쉬워요." },
  similarity: { contrast: "두 대상을 견주고 있어서 서로 반대된다고 착각하기 쉬워요." },
  restatement: {
    contrast: "말이 바뀌어서 앞 내용과 반대된다고 착각하기 쉬워요.",
    similarity: "같은 내용이 되풀이되어서 또 다른 비슷한 경우라고 착각하기 쉬워요.",
  },
  alternative: { similarity: "두 가지를 나란히 말하고 있어서 비슷한 경우라고 착각하기 쉬워요." },
};

/** The connectives offered as distractors, by relation. */
export const SHOWN: Readonly<Record<Relation, readonly string[]>> = {
  contrast: ["However", "Nevertheless", "In contrast"],
  example: ["For example", "For instance"],
  result: ["Therefore", "As a result", "Consequently"],
  addition: ["In addition", "Moreover", "Furthermore"],
  similarity: ["Similarly", "Likewise"],
  restatement: ["In other words", "That is"],
  alternative: ["Instead"],
};
