/** A text as it was before it was made into a question: without marks, and with what its key puts back. */
import { readQuestions } from "@pulda/question";
import { wordCount } from "./letters.ts";

export interface PlainPassage {
  readonly paragraphs: readonly string[];
  readonly warnings: readonly string[];
}

const BLANK = /_{2,}|\( {3,}\)|\[ {2,}\]/gu;
const WARNINGS = {
  blank: "빈칸이 있어요. 알맞은 말을 채워 주세요.",
  noBlank: "빈칸 문제인데 빈칸 자리를 찾지 못했어요. 빠진 말이 없는지 봐 주세요.",
  filled: "정답으로 빈칸을 채웠어요.",
  wrongWord: "어법·어휘 문제의 글이라 틀린 말이 들어 있을 수 있어요.",
  choice: "괄호 안에 고르는 말이 남아 있어요. 하나만 남겨 주세요.",
  order: "문단의 차례가 섞여 있을 수 있어요.",
  ordered: "정답대로 문단을 늘어놓았어요.",
  given: "주어진 문장의 자리를 몰라서 맨 앞에 두었어요.",
  inserted: "정답 자리에 주어진 문장을 넣었어요.",
  stray: "흐름과 관계없는 문장이 들어 있을 수 있어요.",
  removed: "정답인 흐름과 관계없는 문장을 뺐어요.",
} as const;

/**
 * The passage of a question's text. What the key says is done: blanks are filled, sentences and parts put in their
 * places; what it does not say is warned of.
 * @param question the question as text, with its key where it is known
 */
export function plainPassage(
  paragraphs: readonly string[],
  instruction: string,
  question: string,
): PlainPassage {
  const [read] = readQuestions(question);
  const choice = read?.type === "own-choice" ? read.choice : null;
  const answer = choice === null ? null : (read?.options[choice - 1] ?? null);
  const result = restored(paragraphs, instruction, choice, answer);
  const plain = result.paragraphs.map(withoutMarks).filter((one) => one !== "");
  const left = plain.join("\n").match(BLANK) !== null;
  const hasChoice = /\[[^\]/\n]{1,40}\/[^\]\n]{1,40}\]/u.test(plain.join("\n"));
  return {
    paragraphs: plain,
    warnings: [
      ...result.warnings,
      ...(left ? [WARNINGS.blank] : []),
      ...(hasChoice ? [WARNINGS.choice] : []),
    ],
  };
}

function restored(
  all: readonly string[],
  instruction: string,
  choice: number | null,
  answer: string | null,
): PlainPassage {
  const asks = (what: RegExp): boolean => what.test(instruction);
  const paragraphs = asks(/요약/u) ? withoutSummary(all) : all;
  if (asks(/관계 ?없는/u)) return withoutStray(paragraphs, choice);
  if (asks(/들어가기|들어갈 ?(?:곳|위치)|주어진 문장이/u)) return withGiven(paragraphs, choice);
  if (asks(/순서|이어질 글|배열/u) && paragraphs.some((one) => one.startsWith("(B)")))
    return inOrder(paragraphs, answer);
  if (asks(/어법|문맥|쓰임|낱말/u) && /[①-⑤]|\([a-eA-C]\)|[ⓐ-ⓔ]/u.test(paragraphs.join(" ")))
    return { paragraphs, warnings: [WARNINGS.wrongWord] };
  if (asks(/빈칸/u)) return filled(paragraphs, answer);
  return { paragraphs, warnings: [] };
}

/** A text's summary below it, with its blanks (A) and (B). */
function withoutSummary(paragraphs: readonly string[]): readonly string[] {
  const last = paragraphs.at(-1) ?? "";
  const end = paragraphs.findIndex((one) => /^[↓⇩⇓➡→⇒]/u.test(one));
  if (end > 0) return paragraphs.slice(0, end);
  return paragraphs.length > 1 && /\(A\)[\s\S]*\(B\)/u.test(last) && wordCount(last) < 60
    ? paragraphs.slice(0, -1)
    : paragraphs;
}

