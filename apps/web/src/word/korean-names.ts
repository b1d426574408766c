/** The Korean names of the dictionary's terms. */
import type { LookUp, WordClass } from "@pulda/contract";

export const WORD_CLASSES: Readonly<Record<WordClass, string>> = {
  n: "명사",
  v: "동사",
  a: "형용사",
  r: "부사",
  prep: "전치사",
  conj: "접속사",
  pron: "대명사",
  det: "한정사",
  aux: "조동사",
  num: "수사",
  int: "감탄사",
  phrase: "숙어",
};

export const INFLECTIONS: Readonly<Record<LookUp["inflections"][number]["kind"], string>> = {
  plural: "복수형",
  third: "3인칭 단수",
  past: "과거형",
  participle: "과거분사",
  ing: "-ing형",
  comparative: "비교급",
  superlative: "최상급",
};

/** Levels 1–5, by the stages of school in Korea. */
export const LEVELS: Readonly<Record<number, string>> = {
  1: "초등",
  2: "중등",
  3: "고등",
  4: "수능",
  5: "심화",
};
