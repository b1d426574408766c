/** Types that ask about the whole text with five options: topic, title, gist, claim, purpose. */
import { passageRuns } from "@pulda/makers/building";
import type { Excerpt } from "@pulda/makers/building";
import { z } from "zod";
import {
  capitalProblem,
  copiedProblem,
  exchangedProblem,
  koreanEndingProblem,
  levelProblem,
  nounPhraseProblem,
} from "../checks/options.ts";
import { findEvidence, isProblem } from "../reading/quotation.ts";
import { isLetter, isStory } from "../reading/text-kind.ts";
import * as parts from "./answer-parts.ts";
import { modelType, type ModelType } from "./model-type.ts";
import { optionItem } from "./option-item.ts";

interface WholeText {
  readonly id: string;
  readonly name: string;
  readonly instruction: string;
  readonly guide: string;
  readonly language: "en" | "ko";
  /** What an option is, for the model. */
  readonly option: string;
  /** Whether options begin with a capital; left out where they may do either. */
  readonly isCapital?: boolean;
  unfit?(excerpt: Excerpt): string | null;
}

/** A type whose options say in one language what the whole text is. */
function wholeTextType(type: WholeText): ModelType {
  return modelType({
    id: type.id,
    name: type.name,
    shape: "choose",
    asks: "reading",
    guide: type.guide,
    answer: answerOf(type.option),
    ...(type.unfit && { unfit: (excerpt: Excerpt) => type.unfit?.(excerpt) ?? null }),
    build(answer, reading) {
      const { source, excerpt, task } = reading;
      const evidence = findEvidence(source, excerpt, answer.key.evidence);
      if (isProblem(evidence)) return [evidence];
      const text = source.text.slice(excerpt.span.start, excerpt.span.end);
      return optionItem(
        {
          type: type.id,
          instruction: type.instruction,
          language: type.language,
          blocks: [{ kind: "passage", runs: passageRuns(source.text, excerpt.span, []) }],
          operation: { kind: "keep" },
          key: { cells: [answer.key.text], why: answer.key.why },
          distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
          evidence: evidence.spans,
          difficulty: answer.difficulty,
          check: (options) =>
            type.language === "ko"
              ? [koreanEndingProblem(options)]
              : [
                  copiedProblem(answer.key.text, text),
                  exchangedProblem(options),
                  ...(type.isCapital === undefined
                    ? []
                    : [capitalProblem(options, type.isCapital, text)]),
                  type.id === "topic" ? nounPhraseProblem(options) : null,
                  // in a title every word has a capital, and none of them is a name for that
                  levelProblem(
                    type.isCapital ? options.texts.map(lowered) : options.texts,
                    excerpt,
                    task.level,
                  ),
                ],
        },
        reading,
      );
    },
  });
}

/** Letters are asked for their purpose, stories for their mood: neither makes a point that options could name. */
function withoutPoint(what: string): (excerpt: Excerpt) => string | null {
  return (excerpt) => {
    if (isLetter(excerpt)) return `편지에서는 ${what} 물을 수 없어요. 글의 목적으로 물어보세요.`;
    return isStory(excerpt)
      ? `이야기에서는 ${what} 물을 수 없어요. 심경 변화나 제목으로 물어보세요.`
      : null;
  };
}

function lowered(text: string): string {
  return text.toLowerCase();
}

function answerOf(option: string) {
  const text = parts.optionText(option);
  return z.strictObject({
    refuse: parts.refuse,
    key: z.strictObject({ text, why: parts.why(), evidence: parts.evidence }),
    distractors: parts.distractors(text),
    difficulty: parts.difficulty,
  });
}

