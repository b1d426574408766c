/** Forty more pastes, in other manners: frames, slashes, tables, mails, worksheets, what fonts lose. */
import type { Paste } from "./pastes.ts";
import {
  BIO,
  CHOIR,
  DIALOGUE,
  ESSAY,
  KO_ESSAY,
  KO_LIGHTHOUSE,
  KO_MAPS,
  KO_ONION,
  KO_SLEEP,
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

/** Lines of a width. */
function wrap(text: string, width: number): string {
  return text
    .split("\n")
    .map((one) => {
      const lines = [""];
      for (const word of one.split(" "))
        if (lines.at(-1) === "") lines[lines.length - 1] = word;
        else if (lines.at(-1)!.length + word.length + 1 <= width)
          lines[lines.length - 1] += ` ${word}`;
        else lines.push(word);
      return lines.join("\n");
    })
    .join("\n");
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!]) (?=[A-Z])/u);
}

function korean(text: string): string[] {
  return text.split(/(?<=다\.) /u);
}

/** Each `every`th line break with something put in. */
function interrupted(text: string, after: number, what: string): string {
  const lines = text.split("\n");
  return [...lines.slice(0, after), what, ...lines.slice(after)].join("\n");
}

const FIVE_KO =
  "① 지도는 새로울수록 정확하다.\n② 지도는 목적에 맞게 덜어 낸 것이다.\n③ 지도는 나라마다 다르게 그려야 한다.\n④ 조종사는 지도를 믿지 않는다.\n⑤ 지하철 노선도는 틀린 지도이다.";
const FIVE_EN =
  "① the price of silence in a choir\n② bodies in tune through shared breath\n③ why strangers refuse to sing\n④ exercises for a stronger heart\n⑤ how minds decide before bodies do";
const FIVE_SHORT = "① silence ② pleasure ③ memory ④ distance ⑤ comfort";

const glossed = "* substance: 물질 ** dull: 무딘";

