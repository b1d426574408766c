import type { Lesson } from "./lesson.ts";

export const toGerund: Lesson = {
  what: "to에는 to부정사를 만드는 to와 전치사 to가 있어요. look forward to, object to, in addition to, when it comes to의 to는 전치사이므로 뒤에 명사나 동명사를 써요. ‘~에 익숙하다’라는 뜻의 be used to도 마찬가지예요.",
  seeing: [
    "to 앞의 말까지 묶어 어떤 표현인지 확인해요.",
    "to 뒤에 명사를 바로 넣어도 자연스러우면 전치사 to예요.",
    "전치사 to이면 동명사를, to부정사의 to이면 동사원형을 써요.",
  ],
  pairs: [
    {
      right: "The whole class is looking forward to seeing the penguins tomorrow.",
      wrong: "The whole class is looking forward to see the penguins tomorrow.",
      why: "looking forward to의 to는 전치사이므로 동명사 seeing이 맞아요.",
    },
    {
      right: "Many residents objected to paying extra money for the parking lot.",
      wrong: "Many residents objected to pay extra money for the parking lot.",
      why: "objected to의 to는 전치사이므로 동명사 paying이 맞아요.",
    },
    {
      right: "After a month in Spain, I got used to eating dinner late.",
      wrong: "After a month in Spain, I got used to eat dinner late.",
      why: "got used to는 ‘~에 익숙해졌다’라는 뜻이고 to가 전치사이므로 동명사 eating이 맞아요.",
    },
  ],
  trap: "used to가 들어간 세 표현을 섞어 놓아요. 「used to+동사원형」은 ‘~하곤 했다’, 「be used to+동사원형」은 ‘~하는 데 쓰이다’, 「be used to+동명사」는 ‘~에 익숙하다’라는 뜻이에요. 앞에 be동사가 있는지 보고, 주어와 뜻이 맞는지도 확인하세요.",
  related: ["preposition-gerund", "verb-complement"],
};
