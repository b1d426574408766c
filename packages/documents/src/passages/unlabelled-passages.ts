/** Passages in lines that no number, stem or label parts: prose, titles, translations. */
import { blocksOf, partGlosses } from "./question-lines.ts";
import { beginsAnother, sharedWords } from "./cohesion.ts";
import type { FoundGloss } from "./found.ts";
import { endsSentence, hangulCount, latinCount, wordCount } from "./letters.ts";
import { joined } from "./paragraphs.ts";
import { isTitle } from "./titles.ts";

export interface UnlabelledPassage {
  title: string;
  /** Blank lines parted those with `gap`. */
  readonly paragraphs: { readonly text: string; readonly gap: number }[];
  readonly translation: string[];
  readonly glosses: FoundGloss[];
  readonly warnings: Set<string>;
}

export interface UnlabelledText {
  readonly passages: UnlabelledPassage[];
  /** Korean before the first passage: a translation of what stands above. */
  readonly translation: string[];
  readonly leftOut: string[];
}

const WARNINGS = {
  split: "빈 줄에서 지문을 나누었어요. 한 글이면 합쳐 주세요.",
  kept: "빈 줄로 나뉜 문단을 한 지문으로 보았어요. 다른 글이면 나눠 주세요.",
  headings: "글 중간의 제목을 뺐어요.",
  translation: "해석이 어느 지문의 것인지 몰라서 마지막 지문에 붙였어요.",
} as const;

/** What stands above a text and translates it has so many syllables for each of its letters. */
const LEAST_SYLLABLES = 0.13;
/** Prose of fewer words is not a passage where there are others. */
const LEAST_WORDS = 20;
/** Paragraphs of so many words might each be a passage. */
const LONG = 60;
/** Titles share this with what follows; a title before a text on something else begins it. */
const SHARED = 0.1;

/** @param isParted whether the user's own rules part the passages, so that blank lines do not */
export function readUnlabelled(lines: readonly string[], isParted: boolean): UnlabelledText {
  const { kept, glosses } = partGlosses(lines);
  const blocks = blocksOf(kept);
  const reader = new UnlabelledReader(isParted, wideGap(blocks.map(({ gap }) => gap).slice(1)));
  for (const block of blocks) {
    if (block.isKorean) reader.addKorean(joined(block.lines));
    else reader.addEnglish(block.lines, block.gap);
  }
  const found = reader.finish();
  found.passages.at(-1)?.glosses.push(...glosses);
  return found;
}

/** The number of blank lines that parts passages where fewer part paragraphs; Infinity where all gaps are equal. */
function wideGap(gaps: readonly number[]): number {
  const between = gaps.filter((gap) => gap > 0);
  const widest = between.reduce((most, gap) => Math.max(most, gap), 0);
  return between.some((gap) => gap < widest) ? Math.max(2, widest) : Infinity;
}

class UnlabelledReader {
  readonly #isParted: boolean;
  readonly #wideGap: number;
  readonly #passages: UnlabelledPassage[] = [];
  readonly #leftOut: string[] = [];
  readonly #before: string[] = [];
  /** Korean since the last English paragraph. */
  #korean: string[] = [];
  #title: string | null = null;

  constructor(isParted: boolean, wide: number) {
    this.#isParted = isParted;
    this.#wideGap = wide;
  }

  addKorean(text: string): void {
    if (hangulCount(text) < 8 || (!endsSentence(text) && hangulCount(text) < 40)) {
      const title = /^(?:제목|Title) ?[:：] ?(.{1,80})$/iu.exec(text)?.[1];
      if (title === undefined) this.#leftOut.push(text);
      else this.#title = title;
      return;
    }
    if (this.#passages.length === 0) this.#before.push(text);
    else this.#korean.push(text);
  }

  addEnglish(lines: readonly string[], gap: number): void {
    const [first = "", ...rest] = lines;
    if (lines.every((line) => wordCount(line) === 0)) {
      this.#leftOut.push(joined(lines));
      return;
    }
    if (isTitle(first) && (rest.length === 0 || wordCount(rest[0]!) >= wordCount(first) + 4)) {
      this.#setTitle(first);
      if (rest.length > 0) this.#addParagraphs(joined(rest).split("\n"), 1);
    } else this.#addParagraphs(joined(lines).split("\n"), gap);
  }

  #setTitle(line: string): void {
    if (this.#title !== null) this.#leftOut.push(this.#title);
    this.#title = line.replace(/^(?:제목|Title) ?[:：] ?/iu, "");
  }

  #addParagraphs(texts: readonly string[], gap: number): void {
    for (const [at, text] of texts.entries()) this.#addParagraph(text, at === 0 ? gap : 0);
  }

