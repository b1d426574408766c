/** 빈칸 쓰기: a blank that shows only the first letters of a word, which occurs elsewhere in the text. */
import {
  entriesFrom,
  pluralOf,
  relativesOf,
  similarity,
  singularOf,
  synonymsOf,
  withParticle,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { testedWordSet } from "../blank/tested-words.ts";
import { evidenceNote } from "../blank/evidence-note.ts";
import { findCandidates, type BlankCandidate } from "../blank/candidate.ts";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type Source } from "../../maker.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { passageRuns } from "../../shared/runs.ts";

const INSTRUCTION = "주어진 철자로 시작하여 빈칸에 알맞은 말을 쓰시오.";

/** Shorter words can be guessed. */
const MIN_LENGTH = 5;

export const wordSpelling: Maker = {
  id: "word-spelling",
  name: "빈칸 쓰기",
  shape: "write",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    const tested = testedWordSet(order.existingItems);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const candidates = findCandidates(excerpt, 1).filter(
        ({ token }) =>
          token.text.length >= MIN_LENGTH &&
          !tested.has(token.lower) &&
          (order.at === null || token.start === order.at),
      );
      for (const candidate of order.random.shuffled(candidates.slice(0, 3 + order.level))) {
        const lead = leadOf(candidate.token.text);
        if (lead) yield write(source, excerpt, candidate, lead);
      }
    }
    return "글의 다른 곳을 보고 하나로 정할 수 있는 낱말이 없어서 빈칸을 만들 수 없어요.";
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  { token, evidence, plural }: BlankCandidate,
  lead: string,
): ItemContent {
  const other = plural ? singularOf(token.text) : pluralOf(token.text);
  const forms = [token.text, other];
  // the letters after the lead are accepted alone
  const tail = (form: string): string => form.slice(lead.length);
  const neighbours = orthographicNeighbours(forms, "spelling");
  const notes = evidence.slice(0, 2).map((found) => ({
    span: { start: found.sentence.start, end: found.sentence.end },
    note: evidenceNote(found, token.text),
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
    grading: "spelling",
    neighbours: [
      ...neighbours,
      ...neighbours.filter((neighbour) => neighbour.startsWith(lead.toLowerCase())).map(tail),
    ],
    // the item tests the word, so its other number is accepted too
    key: { accepted: [forms.flatMap((form) => [form, tail(form)])] },
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
      rules: ["recurrence"],
      words: [{ text: token.text, span: { start: token.start, end: token.end } }],
      evidence: notes,
      distractors: [],
    },
    difficulty: "middle",
  };
}

/** The most letters that are printed, and their greatest share of the word. */
const MAX_LEAD = 4;
const MAX_LEAD_SHARE = 0.5;
/** The least frequency of a word that readers may think of. */
const MIN_ZIPF = 3;

/** The shortest beginning that no word of similar meaning shares; null where even the longest is shared. */
function leadOf(word: string): string | null {
  let lead = leads.get(word);
  if (lead === undefined) {
    if (leads.size >= MAX_LEADS) leads.clear();
    leads.set(word, (lead = findLead(word)));
  }
  return lead;
}

/** The words of a text recur, and each is compared with every noun. */
const leads = new Map<string, string | null>();
const MAX_LEADS = 2000;

function findLead(word: string): string | null {
  const lemma = singularOf(word);
  const longest = Math.min(MAX_LEAD, Math.floor(word.length * MAX_LEAD_SHARE));
  for (let length = 1; length <= longest; length++) {
    const lead = word.slice(0, length);
    if (!hasCompetitor(lead, lemma)) return lead;
  }
  return null;
}

/** Whether readers could think of another word with the same beginning. */
function hasCompetitor(lead: string, lemma: string): boolean {
  const synonyms = synonymsOf(lemma, "n");
  const relatives = relativesOf(lemma);
  return nouns().some((other) => {
    if (!other.startsWith(lead) || other === lemma) return false;
    const likeness = similarity(other, lemma) ?? 0;
    return likeness > 0.55 || synonyms.has(other) || (relatives.has(other) && likeness > 0.4);
  });
}

let cache: readonly string[] | undefined;

/** Common nouns. */
function nouns(): readonly string[] {
  return (cache ??= [...entriesFrom(MIN_ZIPF)].flatMap(({ lemma, uses }) =>
    uses.some(({ pos }) => pos === "n") ? [lemma] : [],
  ));
}
