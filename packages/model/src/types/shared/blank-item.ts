/** What the two types of 빈칸 추론 share: words of the text that carry its point, to be inferred from the rest. */
import { passageRuns, type Excerpt } from "@pulda/makers/building";
import { isContent, stemOf } from "@pulda/english";
import { countWords, type Span } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../../asking/outcome.ts";
import { fitProblem } from "../../checks/in-place.ts";
import { levelProblem } from "../../checks/options.ts";
import { findEvidence, findQuotation, findTarget, isProblem } from "../../reading/quotation.ts";
import * as parts from "./answer-parts.ts";
import { modelType, type Reading } from "./model-type.ts";
import { optionItem } from "./option-item.ts";

interface BlankKind {
  readonly id: string;
  readonly name: string;
  readonly target: string;
  readonly words: { readonly least: number; readonly most: number };
  readonly guide: string;
  readonly option: string;
}

const QUALITY = `- The target carries the point: the claim, the conclusion, the reason or the analogy. It can be inferred from the whole argument, from at least two places; it is not settled by the sentence before or after alone, and neither it nor its root words stand elsewhere in the text.
- Rather the conclusion, or the step that two distant sentences lead to, than a thesis that opens the text and is unfolded right behind it ("For one thing, …"); nothing that a set phrase, a preposition or the beginning of its own clause gives away.
- The key is the target itself, so the rest of its sentence must not repeat it.
- Each distractor is a rival claim, freshly worded, in exactly the target's grammatical form (same first word class, same tense and number, so that it fits the sentence), about the very subject of the sentence, plausible to half the readers and refuted at one place of the text: a detail of the text misused, its claim carried too far, the view that it corrects, the cause taken for the effect. At most one is the key turned round. None is cut out of the text; they use the text's world, not its sentences. No two distractors say the same thing or share their head; each is natural English in the place, and something that the subject could really be or do (of a map not "shows no way", which no map does), so that only the text rules it out. Read the sentence aloud with each: what is not idiomatic English there, or what another sentence of the text half supports, is changed.
- The evidence stands outside the sentence with the blank.`;

export function blankType({ id, name, target, words, guide, option }: BlankKind) {
  const text = parts.optionText(option);
  const Answer = z.strictObject({
    refuse: parts.refuse,
    sentence: parts.sentence,
    target: parts.quotation(target),
    key: z.strictObject({ why: parts.why(), evidence: parts.evidence }),
    distractors: parts.distractors(text),
    difficulty: parts.difficulty,
  });
  return modelType({
    id,
    name,
    shape: "choose",
    asks: "reading",
    guide: `${guide}\n${QUALITY}`,
    answer: Answer,
    build(answer, reading) {
      const { source, excerpt, task } = reading;
      const found = findTarget(source, excerpt, answer);
      if (isProblem(found)) return [found];
      const { span, sentence } = found;
      const evidence = findEvidence(source, excerpt, answer.key.evidence);
      if (isProblem(evidence)) return [evidence];
      const original = source.text.slice(span.start, span.end);
      const count = countWords(original);
      if (count < words.least || count > words.most || /\n/u.test(original))
        return [lengthOf(words)];
      if (evidence.spans.every(({ start }) => start >= sentence.start && start < sentence.end))
        return [EVIDENCE_OUTSIDE];
      if (NAMING.test(source.text.slice(sentence.start, span.start))) return [NAME_ONLY];
      const printed = printedElsewhere(original, span, excerpt, reading);
      if (printed) return [printed];
      return optionItem(
        {
          type: id,
          instruction: "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.",
          language: "en",
          blocks: [
            {
              kind: "passage",
              runs: passageRuns(source.text, excerpt.span, [{ span, run: { kind: "blank" } }]),
            },
          ],
          operation: { kind: "blank", span, original },
          key: { cells: [original], why: answer.key.why },
          distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
          evidence: evidence.spans,
          difficulty: answer.difficulty,
          check: (options) => [
            fitProblem(options, {
              sentence: sentence.text,
              span: { start: span.start - sentence.start, end: span.end - sentence.start },
            }),
            levelProblem(options.texts, excerpt, task.level),
            copiedDistractor(options.texts.slice(1), source.text),
          ],
        },
        reading,
      );
    },
  });
}

/** What gives a thing its name: "psychologists call this", "known as the". */
const NAMING = /\b(?:call(?:s|ed)?|known as|named|term(?:s|ed)|label(?:s|ed))\s+(?:\S+\s+){0,3}$/iu;
const NAME_ONLY: Problem = {
  check: "worth-asking",
  forModel:
    "The blank asks for a name that the text gives to something, which a reader cannot infer: blank the claim, the conclusion or the reason.",
  reason: "빈칸이 글의 요지가 아니라 이름만 물어요.",
};

/** So much of the content of a blank may stand in the sentences beside it. */
const MAX_BESIDE = 0.5;

/** What is wrong where the blanked words, or most of them, can be read elsewhere. */
function printedElsewhere(
  original: string,
  span: Span,
  excerpt: Excerpt,
  { source }: Reading,
): Problem | null {
  const again = findQuotation(source.text, excerpt.span, original).length > 1;
  const tokens = excerpt.sentences.flatMap((one) => one.tokens).filter(isContent);
  const stems = (inside: boolean) =>
    tokens
      .filter(({ start, end }) => (start >= span.start && end <= span.end) === inside)
      .map(({ lower }) => stemOf(lower));
  const at = excerpt.sentences.findIndex(
    ({ start, end }) => span.start >= start && span.end <= end,
  );
  const near = excerpt.sentences.slice(Math.max(0, at - 1), at + 2);
  const beside = new Set(
    near
      .flatMap((one) => one.tokens)
      .filter((token) => isContent(token) && !(token.start >= span.start && token.end <= span.end))
      .map(({ lower }) => stemOf(lower)),
  );
  const own = [...new Set(stems(true))];
  const elsewhere = new Set(stems(false));
  const besideShare = own.filter((stem) => beside.has(stem)).length / Math.max(1, own.length);
  const isAllThere = own.length > 0 && own.every((stem) => elsewhere.has(stem));
  return again || besideShare > MAX_BESIDE || isAllThere
    ? {
        check: "printed-elsewhere",
        forModel:
          "The words of the blank, or most of them, stand elsewhere in the text: blank other words.",
        reason: "빈칸에 들어갈 말이 글의 다른 곳에 그대로 나와요.",
      }
    : null;
}

/** A distractor of so many words cut out of the text is no new claim. */
const CUT_OUT = 6;

function copiedDistractor(texts: readonly string[], passage: string): Problem | null {
  const shown = passage.toLowerCase();
  const copied = texts.find(
    (text) => text.split(" ").length >= CUT_OUT && shown.includes(text.toLowerCase()),
  );
  return copied === undefined
    ? null
    : {
        check: "tempting",
        forModel: `The distractor "${copied}" is cut out of the text: word it anew.`,
        reason: "오답이 글에서 그대로 오려 낸 말이에요.",
      };
}

function lengthOf({ least, most }: BlankKind["words"]): Problem {
  return {
    check: "target-length",
    forModel: `The target must have ${least} to ${most} words of one sentence.`,
    reason: "빈칸으로 만들 말이 너무 짧거나 길어요.",
  };
}

const EVIDENCE_OUTSIDE: Problem = {
  check: "evidence-quoted",
  forModel: "At least one quotation of evidence must stand outside the sentence with the blank.",
  reason: "빈칸이 있는 문장 밖에서 근거를 찾지 못했어요.",
};