  #addParagraph(text: string, gap: number): void {
    const current = this.#passages.at(-1);
    if (!current || this.#beginsAnother(current, text, gap)) {
      this.#closeKorean();
      this.#begin(text, gap);
      return;
    }
    if (this.#title !== null) {
      current.warnings.add(WARNINGS.headings);
      this.#leftOut.push(this.#title);
      this.#title = null;
    }
    this.#closeKorean();
    const before = current.paragraphs.at(-1)!;
    if (gap > 0 && wordCount(before.text) >= LONG && wordCount(text) >= LONG && !this.#isParted)
      current.warnings.add(WARNINGS.kept);
    current.paragraphs.push({ text, gap });
  }

  #begin(text: string, gap: number): void {
    const warnings = new Set<string>();
    if (this.#passages.length > 0 && this.#title === null) warnings.add(WARNINGS.split);
    this.#passages.push({
      title: this.#title ?? "",
      paragraphs: [{ text, gap }],
      translation: this.#passages.length === 0 ? this.#translationBefore(text) : [],
      glosses: [],
      warnings,
    });
    this.#title = null;
  }

  /** The Korean above the first paragraph, where it is long enough to translate it; a greeting is left out. */
  #translationBefore(text: string): string[] {
    const korean = this.#before.splice(0);
    if (hangulCount(korean.join("")) >= latinCount(text) * LEAST_SYLLABLES) return korean;
    this.#leftOut.push(...korean);
    return [];
  }

  #beginsAnother(current: UnlabelledPassage, text: string, gap: number): boolean {
    if (this.#isParted) return false;
    const before = endOf(current);
    if (gap >= this.#wideGap && Math.min(wordCount(before), wordCount(text)) >= LEAST_WORDS)
      return true;
    if (this.#wideGap < Infinity && this.#title === null) return false;
    if (this.#title !== null && wordCount(before) >= LONG && wordCount(text) >= LONG)
      return sharedWords(before, text) < SHARED;
    return beginsAnother(before, /^Dear\b/u.test(current.paragraphs[0]?.text ?? ""), text);
  }

  /** Korean behind a paragraph translates the passage up to it. */
  #closeKorean(): void {
    this.#passages.at(-1)?.translation.push(...this.#korean.splice(0));
  }

  finish(): UnlabelledText {
    const passages = this.#passages;
    const korean = this.#korean.splice(0);
    const without = passages.filter(({ translation }) => translation.length === 0);
    const paragraphs = without.reduce((sum, one) => sum + one.paragraphs.length, 0);
    if (without.length === passages.length && passages.length > 1 && korean.length > 1) {
      if (korean.length === passages.length)
        for (const [at, one] of passages.entries()) one.translation.push(korean[at]!);
      else if (korean.length === paragraphs)
        for (const one of passages)
          one.translation.push(...korean.splice(0, one.paragraphs.length));
      else {
        passages.at(-1)?.translation.push(...korean);
        passages.at(-1)?.warnings.add(WARNINGS.translation);
      }
    } else passages.at(-1)?.translation.push(...korean);
    if (this.#title !== null) this.#leftOut.push(this.#title);
    const short = passages.length > 1 ? passages.filter(isShort) : [];
    return {
      passages: passages.filter((one) => !short.includes(one)),
      translation: this.#before,
      leftOut: [
        ...this.#leftOut,
        ...short.flatMap((one) => one.paragraphs.map(({ text }) => text)),
      ],
    };
  }
}

function isShort(one: UnlabelledPassage): boolean {
  return wordCount(textOf(one)) < LEAST_WORDS;
}

function textOf({ paragraphs }: UnlabelledPassage): string {
  return paragraphs.map(({ text }) => text).join("\n");
}

/** More paragraphs at the end of a passage are not looked at. */
const LAST_PARAGRAPHS = 12;

/** The last paragraphs of a passage, so many that they are long. */
function endOf({ paragraphs }: UnlabelledPassage): string {
  let end = "";
  for (const { text } of paragraphs.slice(-LAST_PARAGRAPHS).toReversed()) {
    end = end === "" ? text : `${text}\n${end}`;
    if (wordCount(end) >= LONG) break;
  }
  return end;
}
