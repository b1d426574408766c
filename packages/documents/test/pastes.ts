/** Pastes as they come out of readers of PDF and HWP, web pages and chat windows, for the tests. */
import { libraryShelf } from "@pulda/library/shelf";

export interface Paste {
  readonly name: string;
  readonly text: string;
  /** The texts that are in it, in their order. */
  readonly passages: readonly ExpectedPassage[];
  /** How many questions about no passage are in it. */
  readonly loose?: number;
}

export interface ExpectedPassage {
  readonly text: string;
  readonly number?: string;
  readonly label?: string;
  readonly title?: string;
  readonly translation?: string;
  /** The keys of the questions that came along, as choice numbers. */
  readonly keys?: readonly (number | null)[];
  readonly glosses?: readonly string[];
  /** Part of a warning. */
  readonly warning?: string;
}

/** The text of a passage of our library. */
function ours(slug: string): string {
  return libraryShelf().get(slug)!.passage.text;
}

const BREAD = ours("g10-stale-bread");
const WAIT = ours("g11-wait-time");
const LINE = ours("g12-waiting-in-line");
const GOLF = ours("g9-golf-dimples");
const BANS = ours("g12-repeated-bans");
const WOOD = ours("g11-dead-wood");
const CLOCK = ours("g10-shot-clock");
const REPAIR = ours("g11-repair-letter");
const BUS = ours("g10-bus-letter");
const PAINT = ours("g12-size-of-paintings");
const MEXIA = ours("g10-ynes-mexia");

/** Lines of a width, as a page sets them; some words are divided. */
function set(text: string, width = 52): string {
  return text
    .split("\n")
    .map((paragraph) => setParagraph(paragraph, width))
    .join("\n");
}

function setParagraph(text: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const [at, word] of text.split(" ").entries()) {
    const room = width - line.length - 1;
    if (word.length <= room || line === "") line = line === "" ? word : `${line} ${word}`;
    else if (at % 3 === 0 && /^[a-z]{9,}[.,;:]?$/u.test(word) && room > 5) {
      lines.push(`${line} ${word.slice(0, 4)}-`);
      line = word.slice(4);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join("\n");
}

const KOREAN_OPTIONS =
  "① 학교 축제 일정을 안내하려고\n② 수리 모임의 강사가 되어 달라고 부탁하려고\n③ 시계 수리 비용을 문의하려고\n④ 도서관 이용 규칙을 설명하려고\n⑤ 퇴임식 초대에 감사하려고";
const ENGLISH_OPTIONS =
  "① The Hidden Cost of Waiting in Line\n② Why Cheap Tickets Are Always Sold Out\n③ How to Get Up Early Without Pain\n④ Fair Prices: A Dream of the Rich\n⑤ Time Management in the Big City";
const SHORT_OPTIONS = "① memory ② silence ③ patience ④ embarrassment ⑤ competition";

const KO_BREAD =
  "어제의 빵은 마른 느낌이 들어서 그것이 굳은 이유는 분명해 보인다. 물을 잃었음에 틀림없다는 것이다. 그러나 물이 빠져나갈 수 없도록 꼭 싸 둔 빵 덩어리도 여전히 굳는다. 가장 많이 변하는 것은 물의 양이 아니라 녹말의 배열이다.";
const KO_WAIT =
  "교실의 침묵은 대부분의 교사를 불편하게 한다. 질문을 하고 아무도 손을 들지 않으면 일 초쯤 안에 교사는 그것을 되풀이하거나 바꾸어 말하거나 그냥 대답해 버린다. 그러나 속도에는 숨은 대가가 있다.";
const KO_GOLF =
  "상식은 매끄러운 공이 거친 공보다 공기를 더 쉽게 뚫고 나아가야 한다고 말해 준다. 그러나 곧 선수들은 이상한 것을 알아차렸다. 긁힌 자국으로 덮인 낡은 공이 새 공보다 더 멀리 날아갔다.";

/** A text with some of its words as a blank. */
function blanked(text: string, words: string): string {
  if (!text.includes(words)) throw new Error(`not in the text: ${words}`);
  return text.replace(words, "___________");
}

/** The sentences of a text. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?!]["”]?) (?=[A-Z"“])/u);
}

const BREAD_SENTENCES = sentences(BREAD);
const STRAY = "Many people enjoy baking their own bread on weekends because it smells wonderful.";
const GOLF_SENTENCES = sentences(GOLF);

/** A text with ① to ⑤ before the sentences from one on. */
function marked(all: readonly string[], from: number, mark = (one: string): string => one): string {
  return all
    .map((sentence, at) =>
      at >= from && at < from + 5 ? `${mark("①②③④⑤"[at - from]!)} ${sentence}` : sentence,
    )
    .join(" ");
}

/** The lines of two texts side by side. */
function sideBySide(left: string, right: string): string {
  const [lefts, rights] = [left.split("\n"), right.split("\n")];
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, at) =>
    `${(lefts[at] ?? "").padEnd(60)}${rights[at] ?? ""}`.trimEnd(),
  ).join("\n");
}

