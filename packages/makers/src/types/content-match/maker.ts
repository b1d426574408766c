/** 내용 일치: paraphrases of the text in its order, of which one has a relation reversed. */
import { circled, type ItemContent, type Span } from "@pulda/question";
import type { Maker, MakeOrder, Source } from "../../maker.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { choose, OPTION_COUNT, type Chosen } from "./choose.ts";
import { whyOf } from "./explain.ts";
import { offeredOfLife, type Offered } from "./offered.ts";

const INSTRUCTION = "다음 글의 내용과 일치하지 않는 것은?";

/** So many choices of statements are proposed for an excerpt; more where a certain sentence has to be the key. */
const PROPOSALS = { ofAny: 3, ofOne: 24 } as const;

export const contentMatch: Maker = {
  id: "content-match",
  name: "내용 일치",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    let found = 0;
    for (const { span, offered } of parts(source, order)) {
      found = Math.max(
        found,
        new Set(
          offered.filter(({ reversal }) => reversal === null).map(({ span: { start } }) => start),
        ).size,
      );
      const proposals = order.at === null ? PROPOSALS.ofAny : PROPOSALS.ofOne;
      for (let count = 0; count < proposals; count++) {
        const chosen = choose(offered, {
          random: order.random,
          keyNumbers: order.keyNumbers,
          isKey: isNewKey(order),
        });
        if (chosen) yield write(source, span, chosen);
      }
    }
    return found < OPTION_COUNT
      ? `다른 말로 바꾸어 쓸 수 있는 문장이 다섯 개 있어야 해요. (찾은 문장 ${found}개)`
      : "관계를 분명히 뒤바꿀 수 있는 문장을 알맞은 자리에서 찾지 못했어요.";
  },
};

interface Part {
  readonly span: Span;
  readonly offered: readonly Offered[];
}

/** The parts of a passage that can be shown, with what can be stated of each. */
function* parts(source: Source, { random }: MakeOrder): Generator<Part> {
  for (const { span, sentences } of random.shuffled(excerpts(source)))
    yield { span, offered: offeredOfLife(source.analysis, sentences, random) };
}

/** Whether a statement can be the key: no item of the passage has reversed the same sentence. */
function isNewKey({ existingItems, at }: MakeOrder): (offered: Offered) => boolean {
  const tested = new Set(
    existingItems.flatMap(({ type, proof }) =>
      type === "content-match" && proof.kind === "made"
        ? [proof.evidence[0]?.span.start ?? -1]
        : [],
    ),
  );
  return ({ span }) => !tested.has(span.start) && (at === null || span.start === at);
}

function write(source: Source, span: Span, { options, key }: Chosen): ItemContent {
  const notes = options.map(whyOf);
  const own = options[key - 1]!;
  const difficulty = "middle";
  const evidence = options.map((one, at) => ({ span: one.span, note: notes[at]! }));
  const further = options.flatMap(({ also }, at) =>
    also ? [{ span: also, note: notes[at]! }] : [],
  );
  return {
    version: 1,
    type: "content-match",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: passageRuns(source.text, span, []) }],
    options: options.map(({ text }) => ({ cells: [text] })),
    key: { choice: key },
    explanation: notes.map((note, at) => `${circled(at + 1)} ${note}`).join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "keep" },
      rules: [own.reversal?.kind ?? "statement"],
      evidence: [evidence[key - 1]!, ...evidence.filter((_, at) => at !== key - 1), ...further],
      distractors: rejectionsFor(notes, key, (reason) => reason),
    },
    difficulty,
  };
}
