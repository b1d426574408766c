/** The lines of a pasted text, parted where something new begins; and of each part, what belongs to what. */
import { isEnglish, isKorean, wordCount } from "./letters.ts";
import { isRemark, labelOf, type Section } from "./labels.ts";
import { startOf, type Start } from "./starts.ts";

/** What stands between two starts. */
export interface Unit {
  /** Null at the beginning of the text, and where English prose follows what is said of another passage. */
  readonly start: Start | null;
  /** What is asked: 발문, text and options; blank lines part blocks. */
  readonly asked: string[];
  readonly translation: string[];
  readonly key: string[];
  readonly explanation: string[];
  readonly words: string[];
}

/** A passage of an exam has more English words than a list's entry. */
const LEAST_WORDS = 40;
/** English prose of so many words behind what is said of a passage is another passage. */
const WORDS_OF_NEXT = { asked: Infinity, translation: 30, key: 30, words: 30, explanation: 60 };

/** The units of a text's lines, in their order. */
export function unitsOf(lines: readonly string[]): Unit[] {
  const starts = startsOf(lines);
  const units: Unit[] = [];
  let unit = unitFrom(null);
  let section: Section = "asked";
  let range: { readonly to: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const start = acceptedStart(starts[at] ?? null, line, section, range);
    if (start) {
      const number = numberAbove(unit);
      const hasNumber = number !== null && start.kind === "question" && start.number === null;
      if (!hasNumber) units.push(unit);
      unit = unitFrom(hasNumber ? { ...start, number } : start);
      if (start.kind === "heading") range = { to: start.to };
      section = start.kind === "answer" ? answerSection(start.rest, section) : "asked";
      if ("rest" in start && start.kind !== "question" && start.kind !== "heading")
        unit[section].push(start.rest);
      continue;
    }
    if (HEADING_OF_ANSWERS.test(line)) continue;
    if (isRemark(line) || (isNumbered(line) && isQuestion(line))) {
      unit.explanation.push(line);
      continue;
    }
    const label = line === "" ? null : labelOf(line);
    if (label) {
      section = label.section;
      if (section !== "asked" && unit[section].length > 0) unit[section].push("");
      if (label.rest !== "") unit[section].push(label.rest);
      continue;
    }
    if (line !== "" && isNextPassage(lines, at, section)) {
      units.push(unit);
      unit = unitFrom(null);
      section = "asked";
    }
    unit[section].push(line);
  }
  return [...units, unit];
}

/** "정답 및 해설" says nothing itself. */
const HEADING_OF_ANSWERS =
  /^[[【<(■◆▶ ]{0,3}정답 ?(?:및|과|와|·|&|\/) ?(?:해설|풀이|해석)[\]】>) ]{0,2}:?$/u;

/** The number of a question that stands in a line of its own, above what is asked. */
function numberAbove({ start, asked }: Unit): string | null {
  const isAlone =
    start?.kind === "question" && start.rest === "" && asked.every((line) => line === "");
  return isAlone ? start.number : null;
}

function unitFrom(start: Start | null): Unit {
  return { start, asked: [], translation: [], key: [], explanation: [], words: [] };
}

/** "18 ② 19 ④" */
const KEYS_IN_LINE = /^(?:\d{1,3} ?[.):번]? {0,3}[①-⑤][ ,/|]{0,4}){2,60}$/u;

/** A number before English prose begins a question where an instruction for several stands above. */
function acceptedStart(
  start: Start | null,
  line: string,
  section: Section,
  range: { readonly to: number } | null,
): Start | null {
  if (start?.kind === "answer" && section === "key" && KEYS_IN_LINE.test(line)) return null;
  if (start?.kind === "passage" && section === "explanation" && !range) return null;
  // a translation that happens to ask is none
  if (
    start?.kind === "question" &&
    start.number === null &&
    section !== "asked" &&
    section !== "key"
  )
    return null;
  return start;
}

/** What a number's Korean lines are: a key, or what the lines above are. */
function answerSection(rest: string, section: Section): Section {
  if (/^(?:\[?정?답\]? ?:? ?)?[①-⑤]/u.test(rest)) return "key";
  return section === "explanation" || section === "key" ? "explanation" : "translation";
}

function isNextPassage(lines: readonly string[], at: number, section: Section): boolean {
  if (section === "asked" || lines[at - 1] !== "" || !isEnglish(lines[at] ?? "")) return false;
  return wordsOfBlock(lines, at) >= WORDS_OF_NEXT[section];
}

/** The English words of a block that begins in a line. */
function wordsOfBlock(lines: readonly string[], from: number): number {
  let words = 0;
  for (let at = from; at < lines.length && lines[at] !== "" && words < 100; at++) {
    if (isKorean(lines[at]!)) break;
    words += wordCount(lines[at]!);
  }
  return words;
}

/** How many lines below are looked at for options. */
const NEAR = 14;

/** What begins in each line. English prose behind numbers is a list, not passages, where most entries are short. */
function startsOf(lines: readonly string[]): (Start | null)[] {
  const filled = lines.flatMap((line, at) => (line === "" ? [] : [at]));
  const starts: (Start | null)[] = lines.map(() => null);
  for (const [index, at] of filled.entries()) {
    const next = lines[filled[index + 1] ?? lines.length] ?? "";
    const second = lines[filled[index + 2] ?? lines.length] ?? "";
    const below = lines.slice(at, at + NEAR);
    const optionsFollow =
      below.some((line) => /①/u.test(line)) && below.some((line) => /②/u.test(line));
    const start = startOf(lines[at]!, { next, second, optionsFollow });
    // a question of a textbook between the paragraphs of its text
    if (!(start?.kind === "passage" && isQuestion(lines[at]!))) starts[at] = start;
  }
  return withoutLists(lines, starts);
}

/** A question of more words is a text that ends with one. */
const WORDS_OF_QUESTION = 25;

function isNumbered(line: string): boolean {
  return /^(?:Q ?)?\d{1,2} ?[.)]|^Q ?[.)]/u.test(line);
}

/** Whether a line only asks in English: "Q1. What is boredom compared to?" */
function isQuestion(line: string): boolean {
  return (
    /^[^a-z]{0,8}(?:What|Why|How|Where|When|Who|Whom|Whose|Which|Do|Does|Did|Is|Are|Was|Were|Can|Could|Would|Have|Has) [^.!?]{1,200}\?$/u.test(
      line,
    ) && wordCount(line) <= WORDS_OF_QUESTION
  );
}

function withoutLists(
  lines: readonly string[],
  starts: readonly (Start | null)[],
): (Start | null)[] {
  const at = starts.flatMap((start, index) => (start?.kind === "passage" ? [index] : []));
  const all = starts.flatMap((start, index) => (start === null ? [] : [index]));
  const ends = new Map(all.map((index, order) => [index, all[order + 1] ?? lines.length]));
  const words = at.map((index) =>
    wordCount(lines.slice(index, ends.get(index)).filter(isEnglish).join(" ")),
  );
  const long = words.filter((count) => count >= LEAST_WORDS).length;
  const asked = numbersInRanges(starts);
  return long * 2 > words.length
    ? [...starts]
    : starts.map((start) =>
        start?.kind === "passage" && !asked.has(Number(start.number)) ? null : start,
      );
}

/** The numbers that instructions for several questions name. */
function numbersInRanges(starts: readonly (Start | null)[]): Set<number> {
  const numbers = new Set<number>();
  for (const start of starts)
    if (start?.kind === "heading")
      for (let number = start.from; number <= start.to; number++) numbers.add(number);
  return numbers;
}
