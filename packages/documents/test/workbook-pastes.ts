/** Pastes of workbooks and worksheets: steps, fences, options without an instruction, answer books. */
import type { Paste } from "./pastes.ts";
import {
  BIO,
  CHOIR,
  ESSAY,
  KO_LIGHTHOUSE,
  KO_MAPS,
  KO_ONION,
  KO_SLEEP,
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

function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(.{${width - 14},${width}}) `, "gu"), "$1\n");
}

export const WORKBOOK_PASTES: readonly Paste[] = [
  {
    name: "a workbook with steps around its texts",
    text: `DAY 07  양파와 눈물\n\nSTEP 1. 어휘 미리 보기\nwound 상처 입히다\nsubstance 물질\n\nSTEP 2. 지문 읽기\n${wrapped(ONION, 70)}\n\nSTEP 3. 해석\n${KO_ONION}\n\nDAY 08  돌고래의 잠\n\nSTEP 1. 어휘 미리 보기\nafford 여유가 있다\n\nSTEP 2. 지문 읽기\n${wrapped(SLEEP, 70)}\n\nSTEP 3. 해석\n${KO_SLEEP}\n`,
    passages: [
      { text: ONION, translation: KO_ONION },
      { text: SLEEP, translation: KO_SLEEP },
    ],
  },
  {
    name: "texts in fences of code",
    text: `지문 1입니다.\n\n\`\`\`\n${LIGHTHOUSE}\n\`\`\`\n\n지문 2입니다.\n\n\`\`\`text\n${MAPS}\n\`\`\`\n`,
    passages: [{ text: LIGHTHOUSE }, { text: MAPS }],
  },
  {
    name: "a Markdown table of numbers, texts and translations",
    text: `| 번호 | 지문 | 해석 |\n|:---:|---|---|\n| 21 | ${LIGHTHOUSE} | ${KO_LIGHTHOUSE} |\n| 22 | ${MAPS} | ${KO_MAPS} |\n`,
    passages: [
      { text: LIGHTHOUSE, translation: KO_LIGHTHOUSE },
      { text: MAPS, translation: KO_MAPS },
    ],
  },
  {
    name: "posts of a group, a day each, with signs and a translation",
    text: `📌 Day 1\n${CHOIR}\n✔️ 해석: 합창단의 가수들은 아무도 의도하지 않은 일을 한다. 그들의 심장이 함께 뛰기 시작하는 것이다.\n\n📌 Day 2\n${TYPING}\n✔️ 해석: 첫 타자기의 자판은 서로 부딪칠 수 있는 금속 팔에 이어져 있었다.\n`,
    passages: [{ text: CHOIR }, { text: TYPING }],
  },
  {
    name: "passages of a café, numbered with 번 지문",
    text: `1번 지문) ${RIVER}\n\n2번 지문) ${SEED}\n\n3번 지문) ${BIO}\n`,
    passages: [{ text: RIVER }, { text: SEED }, { text: BIO }],
  },
  {
    name: "two texts to compare",
    text: `9. 다음 두 글을 읽고, 물음에 답하시오.\n\n(A) ${wrapped(LIGHTHOUSE, 64)}\n\n(B) ${wrapped(MAPS, 64)}\n\n두 글의 공통된 주제로 가장 적절한 것은?\n① a thing that tells us where we are\n② the end of ships\n③ subways\n④ satellites\n⑤ towers\n`,
    passages: [{ text: `${LIGHTHOUSE} ${MAPS}` }],
  },
  {
    name: "a blank in brackets with a hint",
    text: `[서답형 3] 다음 글의 빈칸에 들어갈 말을 <보기>의 단어를 배열하여 쓰시오. [6.0점]\n\n${wrapped(PRICE.replace("the pain of paying", "(                    )"), 62)}\n\n<보기>\npain / the / paying / of\n\n→ ______________________\n\n[서답형 4] 다음 글을 읽고, 밑줄 친 부분을 우리말로 해석하시오. [5.0점]\n\n${wrapped(RIVER, 62)}\n`,
    passages: [
      {
        text: PRICE.replace("the pain of paying", "(                    )").replaceAll(
          / {2,}/gu,
          " ",
        ),
      },
      { text: RIVER },
    ],
  },
  {
    name: "a foot line with an address on every page, passages under bullets",
    text: `● ${wrapped(ONION, 70)}\n\nwww.good-english.co.kr\n- 1 -\n\f● ${wrapped(CHOIR, 70)}\n\nwww.good-english.co.kr\n- 2 -\n\f● ${wrapped(SEED, 70)}\n\nwww.good-english.co.kr\n- 3 -\n`,
    passages: [{ text: ONION }, { text: CHOIR }, { text: SEED }],
  },
  {
    name: "an English worksheet with comprehension questions and lettered options",
    text: `Name: ______________   Date: ______________\n\nReading Comprehension: The First Keyboard\n\n${TYPING}\n\nAnswer the questions.\n\n1. Why were the letters spread over the keyboard?\na. to make typing comfortable\nb. to keep the metal arms apart\nc. to save metal\nd. to sell more machines\n\n2. What has stayed?\na. the arms\nb. the order\nc. the price\nd. the road\n`,
    passages: [{ text: TYPING }],
  },
  {
    name: "a diary and a notice, titled",
    text: `[글 A] Nadia's Diary\nSaturday, May 16\n${STORY}\n\n[글 B] Elm Street Night Market\n${NOTICE_TEXT}\n`,
    passages: [{ text: STORY }, { text: NOTICE_TEXT }],
  },
  {
    name: "an answer book: intent, text, translation, notes for each number",
    text: `18. [출제의도] 글의 목적을 파악한다.\n${ONION}\n해석 | ${KO_ONION}\n해설 | 양파가 상처를 입었기 때문이라고 했다.\n19. [출제의도] 글의 요지를 파악한다.\n${MAPS}\n해석 | ${KO_MAPS}\n해설 | 지도는 빼놓는 것이라고 했다.\n`,
    passages: [
      { text: ONION, translation: KO_ONION },
      { text: MAPS, translation: KO_MAPS },
    ],
  },
  {
    name: "a paper without 발문, its options 1. to 5. below each text",
    text: `21.\n${wrapped(PRICE, 58)}\n1. The Hidden Alarm\n2. Herbs and Sauce\n3. Everyone Pays\n4. A Longer Menu\n5. The Last Guest\n\n22.\n${wrapped(SLEEP, 58)}\n1. Half a Night\n2. Circles\n3. The Right Eye\n4. Birds at Home\n5. A Deep Breath\n`,
    passages: [{ text: PRICE }, { text: SLEEP }],
  },
  {
    name: "lines of a page with spaces before them and two blank lines between paragraphs",
    text: `     ${wrapped(ESSAY[0], 72).replaceAll("\n", "\n     ")}\n\n\n     ${wrapped(ESSAY[1], 72).replaceAll("\n", "\n     ")}\n\n\n     ${wrapped(ESSAY[2], 72).replaceAll("\n", "\n     ")}\n`,
    passages: [{ text: ESSAY.join(" ") }],
  },
];
