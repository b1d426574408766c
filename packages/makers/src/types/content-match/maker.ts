/** 내용 일치: statements from the text, one of them altered, or all but one. */
import { withParticle } from "@pulda/english";
import { circled, type ItemContent, type Span } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import type { Random } from "../../shared/random.ts";
import { rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { alterations, type Alteration } from "./alteration.ts";
import { statementOf, type Statement } from "./statement.ts";

const INSTRUCTION = "다음 글의 내용과 일치하지 않는 것은?";
const INSTRUCTION_TRUE = "다음 글의 내용과 일치하는 것은?";

const OPTION_COUNT = 5;

/** A statement as an option; `alteration` is null where it is true. */
interface Offered {
  readonly statement: Statement;
  readonly alteration: Alteration | null;
}

export const contentMatch: Maker = {
  id: "content-match",
  name: "내용 일치",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    let maxFound = 0;
    const testedStarts = new Set(order.existingItems.flatMap(keyStart));
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const statements = excerpt.sentences.flatMap((sentence) => statementOf(sentence) ?? []);
      maxFound = Math.max(maxFound, statements.length);
      const asksTrue = order.random.below(3) === 0;
      const chosen =
        (asksTrue ? choose(statements, testedStarts, order, true) : null) ??
        choose(statements, testedStarts, order, false);
      if (chosen) yield write(source, excerpt, chosen);
    }
    return maxFound < OPTION_COUNT
      ? `앞뒤 없이 혼자 읽어도 뜻이 통하는 문장이 다섯 개 있어야 해요. (찾은 문장 ${maxFound}개)`
      : "내용을 분명히 다르게 바꿀 수 있는 문장을 고르게 찾지 못했어요.";
  },
};

function keyStart({ type, proof }: ItemContent): number[] {
  return type === "content-match" && proof.kind === "made"
    ? [proof.evidence[0]?.span.start ?? -1]
    : [];
}

interface Chosen {
  readonly offered: readonly Offered[];
  readonly key: number;
  readonly asksTrue: boolean;
}

/** Selects five statements in the order of the text, the key at a preferred choice number. */
function choose(
  statements: readonly Statement[],
  testedStarts: ReadonlySet<number>,
  { keyNumbers, random, at }: MakeOrder,
  asksTrue: boolean,
): Chosen | null {
  const isKey = (statement: Statement): boolean =>
    !testedStarts.has(statement.sentence.start) &&
    (at === null || statement.sentence.start === at) &&
    (asksTrue || alterable(statement));
  const others = asksTrue ? statements.filter(alterable) : statements;
  for (const keyNumber of keyNumbers)
    for (const key of random.shuffled(statements.filter(isKey))) {
      const before = others.filter(({ sentence }) => sentence.index < key.sentence.index);
      const after = others.filter(({ sentence }) => sentence.index > key.sentence.index);
      if (before.length < keyNumber - 1 || after.length < OPTION_COUNT - keyNumber) continue;
      const picked = [
        ...sample(before, keyNumber - 1, random),
        key,
        ...sample(after, OPTION_COUNT - keyNumber, random),
      ];
      const offered = picked.map((statement) => ({
        statement,
        alteration: (statement === key) === asksTrue ? null : pickAlteration(statement, random),
      }));
      if (!isKeyLongest(offered, keyNumber) && !hasNearDuplicate(picked))
        return { offered, key: keyNumber, asksTrue };
    }
  return null;
}

function alterable(statement: Statement): boolean {
  return alterations(statement).length > 0;
}

/** A random sample of a list, in its order. */
function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const sampled = new Set(random.shuffled(list).slice(0, count));
  return list.filter((one) => sampled.has(one));
}

/** One of the best alterations; a negation is easily noticed, so it comes last. */
function pickAlteration(statement: Statement, random: Random): Alteration | null {
  const all = alterations(statement);
  const lessObvious = all.filter(({ kind }) => kind !== "polarity");
  return random.shuffled(lessObvious)[0] ?? all[0] ?? null;
}

/** Whether the key is by far the longest option, which would give it away. */
function isKeyLongest(offered: readonly Offered[], key: number): boolean {
  const lengths = offered.map(textOf).map(({ length }) => length);
  const own = lengths[key - 1] ?? 0;
  return lengths.every((length, at) => at === key - 1 || length < own * 0.7);
}

/** Whether two statements are nearly the same, so that they are true or false together. */
function hasNearDuplicate(statements: readonly Statement[]): boolean {
  const sets = statements.map(({ tokens }) => new Set(tokens.map(({ lower }) => lower)));
  return sets.some((own, at) =>
    sets.slice(at + 1).some((other) => {
      const shared = [...own].filter((word) => other.has(word)).length;
      return shared > 0.6 * Math.min(own.size, other.size);
    }),
  );
}

function textOf({ statement, alteration }: Offered): string {
  return alteration?.text ?? statement.text;
}

function write(source: Source, { span }: Excerpt, { offered, key, asksTrue }: Chosen): ItemContent {
  const notes = offered.map((one) => whyOf(one));
  const own = offered[key - 1];
  const difficulty = asksTrue ? "high" : own?.alteration?.kind === "polarity" ? "low" : "middle";
  return {
    version: 1,
    type: "content-match",
    shape: "choose",
    instruction: asksTrue ? INSTRUCTION_TRUE : INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: passageRuns(source.text, span, []) }],
    options: offered.map((one) => ({ cells: [textOf(one)] })),
    key: { choice: key },
    explanation: notes.map((note, at) => `${circled(at + 1)} ${note}`).join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "keep" },
      rules: [own?.alteration?.kind ?? "statement"],
      evidence: [own, ...offered.filter((one) => one !== own)].flatMap((one) =>
        one ? [{ span: spanOf(one), note: whyOf(one) }] : [],
      ),
      distractors: rejectionsFor(notes, key, (reason) => reason),
    },
    difficulty,
  };
}

function spanOf({ statement: { sentence } }: Offered): Span {
  return { start: sentence.start, end: sentence.end };
}

function whyOf({ statement, alteration }: Offered): string {
  const place = quoted(statement.sentence.text);
  if (!alteration) return `${place}라고 했으므로 글의 내용과 일치해요.`;
  const { original, replacement } = alteration;
  return `${place}라고 했으므로, ${withParticle(original, "을/를", `'${original}'`)} ${withParticle(replacement, "으로/로", `'${replacement}'`)} 바꾼 이 문장은 글의 내용과 달라요.`;
}