const ARTICLE = [
  "Every autumn, the storks that nest on the chimneys of Rust, a village in eastern Austria, set out for Africa. Their route was long a mystery. Villagers once believed that storks slept through the winter at the bottom of lakes, and it was only when a bird came home with an African arrow through its neck that anyone could say where storks had been.",
  "Today, tiny transmitters tell researchers where each stork is, almost to the meter. The birds do not fly straight across the Mediterranean. Storks are heavy gliders, and over open water there is no rising warm air to lift them. They therefore crowd together at the narrow straits, in Spain and in Turkey, where the crossing is short.",
  "In recent years, however, the transmitters have shown something new. A growing number of storks no longer cross at all. They spend the winter on the rubbish dumps of Spain, where food is easy to find in every season. Migration, it turns out, is not a fixed law of the birds but a bargain, renewed each year.",
  "Whether this is good news for storks is hard to say. A shorter journey means that more birds survive the winter. But the dumps will be closed one day, and young storks that have never seen Africa will have nobody to follow.",
];

const ASK = "다음 글의 목적으로 가장 적절한 것은?";

export const PASTES: readonly Paste[] = [
  { name: "one passage alone", text: GOLF, passages: [{ text: GOLF }] },
  {
    name: "passages between lines of dashes",
    text: `${GOLF}\n\n---\n\n${BREAD}\n\n-----\n\n${WAIT}\n`,
    passages: [{ text: GOLF }, { text: BREAD }, { text: WAIT }],
  },
  {
    name: "passages on other things, a blank line between",
    text: [BREAD, WAIT, LINE, WOOD].join("\n\n"),
    passages: [
      { text: BREAD },
      { text: WAIT, warning: "빈 줄에서" },
      { text: LINE },
      { text: WOOD },
    ],
  },
  {
    name: "an article of four paragraphs",
    text: ARTICLE.join("\n\n"),
    passages: [{ text: ARTICLE.join("\n\n") }],
  },
  {
    name: "an article whose lines are broken",
    text: ARTICLE.map((one) => set(one, 70)).join("\n\n"),
    passages: [{ text: ARTICLE.join("\n\n") }],
  },
  {
    name: "two articles, parted by two blank lines",
    text: `${ARTICLE.slice(0, 2).join("\n\n")}\n\n\n${ARTICLE.slice(2).join("\n\n")}\n\n\n${GOLF}`,
    passages: [
      { text: ARTICLE.slice(0, 2).join("\n\n") },
      { text: ARTICLE.slice(2).join("\n\n") },
      { text: GOLF },
    ],
  },
  {
    name: "a paper of the 수능 out of a PDF",
    text: `2026학년도 대학수학능력시험 문제지\n\n제3교시\n영어 영역\n홀수형\n\n이제 듣기 문제가 끝났습니다. 18번부터는 문제지의 지시에 따라\n답을 하시기 바랍니다.\n18. ${ASK}\n${set(REPAIR)}\n${KOREAN_OPTIONS}\n\n1\n8\n이 문제지에 관한 저작권은 한국교육과정평가원에 있습니다.\n\f2\n영어 영역\n홀수형\n\n23. 다음 글의 제목으로 가장 적절한 것은? [3점]\n${set(LINE)}\n* sidewalk: 보도\n${ENGLISH_OPTIONS}\n24. 다음 글의 제목으로 가장 적절한 것은?\n${set(WOOD)}\n* fungi: 균류  ** seedling: 묘목\n${ENGLISH_OPTIONS}\n\n2\n8\n이 문제지에 관한 저작권은 한국교육과정평가원에 있습니다.\n`,
    passages: [
      { text: REPAIR, number: "18", keys: [null] },
      { text: LINE, number: "23", keys: [null], glosses: ["sidewalk"] },
      { text: WOOD, number: "24", keys: [null], glosses: ["fungi", "seedling"] },
    ],
  },
  {
    name: "a passage that goes on behind the foot of a page",
    text: `20. 다음 글의 요지로 가장 적절한 것은?\n${set(BANS).replace(/(?<=\n[^\n]{10,60}\n[^\n]{10,60}\n[^\n]{10,60}\n[^\n]{10,60}[a-z])\n(?=[a-z])/u, "\n\n- 3 -\n\f영어 영역\n3\n\n")}\n${KOREAN_OPTIONS}\n`,
    passages: [{ text: BANS, number: "20" }],
  },
  {
    name: "blanks under one instruction, with keys at the end",
    text: `[31~32] 다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.\n\n31. ${set(blanked(WAIT, "speed"))}\n\n${SHORT_OPTIONS.replace("competition", "speed")}\n\n32. ${set(blanked(LINE, "They are burned rather than handed over."))} [3점]\n① They are sold\n② They are saved for later\n③ They are burned rather than handed over.\n④ They are shared by all\n⑤ They are forgotten\n\n정답\n31 ⑤ 32 ③`,
    passages: [
      { text: WAIT, number: "31", keys: [5], warning: "빈칸을 채웠" },
      { text: LINE, number: "32", keys: [3] },
    ],
  },
  {
    name: "a blank without a key",
    text: `31. 다음 빈칸에 들어갈 말로 가장 적절한 것은?\n${set(blanked(WAIT, "memory"))}\n${SHORT_OPTIONS}`,
    passages: [
      { text: blanked(WAIT, "memory"), number: "31", keys: [null], warning: "빈칸이 있어요" },
    ],
  },
  {
    name: "a sentence that does not belong, with its key",
    text: `35. 다음 글에서 전체 흐름과 관계 없는 문장은?\n${set(marked([...BREAD_SENTENCES.slice(0, 5), STRAY, ...BREAD_SENTENCES.slice(5)], 2))}\n[정답] ④`,
    passages: [{ text: BREAD, number: "35", keys: [4], warning: "뺐어요" }],
  },
  {
    name: "a sentence to put in its place, with its key",
    text: `38. 글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.\n\n${set(GOLF_SENTENCES[3]!)}\n\n${set(marked(GOLF_SENTENCES.toSpliced(3, 1), 1, (one) => `( ${one} )`))}\n\n정답 ③`,
    passages: [{ text: GOLF, number: "38", keys: [3], warning: "넣었어요" }],
  },
  {
    name: "parts to put in order, with the key",
    text: `36. 주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.\n\n${set(GOLF_SENTENCES.slice(0, 2).join(" "))}\n\n(A) ${set(GOLF_SENTENCES.slice(6).join(" "))}\n\n(B) ${set(GOLF_SENTENCES.slice(2, 4).join(" "))}\n\n(C) ${set(GOLF_SENTENCES.slice(4, 6).join(" "))}\n\n① (A) - (C) - (B) ② (B) - (A) - (C) ③ (B) - (C) - (A)\n④ (C) - (A) - (B) ⑤ (C) - (B) - (A)\n\n정답 ③`,
    passages: [
      {
        text: [
          GOLF_SENTENCES.slice(0, 2).join(" "),
          GOLF_SENTENCES.slice(2, 4).join(" "),
          GOLF_SENTENCES.slice(4, 6).join(" "),
          GOLF_SENTENCES.slice(6).join(" "),
        ].join("\n"),
        keys: [3],
        warning: "늘어놓았",
      },
    ],
  },
  {
    name: "marked words of a grammar question",
    text: `29. 다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?\n${set(WAIT.replace("makes most", "① makes most").replace("is asked", "② is asked").replace("is usually", "③ is usually").replace("had been added", "④ had been added").replace("to rescue", "⑤ to rescue"))}`,
    passages: [{ text: WAIT, number: "29", keys: [null], warning: "틀린 말" }],
  },
  {
    name: "a long passage for two questions",
    text: `[41~42] 다음 글을 읽고, 물음에 답하시오.\n${set(BANS)}\n41. 윗글의 제목으로 가장 적절한 것은?\n${ENGLISH_OPTIONS}\n42. 밑줄 친 (a)~(e) 중에서 문맥상 낱말의 쓰임이 적절하지 않은 것은? [3점]\n① (a) ② (b) ③ (c) ④ (d) ⑤ (e)\n`,
    passages: [{ text: BANS, number: "41~42", keys: [null, null] }],
  },
  {
    name: "the story of 43~45 in parts",
    text: `[43~45] 다음 글을 읽고, 물음에 답하시오.\n(A)\n${set(ARTICLE[0]!)}\n(B)\n${set(ARTICLE[1]!)}\n(C)\n${set(ARTICLE[2]!)}\n(D)\n${set(ARTICLE[3]!)}\n43. 주어진 글 (A)에 이어질 내용을 순서에 맞게 배열한 것으로 가장 적절한 것은?\n① (B) - (D) - (C) ② (C) - (B) - (D) ③ (C) - (D) - (B)\n④ (D) - (B) - (C) ⑤ (B) - (C) - (D)\n44. 밑줄 친 (a)~(e) 중에서 가리키는 대상이 나머지 넷과 다른 것은?\n① (a) ② (b) ③ (c) ④ (d) ⑤ (e)\n45. 윗글에 관한 내용으로 적절하지 않은 것은?\n${KOREAN_OPTIONS}\n`,
    passages: [
      { text: ARTICLE.join("\n"), number: "43~45", keys: [null, null, null], warning: "차례" },
    ],
  },
  {
    name: "listening questions before the passages",
    text: `1. 다음을 듣고, 여자가 하는 말의 목적으로 가장 적절한 것을 고르시오.\n${KOREAN_OPTIONS}\n2. 대화를 듣고, 남자의 의견으로 가장 적절한 것을 고르시오.\n${KOREAN_OPTIONS}\n13. 대화를 듣고, 여자의 마지막 말에 대한 남자의 응답으로 가장 적절한 것을 고르시오. [3점]\nMan:\n① I'm afraid the store is already closed today.\n② That's right. I will call him tomorrow morning.\n③ Sure. You can borrow it until next Monday.\n④ No problem. I've already booked the tickets.\n⑤ Well, I don't think the weather will change.\n18. ${ASK}\n${set(BUS)}\n${KOREAN_OPTIONS}\n`,
    passages: [{ text: BUS, number: "18" }],
    loose: 3,
  },
  {
    name: "a book of EBS",
    text: `EBS 수능특강 영어\n\n01 글의 목적\n\nGateway\n26011-0001\n다음 글의 목적으로 가장 적절한 것은?\n${set(REPAIR, 60)}\n${KOREAN_OPTIONS}\n\nExercise 1\n26011-0002\n다음 글의 제목으로 가장 적절한 것은?\n${set(CLOCK, 60)}\n${ENGLISH_OPTIONS}\n\nWords & Phrases\nsleepy 졸린\nbold 대담한\n\n정답과 해설 2쪽\n8 EBS 수능특강 영어\n`,
    passages: [
      { text: REPAIR, label: "Gateway", keys: [null] },
      { text: CLOCK, label: "Exercise 1", keys: [null], glosses: ["sleepy", "bold"] },
    ],
  },
  {
    name: "the answers of a book: 소재, 해석, 해설, 어휘 below each passage",
    text: `1강 1번\n\n${set(BREAD, 64)}\n\n정답 ③\n소재 빵이 굳는 까닭\n해석 ${KO_BREAD}\n해설 빵이 굳는 것은 녹말의 배열 때문이라고 했으므로 ③이 적절하다.\n어휘 및 어구\nstarch 녹말\nmold 곰팡이\n\n1강 2번\n\n${set(WAIT, 64)}\n\n정답 ①\n소재 기다리는 시간\n해석 ${KO_WAIT}\n해설 기다림이 생각을 기른다는 내용이다.\n`,
    passages: [
      {
        text: BREAD,
        label: "1강 1번",
        number: "1",
        translation: KO_BREAD,
        glosses: ["starch", "mold"],
      },
      { text: WAIT, label: "1강 2번", number: "2", translation: KO_WAIT },
    ],
  },
  {
    name: "a paper of a school, with 서술형",
    text: `2026학년도 2학기 중간고사 2학년 영어 문제지\n( )학년 ( )반 ( )번 이름 (        )\n※ 다음 물음에 알맞은 답을 고르시오.\n\n1. 다음 글의 주제로 가장 적절한 것은? [3.4점]\n\n${set(WOOD, 60)}\n\n① the value of dead wood in forests\n② how to clean a forest path\n③ the danger of forest fires\n④ why trees die\n⑤ birds that eat beetles\n\n2. 윗글의 내용과 일치하지 않는 것은? [4.1점]\n\n${KOREAN_OPTIONS}\n\n[서술형 1] 다음 글을 읽고, 빈칸에 알맞은 말을 본문에서 찾아 쓰시오. [6점]\n\n${set(GOLF, 60)}\n\n<조건>\n- 본문에 있는 단어를 쓸 것\n- 한 단어로 쓸 것\n\n다음 장에 계속\n`,
    passages: [
      { text: WOOD, number: "1", keys: [null, null] },
      { text: GOLF, number: "서술형 1", keys: [null] },
    ],
  },
  {
    name: "options 1) to 5), keys beside each question",
    text: `문제 1. 다음 글의 제목으로 알맞은 것은?\n${BREAD}\n1) A Softer Loaf\n2) The Order of Stale Bread\n3) Water for Bakers\n4) The Cold Oven\n5) Mold and Men\n정답: 2)\n\n문제 2. 다음 글의 주제로 알맞은 것은?\n${GOLF}\n(1) rough balls (2) smooth balls (3) old players (4) new rules (5) strong winds\n정답: (1)`,
    passages: [
      { text: BREAD, number: "1", keys: [2] },
      { text: GOLF, number: "2", keys: [1] },
    ],
  },
  {
    name: "numbered passages without a stem, as typed in HWP",
    text: `1. ${BREAD}\n\n2. ${WAIT}\n\n3. ${CLOCK}`,
    passages: [
      { text: BREAD, number: "1" },
      { text: WAIT, number: "2" },
      { text: CLOCK, number: "3" },
    ],
  },
  {
    name: "a number in a line of its own above each passage",
    text: `01\n${set(BREAD, 60)}\n\n02\n${set(LINE, 60)}\n`,
    passages: [
      { text: BREAD, number: "1" },
      { text: LINE, number: "2" },
    ],
  },
  {
    name: "labels and titles above the passages",
    text: `[지문 1] The Secret of Stale Bread\n${BREAD}\n\n[지문 2] Three Seconds\n${WAIT}\n\nPassage 3: Golf Balls\n${GOLF}`,
    passages: [
      { text: BREAD, label: "지문 1", title: "The Secret of Stale Bread" },
      { text: WAIT, label: "지문 2", title: "Three Seconds" },
      { text: GOLF, label: "Passage 3", title: "Golf Balls" },
    ],
  },
  {
    name: "where the passages come from stands above them",
    text: `2025년 고2 9월 모의고사 23번\n${set(BREAD)}\n\n2025년 고2 9월 모의고사 24번\n${set(WAIT)}\n`,
    passages: [
      { text: BREAD, label: "2025년 고2 9월 모의고사 23번", number: "23" },
      { text: WAIT, label: "2025년 고2 9월 모의고사 24번", number: "24" },
    ],
  },
  {
    name: "each passage with its 해석",
    text: `18. ${BREAD}\n\n[해석]\n${KO_BREAD}\n\n19. ${WAIT}\n\n[해석]\n${KO_WAIT}\n`,
    passages: [
      { text: BREAD, number: "18", translation: KO_BREAD },
      { text: WAIT, number: "19", translation: KO_WAIT },
    ],
  },
  {
    name: "translations without a label",
    text: `${BREAD}\n\n${KO_BREAD}\n\n${WAIT}\n\n${KO_WAIT}\n`,
    passages: [
      { text: BREAD, translation: KO_BREAD },
      { text: WAIT, translation: KO_WAIT },
    ],
  },
  {
    name: "all translations at the end, with the numbers",
    text: `18. ${BREAD}\n\n19. ${WAIT}\n\n20. ${GOLF}\n\n해석\n\n18. ${KO_BREAD}\n\n19. ${KO_WAIT}\n\n20. ${KO_GOLF}\n`,
    passages: [
      { text: BREAD, translation: KO_BREAD },
      { text: WAIT, translation: KO_WAIT },
      { text: GOLF, translation: KO_GOLF },
    ],
  },
  {
    name: "all translations at the end, in order",
    text: `${BREAD}\n\n${WAIT}\n\n${GOLF}\n\n${KO_BREAD}\n\n${KO_WAIT}\n\n${KO_GOLF}\n`,
    passages: [
      { text: BREAD, translation: KO_BREAD },
      { text: WAIT, translation: KO_WAIT },
      { text: GOLF, translation: KO_GOLF },
    ],
  },
  {
    name: "each sentence with its translation below",
    text: GOLF_SENTENCES.map(
      (one, at) => `${one}\n${at}번째 문장은 골프공에 관한 이야기를 하고 있다.`,
    ).join("\n"),
    passages: [
      {
        text: GOLF_SENTENCES.join("\n"),
        translation: GOLF_SENTENCES.map(
          (_, at) => `${at}번째 문장은 골프공에 관한 이야기를 하고 있다.`,
        ).join("\n\n"),
      },
    ],
  },
  {
    name: "정답 및 해설 at the end, with 해석 in them",
    text: `1. 다음 글의 주제로 가장 적절한 것은?\n${set(BREAD)}\n${SHORT_OPTIONS}\n2. 다음 글의 요지로 가장 적절한 것은?\n${set(WAIT)}\n${SHORT_OPTIONS}\n\n정답 및 해설\n1. ③\n[해석] ${KO_BREAD}\n[해설] 녹말의 배열이 바뀐다고 했어요.\n2. ②\n[해석] ${KO_WAIT}\n[해설] 기다림이 중요하다고 했어요.\n`,
    passages: [
      { text: BREAD, keys: [3], translation: KO_BREAD },
      { text: WAIT, keys: [2], translation: KO_WAIT },
    ],
  },
  {
    name: "a web page",
    text: `Skip to main content\nMenu\nSearch\nScience\n\nThe Storks That Stay\n\nBy Anna Reed\nPublished March 3, 2026\n5 min read\n\nShare\nTweet\n\n${ARTICLE[0]}\n\n${ARTICLE[1]}\n\nAdvertisement\n\n${ARTICLE[2]}\n\nPhoto: Anna Reed\n\n${ARTICLE[3]}\n\nRelated articles\n\nCopyright © 2026 Reed Media. All rights reserved.\nSubscribe\n`,
    passages: [{ text: ARTICLE.join("\n\n"), title: "The Storks That Stay" }],
  },
  {
    name: "a web page with headings between its paragraphs",
    text: `The Storks That Stay\n\n${ARTICLE[0]}\n\nAn Old Mystery\n\n${ARTICLE[1]}\n\n${ARTICLE[2]}\n\nA Shorter Journey\n\n${ARTICLE[3]}\n`,
    passages: [
      { text: ARTICLE.join("\n\n"), title: "The Storks That Stay", warning: "중간의 제목" },
    ],
  },
  {
    name: "a Korean blog",
    text: `본문 바로가기\n카테고리 없음\n[고2 영어] 2과 본문 해석\n2026. 3. 4. 21:30\n공유하기\n\n${BREAD}\n\n해석 : ${KO_BREAD}\n\n${GOLF}\n\n해석 : ${KO_GOLF}\n\n좋아요 3\n댓글 2\n출처: https://example.com/12\n`,
    passages: [
      { text: BREAD, translation: KO_BREAD },
      { text: GOLF, translation: KO_GOLF },
    ],
  },
  {
    name: "an answer of a chat window",
    text: `물론입니다! 요청하신 고2 수준의 지문 두 개예요.\n\n---\n\n### 지문 1: The Secret of Stale Bread\n\n${BREAD}\n\n**해석**\n\n${KO_BREAD}\n\n---\n\n### 지문 2: Three Seconds\n\n${WAIT}\n\n**해석**\n\n${KO_WAIT}\n\n---\n\n더 필요하시면 말씀해 주세요!`,
    passages: [
      { text: BREAD, label: "지문 1", title: "The Secret of Stale Bread", translation: KO_BREAD },
      { text: WAIT, label: "지문 2", title: "Three Seconds", translation: KO_WAIT },
    ],
  },
  {
    name: "an English answer of a chat window, with questions",
    text: `ChatGPT said:\nSure! Here is a reading passage with a question.\n\n**Passage 1**\n\n${GOLF}\n\n**Question 1.** What is the main idea of the passage?\n\nA) Golf is an old game.\nB) Rough balls fly farther.\nC) Air is heavy.\nD) Players like new balls.\n\n**Answer:** B\n\nLet me know if you would like more!`,
    passages: [{ text: GOLF, label: "Passage 1", keys: [2] }],
  },
  {
    name: "two columns side by side",
    text: sideBySide(
      `18. ${ASK}\n${set(REPAIR, 50)}\n${KOREAN_OPTIONS}`,
      `19. 다음 글의 주제로 가장 적절한 것은?\n${set(BREAD, 50)}\n① stale bread\n② fresh bread\n③ cold water\n④ old machines\n⑤ soft starch`,
    ),
    passages: [
      { text: REPAIR, number: "18", keys: [null] },
      { text: BREAD, number: "19", keys: [null] },
    ],
  },
  {
    name: "ligatures, soft hyphens and odd spaces",
    text: set(
      BREAD.replaceAll("fi", "ﬁ")
        .replace("refrigerator", "refrig\u00ad\nerator")
        .replaceAll(". ", ".\u00a0"),
    ),
    passages: [{ text: BREAD }],
  },
  {
    name: "lines of Windows, full-width signs, spaces at the ends",
    text: `１８．다음 글의 주제로 가장 적절한 것은？\r\n${set(BREAD).replaceAll("\n", "  \r\n")}\r\n（1） bread\r\n（2） water\r\n（3） cold\r\n（4） starch\r\n（5） mold\r\n정답：（4）\r\n`,
    passages: [{ text: BREAD, number: "18", keys: [4] }],
  },
  {
    name: "letters",
    text: `${REPAIR}\n\n${BUS}`,
    passages: [{ text: REPAIR }, { text: BUS }],
  },
  {
    name: "a dialogue",
    text: "Mina: Have you finished your report on the history of our town, Junho?\nJunho: Not yet. I cannot find anything about the old station in the library.\nMina: My grandfather worked there for thirty years, and he has kept a box full of photographs.\nJunho: Really? Do you think that he would talk to me about them?\nMina: He would love to. Nobody has asked him about the station for a long time.",
    passages: [
      {
        text: "Mina: Have you finished your report on the history of our town, Junho?\nJunho: Not yet. I cannot find anything about the old station in the library.\nMina: My grandfather worked there for thirty years, and he has kept a box full of photographs.\nJunho: Really? Do you think that he would talk to me about them?\nMina: He would love to. Nobody has asked him about the station for a long time.",
      },
    ],
  },
  {
    name: "a summary to complete",
    text: `40. 다음 글의 내용을 한 문장으로 요약하고자 한다. 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?\n${set(LINE)}\n↓\nA line makes buyers pay in __(A)__, which brings the seller no __(B)__.\n(A) (B)\n① time …… gain\n② money …… time\n③ comfort …… loss\n④ time …… cost\n⑤ effort …… line\n`,
    passages: [{ text: LINE, number: "40", keys: [null] }],
  },
  {
    name: "a list within a passage",
    text: `${CLOCK} The league wrote down three rules:\n1. Shoot within 24 seconds.\n2. Give up the ball otherwise.\n3. Start the clock again.\n\n${PAINT}`,
    passages: [
      {
        text: `${CLOCK} The league wrote down three rules:\n1. Shoot within 24 seconds.\n2. Give up the ball otherwise.\n3. Start the clock again.`,
      },
      { text: PAINT },
    ],
  },
  {
    name: "paragraphs in lines of their own, without blank lines",
    text: ARTICLE.join("\n"),
    passages: [{ text: ARTICLE.join("\n") }],
  },
  {
    name: "passages in lines of their own, without blank lines",
    text: [BREAD, LINE, WOOD].join("\n"),
    passages: [{ text: BREAD }, { text: LINE }, { text: WOOD }],
  },
  {
    name: "questions 1-1 and 1-2 below a passage",
    text: `【1】 다음 글을 읽고 물음에 답하시오.\n\n${BREAD}\n\n1-1. 윗글의 제목으로 알맞은 것은?\n${ENGLISH_OPTIONS}\n\n1-2. 윗글의 밑줄 친 it이 가리키는 것을 쓰시오.\n\n【2】 다음 글을 읽고 물음에 답하시오.\n\n${WAIT}\n\n2-1. 윗글의 주제로 알맞은 것은?\n${SHORT_OPTIONS}`,
    passages: [
      { text: BREAD, number: "1", keys: [null, null] },
      { text: WAIT, number: "2", keys: [null] },
    ],
  },
  {
    name: "※ and the numbers behind an instruction",
    text: `※ 다음 글을 읽고 물음에 답하시오. (1~2)\n${BREAD}\n1. 윗글의 제목으로 가장 적절한 것은?\n${ENGLISH_OPTIONS}\n2. 윗글의 요지로 가장 적절한 것은?\n${SHORT_OPTIONS}`,
    passages: [{ text: BREAD, number: "1~2", keys: [null, null] }],
  },
  {
    name: "questions that begin with Q.",
    text: `Q. 다음 글의 제목으로 가장 적절한 것은?\n${BREAD}\n${ENGLISH_OPTIONS}\nQ. 다음 글의 요지로 가장 적절한 것은?\n${WAIT}\n${SHORT_OPTIONS}`,
    passages: [
      { text: BREAD, keys: [null] },
      { text: WAIT, keys: [null] },
    ],
  },
  {
    name: "a table of passages and translations",
    text: `번호\t지문\t해석\n18\t${BREAD}\t${KO_BREAD}\n19\t${WAIT}\t${KO_WAIT}`,
    passages: [
      { text: BREAD, number: "18", translation: KO_BREAD },
      { text: WAIT, number: "19", translation: KO_WAIT },
    ],
  },
  {
    name: "numbered sentences",
    text: BREAD_SENTENCES.map((one, at) => `${at + 1} ${one}`).join("\n"),
    passages: [{ text: BREAD }],
  },
  {
    name: "sentences behind circled numbers",
    text: GOLF_SENTENCES.map((one, at) => `${"①②③④⑤⑥⑦⑧⑨"[at]} ${one}`).join("\n"),
    passages: [{ text: GOLF }],
  },
  {
    name: "questions without numbers below their passages",
    text: `${BREAD}\n\n윗글의 주제로 가장 적절한 것은?\n${SHORT_OPTIONS}\n\n${WAIT}\n\n윗글의 제목으로 가장 적절한 것은?\n${ENGLISH_OPTIONS}`,
    passages: [
      { text: BREAD, keys: [null] },
      { text: WAIT, keys: [null] },
    ],
  },
  {
    name: "a paper that was copied as one line",
    text: `18. 다음 글의 목적으로 가장 적절한 것은? ${BREAD} ① 하나 ② 둘 ③ 셋 ④ 넷 ⑤ 다섯 19. 다음 글의 요지로 가장 적절한 것은? [3점] ${WAIT} ① 하나 ② 둘 ③ 셋 ④ 넷 ⑤ 다섯`,
    passages: [
      { text: BREAD, number: "18", keys: [null] },
      { text: WAIT, number: "19", keys: [null] },
    ],
  },
  {
    name: "a unit of a textbook",
    text: `Lesson 2. The Science of Food\n\nReading 1\n\n${BREAD}\n\nReading 2\n\n${WAIT}`,
    passages: [
      { text: BREAD, label: "Reading 1" },
      { text: WAIT, label: "Reading 2" },
    ],
  },
  {
    name: "words to choose between",
    text: `30. (A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?\n${set(WAIT.replace("uneasy", "(A) [uneasy / easy]"))}\n(A) (B) (C)\n① uneasy …… hidden …… memory\n② easy …… open …… memory\n③ easy …… hidden …… silence\n④ uneasy …… open …… memory\n⑤ uneasy …… hidden …… silence`,
    passages: [
      { text: WAIT.replace("uneasy", "(A) [uneasy / easy]"), keys: [null], warning: "고르는 말" },
    ],
  },
  {
    name: "numbers as headings of Markdown",
    text: `# 18번\n${BREAD}\n\n# 19번\n${WAIT}\n\n# 20번\n${GOLF}`,
    passages: [
      { text: BREAD, number: "18" },
      { text: WAIT, number: "19" },
      { text: GOLF, number: "20" },
    ],
  },
  {
    name: "numbers in brackets, 해석 below each passage",
    text: `<18>\n${BREAD}\n해석\n${KO_BREAD}\n<19>\n${WAIT}\n해석\n${KO_WAIT}`,
    passages: [
      { text: BREAD, number: "18", translation: KO_BREAD },
      { text: WAIT, number: "19", translation: KO_WAIT },
    ],
  },
  {
    name: "bullets before the passages",
    text: `* ${BREAD}\n\n* ${WAIT}`,
    passages: [{ text: BREAD }, { text: WAIT }],
  },
  {
    name: "points before the numbers",
    text: `[2.8점] 11. 다음 글의 주제로 가장 적절한 것은?\n${set(BREAD)}\n${KOREAN_OPTIONS}\n[3.1점] 12. 다음 글의 제목으로 가장 적절한 것은?\n${set(WAIT)}\n${KOREAN_OPTIONS}`,
    passages: [{ text: BREAD }, { text: WAIT }],
  },
  {
    name: "a box above the text, and a question in English below one",
    text: `13. 다음 글의 빈칸 (A)에 들어갈 말을 <보기>에서 골라 쓰시오. (4점)\n<보기> dry / wet / soft\n${set(BREAD)}\n14. 다음 글을 읽고 질문에 영어로 답하시오.\n${set(WAIT)}\nQ: Why should a teacher wait?\nA: ____________________`,
    passages: [
      { text: BREAD, number: "13" },
      { text: WAIT, number: "14" },
    ],
  },
  {
    name: "options that are sentences",
    text: `26. Ynes Mexia에 관한 다음 글의 내용과 일치하지 않는 것은?\n${set(MEXIA)}\n① She was born in Washington.\n② She moved to Mexico with her father.\n③ She began to study botany at fifty-five.\n④ She traveled alone to South America.\n⑤ She found no new plant.\n27. 다음 글의 요지로 가장 적절한 것은?\n${set(WAIT)}\n${KOREAN_OPTIONS}`,
    passages: [
      { text: MEXIA, number: "26", keys: [null] },
      { text: WAIT, number: "27", keys: [null] },
    ],
  },
  {
    name: "numbers in brackets before the passages",
    text: `(1) ${BREAD}\n\n(2) ${WAIT}\n\n(3) ${LINE}`,
    passages: [
      { text: BREAD, number: "1" },
      { text: WAIT, number: "2" },
      { text: LINE, number: "3" },
    ],
  },
  {
    name: "letters in brackets above the passages",
    text: `[A]\n${set(BREAD, 70)}\n\n[B]\n${set(WAIT, 70)}`,
    passages: [
      { text: BREAD, label: "A" },
      { text: WAIT, label: "B" },
    ],
  },
  {
    name: "days of a workbook, each numbered anew",
    text: `DAY 03\n\n1. ${set(BREAD, 70)}\n\n2. ${set(WAIT, 70)}\n\nDAY 04\n\n1. ${set(LINE, 70)}`,
    passages: [{ text: BREAD }, { text: WAIT }, { text: LINE }],
  },
  {
    name: "sentences with arrows to their translations",
    text: GOLF_SENTENCES.map(
      (one, at) => `${at + 1}. ${one}\n→ ${at}번째 문장을 우리말로 옮긴 것이다.`,
    ).join("\n"),
    passages: [{ text: GOLF }],
  },
  {
    name: "remarks above the passages",
    text: `지문 1\n주제: 빵의 노화\n제목: The Secret of Bread\n${BREAD}\n해석: ${KO_BREAD}\n\n지문 2\n주제: 기다림\n제목: Three Seconds\n${WAIT}`,
    passages: [
      { text: BREAD, label: "지문 1", title: "The Secret of Bread", translation: KO_BREAD },
      { text: WAIT, label: "지문 2", title: "Three Seconds" },
    ],
  },
  {
    name: "a workbook in English",
    text: `Questions 1-2 refer to the following passage.\n\n${set(PAINT, 75)}\n\n1. What is the passage mainly about?\n(A) Colors in art books\n(B) The size of paintings\n(C) A museum in Paris\n(D) How to print\n\n2. The word "neutral" in the passage is closest in meaning to\n(A) fair\n(B) plain\n(C) gray\n(D) quiet\n\nQuestions 3-4 refer to the following passage.\n\n${set(LINE, 75)}\n\n3. According to the passage, money paid at the counter is\n(A) lost to both\n(B) gained by the seller\n(C) burned\n(D) free\n`,
    passages: [
      { text: PAINT, number: "1~2", keys: [null, null] },
      { text: LINE, number: "3~4", keys: [null] },
    ],
  },
  {
    name: "keys before everything",
    text: `정답: 1. ③ 2. ④\n\n1. 다음 글의 주제로 가장 적절한 것은?\n${BREAD}\n${KOREAN_OPTIONS}\n\n2. 다음 글의 제목으로 가장 적절한 것은?\n${WAIT}\n${KOREAN_OPTIONS}`,
    passages: [
      { text: BREAD, number: "1" },
      { text: WAIT, number: "2" },
    ],
  },
  {
    name: "a worksheet with lines to write on",
    text: `영어 변형문제 워크북            이름: ____________\n2026. 5. 3.\n\n▣ 수능특강 5강 1번\n${set(BREAD, 66)}\n\n__________________________________\n__________________________________\n\n▣ 수능특강 5강 2번\n${set(WAIT, 66)}\n`,
    passages: [
      { text: BREAD, number: "1" },
      { text: WAIT, number: "2" },
    ],
  },
  {
    name: "a translation above its passage",
    text: `해석\n${KO_BREAD}\n\n원문\n${BREAD}`,
    passages: [{ text: BREAD, translation: KO_BREAD }],
  },
  {
    name: "a message of a messenger",
    text: `[김선생] [오후 3:12] 이 지문으로 부탁드려요\n[김선생] [오후 3:12] ${BREAD}`,
    passages: [{ text: BREAD }],
  },
  {
    name: "a table of sentences",
    text: BREAD_SENTENCES.map(
      (one, at) => `${at + 1}\t${one}\t${at}번째 문장의 우리말 해석이다.`,
    ).join("\n"),
    passages: [{ text: BREAD }],
  },
  {
    name: "glosses in several lines",
    text: `24. 다음 글의 제목으로 가장 적절한 것은?\n${set(BREAD)}\n*starch: 녹말 **mold: 곰팡이\n***crystal: 결정\n${ENGLISH_OPTIONS}\n`,
    passages: [{ text: BREAD, glosses: ["starch", "mold", "crystal"], keys: [null] }],
  },
];
