import type { Lesson } from "./lesson.ts";

export const purposeInfinitive: Lesson = {
  what: "문장에 동사가 이미 있을 때, ‘~하기 위해’라는 목적을 덧붙이거나 앞의 명사를 ‘~할’이라는 뜻으로 꾸미려면 to부정사를 써요. 접속사 없이 동사원형을 그대로 이어 쓸 수 없으므로 to가 꼭 필요해요.",
  seeing: [
    "문장의 동사를 먼저 찾아요.",
    "또 다른 동사가 접속사 없이 ‘~하기 위해’나 ‘~할’의 뜻을 더하면 to부정사를 써요.",
    "앞의 동사가 make, let, see, help이면 목적격 보어 자리인지도 살펴봐요.",
  ],
  pairs: [
    {
      right: "He borrowed a ladder to reach the window on the second floor.",
      wrong: "He borrowed a ladder reach the window on the second floor.",
      why: "문장의 동사 borrowed가 있고 ‘닿기 위해’라는 목적을 덧붙이므로 to reach가 맞아요.",
    },
    {
      right: "Our class needs a larger hall to perform the school play.",
      wrong: "Our class needs a larger hall perform the school play.",
      why: "문장의 동사 needs가 있고 명사 hall을 ‘공연할’이라는 뜻으로 꾸미므로 to perform이 맞아요.",
    },
    {
      right: "To keep the soup warm, the cook covered the pot with a thick towel.",
      wrong: "Keep the soup warm, the cook covered the pot with a thick towel.",
      why: "문장의 동사 covered가 따로 있고 수프를 따뜻하게 두려는 목적을 나타내므로 To가 있어야 해요.",
    },
  ],
  trap: "목적어를 길게 늘여 문장의 동사를 잊게 한 다음 to를 빼거나, 목적을 나타내는 자리에 정동사를 넣어요. and 같은 접속사가 없으면 동사를 나란히 쓸 수 없다는 점을 떠올리세요.",
  related: ["finite-verb", "bare-infinitive", "verb-complement"],
};
