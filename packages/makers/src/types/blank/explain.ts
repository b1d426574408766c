/** The explanation of a blank: what carries the key, and why each distractor is wrong. */
import {
  discourseOf,
  isContent,
  similarity,
  stemOf,
  themeOf,
  withParticle,
  type Role,
  type Sentence,
} from "@pulda/english";
import type { Evidence } from "@pulda/question";
import type { Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import type { ClauseSubject } from "./clause.ts";
import type { BlankPoint } from "./point.ts";
import type { ClaimDistractor } from "./distractors.ts";

/** How many sentences are quoted. */
const MOST_EVIDENCE = 2;
/** The least nearness (0–1) of a sentence that carries the key. */
const LEAST_NEARNESS = 0.42;

const SAYS: Readonly<Record<Role, string>> = {
  background: "라고 글의 바탕을 밝히고 있고",
  claim: "라고 글의 생각을 말하고 있고",
  conclusion: "라고 내용을 정리하고 있고",
  contrast: "라고 두 경우를 견주고 있고",
  example: "라는 예가 이 내용을 보여 주고 있고",
  reason: "라고 그 까닭을 밝히고 있고",
  report: "라는 사실이 이 내용을 뒷받침하고 있고",
  turn: "라고 흐름을 바꾸며 말하고 있고",
};

/**
 * The sentences besides the blank's own that carry the key, in the order of the text. Empty where fewer than two do, or
 * where all that do stand right beside the blank: then one neighbour would settle it, or nothing.
 */
export function evidenceFor(
  { analysis }: Source,
  sentences: readonly Sentence[],
  point: BlankPoint,
): readonly Evidence[] {
  const key = point.sentence.tokens.filter(isContent).map(({ lower }) => lower);
  const inBlank = point.tokens.filter(isContent).map(({ lower }) => lower);
  const near = sentences
    .filter((sentence) => sentence !== point.sentence && sentence.readable)
    .map((sentence) => ({
      sentence,
      nearness: nearnessOf(inBlank, sentence) * 0.75 + nearnessOf(key, sentence) * 0.25,
    }))
    .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
    .toSorted((a, b) => b.nearness - a.nearness);
  if (near.length < 2) return [];
  const isFar = ({ sentence }: (typeof near)[number]): boolean =>
    Math.abs(sentence.index - point.sentence.index) > 1;
  const far = near.find(isFar);
  if (!far) return [];
  const best = near.find((one) => one !== far) ?? far;
  const roles = discourseOf(analysis);
  return [best, far]
    .slice(0, MOST_EVIDENCE)
    .map(({ sentence }) => sentence)
    .toSorted((a, b) => a.start - b.start)
    .map((sentence) => ({
      span: { start: sentence.start, end: sentence.end },
      note: `${quoted(sentence.text)}${SAYS[roles[sentence.index]?.role ?? "claim"].replace(/있고$/u, "있어요.")}`,
    }));
}

/** How near a sentence is to some words: the mean of each word's nearest. */
function nearnessOf(words: readonly string[], { tokens }: Sentence): number {
  const content = tokens.filter(isContent);
  if (words.length === 0 || content.length === 0) return 0;
  const sum = words.reduce(
    (total, word) =>
      total +
      Math.max(
        0,
        ...content.map(({ lower }) =>
          stemOf(lower) === stemOf(word) ? 1 : (similarity(lower, word) ?? 0),
        ),
      ),
    0,
  );
  return sum / words.length;
}

/** Why a distractor is wrong, and its trap; both in Korean. */
export function rejectionOf(
  { text, theme, lure, denied }: ClaimDistractor,
  subject: ClauseSubject,
): {
  readonly reason: string;
  readonly trap: string;
} {
  const about = themeOf(theme)?.name ?? "";
  const met = denied ?? lure;
  if (met)
    return {
      trap: `글에 ${withParticle(met.text, "이라는/라는", `'${met.text}'`)} 말이 있어서 그럴듯하다고 착각하기 쉽지만, 글은 '${about}'의 문제를 요점으로 내세우지 않아요.`,
      reason: `${withParticle(text, "을/를", `'${text}'`)} 뒷받침하는 내용도 찾을 수 없어요.`,
    };
  return {
    trap: `${aboutSubject(subject)} 글의 요점이라고 착각하기 쉽지만, 글은 '${about}'의 문제를 다루지 않아요.`,
    reason: `${withParticle(text, "을/를", `'${text}'`)} 뒷받침하는 내용이 글에 없어요.`,
  };
}

/** Why a claim sounds right: one hears it of its subject. */
function aboutSubject({ nouns: [noun] }: ClauseSubject): string {
  if (noun === undefined) return "따로 놓고 보면 맞는 말처럼 들려서";
  if (noun === "person") return "사람에 대해 흔히 하는 말이라서";
  return `'${noun}'에 대해 흔히 할 법한 말이라서`;
}
