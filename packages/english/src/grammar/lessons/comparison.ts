import type { Lesson } from "./lesson.ts";

export const comparison: Lesson = {
  what: "than 앞에는 비교급을, as와 as 사이에는 원급을 써요. 비교급을 ‘훨씬’이라는 뜻으로 강조할 때는 much, far, even, still, a lot을 쓰고 very는 쓰지 않아요. than 앞에 최상급을 쓸 수는 없어요.",
  seeing: [
    "뒤에 than이 있는지, as가 앞뒤로 짝을 이루는지 찾아요.",
    "than이 있으면 비교급을, as가 짝을 이루면 원급을 써요.",
    "비교급을 강조하는 자리이면 much, far, even 같은 말을 써요.",
  ],
  pairs: [
    {
      right: "The new engine is much stronger than the one we replaced.",
      wrong: "The new engine is very stronger than the one we replaced.",
      why: "비교급 stronger를 강조하므로 much가 맞아요.",
    },
    {
      right: "A candle is not as bright as the lamp on my desk.",
      wrong: "A candle is not as bright than the lamp on my desk.",
      why: "앞의 as bright와 짝을 이루어 원급으로 비교하므로 as가 맞아요.",
    },
    {
      right: "Sound travels faster through steel than it does through air.",
      wrong: "Sound travels fast through steel than it does through air.",
      why: "뒤에 비교 대상을 이끄는 than이 있으므로 비교급 faster가 맞아요.",
    },
  ],
  trap: "비교급과 than 사이를 벌려 짝을 놓치게 하거나, as의 짝으로 than을 넣어요. as를 보면 뒤의 as를, 비교급을 보면 뒤의 than을 찾으세요. very는 원급을, much는 비교급을 강조한다는 점도 함께 확인하세요.",
  related: ["pronoun-number", "pro-verb"],
};
