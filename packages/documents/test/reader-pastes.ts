/** Pastes of readers of PDF and HWP, as teachers send them. */
import type { Paste } from "./pastes.ts";
import {
  BIO,
  CHOIR,
  DIALOGUE,
  ESSAY,
  KO_LIGHTHOUSE,
  KO_MAPS,
  KO_ONION,
  KO_STORY,
  LETTER,
  LIGHTHOUSE,
  MAPS,
  NOTICE_TEXT,
  ONION,
  PRICE,
  RIVER,
  SEED,
  SLEEP,
  STORY,
  TYPING,
} from "./more-passages.ts";

const w = (text: string, width: number): string =>
  text
    .split("\n")
    .map((one) => one.replace(new RegExp(`(.{1,${width}})(?: |$)`, "gu"), "$1\n").trimEnd())
    .join("\n");
const KO5 =
  "① 합창은 건강에 해롭다.\n② 함께 부르면 몸이 맞추어진다.\n③ 심장은 쉬지 않는다.\n④ 낯선 사람을 믿지 마라.\n⑤ 숨은 길게 쉬어야 한다.";
const EN5 =
  "① Why Rivers Never Sleep   ② The Lake Left Behind\n③ Borders Drawn in Sand    ④ Towns on the Move\n⑤ How to Cross a Bend";

