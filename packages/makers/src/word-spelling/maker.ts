/** 빈칸 쓰기: a word of the text is taken out but for its first letter; the rest of the text has it. */
import {
  allLemmas,
  areNear,
  entryOf,
  isLemma,
  similarity,
  singularOf,
  withParticle,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { askedWords } from "../blank/asked.ts";
import { noteOf } from "../blank/note.ts";
import { findPlaces, type Place } from "../blank/place.ts";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { refuse, type Maker, type Source } from "../maker.ts";
import { passageRuns } from "../runs.ts";

export const INSTRUCTION = "주어진 철자로 시작하여 빈칸에 알맞은 말을 쓰시오.";

/** Shorter words are guessed rather than known. */
const SHORTEST = 5;

export const wordSpelling: Maker = {
  id: "word-spelling",
  name: "빈칸 쓰기",
  shape: "write",
  auto: true,
  make(source, order) {
    const asked = askedWords(order.taken);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const places = findPlaces(excerpt, 1).filter(
        ({ token }) =>
          token.text.length >= SHORTEST &&
          !asked.has(token.lower) &&
          (order.at === null || token.start === order.at),
      );
      const [place] = order.random.shuffled(places.slice(0, 3 + order.level));
      if (place) return { ok: true, item: write(source, excerpt, place) };
    }
    return refuse("글의 다른 곳을 보고 하나로 정할 수 있는 낱말이 없어서 빈칸을 만들 수 없어요.");
  },
};

function write(source: Source, { span }: Excerpt, { token, evidence }: Place): ItemContent {
  const lead = leadOf(token.text);
  const notes = evidence.slice(0, 2).map((found) => ({
    span: { start: found.sentence.start, end: found.sentence.end },
    note: noteOf(found, token.text),
  }));
  return {
    version: 1,
    type: "word-spelling",
    shape: "write",
    instruction: INSTRUCTION,
    points: 2,
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [
          { span: { start: token.start, end: token.end }, run: { kind: "blank", lead } },
        ]),
      },
    ],
    fields: [{ hint: `${lead}…` }],
    key: { accepted: [[token.text, token.text.slice(lead.length)]] },
    explanation: [
      ...notes.map(({ note }) => note),
      `그래서 '${lead}'${withParticle(lead, "으로/로", "")} 시작하는 낱말은 ${withParticle(token.text, "이에요/예요", `'${token.text}'`)}.`,
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
      distractors: [],
    },
    difficulty: "middle",
  };
}

/** The most letters that are printed. */
const LONGEST_LEAD = 3;
/** A word that readers think of must be about so common. */
const COMMON = 3;

/** So many letters that no word of like meaning begins with them too. */
function leadOf(word: string): string {
  const lemma = singularOf(word);
  for (let length = 1; length < LONGEST_LEAD; length++) {
    const lead = word.slice(0, length);
    if (!hasRival(lead, lemma)) return lead;
  }
  return word.slice(0, LONGEST_LEAD);
}

/** Whether another word with the same beginning could come to a reader's mind in its place. */
function hasRival(lead: string, lemma: string): boolean {
  for (const other of allLemmas()) {
    if (!other.startsWith(lead) || other === lemma || !isLemma(other, "n")) continue;
    if ((entryOf(other)?.zipf ?? 0) < COMMON) continue;
    if ((similarity(other, lemma) ?? 0) > 0.45 || areNear(other, lemma, "n")) return true;
  }
  return false;
}
