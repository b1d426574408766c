/** Labels that say what the lines below them are: 해석, 정답, 해설, 어휘, 지문. */

/** What lines are: the text with its question, or what is said of it. */
export type Section = "asked" | "translation" | "key" | "explanation" | "words";

export interface Labelled {
  readonly section: Section;
  /** What stands behind the label in its line. */
  readonly rest: string;
}

const NAMES: readonly (readonly [Section, string])[] = [
  [
    "translation",
    "(?:우리말|한글|본문|전문|지문|전체|한국어)? ?(?:해석|번역)|(?:korean )?translation|우리말 뜻|한국어",
  ],
  ["key", "정 ?답|답|모범 ?답안|예시 ?답안|answer(?: key)?"],
  [
    "explanation",
    "(?:정답|오답|문제|상세)? ?(?:해설|풀이)|해결 ?전략|글의 ?(?:흐름|구조)|(?:구조|구문|문장|지문) ?(?:분석|해설|풀이)|(?:어법|문법|구문|독해|핵심|출제)? ?(?:포인트|point)|어법|배경 ?지식|structure in focus|solution(?: guide)?|explanation",
  ],
  [
    "words",
    "(?:주요|핵심)? ?(?:어휘|어구|단어|숙어)(?: ?(?:및|와|과|·|&|\\/) ?(?:어구|표현|숙어|구문))?|words?(?: ?(?:&|and) ?(?:phrases?|expressions?))?|vocabulary|key words?",
  ],
  ["asked", "지문|본문|원문|영어 ?(?:지문|원문)|(?:reading )?passage|text|english|제시문|원본"],
];

/** "STEP 3. 해석", "지문 읽기", "어휘 미리 보기" */
const STEP = "(?:(?:step|part|stage|단계) {0,2}\\d{1,2} {0,2}[.:)]? {0,3})?";
const DOING = "(?: (?:미리 ?보기|다시 ?보기|읽기|보기|정리|확인하기|확인|쓰기|연습))?";

const LABELS = NAMES.map(
  ([section, names]) =>
    [
      section,
      new RegExp(
        `^[▶►▷▸■□◆◇●○★☆※#•·✔✓☞ -]{0,4}${STEP}(?:[[【<(〈] ?(?:${names})${DOING} ?[\\]】>)〉] {0,3}[:：|]?|(?:${names})${DOING} {0,2}(?:[:：=|]|$))\\s{0,3}`,
        "iu",
      ),
    ] as const,
);

/** What is said of a text in one line. */
const IN_ONE_LINE =
  /^[▶►▷▸■□◆◇●○★☆※#•·✔✓☞ -]{0,4}(?:[[【<(〈] ?(?:(?:글의 ?)?(?:소재|주제|요지|요약|키워드)|출제 ?의도) ?[\]】>)〉] {0,3}[:：]?|(?:(?:글의 ?)?(?:소재|주제|요지|요약|키워드)|출제 ?의도) {0,2}[:：]|소재 {1,4})\s{0,3}\S/u;

/** "2. They swim in circles. ( T / F )", and the line above such sentences. */
const TRUE_OR_FALSE =
  /[([] {0,3}(?:T ?\/ ?F|T ?, ?F|true ?\/ ?false) {0,3}[)\]]$|^[▶►▷■□◆◇●○★※#•· -]{0,4}(?:T ?\/ ?F|true (?:or|\/) false)(?: ?(?:questions?|quiz|문제))? ?:?$/iu;

/**
 * Whether a line says something of the text or asks about it, and ends with it: "소재: 빵이 굳는 까닭".
 * @example isRemark("주제: 빵") // true
 */
export function isRemark(line: string): boolean {
  return IN_ONE_LINE.test(line) || TRUE_OR_FALSE.test(line);
}

/** Labels whose colon is often left out, before what cannot be prose of theirs. */
const BARE: readonly (readonly [Section, RegExp])[] = [
  ["key", /^정 ?답 {0,3}(?=[①-⑤]|\d(?![\d.]))/u],
  ["translation", /^해석 {1,4}(?=[가-힣A-Z“"‘'])/u],
  ["explanation", /^(?:해설|풀이) {1,4}(?=[가-힣])/u],
  ["words", /^(?:어휘 및 어구|Words & Phrases|어휘) {1,4}(?=[A-Za-z])/iu],
];

/**
 * The label at the beginning of a line, or null.
 * @example labelOf("[해석] 관리인께,") // { section: "translation", rest: "관리인께," }
 */
export function labelOf(line: string): Labelled | null {
  for (const [section, label] of [...LABELS, ...BARE]) {
    const found = label.exec(line);
    if (found) return { section, rest: line.slice(found[0].length) };
  }
  return null;
}
