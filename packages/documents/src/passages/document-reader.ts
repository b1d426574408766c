/** Puts the units of a text together to passages with their questions. */
import { answerListOf, circled, passageProblem } from "@pulda/question";
import { readQuestionLines, type QuestionLines } from "./question-lines.ts";
import { readUnlabelled, type UnlabelledPassage } from "./unlabelled-passages.ts";
import type { FoundDocument, FoundGloss, FoundPassage } from "./found.ts";
import { labelOf } from "./labels.ts";
import { endsSentence, wordCount } from "./letters.ts";
import { joined } from "./paragraphs.ts";
import { plainPassage } from "./plain-passage.ts";
import type { Unit } from "./unit.ts";

interface GatheredQuestion {
  readonly number: string | null;
  readonly instruction: string;
  /** What is printed for this question alone. */
  readonly own: readonly string[];
  readonly options: readonly string[];
  key: string;
  explanation: string;
}

interface GatheredPassage {
  number: string | null;
  label: string | null;
  title: string;
  /** As printed; "\n\n" and "\n" part them as blank lines and line breaks did. */
  paragraphs: readonly { readonly text: string; readonly gap: number }[];
  translation: string[];
  readonly glosses: FoundGloss[];
  readonly questions: GatheredQuestion[];
  readonly warnings: Set<string>;
  /** Whether it is that of a question or of several, rather than unlabelled prose. */
  readonly isAsked: boolean;
}

/** English of fewer words in a question is no passage: a sentence to complete, a summary. */
const LEAST_WORDS = 30;
/** Refers to the text above. */
const REFERS_BACK = /윗글|위 ?글|위의 ?글|^이 ?글|위 ?대화|윗 ?글/u;
/** An instruction that asks nothing itself. */
const FOR_SEVERAL = /물음에 답/u;
const LISTENING = /듣고|들으시오|들려주/u;

