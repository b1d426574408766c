/** What a question's lines hold: its instruction, text, options, box and glosses. */
import { asksForPlace, asksToChoose, endsPrompt, findOptions } from "@pulda/question";
import type { FoundGloss } from "./found.ts";
import {
  endsSentence,
  hangulCount,
  isEnglish,
  isKorean,
  latinCount,
  wordCount,
} from "./letters.ts";
import { joined } from "./paragraphs.ts";
import { isTitle } from "./titles.ts";

export interface QuestionLines {
  readonly instruction: string;
  /** What stands above the text in a line of its own; empty where nothing does. */
  readonly title: string;
  /** The English text as printed, with marks and blanks. */
  readonly paragraphs: readonly string[];
  /** Korean that translates the text, found without a label. */
  readonly translation: readonly string[];
  /** 보기, conditions and sentences to be written in English: they belong to the question alone. */
  readonly box: readonly string[];
  readonly options: readonly string[];
  /** Whether ①–⑤ are places within the text. */
  readonly hasPlaces: boolean;
  readonly glosses: readonly FoundGloss[];
  /** The lines behind the options, or behind the text. */
  readonly after: readonly string[];
}

/** @param rest what stands behind the number in its line */
export function readQuestionLines(rest: string, lines: readonly string[]): QuestionLines {
  const { kept, glosses } = partGlosses(lines.filter((line) => !HEAD_OF_CELLS.test(line)));
  const { instruction, length } = instructionOf(rest, kept);
  const body = kept.slice(length);
  const hasPlaces = arePlaces(body, instruction);
  const last = body.findLastIndex((line) => /[②-⑤]/u.test(line));
  const ended = hasPlaces || last < 0 ? -1 : body.findIndex((line, at) => at > last && line === "");
  const whole = body.slice(0, ended < 0 ? undefined : ended);
  // other marks than these were circled before, and (A) to (D) are parts
  const isMarked = whole.some((line) => line.includes("①"));
  const found = hasPlaces || !isMarked ? null : findOptions(whole.join("\n"));
  const unmarked = hasPlaces || isMarked ? 0 : unmarkedOptions(whole, instruction);
  const before = found
    ? found.before.split("\n").map((line) => line.trim())
    : whole.slice(0, whole.length - unmarked);
  return {
    instruction,
    ...withTitle(textAndBox(before)),
    options: found?.texts ?? whole.slice(whole.length - unmarked).filter((line) => line !== ""),
    hasPlaces,
    glosses,
    after: ended < 0 ? [] : body.slice(ended),
  };
}

/** A translation has so many syllables for each letter of its text. */
const LEAST_SYLLABLES = 0.2;

const OPTIONS = 5;
/** A line of prose is longer than most options. */
const MAX_OPTION = 0.9;

/** How many lines at the end are five options whose marks were lost: none ends a sentence, or they are Korean. */
function unmarkedOptions(lines: readonly string[], instruction: string): number {
  if (!asksToChoose(instruction) || asksForPlace(instruction)) return 0;
  const filled = lines.flatMap((line, at) => (line === "" ? [] : [at]));
  const first = filled.at(-OPTIONS);
  const above = filled.at(-OPTIONS - 1);
  if (first === undefined || above === undefined) return 0;
  const texts = filled.slice(-OPTIONS).map((at) => lines[at]!);
  const width = lines.slice(0, first).reduce((most, line) => Math.max(most, line.length), 0);
  const areOptions = isEnglish(texts[0]!)
    ? texts.every((text) => isEnglish(text) && !endsSentence(text)) &&
      endsSentence(lines[above]!) &&
      texts.every((text) => text.length <= width * MAX_OPTION)
    : texts.every(isKorean) &&
      isEnglish(lines[above]!) &&
      hangulCount(texts.join("")) < latinCount(lines.slice(0, first).join("")) * LEAST_SYLLABLES;
  return areOptions ? lines.length - first : 0;
}

/** "(A) (B) (C)" above the options. */
const HEAD_OF_CELLS = /^(?:\([A-E]\) {0,20}){2,5}$/u;