export const topic = wholeTextType({
  id: "topic",
  name: "주제",
  instruction: "다음 글의 주제로 가장 적절한 것은?",
  language: "en",
  unfit: withoutPoint("주제를"),
  option: "an English noun phrase of 5 to 12 words, no capital, no full stop",
  isCapital: false,
  guide: `The student chooses the topic of the whole text.
- The key names what the text is about AND what it says of it ("the role of X in Y", "why X leads to Y", "limits of X as a way to Y"), in abstract words that the text does not use. It covers the beginning and the end of the text.
- Distractors, one of each kind where the text allows: the example taken for the topic; the topic with another relation (ways to… for reasons why…, benefits for limits); too wide; the view that the text rejects; half of the topic joined with something the text does not say.
- At least three distractors hold the text's central noun or a near synonym of it, as the key does.`,
});

export const title = wholeTextType({
  id: "title",
  name: "제목",
  instruction: "다음 글의 제목으로 가장 적절한 것은?",
  language: "en",
  option:
    "an English title of 4 to 12 words in Title Case; a question or a colon is welcome; no full stop",
  isCapital: true,
  guide: `The student chooses the title of the whole text.
- The key turns the text's claim into a title: a paraphrase or an image that is understood only by someone who has followed the argument.
- Distractors: a title for the example; one for the view that the text rejects; the claim turned round; too wide; one that promises advice or history that the text does not give.
- Vary the forms (question, colon, statement) among the distractors too, so that the key's form does not stand out. At least three distractors hold the central idea's words.`,
});

export const gist = wholeTextType({
  id: "gist",
  name: "요지",
  instruction: "다음 글의 요지로 가장 적절한 것은?",
  language: "ko",
  unfit: (excerpt) =>
    isLetter(excerpt) ? "편지에서는 요지를 물을 수 없어요. 글의 목적으로 물어보세요." : null,
  option: "한 문장, 18–40자, …다.로 끝남",
  guide: `The student chooses the gist (요지) of the text, in Korean.
- The key is the conclusion of the text in one Korean sentence that translates no sentence of the text word for word.
- Distractors are sentences that sensible people say about this very subject: the reason or example made the point; the claim without its condition; the claim turned round; common wisdom that the text corrects. All are positive in tone and equally general; none can be ruled out by common sense alone.`,
});

export const claim = wholeTextType({
  id: "claim",
  name: "필자의 주장",
  instruction: "다음 글에서 필자가 주장하는 바로 가장 적절한 것은?",
  language: "ko",
  unfit: withoutPoint("필자의 주장을"),
  option: "한 문장, 16–38자, …해야 한다.로 끝남",
  guide: `The student chooses what the writer argues for (필자의 주장), in Korean. Only for a text that argues for doing or avoiding something; otherwise refuse.
- The key says what ought to be done and, where it matters, why or how, as the text does.
- Distractors all end in …해야 한다. and are good advice about this very subject: in Korean as polished as the key's, and where the key weighs one thing against another (A보다 B), so do two of them: another means to the same end; the writer's concession made the claim; advice the text calls insufficient; a step that the text only mentions.`,
});

/** Words by which letters and announcements address their reader. */
const ADDRESS =
  /\b(?:Dear|Sincerely|Regards|Yours|I am writing|I'm writing|We are writing|To whom|would like to|we are (?:pleased|happy|proud)|we invite|I hope|thank you for|please)\b/iu;

export const purpose = wholeTextType({
  id: "purpose",
  name: "글의 목적",
  instruction: "다음 글의 목적으로 가장 적절한 것은?",
  language: "ko",
  option: "15–30자, …하려고로 끝남",
  unfit: ({ sentences }) =>
    sentences.some(({ text }) => ADDRESS.test(text))
      ? null
      : "글의 목적은 편지나 안내문처럼 읽는 이에게 말하는 글에서만 물을 수 있어요.",
  guide: `The student chooses the purpose of a letter, notice or mail, in Korean. Only for a text that wants something of its reader; otherwise refuse.
- The key names the act and its object exactly (요청, 안내, 항의, 감사, 제안, 취소, 변경 …).
- Distractors keep the situation and the persons and change the act or its object: what is mentioned in passing; what was done before; what the reader might expect from the first lines; the same act about another thing.`,
});