export class DocumentReader {
  readonly #passages: GatheredPassage[] = [];
  readonly #loose: GatheredQuestion[] = [];
  readonly #leftOut: string[] = [];
  /** The instruction for several questions that is in force, and the passage below it. */
  #group: {
    from: number;
    to: number;
    instruction: string;
    passage: GatheredPassage | null;
  } | null = null;
  #label: { label: string | null; title: string; number: string | null } | null = null;
  #isParted = false;
  /** Keys and translations that came before or without their question's number. */
  readonly #answers: {
    number: string;
    key: string;
    lines: readonly string[];
    unit: Unit | null;
  }[] = [];

  add(unit: Unit): void {
    const { start } = unit;
    this.#takeKeys(unit);
    switch (start?.kind) {
      case "heading":
        this.#addHeading(unit, start);
        break;
      case "question":
        this.#addQuestion(unit, start.number, start.rest);
        break;
      case "passage": {
        const { number } = start;
        if (this.#group && this.#isInGroup(number))
          this.#addQuestion(unit, number, this.#group.instruction);
        else {
          this.#isParted = true;
          this.#takeLabel({ label: null, title: "", number });
          this.#addUnlabelled(unit);
        }
        break;
      }
      case "answer":
        this.#answers.push({ number: start.number, key: "", lines: [], unit });
        break;
      case "label":
        this.#isParted = true;
        this.#takeLabel(start);
        this.#addUnlabelled(unit);
        break;
      case "rule":
        this.#isParted = true;
        this.#addUnlabelled(unit);
        break;
      case undefined:
        this.#addUnlabelled(unit);
        break;
    }
  }

  /** "18 ① 19 ②" below a label has the keys of several questions, not that of the one above. */
  #takeKeys({ key }: Unit): void {
    const lines = key.map((text) => ({ text, start: 0, end: 0 }));
    const { byNumber } = answerListOf([{ text: "정답", start: 0, end: 0 }, ...lines]);
    if (byNumber.length < 2) return;
    for (const { number, answer } of byNumber) this.addAnswer(String(number), answer, []);
    key.splice(0);
  }

  /** A label without a passage below it stays for the next one. */
  #takeLabel(label: { label: string | null; title: string; number: string | null }): void {
    this.#label = {
      label: label.label ?? this.#label?.label ?? null,
      title: label.title === "" ? (this.#label?.title ?? "") : label.title,
      number: label.number ?? this.#label?.number ?? null,
    };
  }

  #addHeading(unit: Unit, start: { from: number; to: number; rest: string }): void {
    const asked = readQuestionLines(start.rest, unit.asked);
    const { from, to } = start;
    this.#group = { from, to, instruction: asked.instruction, passage: null };
    if (wordsIn(asked) < LEAST_WORDS) return;
    this.#group.passage = this.#begin(unit, asked, `${from}~${to}`);
  }

  #isInGroup(number: string | null): boolean {
    const value = Number(number ?? Number.NaN);
    return this.#group !== null && value >= this.#group.from && value <= this.#group.to;
  }

  #addQuestion(unit: Unit, number: string | null, rest: string): void {
    const asked = readQuestionLines(rest, unit.asked);
    const isOwn = wordsIn(asked) >= LEAST_WORDS && !LISTENING.test(asked.instruction);
    const refersBack = REFERS_BACK.test(asked.instruction);
    const above = this.#above(number, isOwn, refersBack);
    const printed = [...asked.paragraphs, ...asked.box];
    const question: GatheredQuestion = {
      number,
      instruction: asked.instruction,
      own: printed,
      options: asked.options,
      key: joinedKey(unit.key),
      explanation: unit.explanation.join("\n").trim(),
    };
    if (above) {
      above.questions.push(question);
      above.glosses.push(...asked.glosses);
      this.#translate(above, unit);
    } else if (isOwn) {
      const isForSeveral = FOR_SEVERAL.test(asked.instruction) && asked.options.length === 0;
      const passage = this.#begin(unit, asked, number, !isForSeveral);
      if (!isForSeveral) passage.questions.push({ ...question, own: asked.box });
    } else this.#loose.push(question);
    this.#addAfter(asked.after, unit);
  }

  /** The passage that a question asks about, where it is not its own. */
  #above(number: string | null, isOwn: boolean, refersBack: boolean): GatheredPassage | null {
    const last = this.#passages.at(-1);
    if (this.#isInGroup(number) && this.#group?.passage && (!isOwn || refersBack))
      return this.#group.passage;
    if (!last) return null;
    if (refersBack) return last;
    if (isOwn || this.#label !== null) return null;
    return last.isAsked ? null : last;
  }

  #begin(unit: Unit, asked: QuestionLines, number: string | null, isAsked = true): GatheredPassage {
    const passage: GatheredPassage = {
      number: number ?? this.#label?.number ?? null,
      label: this.#label?.label ?? null,
      title: asked.title === "" ? (this.#label?.title ?? "") : asked.title,
      paragraphs: asked.paragraphs.map((text) => ({ text, gap: 0 })),
      translation: [...asked.translation],
      glosses: [...asked.glosses],
      questions: [],
      warnings: new Set(),
      isAsked,
    };
    this.#label = null;
    this.#passages.push(passage);
    this.#translate(passage, unit);
    return passage;
  }

  #translate(passage: GatheredPassage, unit: Unit): void {
    passage.translation.push(...paragraphsOf(unit.translation));
    passage.glosses.push(...glossesOf(unit.words));
  }

  #addAfter(lines: readonly string[], unit: Unit): void {
    if (lines.every((line) => line === "")) return;
    const found = readUnlabelled(lines, false);
    const last = this.#passages.at(-1);
    const isTranslated =
      last !== undefined && (last.translation.length > 0 || unit.translation.length > 0);
    if (last && !isTranslated) last.translation.push(...found.translation);
    else this.#leftOut.push(...found.translation);
    this.#leftOut.push(...found.leftOut);
    for (const passage of found.passages) {
      const words = wordCount(passage.paragraphs.map(({ text }) => text).join(" "));
      if (words >= LEAST_WORDS) this.#pushUnlabelled(passage);
      else this.#leftOut.push(...passage.paragraphs.map(({ text }) => text));
    }
  }

  #addUnlabelled(unit: Unit): void {
    const options = optionsBehind(unit.asked);
    const found = readUnlabelled(
      options ? unit.asked.slice(0, options.from) : unit.asked,
      this.#isParted,
    );
    this.#leftOut.push(...found.leftOut, ...unit.explanation);
    if (
      found.passages.length === 0 &&
      found.leftOut.length === 1 &&
      this.#label === null &&
      found.translation.length === 0 &&
      unit.start?.kind !== "rule"
    )
      this.#leftOut.splice(-1);
    const last = this.#passages.at(-1);
    if (found.translation.length > 0) {
      if (last && last.translation.length === 0) last.translation.push(...found.translation);
      else this.#leftOut.push(...found.translation);
    }
    for (const passage of found.passages) this.#pushUnlabelled(passage);
    const target = this.#passages.at(-1);
    if (!target) return;
    if (options && found.passages.length > 0)
      target.questions.push({
        number: target.number,
        instruction: "",
        own: [],
        options: options.texts,
        key: "",
        explanation: "",
      });
    if (found.passages.length > 1) this.#translateInOrder(found.passages.length, unit);
    else this.#translate(target, unit);
    if (unit.key.length > 0 && target.questions.length > 0)
      target.questions.at(-1)!.key ||= joinedKey(unit.key);
  }

  /** One labelled translation below several passages. */
  #translateInOrder(count: number, unit: Unit): void {
    const passages = this.#passages.slice(-count);
    const paragraphs = paragraphsOf(unit.translation);
    if (paragraphs.length === count)
      for (const [at, passage] of passages.entries()) passage.translation.push(paragraphs[at]!);
    else passages.at(-1)?.translation.push(...paragraphs);
    passages.at(-1)?.glosses.push(...glossesOf(unit.words));
  }

  #pushUnlabelled(passage: UnlabelledPassage): void {
    this.#passages.push({
      number: this.#label?.number ?? null,
      label: this.#label?.label ?? null,
      title: passage.title === "" ? (this.#label?.title ?? "") : passage.title,
      paragraphs: passage.paragraphs,
      translation: passage.translation,
      glosses: passage.glosses,
      questions: [],
      warnings: passage.warnings,
      isAsked: false,
    });
    this.#label = null;
  }

  addAnswer(number: string, key: string, lines: readonly string[]): void {
    this.#answers.push({ number, key, lines, unit: null });
  }

  addKeysInOrder(keys: readonly string[]): void {
    for (const [at, question] of this.#allQuestions().slice(0, keys.length).entries())
      question.key ||= keys[at]!;
  }

  #allQuestions(): GatheredQuestion[] {
    return [...this.#passages.flatMap(({ questions }) => questions), ...this.#loose];
  }

  finish(): Omit<FoundDocument, "warnings"> {
    this.#applyAnswers();
    return {
      passages: this.#passages.map(foundPassage).filter(({ text }) => text !== ""),
      questions: this.#loose.map((question) => questionText(question, [])),
      leftOut: this.#leftOut.filter((line) => line.trim() !== ""),
    };
  }

  #applyAnswers(): void {
    const answers = this.#answers.map(answerParts);
    const questions = Map.groupBy(this.#allQuestions(), ({ number }) => number);
    for (const { number, key, explanation } of answers) {
      const question = questions
        .get(number)
        ?.find((one) => one.key === "" || one.explanation === "");
      if (!question) continue;
      question.key ||= key;
      question.explanation ||= explanation;
    }
    const translated = answers.filter(({ translation }) => translation.length > 0);
    const open = this.#passages.filter(({ translation }) => translation.length === 0);
    const unmatched = translated.filter(({ number, translation }) => {
      const passage = open.find((one) => one.translation.length === 0 && hasNumber(one, number));
      passage?.translation.push(...translation);
      return !passage;
    });
    const left = open.filter(({ translation }) => translation.length === 0);
    for (const [at, { number, translation }] of unmatched.entries()) {
      if (unmatched.length === left.length) left[at]!.translation.push(...translation);
      else this.#leftOut.push(`${number}. ${translation.join(" ")}`);
    }
  }
}

