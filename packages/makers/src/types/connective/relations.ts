/** Sentence connectives by the relation that they express, and which relations exclude each other. */

export type Relation =
  "contrast" | "example" | "result" | "addition" | "similarity" | "restatement" | "alternative";

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
 * For each relation, those that it excludes, so that their connectives are wrong there. Related ones (a result
 * and a restatement, an addition and a similarity) are left out on purpose.
 */
export const EXCLUDED: Readonly<Record<Relation, readonly Relation[]>> = {
  contrast: ["example", "result", "restatement"],
  example: ["contrast", "alternative", "similarity"],
  result: ["contrast", "example", "alternative"],
  addition: ["contrast", "alternative"],
  similarity: ["contrast", "alternative"],
  restatement: ["contrast", "similarity", "alternative"],
  alternative: ["example", "similarity", "addition", "restatement"],
};

/** The connectives offered as distractors, by relation. */
export const SHOWN: Readonly<Record<Relation, readonly string[]>> = {
  contrast: ["However", "Nevertheless", "On the contrary"],
  example: ["For example", "For instance"],
  result: ["Therefore", "As a result", "Consequently"],
  addition: ["In addition", "Moreover", "Furthermore"],
  similarity: ["Similarly", "Likewise"],
  restatement: ["In other words"],
  alternative: ["Instead"],
};
