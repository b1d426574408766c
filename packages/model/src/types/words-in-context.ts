/** 어휘 and 어휘 네모: words of the text beside others that read well in their sentence and fail by the argument. */
import { explanationOf, passageRuns, pointsFor, threeBoxItem } from "@pulda/makers/building";
import { lemmasOf, withParticle } from "@pulda/english";
import { circled, countWords, type Span } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { fitProblem } from "../checks/in-place.ts";
import { levelProblem } from "../checks/options.ts";
import { englishProblem, koreanProblem } from "../checks/plain-text.ts";
import { findEvidence, findQuotation, findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./answer-parts.ts";
import { modelType, type Reading } from "./model-type.ts";

const word = parts.quotation("one word: a verb, adjective, adverb or abstract noun");
const replacement = z.string().min(2).max(30).describe("one word in the same grammatical form");

interface FoundWord {
  readonly span: Span;
  readonly text: string;
  readonly sentence: { readonly start: number; readonly end: number; readonly text: string };
}

/** The word of the text that is quoted, or what is wrong with it. */
function findWord(
  quoted: { sentence: string; target: string },
  { source, excerpt }: Reading,
): FoundWord | Problem {
  const found = findTarget(source, excerpt, quoted);
  if (isProblem(found)) return found;
  const text = source.text.slice(found.span.start, found.span.end);
  return countWords(text) === 1 ? { span: found.span, text, sentence: found.sentence } : ONE_WORD;
}

/** What is wrong with a word that is to stand in another's place. */
function replacedProblems(
  { span, text, sentence }: FoundWord,
  wrong: string,
  { source, excerpt, task }: Reading,
): (Problem | null)[] {
  const place = {
    sentence: sentence.text,
    span: { start: span.start - sentence.start, end: span.end - sentence.start },
  };
  const isOneWord = countWords(wrong) === 1 && wrong.toLowerCase() !== text.toLowerCase();
  return [
    isOneWord ? null : ONE_WORD,
    englishProblem(wrong, `"${wrong}"`),
    fitProblem({ texts: [text, wrong, wrong], key: 0 }, place),
    levelProblem([wrong], excerpt, task.level),
    findQuotation(source.text, excerpt.span, text).length > 1 ? PRINTED : null,
  ];
}

const FiveAnswer = z.strictObject({
  refuse: parts.refuse,
  places: z
    .array(
      z.strictObject({
        sentence: parts.sentence,
        target: word,
        why: parts.why(
          "why the text needs this word here (for the wrong one: why the new word fails and the old one is right)",
        ),
      }),
    )
    .length(5),
  wrong: z.strictObject({
    target: parts.quotation("which of the five targets is replaced"),
    replacement,
    evidence: parts.quotation("a sentence or clause elsewhere that rules the new word out"),
  }),
  trap: parts.trap,
  difficulty: parts.difficulty,
});

export const wordInContext = modelType({
  id: "word-in-context",
  name: "어휘",
  shape: "mark",
  asks: "vocabulary",
  guide: `Five words of the text are underlined; one of them is replaced by a word that does not suit the context, and the student finds it.
- All five are predicates, adjectives or abstract nouns that carry the argument, each with a fluent opposite (increase/decrease, accept/resist, similar/distinct), one in each of five different sentences, spread over the text.
- The replacement turns the meaning round (an opposite or contrary, not a look-alike), reads well in its own sentence and collocates with its neighbours; only the argument elsewhere shows that it is wrong. The original word stands nowhere else in the text.
- The other four could also be suspected: the student must check the logic of each.`,
  answer: FiveAnswer,
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const places = [];
    for (const place of answer.places) {
      const found = findWord(place, reading);
      if (isProblem(found)) return [found];
      places.push({ ...place, ...found, held: found.sentence });
    }
    places.sort((a, b) => a.span.start - b.span.start);
    const at = places.findIndex(({ text }) => text === answer.wrong.target.trim());
    const key = places[at];
    if (!key) return [NOT_ONE_OF_FIVE];
    if (new Set(places.map(({ held }) => held.start)).size < 4) return [SPREAD];
    const evidence = findEvidence(source, excerpt, [answer.wrong.evidence]);
    if (isProblem(evidence)) return [evidence];
    const wrong = answer.wrong.replacement;
    const problems = [
      ...replacedProblems({ ...key, sentence: key.held }, wrong, reading),
      ...places.map(({ why }, index) =>
        koreanProblem(why, `"why" of place ${index + 1}`, { isExplanation: true }),
      ),
      koreanProblem(answer.trap, '"trap"', { isExplanation: true }),
      levelProblem([wrong], excerpt, task.level),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const rejections = places.flatMap(({ why }, index) =>
      index === at ? [] : [{ choice: index + 1, reason: why }],
    );
    const mend = `그래서 ${circled(at + 1)} ${withParticle(wrong, "은/는", `'${wrong}'`)} ${withParticle(key.text, "으로/로", `'${key.text}'`)} 고쳐야 해요.`;
    return {
      version: 1,
      type: "word-in-context",
      shape: "mark",
      instruction: "다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?",
      points: pointsFor(answer.difficulty),
      blocks: [
        {
          kind: "passage",
          runs: passageRuns(
            source.text,
            excerpt.span,
            places.map(({ span, text }, index) => ({
              span,
              run: { kind: "underlined", text: index === at ? wrong : text, place: index + 1 },
            })),
          ),
        },
      ],
      places: places.length,
      key: { choice: at + 1 },
      explanation: explanationOf([`${key.why} ${mend}`, answer.trap], rejections),
      proof: {
        kind: "made",
        passage: source.passage,
        source: excerpt.span,
        operation: { kind: "replace", span: key.span, original: key.text, replacement: wrong },
        rules: ["opposite"],
        words: [{ text: lemmaOf(key.text), span: key.span }],
        review: "type",
        evidence: evidence.spans.map((span) => ({ span, note: key.why })),
        distractors: rejections,
      },
      difficulty: answer.difficulty,
    };
  },
});

const BoxAnswer = z.strictObject({
  refuse: parts.refuse,
  boxes: z
    .array(
      z.strictObject({
        sentence: parts.sentence,
        target: word,
        wrong: replacement,
        evidence: parts.quotation("a sentence or clause that decides between the two"),
        why: parts.why("why the text's word is right and the other is wrong"),
        trap: parts.trap,
      }),
    )
    .length(3),
  difficulty: parts.difficulty,
});

export const wordChoice = modelType({
  id: "word-choice",
  name: "어휘 네모",
  shape: "choose",
  asks: "vocabulary",
  guide: `Three words of the text stand in boxes (A), (B), (C), each beside a wrong one, and the student chooses the three that suit the context.
- The wrong words are opposites or contraries that read well in their own clause and are ruled out by the argument elsewhere. At most one is a confusable word (look-alike) of the same field and class.
- The three stand in three different sentences, spread over the text, and carry its argument; none of the three words stands elsewhere in the text.`,
  answer: BoxAnswer,
  build(answer, reading) {
    const { source, excerpt, random } = reading;
    const boxes = [];
    const problems: Problem[] = [];
    for (const [index, box] of answer.boxes.entries()) {
      const found = findWord(box, reading);
      if (isProblem(found)) return [found];
      const evidence = findEvidence(source, excerpt, [box.evidence]);
      if (isProblem(evidence)) return [evidence];
      const all = [
        ...replacedProblems(found, box.wrong, reading),
        koreanProblem(box.why, `"why" of box ${index + 1}`, { isExplanation: true }),
        koreanProblem(box.trap, `"trap" of box ${index + 1}`, { isExplanation: true }),
      ];
      problems.push(...all.filter((problem) => problem !== null));
      boxes.push({
        ...found.span,
        original: found.text,
        distractor: box.wrong,
        rule: "context",
        evidence: evidence.spans[0] ?? found.sentence,
        right: box.why,
        wrong: "",
        trap: box.trap,
        held: found.sentence.start,
      });
    }
    if (problems.length > 0) return problems;
    boxes.sort((a, b) => a.start - b.start);
    if (new Set(boxes.map(({ held }) => held)).size < 3) return [SPREAD];
    const key = 1 + random.below(5);
    return threeBoxItem(
      {
        type: "word-choice",
        instruction: "(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?",
        difficulty: answer.difficulty,
        words: boxes.map(({ start, end, original }) => ({
          text: lemmaOf(original),
          span: { start, end },
        })),
      },
      source,
      excerpt,
      boxes,
      { random, keyNumbers: [key] },
    );
  },
});

function lemmaOf(text: string): string {
  return lemmasOf(text.toLowerCase())[0]?.lemma ?? text.toLowerCase();
}

const ONE_WORD: Problem = {
  check: "target-length",
  forModel: "Each target and each replacement must be one word, and the two must differ.",
  reason: "바꿀 말이 한 낱말이 아니에요.",
};
const PRINTED: Problem = {
  check: "printed-elsewhere",
  forModel:
    "The right word stands elsewhere in the text, so that it can be copied: choose another.",
  reason: "바꿀 낱말이 글의 다른 곳에 그대로 나와요.",
};
const NOT_ONE_OF_FIVE: Problem = {
  check: "form",
  forModel: 'The target of "wrong" must be one of the five targets.',
  reason: "바꿀 낱말이 밑줄 친 다섯 낱말 가운데 없어요.",
};
const SPREAD: Problem = {
  check: "spread",
  forModel: "The words must stand in different sentences, spread over the text.",
  reason: "물을 낱말이 글의 한곳에 몰려 있어요.",
};
