/** 빈칸 추론: a word that recurs in the text and that its sentence shares a context with elsewhere. */
import { withParticle } from "@pulda/english";
import type { ItemContent, Span } from "@pulda/question";
import { circled } from "../circled.ts";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { refuse, type Maker, type Order, type Source } from "../maker.ts";
import { findDistractors, type Distractor } from "./distractors.ts";
import { findPlaces, type Place } from "./place.ts";

export const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.";

export const blank: Maker = {
  id: "blank",
  name: "빈칸 추론",
  shape: "choose",
  auto: true,
  make(source, order) {
    const asked = new Set(order.taken.flatMap(blankedWord));
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

function blankedWord(item: ItemContent): string[] {
  const { proof } = item;
  return proof.kind === "made" && proof.operation.kind === "blank"
    ? [proof.operation.original.toLowerCase()]
    : [];
}

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
    note: note(found, token.text),
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
        runs: [
          ...plain(source.text, { start: span.start, end: token.start }),
          { kind: "blank" },
          ...plain(source.text, { start: token.end, end: span.end }),
        ],
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

function plain(text: string, { start, end }: Span): { kind: "plain"; text: string }[] {
  return start < end ? [{ kind: "plain", text: text.slice(start, end) }] : [];
}

/** What a place of the text shows, quoting it. */
function note(
  { sentence, token, shared, collocation }: Place["evidence"][number],
  key: string,
): string {
  const quoted = `"${quote(sentence.text)}"`;
  if (collocation)
    return `${quoted}에 같은 표현이 나오므로 빈칸에도 ${withParticle(key, "이/가", `'${key}'`)} 들어가야 해요.`;
  return `${quoted}에서 ${withParticle(shared?.text ?? token.text, "과/와", `'${shared?.text ?? token.text}'`)} 함께 '${token.text}'의 이야기를 하고 있으므로 빈칸에도 ${withParticle(key, "이/가", `'${key}'`)} 들어가야 해요.`;
}

function quote(text: string): string {
  return text.length <= 140 ? text : `${text.slice(0, text.lastIndexOf(" ", 130))} …`;
}

function whyWrong({ word, repeated }: Distractor, key: string): string {
  return repeated
    ? `${withParticle(word, "은/는", `'${word}'`)} 같은 문장에 이미 다른 역할로 나온 말이고, 글의 다른 곳에서 이 자리의 내용과 함께 쓰인 말은 ${withParticle(key, "이에요/예요", `'${key}'`)}.`
    : `글 어디에도 ${withParticle(word, "과/와", `'${word}'`)} 관련된 내용이 없어서 앞뒤 문장과 이어지지 않아요.`;
}