const LEAST_OPTIONS = 4;
const MOST_OPTIONS = 9;

/** Options in lines of their own below a text that nobody asks about; null where there are none. */
function optionsBehind(
  lines: readonly string[],
): { readonly from: number; readonly texts: readonly string[] } | null {
  const filled = lines.flatMap((line, at) => (line === "" ? [] : [at]));
  const first = filled.findLastIndex((at) => lines[at]!.startsWith("①"));
  const run = first < 1 ? [] : filled.slice(first);
  const areOptions =
    run.length >= LEAST_OPTIONS &&
    run.length <= MOST_OPTIONS &&
    run.every((at, index) => lines[at]!.startsWith(circled(index + 1))) &&
    endsSentence(lines[filled[first - 1]!]!);
  return areOptions ? { from: run[0]!, texts: run.map((at) => lines[at]!.slice(1).trim()) } : null;
}

function hasNumber({ number, questions }: GatheredPassage, wanted: string): boolean {
  return number === wanted || questions.some((question) => question.number === wanted);
}

interface AnswerParts {
  readonly number: string;
  readonly key: string;
  readonly explanation: string;
  readonly translation: readonly string[];
}

/** What a numbered answer says: its key, and what its labels name. */
function answerParts(answer: {
  number: string;
  key: string;
  lines: readonly string[];
  unit: Unit | null;
}): AnswerParts {
  if (answer.unit) {
    const { key, explanation, translation, asked } = answer.unit;
    const parts = labelledLines(asked);
    return {
      number: answer.number,
      key: joinedKey(key),
      explanation: [...explanation, ...parts.explanation].join("\n").trim(),
      translation: paragraphsOf([...translation, ...parts.translation]),
    };
  }
  const parts = labelledLines(answer.lines);
  return {
    number: answer.number,
    key: answer.key,
    explanation: parts.explanation.join("\n").trim(),
    translation: paragraphsOf(parts.translation),
  };
}