export const READER_PASTES: readonly Paste[] = [
  {
    name: "half of a mock exam, two pages",
    text: `고3 영어 영역 정답 및 해설은 별도\n2\n영어 영역\n고3\n18. 다음 글의 목적으로 가장 적절한 것은?\n${w(LETTER, 52)}\n${KO5}\n19. 다음 글에 드러난 Nadia의 심경 변화로 가장 적절한 것은?\n${w(STORY, 52)}\n① nervous → proud   ② angry → calm\n③ bored → curious   ④ sad → jealous\n⑤ hopeful → gloomy\n20. 다음 글에서 필자가 주장하는 바로 가장 적절한 것은?\n${w(MAPS, 52)}\n${KO5}\n2 8\n3\n영어 영역\n고3\n21. 밑줄 친 a promise that the landscape never signed가 다음 글에서\n의미하는 바로 가장 적절한 것은? [3점]\n${w(RIVER, 52)}\n${EN5}\n22. 다음 글의 요지로 가장 적절한 것은?\n${w(CHOIR, 52)}\n${KO5}\n3 8\n`,
    passages: [LETTER, STORY, MAPS, RIVER, CHOIR].map((text) => ({ text })),
  },
  {
    name: "hwp: number alone, text, 해석 with the number again",
    text: `21번\n${LIGHTHOUSE}\n\n21번 해석\n${KO_LIGHTHOUSE}\n\n22번\n${ONION}\n\n22번 해석\n${KO_ONION}\n`,
    passages: [
      { text: LIGHTHOUSE, translation: KO_LIGHTHOUSE },
      { text: ONION, translation: KO_ONION },
    ],
  },
  {
    name: "school paper: 다음 글을 읽고 물음에 답하시오 twice, 서답형 at the end",
    text: `2학년 영어 (2/6)\n\n[1~2] 다음 글을 읽고 물음에 답하시오.\n\n${w(SEED, 58)}\n\n1. 윗글의 제목으로 가장 적절한 것은? (4.2점)\n${EN5}\n\n2. 윗글의 밑줄 친 it이 가리키는 것은? (3.8점)\n① the vault ② the war ③ the mountain ④ a sample ⑤ memory\n\n2학년 영어 (3/6)\n\n[3~4] 다음 글을 읽고 물음에 답하시오.\n\n${w(TYPING, 58)}\n\n3. 윗글의 내용과 일치하지 않는 것은? (4.0점)\n${KO5}\n\n4. 윗글의 요지로 알맞은 것은? (4.0점)\n${KO5}\n\n서답형 1. 다음 글을 읽고 물음에 답하시오. (6점)\n${w(SLEEP, 58)}\n(1) 돌고래가 그렇게 자는 까닭을 우리말로 쓰시오.\n(2) 밑줄 친 부분을 해석하시오.\n`,
    passages: [{ text: SEED, number: "1~2" }, { text: TYPING, number: "3~4" }, { text: SLEEP }],
  },
  {
    name: "EBS answer pages: passage, 해석, Solution, vocabulary, next unit",
    text: `Unit 05 함축 의미 파악\n\nExercises   1 ②   2 ④\n\n1\n${w(PRICE, 60)}\n[해석] 화폐 기호 없이 값을 적는 식당이 더 많이 파는 일이 흔하다.\n[Solution] 기호가 경보와 같다고 했다.\n[Vocabulary] deceive 속이다\n\n2\n${w(BIO, 60)}\n[해석] Lena Marsh는 어촌에서 태어났다.\n[Solution] 수영을 배우지 않았다.\n`,
    passages: [{ text: PRICE }, { text: BIO }],
  },
  {
    name: "dialogue with stems below it",
    text: `※ 다음 대화를 읽고 물음에 답하시오. [7-8]\n\n${DIALOGUE}\n\n7. 위 대화의 내용과 일치하지 않는 것은?\n${KO5}\n8. 위 대화의 빈칸에 알맞은 것은?\n① a ② b ③ c ④ d ⑤ e\n`,
    passages: [{ text: DIALOGUE }],
  },
  {
    name: "bilingual paragraphs, English then Korean, titles above",
    text: `1과 본문: The Light\n\n${ESSAY[0]}\n우리는 지루함을 할 일이 없는 상태로 생각하는 경향이 있다.\n\n${ESSAY[1]}\n울릴 때마다 꺼지는 신호는 우리에게 아무것도 가르칠 수 없다.\n\n${ESSAY[2]}\n이 가운데 어느 것도 지루한 일이 우리에게 좋다는 뜻은 아니다.\n`,
    passages: [{ text: ESSAY.join(" ") }],
  },
  {
    name: "chat answer: passage, options and 해설 in Korean, bold",
    text: `**[변형 문제 1]**\n\n**다음 글의 주제로 가장 적절한 것은?**\n\n${CHOIR}\n\n① the price of silence\n② bodies in tune through breath\n③ strangers on a stage\n④ training for the heart\n⑤ minds before bodies\n\n**정답:** ②\n**해설:** 숨을 함께 쉬면 심장도 맞추어진다고 했습니다.\n\n---\n\n**[변형 문제 2]**\n\n**다음 글의 빈칸에 들어갈 말로 가장 적절한 것은?**\n\n${RIVER.replace("a lake", "__________")}\n\n① a lake\n② a town\n③ a border\n④ a flood\n⑤ a road\n\n**정답:** ①\n**해설:** 굽이가 남는다고 했습니다.\n`,
    passages: [
      { text: CHOIR, keys: [2] },
      { text: RIVER, keys: [1] },
    ],
  },
  {
    name: "blog: mock exam number headings with brackets and translation under each",
    text: `[2026년 3월 고2 모의고사 19번]\n${STORY}\n\n<해석>\n${KO_STORY}\n\n[2026년 3월 고2 모의고사 20번]\n${MAPS}\n\n<해석>\n${KO_MAPS}\n\n#고2모의고사 #영어해석\n이 블로그의 체크인\n`,
    passages: [
      { text: STORY, translation: KO_STORY },
      { text: MAPS, translation: KO_MAPS },
    ],
  },
  {
    name: "passages parted by one blank line, wrapped, titles in capitals",
    text: `THE NIGHT MARKET\n${w(NOTICE_TEXT, 66)}\n\nTHE SEED VAULT\n${w(SEED, 66)}\n\nTHE LIGHTHOUSE\n${w(LIGHTHOUSE, 66)}\n`,
    passages: [{ text: NOTICE_TEXT }, { text: SEED }, { text: LIGHTHOUSE }],
  },
  {
    name: "grammar question with choices in the text and a key list",
    text: `29. 다음 글의 밑줄 친 부분 중, 어법상 틀린 것은? [3점]\n${w(SLEEP.replace("sleep as we do", "① sleep as we do").replace("is to let", "② is to let").replace("goes on", "③ goes on").replace("are thought", "④ are thought").replace("turns out", "⑤ turns out"), 54)}\n\n30. 다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?\n${w(ONION.replace("wounded", "① wounded").replace("harm", "② harm").replace("rises", "③ rises").replace("fewer cells", "④ fewer cells").replace("slows down", "⑤ slows down"), 54)}\n\n* 정답 : 29 ③  30 ⑤\n`,
    passages: [
      { text: SLEEP, keys: [3] },
      { text: ONION, keys: [5] },
    ],
  },
];