function filled(paragraphs: readonly string[], answer: string | null): PlainPassage {
  const text = paragraphs.join("\n");
  const blanks = text.match(BLANK)?.length ?? 0;
  if (blanks === 0) return { paragraphs, warnings: [WARNINGS.noBlank] };
  const cells = answer?.split(/ ?(?:…+|\.{3,}|⋯+|―+|—+| [-–] ) ?/u).map((one) => one.trim()) ?? [];
  const texts = cells.length === blanks ? cells : blanks === 1 && answer !== null ? [answer] : null;
  if (texts === null) return { paragraphs, warnings: [] };
  let at = 0;
  const fill = (paragraph: string): string =>
    paragraph.replaceAll(
      /(?:\([A-C]\) ?)?(?:_{2,}|\( {3,}\)|\[ {2,}\])(?: ?\([A-C]\))?/gu,
      () => texts[at++] ?? "",
    );
  return { paragraphs: paragraphs.map(fill), warnings: [WARNINGS.filled] };
}

/** The text before the marks ①–⑤ and behind each of them. */
function atPlaces(text: string): string[] {
  return text.split(/\( ?[①-⑤] ?\)|[①-⑤]/u);
}

function withoutStray(paragraphs: readonly string[], choice: number | null): PlainPassage {
  const parts = atPlaces(paragraphs.join("\n"));
  const stray = choice === null ? undefined : parts[choice];
  if (stray === undefined || parts.length < 4) return { paragraphs, warnings: [WARNINGS.stray] };
  // the sentence of the last mark ends where the next one begins
  const rest =
    choice === parts.length - 1 ? stray.replace(/^[^.?!]{1,600}[.?!]["”’')]{0,2}\s?/u, "") : "";
  const kept = parts.with(choice ?? 0, rest);
  return {
    paragraphs: kept
      .map((part) => part.trim())
      .join(" ")
      .split("\n"),
    warnings: [WARNINGS.removed],
  };
}

function withGiven(paragraphs: readonly string[], choice: number | null): PlainPassage {
  const first = paragraphs.findIndex((one) => /[①-⑤]/u.test(one));
  if (first < 1) return { paragraphs, warnings: [WARNINGS.given] };
  const given = paragraphs[0]!;
  const text = paragraphs.slice(1).join("\n");
  const parts = atPlaces(text);
  if (choice === null || parts.length <= choice) return { paragraphs, warnings: [WARNINGS.given] };
  const before = parts.slice(0, choice).map((part) => part.trim());
  const after = parts.slice(choice).map((part) => part.trim());
  return {
    paragraphs: [...before, given, ...after].join(" ").split("\n"),
    warnings: [WARNINGS.inserted],
  };
}

function inOrder(paragraphs: readonly string[], answer: string | null): PlainPassage {
  const order: readonly string[] = answer?.match(/[A-D]/gu) ?? [];
  const first = paragraphs.findIndex((one) => /^\([A-D]\)/u.test(one));
  const parts = new Map<string, string[]>();
  let label = "";
  for (const paragraph of paragraphs.slice(first)) {
    label = /^\(([A-D])\)/u.exec(paragraph)?.[1] ?? label;
    parts.set(label, [...(parts.get(label) ?? []), paragraph]);
  }
  const rest = [...parts.keys()].filter((one) => !order.includes(one));
  const isWhole =
    order.length >= 3 && order.every((one: string) => parts.has(one)) && rest.join("") <= "A";
  if (!isWhole) return { paragraphs, warnings: [WARNINGS.order] };
  return {
    paragraphs: [
      ...paragraphs.slice(0, first),
      ...[...rest, ...order].flatMap((one) => parts.get(one) ?? []),
    ],
    warnings: [WARNINGS.ordered],
  };
}

/** A paragraph without the marks of questions, and the stars of glosses. */
function withoutMarks(paragraph: string): string {
  return paragraph
    .replaceAll(/\( ?[①-⑤] ?\)\s?|[①-⑤ⓐ-ⓔ㉠-㉤]\s?/gu, "")
    .replaceAll(/^\([A-E]\)\s*/gmu, "")
    .replaceAll(/\s?[[(]\d{1,2}(?:\.\d)? ?점[\])]/gu, "")
    .replaceAll(/(?<![\w)])\([a-e]\) ?(?=[A-Za-z])/gu, "")
    .replaceAll(/(?<=[A-Za-z])\*{1,3}|\*{1,3}(?=[A-Za-z])/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .replaceAll(/ (?=[,.;:?!](?:\s|$))/gu, "")
    .trim();
}
