import type { Lesson } from "./lesson.ts";

export const adjectiveAdverb: Lesson = {
  what: "형용사는 명사를 꾸미거나 보어가 되고, 부사는 동사, 형용사, 다른 부사, 문장 전체를 꾸며요. be, become, seem, remain처럼 보어가 필요한 동사 뒤에는 부사가 아니라 형용사를 써요. 우리말로 ‘~하게’라고 옮겨지더라도 보어이면 형용사예요.",
  seeing: [
    "그 말이 무엇을 꾸미는지, 아니면 보어인지 확인해요.",
    "명사를 꾸미거나 주어나 목적어의 상태를 설명하면 형용사를 써요.",
    "동작의 방식이나 형용사의 정도를 나타내면 부사를 써요.",
    "look, feel, sound, taste, smell 뒤에서 주어의 상태를 설명하면 형용사를 써요.",
  ],
  pairs: [
    {
      right: "The vaccine was carefully tested before doctors gave it to patients.",
      wrong: "The vaccine was careful tested before doctors gave it to patients.",
      why: "동사 tested를 꾸미므로 부사 carefully가 맞아요.",
    },
    {
      right: "The mountain path became dangerous after three days of heavy snow.",
      wrong: "The mountain path became dangerously after three days of heavy snow.",
      why: "became 뒤에서 주어 path의 상태를 설명하는 보어이므로 형용사 dangerous가 맞아요.",
    },
    {
      right: "The loud music made the older guests uncomfortable throughout the dinner.",
      wrong: "The loud music made the older guests uncomfortably throughout the dinner.",
      why: "made의 목적어 guests의 상태를 설명하는 목적격 보어이므로 형용사 uncomfortable이 맞아요.",
    },
  ],
  trap: "동사 뒤의 말을 무조건 부사로 고르게 만들어요. 보어인지부터 확인하세요. friendly와 lively처럼 -ly로 끝나는 형용사, hardly와 lately처럼 -ly가 붙어 뜻이 달라지는 부사도 따로 기억하세요.",
  related: ["emotion-participle", "so-such"],
};
