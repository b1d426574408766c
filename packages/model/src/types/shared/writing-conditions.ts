/**
 * The conditions of 조건 영작: the words that are given, what may be added by kinds, structures that this leaves open, which
 * clause comes first, the tense and the number of words.
 */
import { withParticle, type Sentence } from "@pulda/english";
import { writtenWords, type Condition, type Span } from "@pulda/question";
import { addedWords, type AddedKind, type AddedWords } from "./added-words.ts";
import { byLetters, formsOf, givenWords } from "./given-words.ts";
import { namedStructures, STRUCTURES, timesIn, type StructureId } from "./structures.ts";
import { tensesIn, type Tense } from "./tense.ts";
import { clauseOrder } from "./wordings.ts";

/** What a model says of the conditions. */
export interface Asked {
  readonly korean: string;
  /** Words that are to be given besides those that always are. */
  readonly words: readonly string[];
  readonly structures: readonly { readonly id: StructureId; readonly part: string }[];
}

export interface WritingConditions {
  /** As they are printed, without numbers. */
  readonly lines: readonly string[];
  /** As they are graded. */
  readonly graded: Condition[];
  readonly given: readonly string[];
  /** How many words of the target are not given as they stand. */
  readonly open: number;
}

/**
 * The conditions under which a span is to be written; null where its words cannot be counted up by kinds.
 * @param count the number of words of the target
 * @example conditionsOf(sentence, span, asked, 12)?.lines.at(-1) // "현재시제로, 12단어로 쓸 것"
 */
export function conditionsOf(
  sentence: Sentence,
  span: Span,
  { korean, words, structures: named }: Asked,
  count: number,
): WritingConditions | null {
  const split = givenWords(
    sentence,
    span,
    words.map((word) => word.trim()),
    korean,
  );
  const all = namedStructures(
    sentence,
    span,
    named.map(({ id }) => id),
  );
  const quoted = all.flatMap((id) => quotedWords(STRUCTURES[id].condition));
  const given = split.given.filter((text) => !quoted.includes(text.toLowerCase()));
  // a word that a condition quotes is not given besides
  const dropped = split.given.length - given.length;
  const added = addedWords(split.open, quoted);
  const size = given.join(" ").split(" ").length + added.quoted;
  if (added.kinds.reduce((sum, [, number]) => sum + number, size + dropped) !== count) return null;
  const structures = all.filter((id) => !isTold(id, added));
  const standing = new Set(given.flatMap((text) => text.toLowerCase().split(" ")));
  return {
    lines: [
      `다음 말을 모두 쓰되, 필요하면 어형을 바꿀 것: ${given.toSorted(byLetters).join(", ")}`,
      ...(added.kinds.length === 0 ? [] : [addedLine(added, quoted.length > 0)]),
      ...structures.map((id) =>
        structureLine(id, named, COUNTED.has(id) ? timesIn(sentence, span, id) : 1),
      ),
      ...openingLine(sentence, span),
      lengthLine(count, tenseOf(sentence, span, added, split.open)),
    ],
    graded: [
      ...given.flatMap((text) =>
        text.split(" ").map((word) => ({ kind: "uses" as const, word, forms: formsOf(word) })),
      ),
      ...structures.flatMap(signOf),
      { kind: "count", words: count },
    ],
    given,
    open: writtenWords(
      sentence.text.slice(span.start - sentence.start, span.end - sentence.start),
    ).filter((word) => !standing.has(word)).length,
  };
}

/** The English that a condition quotes and that is written as it stands: "less" and "than" of 「less A than B」. */
function quotedWords(condition: string): string[] {
  const [, quoted = ""] = /「([^」]+)」/u.exec(condition) ?? [];
  return quoted.toLowerCase().match(/\b[a-z]{2,}\b/gu) ?? [];
}

/** Structures that are told already by a single word to be added. */
const TOLD_BY: Readonly<Partial<Record<StructureId, readonly AddedKind[]>>> = {
  "relative-subject": ["that", "의문사나 관계사"],
  "relative-object": ["that", "의문사나 관계사"],
  "relative-possessive": ["의문사나 관계사"],
  passive: ["be동사"],
  "passive-modal": ["be동사"],
  "passive-perfect": ["be동사"],
  "passive-infinitive": ["be동사"],
  "passive-gerund": ["be동사"],
};

function isTold(id: StructureId, { kinds }: AddedWords): boolean {
  return kinds.some(([kind, number]) => number === 1 && (TOLD_BY[id]?.includes(kind) ?? false));
}

function addedLine({ kinds }: AddedWords, isQuoting: boolean): string {
  return `${isQuoting ? "「 」 안의 말 외에는" : "그 밖에는"} 다음 말만 더할 것: ${kinds.map(([kind, number]) => `${kind} ${number}개`).join(", ")}`;
}

/** Structures of which the writer is told that there are two. */
const COUNTED: ReadonlySet<StructureId> = new Set([
  "relative-what",
  "relative-preposition",
  "passive",
]);

/** A structure with the place where it belongs, if the model has named one and it stands there alone. */
function structureLine(id: StructureId, named: Asked["structures"], times: number): string {
  const part = named.find((one) => one.id === id)?.part.trim() ?? "";
  const { condition } = STRUCTURES[id];
  if (times === 2) return condition.replace(/쓸 것$/u, "두 번 쓸 것");
  return part === "" ? condition : `‘${part}’ 부분에 ${condition}`;
}

/** The opening, where clauses or phrases could change places: said with its first word. */
function openingLine(sentence: Sentence, span: Span): string[] {
  const [first, ...rest] = sentence.tokens.filter(
    ({ start, end }) => start >= span.start && end <= span.end,
  );
  const before = sentence.tokens.findLast(({ end }) => end <= span.start);
  const opensClause = !before || /^(?:[,;:—–]|and|but|that)$/u.test(before.lower);
  const isOpen =
    clauseOrder(sentence, span) !== null ||
    rest.some(({ text }) => text === ",") ||
    (opensClause && MOVABLE.test(first?.tag ?? first?.likely ?? ""));
  return first && isOpen
    ? [`${withParticle(first.text, "으로/로", `‘${first.text}’`)} 시작할 것`]
    : [];
}

/** Prepositions, question words, adverbs and participles: what they open may stand elsewhere, too. */
const MOVABLE = /^(?:IN|W\w*|RB|VB[NG])$/u;

/** The tense of all finite verbs, if they have one: a perfect is none, and beside a modal only "was" and "were" show one. */
function tenseOf(
  sentence: Sentence,
  span: Span,
  { kinds }: AddedWords,
  open: readonly { readonly lower: string }[],
): Tense | null {
  const isPerfect = kinds.some(([kind]) => kind === "have");
  const hasModal = sentence.tokens.some(
    ({ start, end, tag, likely }) =>
      start >= span.start && end <= span.end && (tag ?? likely) === "MD",
  );
  if (isPerfect || (hasModal && !open.some(({ lower }) => /^(?:was|were)$/u.test(lower))))
    return null;
  const [tense, ...others] = tensesIn(sentence, span);
  return others.length === 0 && (tense === "현재" || tense === "과거") ? tense : null;
}

function lengthLine(count: number, tense: Tense | null): string {
  return `${tense === null ? "" : `${tense}시제로, `}${count}단어로 쓸 것`;
}

/** A structure as a condition of grading, where words show it. */
function signOf(id: StructureId): Condition[] {
  const { condition, signs } = STRUCTURES[id];
  const word = condition.replace(/[을를] 쓸 것$/u, "");
  return signs.length === 0 ? [] : [{ kind: "uses", word, forms: [...signs] }];
}
