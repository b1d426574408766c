import type { Lesson } from "./lesson.ts";

export const pronounNumber: Lesson = {
  what: "대명사의 수는 대명사가 가리키는 명사의 수에 맞춰요. 단수 명사는 it, its, that으로, 복수 명사는 they, their, those로 받아요. 비교하는 문장에서 앞의 명사를 대신할 때는 단수이면 that of, 복수이면 those of를 써요.",
  seeing: [
    "대명사가 가리키는 명사를 찾아요.",
    "its own이나 their own이면 그 절의 주어를 먼저 살펴봐요.",
    "than 뒤의 that of나 those of이면 무엇과 무엇을 비교하는지 확인해요.",
    "찾은 명사가 단수인지 복수인지 보고 대명사를 골라요.",
  ],
  pairs: [
    {
      right: "Some ants grow their own food in gardens under the ground.",
      wrong: "Some ants grow its own food in gardens under the ground.",
      why: "own 앞의 대명사가 복수 주어 ants를 가리키므로 their가 맞아요.",
    },
    {
      right: "The heart of a giraffe is much larger than that of a horse.",
      wrong: "The heart of a giraffe is much larger than those of a horse.",
      why: "비교하는 대상인 heart가 단수이므로 that이 맞아요.",
    },
    {
      right: "The feathers of an owl are softer than those of a hawk.",
      wrong: "The feathers of an owl are softer than that of a hawk.",
      why: "비교하는 대상인 feathers가 복수이므로 those가 맞아요.",
    },
  ],
  trap: "대명사 가까이에 수가 다른 명사를 두어 그 명사를 가리키는 것처럼 보이게 해요. 대명사의 자리에 앞의 명사를 넣어 읽고, 뜻이 통하는 명사의 수에 맞추세요. 성별을 밝히지 않은 한 사람은 they나 their로 받기도 해요.",
  related: ["reflexive", "pronoun-case", "comparison"],
};
