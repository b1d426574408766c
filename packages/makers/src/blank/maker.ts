/** 빈칸 추론: a word that recurs in the text and that its sentence shares a context with elsewhere. */
import { withParticle } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { circled } from "../circled.ts";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { refuse, type Maker, type Order, type Source } from "../maker.ts";
import { passageRuns } from "../runs.ts";
import { askedWords } from "./asked.ts";
import { findDistractors, type Distractor } from "./distractors.ts";
import { noteOf } from "./note.ts";
import { findPlaces, type Place } from "./place.ts";

export const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.";

export const blank: Maker = {
  id: "blank",
  name: "빈칸 추론",
  shape: "choose",
  auto: true,
  make(source, order) {
    const asked = askedWords(order.taken);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const places = findPlaces(excerpt).filter(
        ({ token, evidence }) =>
          (order.at === null || token.start === order.at) &&
          !asked.has(token.lower) &&
          evidence.every((other) => !asked.has(other.token.lower)),
      );
      // the best-supported places first; a higher level also takes those with less support
      for (const place of order.random.shuffled(places.slice(0, 1 + order.level))) {
        const distractors = findDistractors(source.text, place, order.random);
        if (distractors)
          return {
            ok: true,
            item: write(source, excerpt, place, distractors, order),
          };
      }
    }
    return refuse(
      "글의 다른 곳에서 근거를 분명히 찾을 수 있는 핵심 낱말이 없어서 빈칸을 만들 수 없어요.",
    );
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  place: Place,
  distractors: readonly Distractor[],
  { places, random }: Order,
): ItemContent {
  const { token, evidence } = place;
  const key = places[0] ?? 1;
  const wrong = random.shuffled(distractors);
  const options = [...wrong.slice(0, key - 1), null, ...wrong.slice(key - 1)];
  const difficulty = evidence.length >= 3 ? "low" : "middle";
  const notes = evidence.slice(0, 2).map((found) => ({
    span: { start: found.sentence.start, end: found.sentence.end },
    note: noteOf(found, token.text),
  }));
  const reasons = options.flatMap((option, at) =>
    option ? [{ choice: at + 1, reason: whyWrong(option, token.text) }] : [],
  );
  return {
    version: 1,
    type: "blank",
    shape: "choose",
    instruction: INSTRUCTION,
    points: difficulty === "low" ? 2 : 3,
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [
          { span: { start: token.start, end: token.end }, run: { kind: "blank" } },
        ]),
      },
    ],
    options: options.map((option) => ({ cells: [option?.word ?? token.text] })),
    key: { choice: key },
    explanation: [
      ...notes.map((found) => found.note),
      ...reasons.map(({ choice, reason }) => `${circled(choice)} ${reason}`),
    ].join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "blank",
        span: { start: token.start, end: token.end },
        original: token.text,
      },
      rule: "recurrence",
      evidence: notes,
      distractors: reasons,
    },
    difficulty,
  };
}

function whyWrong({ word, repeated }: Distractor, key: string): string {
  return repeated
    ? `${withParticle(word, "은/는", `'${word}'`)} 같은 문장에 이미 다른 역할로 나온 말이고, 글의 다른 곳에서 이 자리의 내용과 함께 쓰인 말은 ${withParticle(key, "이에요/예요", `'${key}'`)}.`
    : `글 어디에도 ${withParticle(word, "과/와", `'${word}'`)} 관련된 내용이 없어서 앞뒤 문장과 이어지지 않아요.`;
}
