import type { Lesson } from "./lesson.ts";

export const reflexive: Lesson = {
  what: "목적어가 주어와 같은 대상이면 재귀대명사를 써요. 재귀대명사는 가리키는 주어에 맞춰 myself, himself, itself, themselves처럼 골라요. 명사 바로 뒤에 두어 ‘직접, 바로 그’라는 뜻으로 강조할 때도 재귀대명사를 써요.",
  seeing: [
    "목적어가 같은 절의 주어와 같은 대상인지 확인해요.",
    "같은 대상이면 주어의 인칭과 수에 맞는 재귀대명사를, 다른 대상이면 목적격을 써요.",
    "준동사의 목적어이면 그 준동사의 의미상의 주어와 같은 대상인지 따져요.",
    "목적어 자리가 아닌데 명사 바로 뒤에 있으면 그 명사를 강조하는지 봐요.",
  ],
  pairs: [
    {
      right: "Lizards can protect themselves by changing the color of their skin.",
      wrong: "Lizards can protect itself by changing the color of their skin.",
      why: "protect의 목적어가 복수 주어 Lizards와 같은 대상이므로 themselves가 맞아요.",
    },
    {
      right: "This smart oven cleans itself while the family is asleep upstairs.",
      wrong: "This smart oven cleans themselves while the family is asleep upstairs.",
      why: "cleans의 목적어가 단수 주어 oven과 같은 대상이므로 itself가 맞아요.",
    },
    {
      right: "The students themselves designed the uniforms they wear every day.",
      wrong: "The students them designed the uniforms they wear every day.",
      why: "바로 앞의 주어 students를 강조하므로 재귀대명사 themselves가 맞아요.",
    },
  ],
  trap: "가까이 있는 다른 명사에 수를 맞추게 하거나, 주어와 다른 대상인데도 재귀대명사를 고르게 만들어요. 그 동사의 주어를 찾아 목적어와 같은 대상인지 확인하세요. She took it with her처럼 장소를 나타내는 전치사 뒤에서는 주어와 같은 대상이라도 흔히 목적격을 써요.",
  related: ["pronoun-number", "pronoun-case"],
};