export const MORE_PASTES: readonly Paste[] = [
  {
    name: "[31~34] over two pages, points before the text, blanks of wide spaces",
    text: `[31~34] 다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.\n31. ${wrap(MAPS.replace("the fit between the details and the question", "　　　　　　　"), 46)}\n① the size of its paper\n② the fit of its parts\n③ the age of its roads\n④ the number of its towers\n⑤ the color of its rivers\n32. [3점]\n${wrap(PRICE.replace("the pain of paying", "____________"), 46)}\n${FIVE_SHORT}\n고 2\n영어 영역 5\n5 8\n\f33. ${wrap(SEED.replace("gave it back when it was", "___________________"), 46)}[3점]\n* vault: 저장고\n${FIVE_SHORT}\n34. ${wrap(RIVER.replace("a promise that the landscape never signed", "____________________"), 46)}\n${FIVE_SHORT}\n`,
    passages: [
      {
        text: MAPS.replace("the fit between the details and the question", "_______"),
        number: "31",
      },
      { text: PRICE.replace("the pain of paying", "____________"), number: "32" },
      {
        text: SEED.replace("gave it back when it was", "___________________"),
        number: "33",
        glosses: ["vault"],
      },
      {
        text: RIVER.replace("a promise that the landscape never signed", "____________________"),
        number: "34",
      },
    ],
  },
  {
    name: "a book with 어휘 in a column beside the text",
    text: (() => {
      const left = wrap(LIGHTHOUSE, 56).split("\n");
      const right = [
        "어휘",
        "rhythm 박자",
        "captain 선장",
        "beam 빛줄기",
        "pause 멈춤",
        "tower 탑",
      ];
      return `3강 2번\n\n${left.map((line, at) => `${line.padEnd(64)}${right[at] ?? ""}`.trimEnd()).join("\n")}\n`;
    })(),
    passages: [{ text: LIGHTHOUSE }],
  },
  {
    name: "a teacher's book: code, stem, text, then [해석] [Structure] [어휘] in turn",
    text: `[26051-0013]\n02 다음 글에서 필자가 주장하는 바로 가장 적절한 것은?\n\n${wrap(ONION, 58)}\n${glossed}\n\n① 양파는 차게 두었다가 썰어야 한다.\n② 무딘 칼을 쓰면 안전하다.\n③ 눈물은 건강에 좋다.\n④ 요리는 천천히 해야 한다.\n⑤ 세포는 물에 약하다.\n\n정답 | ①\n\n[소재] 양파와 눈물\n[해석] ${KO_ONION}\n[Structure in Focus]\n■ A sharp blade therefore brings fewer tears than a dull one, since it crushes fewer cells.\n: since가 이끄는 부사절이 이유를 나타낸다.\n[어휘 및 어구] wound 상처를 입히다 substance 물질\n\n[26051-0014]\n03 다음 글의 요지로 가장 적절한 것은?\n\n${wrap(MAPS, 58)}\n\n${FIVE_KO}\n\n정답 | ②\n\n[소재] 지도\n[해석] ${KO_MAPS}\n`,
    passages: [
      { text: ONION, number: "2", translation: KO_ONION },
      { text: MAPS, number: "3", translation: KO_MAPS },
    ],
  },
  {
    name: "a school's paper with 서답형 for two questions",
    text: `2026학년도 1학기 기말고사   2학년   영어 Ⅰ\n14. 다음 글의 제목으로 가장 적절한 것은? [3.8점]\n${wrap(CHOIR, 50)}\n${FIVE_EN}\n\n<서답형 문항>\n[서답형 1~2] 다음 글을 읽고 물음에 답하시오.\n${wrap(TYPING, 50)}\n\n[서답형 1] 윗글의 밑줄 친 The gain이 뜻하는 바를 우리말로 쓰시오. [5점]\n답: ______________________\n[서답형 2] 윗글의 주제를 <조건>에 맞게 영어로 쓰시오. [7점]\n<조건>\n1. the same reason을 포함할 것\n2. 10단어 이내로 쓸 것\n답: ______________________\n- 끝 -\n`,
    passages: [{ text: CHOIR, number: "14" }, { text: TYPING }],
  },
  {
    name: "two columns whose gutter shifts by some characters",
    text: (() => {
      const left = `20. 다음 글의 요지로 가장 적절한 것은?\n${wrap(MAPS, 48)}\n${FIVE_KO}`.split(
        "\n",
      );
      const right = `21. 다음 글의 주제로 가장 적절한 것은?\n${wrap(CHOIR, 48)}\n${FIVE_EN}`.split(
        "\n",
      );
      return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
        `${(left[at] ?? "").padEnd(58 + (at % 4))}${right[at] ?? ""}`.trimEnd(),
      ).join("\n");
    })(),
    passages: [
      { text: MAPS, number: "20" },
      { text: CHOIR, number: "21" },
    ],
  },
  {
    name: "page furniture in the midst of a sentence, without blank lines",
    text: `22. 다음 글의 요지로 가장 적절한 것은?\n${interrupted(wrap(LIGHTHOUSE, 54), 4, "2026학년도 9월 고2 전국연합학력평가 문제지\n영어 영역 3\n3\n8")}\n${FIVE_KO}\n23. 다음 글의 주제로 가장 적절한 것은?\n${interrupted(wrap(SLEEP, 54), 3, "4 / 8\n고2 영어 영역\n이 문제지의 저작권은 교육청에 있습니다.")}\n${FIVE_EN}`,
    passages: [
      { text: LIGHTHOUSE, number: "22" },
      { text: SLEEP, number: "23" },
    ],
  },
  {
    name: "passages in wrapped lines without any blank line or number",
    text: [LIGHTHOUSE, ONION, RIVER].map((one) => wrap(one, 76)).join("\n"),
    passages: [{ text: LIGHTHOUSE }, { text: ONION }, { text: RIVER }],
  },
  {
    name: "stems below their passages, numbered",
    text: `${wrap(SLEEP, 70)}\n\n1. 위 글의 제목으로 가장 적절한 것을 고르시오.\n① Half Asleep in the Sea\n② Why Dolphins Dream\n③ The Night Watch of Sailors\n④ Birds Above the Clouds\n⑤ How to Rest in Circles\n\n2. 위 글의 내용과 일치하지 않는 것은?\n① 돌고래는 숨을 쉬러 올라온다.\n② 뇌의 절반만 쉰다.\n③ 왼쪽 눈이 먼저 감긴다.\n④ 새도 그럴 것으로 여겨진다.\n⑤ 천천히 원을 그린다.\n\n${wrap(SEED, 70)}\n\n3. 위 글의 요지로 가장 적절한 것을 고르시오.\n${FIVE_KO}\n`,
    passages: [{ text: SLEEP }, { text: SEED }],
  },
  {
    name: "a dialogue to complete, then a passage",
    text: `5. 다음 대화를 읽고, 빈칸에 들어갈 말로 가장 적절한 것은?\n\n${DIALOGUE.replace("Numbers will help us more than complaints.", "__________________________")}\n\n① I don't like beans.\n② Numbers will help us more than complaints.\n③ The bus was late again.\n④ My car is too small.\n⑤ Spring has come early.\n\n정답: ②\n\n6. 다음 글의 목적으로 가장 적절한 것은?\n\n${LETTER}\n\n① 수영장 개장을 알리려고\n② 운영 시간 유지를 부탁하려고\n③ 강습을 신청하려고\n④ 요금을 문의하려고\n⑤ 자원봉사자를 모집하려고\n`,
    passages: [
      { text: DIALOGUE, number: "5" },
      { text: LETTER, number: "6" },
    ],
  },
  {
    name: "a table of Markdown, English and Korean",
    text: `| 문장 | 해석 |\n| --- | --- |\n${sentences(ONION)
      .map(
        (one, at) =>
          `| ${one} | ${["양파는 상처를 입어서 우리를 울린다.", "세포가 온전하면 해가 없다.", "칼이 벽을 부순다.", "날카로운 칼은 눈물이 적다.", "차게 하는 것도 도움이 된다."][at] ?? ""} |`,
      )
      .join("\n")}`,
    passages: [{ text: ONION }],
  },
  {
    name: "English and Korean line by line",
    text: sentences(STORY)
      .map(
        (one, at) =>
          `${one}\n${[...korean(KO_STORY), "그녀는 할머니를 찾았다.", "숨을 쉬고 이야기를 했다.", "손이 따뜻했다."][at] ?? "그랬다."}`,
      )
      .join("\n\n"),
    passages: [{ text: STORY }],
  },
  {
    name: "a text cut into sense groups by slashes, with its translation",
    text: `[18번 직독직해]\n${MAPS.replaceAll(/(?:, | )(?=(?:and|but|so that|and just|what|of|if|it would) )/gu, (gap) => `${gap}/ `)}\n\n모든 지도는 / 무언가를 빼놓으며, / 좋은 지도는 자기가 / 무엇을 빼놓는지 안다.\n`,
    passages: [{ text: MAPS }],
  },
  {
    name: "a blog with advertisements and hashtags",
    text: `영어 독해 자료실\n[고1 영어] 양파를 썰면 왜 눈물이 날까? 지문 + 해석\n쌤쌤잉글리시 ・ 2026. 4. 2. 22:10\nURL 복사  이웃추가\n\n안녕하세요, 쌤쌤잉글리시입니다 :)\n오늘은 고1 학생들이 어려워하는 지문을 가져왔어요!\n\n${ONION}\n\n광고\n[한정 특가] 영단어 암기 앱 3개월 무료 체험하기 >>\n\n${KO_ONION}\n\n${CHOIR}\n\n도움이 되셨다면 공감 꾹 부탁드려요♥\n#고1영어 #영어독해 #영어지문 #양파\n#합창 #모의고사변형\n공감 12  댓글 3\n`,
    passages: [{ text: ONION, translation: KO_ONION }, { text: CHOIR }],
  },
  {
    name: "a blog post by numbers of a mock exam, with 주제 and 요약 lines",
    text: `2026년 6월 고2 모의고사 영어 지문 정리\n\n✅ 20번 필자의 주장\n${MAPS}\n👉 주제 : 지도의 정확성은 목적에 달려 있다\n👉 요약 : 좋은 지도는 잘 빼놓은 지도이다\n\n✅ 21번 함축 의미\n${RIVER}\n👉 주제 : 강은 움직인다\n\n✅ 22번 요지\n${TYPING}\n👉 주제 : 자판 배열이 남은 까닭\n\n오늘도 열공하세요~ 다음 포스팅에서 만나요!\n`,
    passages: [{ text: MAPS }, { text: RIVER }, { text: TYPING }],
  },
  {
    name: "a chat window's answer with a quotation, headings and lettered options",
    text: `## 📘 Reading Passage\n\n> ${SLEEP}\n\n---\n\n### Question 1\n**What is the main idea of the passage?**\n\n- A) Dolphins cannot sleep at all.\n- B) Sleep can be divided between halves of the brain.\n- C) Birds never cross oceans.\n- D) The night watch is boring.\n\n✅ **Answer:** B\n\n**Explanation:** The text says that only half of the brain rests at a time.\n\n---\n\n### Question 2\n**According to the passage, which eye closes first?**\n\n- A) left\n- B) right\n- C) both\n- D) neither\n\n✅ **Answer:** B\n`,
    passages: [{ text: SLEEP }],
  },
  {
    name: "a chat window's list of passages with word counts and vocabulary tables",
    text: `네! 고2 수준의 지문 두 개를 만들어 봤어요 😊\n\n### 1. The Vault in the North (104 words)\n\n${SEED}\n\n**Vocabulary**\n\n| Word | Meaning |\n|---|---|\n| vault | 저장고 |\n| withdrawal | 인출 |\n| harvest | 수확하다 |\n\n### 2. Moving Rivers (96 words)\n\n${RIVER}\n\n**Vocabulary**\n\n| Word | Meaning |\n|---|---|\n| bend | 굽이 |\n| bank | 둑 |\n\n문항도 만들어 드릴까요?`,
    passages: [{ text: SEED }, { text: RIVER }],
  },
  {
    name: "a numbered list of bold titles, its texts indented",
    text: `1. **A Language of Light**\n   ${LIGHTHOUSE}\n\n2. **Hearts in Tune**\n   ${CHOIR}\n\n3. **The Price Without a Sign**\n   ${PRICE}\n`,
    passages: [{ text: LIGHTHOUSE }, { text: CHOIR }, { text: PRICE }],
  },
  {
    name: "circled sentence numbers with Korean below each sentence",
    text: `수능특강 6강 4번\n${sentences(PRICE)
      .map(
        (one, at) =>
          `${"①②③④⑤⑥⑦⑧"[at]} ${one}\n   ${["화폐 기호가 없는 식당이 더 판다.", "손님이 속는 것은 아니다.", "기호는 작은 경보와 같다.", "그것이 없으면 숫자는 설명의 일부이다.", "디자이너는 더 넓은 교훈을 얻었다."][at] ?? "그렇다."}`,
      )
      .join("\n")}\n`,
    passages: [{ text: PRICE }],
  },
  {
    name: "a notice in lines with bullets, then prose",
    text: `27. Elm Street Night Market에 관한 다음 안내문의 내용과 일치하지 않는 것은?\n\nElm Street Night Market\n\nCome and taste forty dishes from our own neighborhood this summer.\n\n▣ When: Fridays and Saturdays in July, 6 p.m. – 10 p.m.\n▣ Where: Elm Street, between the library and the bridge\n▣ Price: $5 for each dish, and $1 for a cup of tea\n▣ Note: Bring your own cups and plates. Sets can be borrowed at the gate.\n\n① 여름에 열린다.\n② 도서관 근처에서 열린다.\n③ 접시를 빌릴 수 있다.\n④ 차는 무료이다.\n⑤ 밤 열 시에 끝난다.\n\n28. 다음 글의 목적으로 가장 적절한 것은?\n${wrap(NOTICE_TEXT, 60)}\n${FIVE_KO}`,
    passages: [
      {
        text: "Elm Street Night Market Come and taste forty dishes from our own neighborhood this summer. ▣ When: Fridays and Saturdays in July, 6 p.m. – 10 p.m. ▣ Where: Elm Street, between the library and the bridge ▣ Price: $5 for each dish, and $1 for a cup of tea ▣ Note: Bring your own cups and plates. Sets can be borrowed at the gate.",
        number: "27",
      },
      { text: NOTICE_TEXT, number: "28" },
    ],
  },
  {
    name: "orders with keys as a table at the end",
    text: `[36~37] 주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.\n36.\n${wrap(sentences(RIVER)[0]!, 60)}\n(A) ${wrap(sentences(RIVER)[3]!, 60)}\n(B) ${wrap(sentences(RIVER)[1]!, 60)}\n(C) ${wrap(sentences(RIVER).slice(2, 3).concat(sentences(RIVER).slice(3, 3)).join(" "), 60)}\n① (A)－(C)－(B)   ② (B)－(A)－(C)   ③ (B)－(C)－(A)\n④ (C)－(A)－(B)   ⑤ (C)－(B)－(A)\n37.\n${wrap(sentences(ONION)[0]!, 60)}\n(A) ${wrap(sentences(ONION).slice(3, 4).join(" "), 60)}\n(B) ${wrap(sentences(ONION).slice(4).join(" "), 60)}\n(C) ${wrap(sentences(ONION).slice(1, 3).join(" "), 60)}\n① (A)－(C)－(B)   ② (B)－(A)－(C)   ③ (B)－(C)－(A)\n④ (C)－(A)－(B)   ⑤ (C)－(B)－(A)\n\n정답표\n36 ③\n37 ④\n`,
    passages: [
      { text: sentences(RIVER).slice(0, 4).join(" "), number: "36" },
      { text: ONION, number: "37" },
    ],
  },
  {
    name: "a given sentence in a box of lines, without a key",
    text: `38. 글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳은?\n┌─────────────────────────────┐\n${wrap(sentences(LIGHTHOUSE)[2]!, 52)}\n└─────────────────────────────┘\n${sentences(
      LIGHTHOUSE,
    )
      .toSpliced(2, 1)
      .map((one, at) => (at === 0 ? one : `( ${"①②③④⑤"[at - 1]} ) ${one}`))
      .join(" ")}\n39. 다음 글의 주제로 가장 적절한 것은?\n${wrap(BIO, 52)}\n${FIVE_EN}`,
    passages: [
      {
        text: `${sentences(LIGHTHOUSE)[2]} ${sentences(LIGHTHOUSE).toSpliced(2, 1).join(" ")}`,
        number: "38",
      },
      { text: BIO, number: "39" },
    ],
  },
  {
    name: "every line of the page followed by a blank one",
    text: `24. 다음 글의 제목으로 가장 적절한 것은?\n${wrap(TYPING, 50)}\n${FIVE_EN}\n25. 다음 글의 요지로 가장 적절한 것은?\n${wrap(SLEEP, 50)}\n${FIVE_KO}`.replaceAll(
      "\n",
      "\n\n",
    ),
    passages: [
      { text: TYPING, number: "24" },
      { text: SLEEP, number: "25" },
    ],
  },
  {
    name: "a textbook with line numbers in the margin",
    text: `Lesson 4  The Clever Half-Sleeper\n\n${wrap(SLEEP, 60)
      .split("\n")
      .map((line, at) => ((at + 1) % 5 === 0 ? `${line}\n${at + 1}` : line))
      .join("\n")}\n`,
    passages: [{ text: SLEEP }],
  },
  {
    name: "a textbook's unit with questions to its paragraphs in between",
    text: `Lesson 3\nThe Signal of Boredom\n\n${ESSAY[0]}\n\nQ1. What is boredom compared to?\n\n${ESSAY[1]}\n\nQ2. What did the people in the experiment copy?\n\n${ESSAY[2]}\n\nQ3. What is not empty according to the text?\n\np. 64\n`,
    passages: [{ text: ESSAY.join(" ") }],
  },
  {
    name: "HWP paragraphs of one line, stems numbered 1), no blank lines",
    text: `1) 다음 글의 주제로 가장 적절한 것은?\n${CHOIR}\n${FIVE_EN}\n2) 다음 글의 요지로 가장 적절한 것은?\n${MAPS}\n${FIVE_KO}\n3) 다음 글의 제목으로 가장 적절한 것은?\n${RIVER}\n${FIVE_EN}`,
    passages: [
      { text: CHOIR, number: "1" },
      { text: MAPS, number: "2" },
      { text: RIVER, number: "3" },
    ],
  },
  {
    name: "labels with year, month and what is asked",
    text: `♠ 2026년 3월 고2 29번 – 어법\n\n${TYPING}\n\n♠ 2026년 3월 고2 30번 – 어휘\n\n${PRICE}\n\n♠ 2026년 3월 고2 31번 – 빈칸\n\n${SEED}\n`,
    passages: [{ text: TYPING }, { text: PRICE }, { text: SEED }],
  },
  {
    name: "passages parted by signs of ornament",
    text: `${LIGHTHOUSE}\n\n* * *\n\n${ONION}\n\n◆ ◇ ◆\n\n${MAPS}\n\n~~~~~~~~\n\n${CHOIR}`,
    passages: [{ text: LIGHTHOUSE }, { text: ONION }, { text: MAPS }, { text: CHOIR }],
  },
  {
    name: "word counts below the passages",
    text: `${BIO}\n(92 words)\n\n${SLEEP}\n(98 words)\n\n${TYPING}\n[97 words]\n`,
    passages: [{ text: BIO }, { text: SLEEP }, { text: TYPING }],
  },
  {
    name: "all translations below [전문 해석], by number",
    text: `1. ${LIGHTHOUSE}\n2. ${ONION}\n3. ${SLEEP}\n\n[전문 해석]\n1. ${KO_LIGHTHOUSE}\n2. ${KO_ONION}\n3. ${KO_SLEEP}\n`,
    passages: [
      { text: LIGHTHOUSE, translation: KO_LIGHTHOUSE },
      { text: ONION, translation: KO_ONION },
      { text: SLEEP, translation: KO_SLEEP },
    ],
  },
  {
    name: "a quoted mail",
    text: `보낸사람: 이선생 <lee@school.example>\n제목: 이번 주 지문\n날짜: 2026년 5월 6일\n\n안녕하세요. 지문 두 개 보내 드립니다.\n\n${wrap(
      RIVER,
      68,
    )
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n")}\n>\n${wrap(PRICE, 68)
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n")}\n\n감사합니다.\n이선생 드림\n`,
    passages: [{ text: RIVER }, { text: PRICE }],
  },
  {
    name: "an article of a news page with links and captions between its paragraphs",
    text: `Accept all cookies\nHome > Science > Mind\nWhy Boredom Is Not Empty\nBy Ruth Kim, Staff Writer\nUpdated May 2, 2026, 9:14 a.m.\n\n${ESSAY[0]}\n\n[Image: A child looks out of a window. Photo by R. Kim]\n\n${ESSAY[1]}\n\nRead also: Ten games for long journeys\n\n${ESSAY[2]}\n\nTags: boredom, attention, mind\nLeave a comment\n`,
    passages: [{ text: ESSAY.join(" ") }],
  },
  {
    name: "spaces inside numbers and points, as a scan gives them",
    text: `18 . 다음 글의 목적으로 가장 적절한 것은 ? [ 3 점 ]\n${wrap(LETTER, 56)}\n① 알리려고\n② 부탁하려고\n③ 신청하려고\n④ 문의하려고\n⑤ 모집하려고\n\n19 . 다음 글에 드러난 Nadia의 심경 변화로 가장 적절한 것은 ?\n${wrap(STORY, 56)}\n① calm → bored ② nervous → relieved ③ proud → ashamed ④ sad → angry ⑤ happy → lonely\n`,
    passages: [
      { text: LETTER, number: "18" },
      { text: STORY, number: "19" },
    ],
  },
  {
    name: "messages of a messenger, one after another",
    text: `2026년 5월 7일 목요일\n[김선생님] [오후 8:01] 선생님 이 지문들 가능할까요?\n[김선생님] [오후 8:02] ${ONION}\n[김선생님] [오후 8:02] ${RIVER}\n[박선생] [오후 8:05] 네 확인했습니다\n`,
    passages: [{ text: ONION }, { text: RIVER }],
  },
  {
    name: "cells of a spreadsheet: number, stem, text, key",
    text: `번호\t발문\t지문\t정답\n1\t다음 글의 주제로 가장 적절한 것은?\t${CHOIR}\t②\n2\t다음 글의 요지로 가장 적절한 것은?\t${MAPS}\t②\n3\t다음 글의 제목으로 가장 적절한 것은?\t${SEED}\t④\n`,
    passages: [{ text: CHOIR }, { text: MAPS }, { text: SEED }],
  },
  {
    name: "options whose marks a font has lost",
    text: `20. 다음 글의 요지로 가장 적절한 것은?\n${wrap(MAPS, 50)}\n 지도는 새로울수록 정확하다.\n 지도는 목적에 맞게 덜어 낸 것이다.\n 지도는 나라마다 다르게 그려야 한다.\n 조종사는 지도를 믿지 않는다.\n 지하철 노선도는 틀린 지도이다.\n21. 다음 글의 주제로 가장 적절한 것은?\n${wrap(CHOIR, 50)}\n the price of silence in a choir\n bodies in tune through shared breath\n why strangers refuse to sing\n exercises for a stronger heart\n how minds decide before bodies do\n`,
    passages: [
      { text: MAPS, number: "20" },
      { text: CHOIR, number: "21" },
    ],
  },
  {
    name: "the same text asked about twice, once with words marked (a) to (e)",
    text: `1. 다음 글의 제목으로 가장 적절한 것은?\n${ONION}\n① a ② b ③ c ④ d ⑤ e\n\n2. 다음 글의 밑줄 친 (a)~(e) 중 문맥상 낱말의 쓰임이 적절하지 않은 것은?\n${ONION.replace("wounded", "(a) wounded").replace("whole", "(b) whole").replace("breaks", "(c) breaks").replace("fewer tears", "(d) fewer tears").replace("helps", "(e) helps")}\n① (a) ② (b) ③ (c) ④ (d) ⑤ (e)\n`,
    passages: [
      { text: ONION, number: "1" },
      { text: ONION, number: "2" },
    ],
  },
  {
    name: "a chart's title and source around its text",
    text: `25. 다음 도표의 내용과 일치하지 않는 것은?\n\nTime Spent Reading for Pleasure by Age Group (2015 and 2025)\n[그래프]\n\n${wrap("The graph above shows how many minutes a day people of four age groups spent reading for pleasure in 2015 and 2025. ① In both years, people over sixty read the longest. ② The group from forty to fifty-nine read less in 2025 than it had ten years before. ③ Readers under twenty were the only ones whose time grew. ④ The difference between the oldest and the youngest group became smaller. ⑤ In 2025, no group read for more than an hour.", 64)}\n\n26. Lena Marsh에 관한 다음 글의 내용과 일치하지 않는 것은?\n\n${wrap(BIO, 64)}\n\n${FIVE_KO}`,
    passages: [
      {
        text: "The graph above shows how many minutes a day people of four age groups spent reading for pleasure in 2015 and 2025. In both years, people over sixty read the longest. The group from forty to fifty-nine read less in 2025 than it had ten years before. Readers under twenty were the only ones whose time grew. The difference between the oldest and the youngest group became smaller. In 2025, no group read for more than an hour.",
        number: "25",
      },
      { text: BIO, number: "26" },
    ],
  },
  {
    name: "paragraphs translated one by one, with ▶ before the Korean",
    text: ESSAY.map((one, at) => `${one}\n▶ ${KO_ESSAY[at]}`).join("\n\n"),
    passages: [{ text: ESSAY.join(" ") }],
  },
  {
    name: "분석 notes: [A] text, 흐름, 어법 포인트 below each",
    text: `▶ 지문 01\n${LIGHTHOUSE}\n\n▷ 글의 흐름\n도입: 등대의 언어 → 전개: 자기 위치를 알려 줌 → 결론: 여전히 찾는 까닭\n▷ 어법 포인트\n- that every sailor could read: 목적격 관계대명사\n- not ~ so much as: ~라기보다\n▷ 어휘\nbeam 빛줄기 / pause 멈춤\n\n▶ 지문 02\n${SEED}\n\n▷ 글의 흐름\n도입: 저장고 → 전개: 첫 인출 → 결론: 기억과 같은 일\n▷ 어법 포인트\n- sooner than anyone had hoped: 비교급\n`,
    passages: [{ text: LIGHTHOUSE }, { text: SEED }],
  },
  {
    name: "a worksheet with True or False sentences below each text",
    text: `Reading 1. Half Asleep\n\n${wrap(SLEEP, 72)}\n\n※ T/F\n1. Dolphins close both eyes when they sleep. ( T / F )\n2. They swim in circles while half of the brain rests. ( T / F )\n\nReading 2. The Keyboard\n\n${wrap(TYPING, 72)}\n\n※ T/F\n1. The order of the keys was chosen for comfort. ( T / F )\n2. Nobody has tried to replace it. ( T / F )\n`,
    passages: [{ text: SLEEP }, { text: TYPING }],
  },
  {
    name: "the long text of 41~42 with marks, and the story of 43~45",
    text: `[41~42] 다음 글을 읽고, 물음에 답하시오.\n\n${wrap(ESSAY.join("\n").replace("lack", "(a) lack").replace("signal, no", "(b) signal, no").replace("silenced", "(c) silenced").replace("dull", "(d) dull").replace("empty", "(e) empty"), 66)}\n\n41. 윗글의 제목으로 가장 적절한 것은?\n${FIVE_EN}\n42. 밑줄 친 (a)~(e) 중에서 문맥상 낱말의 쓰임이 적절하지 않은 것은? [3점]\n① (a) ② (b) ③ (c) ④ (d) ⑤ (e)\n\n[43~45] 다음 글을 읽고, 물음에 답하시오.\n(A)\n${wrap(STORY, 66)}\n\n(B)\n${wrap(BIO, 66)}\n\n43. 주어진 글 (A)에 이어질 내용을 순서에 맞게 배열한 것은?\n① (B) ② (C)\n44. 밑줄 친 (a)~(e) 중에서 가리키는 대상이 다른 것은?\n① (a) ② (b) ③ (c) ④ (d) ⑤ (e)\n45. 윗글의 내용으로 적절하지 않은 것은?\n${FIVE_KO}`,
    passages: [
      { text: ESSAY.join(" "), number: "41~42" },
      { text: `${STORY} ${BIO}`, number: "43~45" },
    ],
  },
  {
    name: "the keys of all questions in one line, then 해석",
    text: `18. 다음 글의 요지로 가장 적절한 것은?\n${wrap(MAPS, 60)}\n${FIVE_KO}\n\n19. 다음 글의 주제로 가장 적절한 것은?\n${wrap(CHOIR, 60)}\n${FIVE_EN}\n\n정답\n18 ② 19 ④\n\n해석\n18. ${KO_MAPS}`,
    passages: [
      { text: MAPS, number: "18", keys: [2], translation: KO_MAPS },
      { text: CHOIR, number: "19", keys: [4] },
    ],
  },
];
