/** Sentence connectives by the relation that they express, and which relations exclude each other. */
import type { Relation } from "@pulda/english";

export type { Relation };

/** What a relation means, in Korean, as the stem before "-므로" and "-는". */
export const MEANING: Readonly<Record<Relation, string>> = {
  contrast: "앞 내용과 대조되는 내용이 이어지",
  example: "앞 내용의 구체적인 예가 이어지",
  result: "앞 내용의 결과가 이어지",
  addition: "앞 내용에 덧붙이는 내용이 이어지",
  similarity: "앞 내용과 비슷한 내용이 이어지",
  restatement: "앞 내용을 다른 말로 풀어 다시 말하",
  alternative: "앞 내용 대신에 일어나는 일이 이어지",
  condition: "앞 내용처럼 하지 않으면 생길 일이 이어지",
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
  condition: "조건",
};

/** What must hold for a connective of a relation to be right, in Korean, before "해요". */
export const NEEDS: Readonly<Record<Relation, string>> = {
  contrast: "뒤 내용이 앞 내용과 맞서야",
  example: "뒤 내용이 앞 내용의 한 가지 예여야",
  result: "앞 내용이 뒤 내용의 원인이나 근거여야",
  addition: "뒤 내용이 앞 내용과 같은 쪽의 내용을 덧붙여야",
  similarity: "뒤의 경우가 앞의 경우와 마찬가지여야",
  restatement: "뒤 문장이 앞 문장과 같은 말이어야",
  alternative: "뒤의 일이 앞의 일을 대신해야",
  condition: "뒤 내용이 앞 내용처럼 하지 않을 때 생길 일이어야",
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
    "Yet",
    "Still",
    "Even so",
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
  condition: ["Otherwise"],
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
  condition: ["result", "example", "similarity", "addition"],
};

/** What a learner takes two sentences for who misses their relation, in Korean, as the stem before "-기 쉬워요". */
export const TRAP: Readonly<Record<Relation, Partial<Record<Relation, string>>>> = {
  contrast: {
    result: "앞 내용이 원인이고 뒤 내용이 그 결과라고 착각하",
    restatement: "뒤 문장이 앞 내용을 다시 풀어 말한다고 착각하",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하",
    addition: "같은 대상을 계속 말하고 있어서 앞 내용에 덧붙인다고 착각하",
    similarity: "두 대상을 나란히 말하고 있어서 비슷한 경우라고 착각하",
    condition: "뒤 문장이 앞의 조건이 갖추어지지 않은 경우라고 착각하",
  },
  example: {
    contrast: "뒤 문장의 내용이 낯설어서 앞 내용과 반대된다고 착각하",
    result: "앞 문장의 내용 때문에 뒤의 일이 생긴다고 착각하",
    similarity: "앞 내용과 나란한 또 하나의 경우라고 착각하",
    restatement: "뒤 문장이 앞 내용을 다시 풀어 말한다고 착각하",
    addition: "뒤 문장이 앞 내용에 새로운 내용을 덧붙인다고 착각하",
    alternative: "뒤 문장이 앞 내용 대신에 일어나는 일이라고 착각하",
  },
  result: {
    contrast: "앞뒤의 분위기가 달라서 서로 반대된다고 착각하",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하",
    similarity: "같은 대상의 변화를 이어 말하고 있어서 비슷한 경우라고 착각하",
    alternative: "뒤의 일이 앞의 일을 대신한다고 착각하",
    condition: "뒤 문장이 그렇게 하지 않을 때 생길 일이라고 착각하",
  },
  addition: {
    contrast: "뒤 문장이 새로운 내용을 꺼내서 앞 내용과 반대된다고 착각하",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하",
    restatement: "같은 쪽의 내용이 이어져서 앞 내용을 다시 풀어 말한다고 착각하",
    alternative: "뒤의 일이 앞의 일을 대신한다고 착각하",
    condition: "뒤 문장이 그렇게 하지 않을 때 생길 일이라고 착각하",
  },
  similarity: {
    contrast: "두 대상을 견주고 있어서 서로 반대된다고 착각하",
    result: "앞의 일 때문에 뒤의 일이 생긴다고 착각하",
    example: "뒤의 대상이 앞 내용의 한 가지 예라고 착각하",
    restatement: "비슷한 내용이 되풀이되어서 같은 말을 다시 한다고 착각하",
    alternative: "대상이 바뀌어서 앞의 일을 대신한다고 착각하",
  },
  restatement: {
    contrast: "말이 바뀌어서 앞 내용과 반대된다고 착각하",
    example: "뒤 문장이 앞 내용의 한 가지 예라고 착각하",
    similarity: "같은 내용이 되풀이되어서 또 다른 비슷한 경우라고 착각하",
    addition: "앞 내용에 새로운 내용을 덧붙인다고 착각하",
    alternative: "말이 바뀌어서 앞의 일을 대신한다고 착각하",
    condition: "뒤 문장이 그렇게 하지 않을 때 생길 일이라고 착각하",
  },
  alternative: {
    similarity: "두 가지를 나란히 말하고 있어서 비슷한 경우라고 착각하",
    result: "앞의 일 때문에 뒤의 일이 생겼다고 착각하",
    example: "뒤 문장이 더 구체적이어서 앞 내용의 예라고 착각하",
    addition: "같은 대상을 계속 말하고 있어서 앞 내용에 덧붙인다고 착각하",
    restatement: "뒤 문장이 앞 내용을 다시 풀어 말한다고 착각하",
    condition: "뒤 문장이 그렇게 하지 않을 때 생길 일이라고 착각하",
  },
  condition: {
    result: "앞 내용대로 했을 때의 결과라고 착각하",
    example: "뒤 문장이 앞 내용의 예라고 착각하",
    similarity: "두 가지를 나란히 말하고 있어서 비슷한 경우라고 착각하",
    addition: "같은 대상을 계속 말하고 있어서 앞 내용에 덧붙인다고 착각하",
  },
};

/** The connectives offered as distractors, by relation. */
export const SHOWN: Readonly<Record<Relation, readonly string[]>> = {
  contrast: ["However", "Nevertheless", "In contrast"],
  example: ["For example", "For instance"],
  result: ["Therefore", "Thus", "As a result", "Consequently"],
  addition: ["In addition", "Moreover", "Furthermore"],
  similarity: ["Similarly", "Likewise"],
  restatement: ["In other words", "That is"],
  alternative: ["Instead"],
  condition: ["Otherwise"],
};