function labelledLines(lines: readonly string[]): { explanation: string[]; translation: string[] } {
  const parts = { explanation: [] as string[], translation: [] as string[] };
  let current: keyof typeof parts = "explanation";
  for (const line of lines) {
    const label = labelOf(line);
    if (label) current = label.section === "translation" ? "translation" : "explanation";
    parts[current].push(label ? label.rest : line);
  }
  return parts;
}

function wordsIn(asked: QuestionLines): number {
  return wordCount(asked.paragraphs.join(" "));
}

/** "③" of lines such as "③ 빈칸 뒤에서 …" is all that a key needs. */
function joinedKey(lines: readonly string[]): string {
  return lines.find((line) => line !== "") ?? "";
}

function paragraphsOf(lines: readonly string[]): string[] {
  const blocks = lines.join("\n").split(/\n{2,}/u);
  return blocks
    .map((block) => joined(block.split("\n").filter((line) => line !== "")))
    .filter((one) => one !== "");
}

/** "abandon 버리다", in lines of a list of words. */
function glossesOf(lines: readonly string[]): FoundGloss[] {
  return lines.flatMap((line) => {
    const found =
      /^(?<word>[A-Za-z][A-Za-z'’ ~()-]{0,40}?)\s{0,3}[:：=–-]?\s{1,3}(?<meaning>[^A-Za-z]{0,3}[가-힣].{0,80})$/u.exec(
        line,
      )?.groups;
    return found ? [{ word: found["word"]!.trim(), meaning: found["meaning"]!.trim() }] : [];
  });
}

function foundPassage(gathered: GatheredPassage): FoundPassage {
  const printed = gathered.paragraphs.map(({ text }) => text);
  const questions = gathered.questions.map((question) => questionText(question, printed));
  const first = gathered.questions.findIndex(({ instruction }) => CHANGES_TEXT.test(instruction));
  const { paragraphs, warnings } = plainPassage(
    printed,
    gathered.questions[Math.max(0, first)]?.instruction ?? "",
    questions[Math.max(0, first)] ?? "",
  );
  const text = withGaps(paragraphs, gathered);
  const problem = passageProblem(text);
  return {
    text,
    translation: gathered.translation.length === 0 ? null : gathered.translation.join("\n\n"),
    title: gathered.title,
    source: { number: gathered.number, label: gathered.label },
    glosses: gathered.glosses,
    questions,
    warnings: [...gathered.warnings, ...warnings, ...(problem === null ? [] : [problem])],
  };
}

/** Questions whose text is not the passage as it was. */
const CHANGES_TEXT = /빈칸|순서|들어가기|관계 ?없는|어법|쓰임|낱말/u;

/** Paragraphs as the paste parted them; where their number has changed, by line breaks. */
function withGaps(paragraphs: readonly string[], gathered: GatheredPassage): string {
  const gaps = paragraphs.length === gathered.paragraphs.length ? gathered.paragraphs : [];
  return paragraphs
    .map((text, at) => (at === 0 ? text : `${(gaps[at]?.gap ?? 0) > 0 ? "\n\n" : "\n"}${text}`))
    .join("");
}

/** A question as `readQuestions` reads it. */
function questionText(question: GatheredQuestion, shared: readonly string[]): string {
  const { number, instruction, own, options, key, explanation } = question;
  const digits = number === null ? null : /^\d+$/u.test(number) ? `${number}.` : `[${number}]`;
  const parts = [
    digits === null ? instruction : `${digits} ${instruction}`,
    [...shared, ...own].join("\n"),
    options.map((option, at) => `${circled(at + 1)} ${option}`).join("\n"),
    key === "" ? "" : `정답: ${key}`,
    explanation === "" ? "" : `해설: ${explanation}`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
