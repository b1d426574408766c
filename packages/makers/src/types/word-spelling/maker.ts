/** 빈칸 쓰기: a word that stands nowhere else, written from its first letters and its definition. */
import { pluralOf, relativesOf, singularOf, withParticle } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type Source } from "../../maker.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { quoted } from "../../shared/quote.ts";
import { passageRuns } from "../../shared/runs.ts";
import { candidateWords } from "../../shared/vocabulary/candidate-words.ts";
import { difficultyOfWord, type KnownWord } from "../../shared/vocabulary/known-words.ts";
import { isLoanword } from "../../shared/vocabulary/loanword.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import { leadOf } from "./lead.ts";

const INSTRUCTION = "다음 영영풀이를 참고하여, 주어진 철자로 시작하는 알맞은 말을 빈칸에 쓰시오.";

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
    for (const excerpt of order.random.shuffled(excerpts(source)))
      for (const word of order.random.shuffled(candidateWords(excerpt.sentences, order))) {
        const lead =
          isWorthSpelling(word) && !isPrintedElsewhere(word, excerpt) ? leadOf(word) : null;
        if (lead !== null) yield write(source, excerpt, word, lead);
      }
    return "뜻풀이만 보고 하나로 정할 수 있고, 글의 다른 곳에 나오지 않는 낱말을 찾지 못했어요.";
  },
};

/**
 * Whether a word stands in the form in which a dictionary lists it, a noun also in the plural, and is worth writing: no
 * "motor", which is 모터, and no "precisely" that only points ("precisely for that reason").
 */
function isWorthSpelling({ token, sentence, usage, head: { lemma, pos } }: KnownWord): boolean {
  const after = sentence.tokens[token.index + 1];
  return (
    lemma.length >= MIN_LENGTH &&
    (token.lower === lemma || pos === "n") &&
    !isLoanword({ text: lemma, meaning: usage.meaning }) &&
    !(pos === "r" && /^(?:IN|DT|W)/u.test(after?.likely ?? ""))
  );
}

/** Whether the word, a relative or a word of its root stands elsewhere, where it could be copied. */
function isPrintedElsewhere(
  { token, head: { lemma } }: KnownWord,
  { sentences }: Excerpt,
): boolean {
  const relatives = relativesOf(lemma);
  return sentences.some(({ tokens }) =>
    tokens.some(
      (other) =>
        other !== token &&
        /^[a-z]{4,}$/u.test(other.lower) &&
        (other.lemma === lemma || relatives.has(other.lemma) || sharesRoot(other.lower, lemma)),
    ),
  );
}

function write(source: Source, { span }: Excerpt, word: KnownWord, lead: string): ItemContent {
  const { token, head, usage, sentence } = word;
  const isPlural = token.lower !== head.lemma;
  const other = isPlural ? singularOf(token.lower) : pluralOf(head.lemma);
  // the item tests the word, so a noun's other number is accepted too
  const forms = head.pos === "n" ? [token.text, other] : [token.text];
  // the letters after the lead are accepted alone
  const tail = (form: string): string => form.slice(lead.length);
  const neighbours = orthographicNeighbours(forms, "spelling");
  const note = `'${usage.meaning}', 곧 "${usage.definition}"의 뜻이고 '${lead}'${withParticle(lead, "으로/로", "")} 시작하는 낱말은 ${withParticle(head.lemma, "이에요/예요", `'${head.lemma}'`)}.`;
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
          {
            span: { start: token.start, end: token.end },
            run: { kind: "blank", lead, hint: `${token.text.length}글자` },
          },
        ]),
      },
      {
        kind: "prompt",
        runs: [
          { kind: "plain", text: isPlural ? `${usage.definition} (복수형)` : usage.definition },
        ],
      },
    ],
    fields: [{ hint: `${lead}…` }],
    grading: "spelling",
    neighbours: [
      ...neighbours,
      ...neighbours.filter((neighbour) => neighbour.startsWith(lead)).map(tail),
    ],
    key: { accepted: [forms.flatMap((form) => [form, tail(form)])] },
    explanation: [note, `${quoted(sentence.text)}에 넣어 보면 뜻이 자연스럽게 이어져요.`].join(
      "\n",
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "blank",
        span: { start: token.start, end: token.end },
        original: token.text,
      },
      rules: ["meaning"],
      words: [{ text: token.text, span: { start: token.start, end: token.end } }],
      evidence: [{ span: { start: sentence.start, end: sentence.end }, note }],
      distractors: [],
    },
    difficulty: difficultyOfWord(word),
  };
}
