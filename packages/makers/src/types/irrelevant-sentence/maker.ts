/** 무관한 문장: one of five numbered sentences is an intruder from another text. */
import { withParticle, type Sentence } from "@pulda/english";
import { circled, type ItemContent, type Run } from "@pulda/question";
import { excerpts, wordCountOf } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import { pointsFor } from "../../shared/runs.ts";
import { findIntruders, type Intruder } from "./intruder.ts";

const INSTRUCTION = "다음 글에서 전체 흐름과 관계 없는 문장은?";

const NUMBERED_SENTENCES = 5;
/** The least words of a numbered sentence: exclamations and headings are too short. */
const MIN_WORDS = 5;
/** How many of the best intruders are shuffled. */
const BEST_INTRUDERS = 3;
const WORDS = { least: 60, most: 260 } as const;

/** The position of the numbered sentences; the intruder is the `key`-th of five. */
interface Setting {
  readonly sentences: readonly Sentence[];
  /** Index of the first numbered sentence. */
  readonly from: number;
  readonly key: number;
}

export const irrelevantSentence: Maker = {
  id: "irrelevant-sentence",
  name: "무관한 문장",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    const used = new Set(order.existingItems.flatMap(intruderOf));
    for (const { sentences } of order.random.shuffled(excerpts(source))) {
      const setting = settingIn(sentences, order);
      if (!setting) continue;
      const intruders = findIntruders(sentences, order.neighbours()).filter(
        ({ text }) => !used.has(text) && !source.text.includes(text),
      );
      const [intruder] = order.random.shuffled(intruders.slice(0, BEST_INTRUDERS));
      if (intruder) yield write(source, setting, intruder);
    }
    return "이 글과 소재는 통하지만 흐름에서 벗어나는 문장을 다른 지문에서 찾지 못했거나, 글이 너무 짧아요.";
  },
};

function intruderOf({ proof }: ItemContent): string[] {
  return proof.kind === "made" && proof.operation.kind === "insert" ? [proof.operation.text] : [];
}

/** Chooses four adjacent sentences of one paragraph, with at least one before them. */
function settingIn(sentences: readonly Sentence[], order: MakeOrder): Setting | null {
  if (sentences.some(({ readable }) => !readable)) return null;
  const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
  if (words < WORDS.least || words > WORDS.most) return null;
  const settings = order.keyNumbers.flatMap((key) =>
    sentences.flatMap((first, from): Setting[] => {
      const four = sentences.slice(from, from + NUMBERED_SENTENCES - 1);
      const at = sentences[from + key - 1]?.start ?? sentences.at(-1)?.end ?? 0;
      if (from === 0 || four.length < NUMBERED_SENTENCES - 1) return [];
      if (four.some((sentence) => wordCountOf(sentence) < MIN_WORDS)) return [];
      if (four.some(({ inQuotation, text }) => inQuotation || /["“”]/u.test(text))) return [];
      if (sentences[from + key - 1]?.inQuotation) return [];
      if (order.at !== null && at !== order.at) return [];
      // the intruder must not open a paragraph or end the text
      const here = sentences[from + key - 1];
      if (!here || here.paragraph !== sentences[from + key - 2]?.paragraph) return [];
      return first.paragraph === four.at(-1)?.paragraph || sentences.length < 8
        ? [{ sentences, from, key }]
        : [];
    }),
  );
  const [wanted] = settings;
  const best = settings.filter(({ key }) => key === wanted?.key);
  return order.random.shuffled(best)[0] ?? null;
}

function write(
  source: Source,
  { sentences, from, key }: Setting,
  { text, shared }: Intruder,
): ItemContent {
  const span = { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 };
  const four = sentences.slice(from, from + NUMBERED_SENTENCES - 1);
  const at = sentences[from + key - 1]?.start ?? span.end;
  const runs: Run[] = [{ kind: "plain", text: source.text.slice(span.start, four[0]?.start) }];
  const insertIntruder = (): void => {
    runs.push({ kind: "labelled", text, place: key }, { kind: "plain", text: " " });
  };
  four.forEach((sentence, index) => {
    if (index + 1 === key) insertIntruder();
    runs.push({ kind: "labelled", text: sentence.text, place: index + (index + 1 < key ? 1 : 2) });
    const next = sentences[from + index + 1]?.start ?? span.end;
    if (next > sentence.end)
      runs.push({ kind: "plain", text: source.text.slice(sentence.end, next) });
  });
  if (key === NUMBERED_SENTENCES) insertIntruder();
  const end = four.at(-1)?.end ?? span.end;
  const rest = sentences[from + four.length]?.start ?? end;
  if (rest < span.end) runs.push({ kind: "plain", text: source.text.slice(rest, span.end) });
  const topic = shared
    ? `${withParticle(shared, "이라는/라는", `'${shared}'`)} 말은 같지만 이 글에서 다루지 않는 내용`
    : "이 글에서 다루지 않는 내용";
  const note = `${circled(key)} 문장은 ${topic}이라서, 앞뒤 문장이 이어지는 흐름을 끊어요.`;
  const rejections = four.map((sentence, index) => ({
    choice: index + 1 < key ? index + 1 : index + 2,
    reason: `${quoted(sentence.text)}는 글의 중심 내용을 이어 가는 문장이에요.`,
  }));
  const difficulty = shared ? "middle" : "low";
  return {
    version: 1,
    type: "irrelevant-sentence",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs }],
    places: NUMBERED_SENTENCES,
    key: { choice: key },
    explanation: [note, `${circled(key)} 문장을 빼면 앞뒤 문장이 자연스럽게 이어져요.`].join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "insert", at, text, gap: " " },
      rules: ["off-topic"],
      evidence: [{ span: { start: four[0]?.start ?? 0, end }, note }],
      distractors: rejections,
    },
    difficulty,
  };
}
