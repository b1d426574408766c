import type { Lesson } from "./lesson.ts";

export const timeTense: Lesson = {
  what: "ago, yesterday, last year, in 1931처럼 이미 끝난 때를 나타내는 말은 과거 시제와 함께 쓰고, 현재완료와는 함께 쓸 수 없어요. 「since+과거의 때」는 그때부터 지금까지를 나타내므로 현재완료와 함께 써요.",
  seeing: [
    "문장에서 때를 나타내는 말을 찾아요.",
    "그 말이 어느 동사의 때를 나타내는지 확인해요.",
    "끝난 때이면 과거 시제를 써요.",
    "since 1990이나 over the last year처럼 지금까지 이어지는 때이면 현재완료를 써요.",
  ],
  pairs: [
    {
      right: "Two years ago, we planted an apple tree in front of the house.",
      wrong: "Two years ago, we have planted an apple tree in front of the house.",
      why: "Two years ago가 이미 끝난 때를 나타내므로 과거 시제 planted가 맞아요.",
    },
    {
      right: "The first subway line in our city was opened in 1974.",
      wrong: "The first subway line in our city has been opened in 1974.",
      why: "in 1974가 이미 끝난 때를 나타내므로 과거 시제 was가 맞아요.",
    },
    {
      right: "These families have shared one well since the end of the war.",
      wrong: "These families share one well since the end of the war.",
      why: "since the end of the war가 과거의 때부터 지금까지를 나타내므로 현재완료 have shared가 맞아요.",
    },
  ],
  trap: "때를 나타내는 말을 동사에서 멀리 두거나, 관계사절 같은 다른 절에 넣어요. 그 말이 어느 절에 속하는지 먼저 확인하세요. since는 ‘~이기 때문에’라는 뜻의 접속사일 수도 있으니, 뒤에 과거의 때가 오는지도 보세요.",
  related: ["perfect", "subjunctive"],
};