const GLOSS = /^\* (?<word>[A-Za-z][A-Za-z'’ -]{0,40}?) ?[:：] ?(?<meaning>.{1,80})$/u;

/** The glosses of lines, and the other lines. */
export function partGlosses(lines: readonly string[]): {
  readonly kept: string[];
  readonly glosses: FoundGloss[];
} {
  const kept: string[] = [];
  const glosses: FoundGloss[] = [];
  for (const line of lines) {
    const found = GLOSS.exec(line)?.groups;
    if (found && hangulCount(found["meaning"]!) > 0)
      glosses.push({ word: found["word"]!.trim(), meaning: found["meaning"]!.trim() });
    else kept.push(line);
  }
  return { kept, glosses };
}

/** The instruction, of one line or two, and how many of the lines below it has. */
function instructionOf(
  rest: string,
  lines: readonly string[],
): { readonly instruction: string; readonly length: number } {
  const first = lines.findIndex((line) => line !== "");
  const next = lines[first] ?? "";
  if (rest === "") {
    if (first < 0) return { instruction: "", length: 0 };
    const more = instructionOf(next, lines.slice(first + 1));
    return { instruction: more.instruction, length: first + 1 + more.length };
  }
  const goesOn =
    isKorean(rest) &&
    !endsPrompt(rest) &&
    isKorean(next) &&
    endsPrompt(next) &&
    !/^[①-⑤<[]/u.test(next);
  const goesOnInEnglish = isEnglish(rest) && !/[?.:]$/u.test(rest) && /^[a-z]/u.test(next);
  return goesOn || goesOnInEnglish
    ? { instruction: `${rest} ${next}`, length: first + 1 }
    : { instruction: rest, length: 0 };
}

/** Between options stand fewer words on average than between places of a text. */
const WORDS_BETWEEN_PLACES = 7;

/** Whether ①–⑤ are places within running text. */
function arePlaces(lines: readonly string[], instruction: string): boolean {
  const text = lines.join("\n");
  const marks = [...text.matchAll(/[①-⑤]/gu)].slice(0, 40);
  if (marks.length < 3) return false;
  const atStarts = new Set(lines.flatMap((line) => /^[①-⑤]/u.exec(line)?.[0] ?? []));
  if (/\( ?① ?\)/u.test(text)) return atStarts.size < 4;
  if (atStarts.size >= 4) return false;
  if (text.slice(0, marks[0]!.index).trim() === "" && !asksForPlace(instruction)) return false;
  const between = text.slice(marks[0]!.index, marks.at(-1)!.index);
  return wordCount(between) / (marks.length - 1) > WORDS_BETWEEN_PLACES;
}

const BOX = /^[[<【〈(]? ?(?:보기|조건|조 건|보 기|예시|주의)(?: ?\d)? ?[\]>】〉)]?(?:$|[ :])/u;

/** A line of prose, and the words of a text that is worth reading. */
const WORDS_OF_LINE = 6;
const WORDS_OF_TEXT = 30;
/** "Q: Why …? / A: ____" below a text belongs to the question. */
const ASKS_IN_ENGLISH = /^(?:Q|A|Question|Answer) ?[:.] /u;

/** The lines of the text and those of the box, which stands below it, or above it where there is no text yet. */
function partBox(lines: readonly string[]): { readonly text: string[]; readonly box: string[] } {
  const first = lines.findIndex((line) => BOX.test(line) || ASKS_IN_ENGLISH.test(line));
  if (first < 0) return { text: [...lines], box: [] };
  const above = lines.slice(0, first);
  const isBelow = wordCount(above.join(" ")) >= WORDS_OF_TEXT;
  const end = isBelow
    ? -1
    : lines.findIndex(
        (line, at) => at > first && isEnglish(line) && wordCount(line) >= WORDS_OF_LINE,
      );
  if (end < 0) return { text: above, box: lines.slice(first) };
  const rest = partBox(lines.slice(end));
  return { text: [...above, ...rest.text], box: [...lines.slice(first, end), ...rest.box] };
}

/** A title above a text of one paragraph stands apart; above a notice in lines it belongs to it. */
function withTitle<Parts extends Pick<QuestionLines, "paragraphs">>(
  parts: Parts,
): Parts & Pick<QuestionLines, "title"> {
  const [first = "", second = "", ...more] = parts.paragraphs;
  const isTitled = more.length === 0 && wordCount(second) >= WORDS_OF_TEXT && isTitle(first);
  return isTitled ? { ...parts, title: first, paragraphs: [second] } : { ...parts, title: "" };
}

function textAndBox(
  lines: readonly string[],
): Pick<QuestionLines, "paragraphs" | "translation" | "box"> {
  const { text, box } = partBox(lines);
  const blocks = blocksOf(text);
  const english = blocks.filter(({ isKorean: korean }) => !korean);
  const korean = blocks.filter(({ isKorean: one }) => one).map((block) => joined(block.lines));
  const paragraphs = english.flatMap((block) => joined(block.lines).split("\n"));
  const syllables = hangulCount(korean.join(""));
  const isTranslation =
    wordCount(paragraphs.join(" ")) >= 30 &&
    syllables >= latinCount(paragraphs.join("")) * LEAST_SYLLABLES;
  return {
    paragraphs: restOfSentences(paragraphs),
    translation: isTranslation ? korean : [],
    box: isTranslation ? box : [...korean, ...box],
  };
}

export interface LineBlock {
  readonly isKorean: boolean;
  readonly lines: readonly string[];
  /** How many blank lines stand before it. */
  readonly gap: number;
}

/** Lines parted where one is blank and where the language changes. */
export function blocksOf(lines: readonly string[]): LineBlock[] {
  const blocks: { isKorean: boolean; lines: string[]; gap: number }[] = [];
  let gap = 1;
  for (const line of lines) {
    if (line === "") {
      gap++;
      continue;
    }
    const korean = isKorean(line);
    const current = blocks.at(-1);
    if (gap > 0 || !current || current.isKorean !== korean)
      blocks.push({ isKorean: korean, lines: [line], gap });
    else current.lines.push(line);
    gap = 0;
  }
  return blocks;
}

/** Paragraphs with those put together that part a sentence. */
function restOfSentences(paragraphs: readonly string[]): string[] {
  const whole: string[] = [];
  for (const paragraph of paragraphs) {
    const before = whole.at(-1);
    if (before !== undefined && !endsSentence(before) && /^[a-z]/u.test(paragraph))
      whole[whole.length - 1] = `${before} ${paragraph}`;
    else whole.push(paragraph);
  }
  return whole;
}
