/**
 * The proof of an item's key. The Korean explanation is written from it, and `restore` undoes its operation to
 * get the source text back.
 */
import { z } from "zod";
import { PlaceNumber } from "../item/text.ts";
import { Span } from "../item/passage.ts";

/**
 * The one edit that a maker made to the source text.
 * - `replace`: the words at `span` (passage offsets) were `original`; the item shows `replacement`
 *   in the keyed place
 * - `edits`: like `replace`, in several places, in the order of the text; the places may be underlined or not
 * - `blank`: the words at `span` were taken out and are the key (`original`), or the key is what they are `reworded` as
 * - `remove`: the sentence at `span` was taken out to stand as the given text; `gap` is the white
 *   space that followed it (or preceded it, for the last sentence) and went with it
 * - `shuffle`: the source was cut into the given text and the parts `pieces` (passage offsets, in
 *   source order); `joints[i]` is the white space before `pieces[i]`
 * - `boxes`: the words at each box's `span` were `original`; the item offers them beside `distractor`
 * - `blanks`: like `blank`, in several places
 * - `insert`: the sentence `text` was put in at passage offset `at`; `gap` is the white space that
 *   came with it and stands behind it
 * - `match`: the words at each blank's span (`original`) were taken out to stand in the 〈보기〉 as lines that begin with a
 *   letter, "(a) …"; the key's cells are their letters, blank by blank
 * - `move`: the sentence at `span` was taken out with the white space behind it, `gap`, and put in again before the
 *   sentence that starts at passage offset `to`; it is the keyed place
 * - `arrange`: the words at `span` were taken apart into the item's pieces
 * - `keep`: the text is unchanged; at most, places in it are numbered or underlined
 */
const Blank = z.strictObject({
  span: Span,
  original: z.string(),
  /**
   * Another word of the same meaning that is the key instead, and what was put in behind it: "But the …" is shown as
   * "______, the …", and the key is "However".
   */
  reworded: z.strictObject({ as: z.string().min(1), added: z.string() }).optional(),
});

export const Operation = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("replace"),
    span: Span,
    original: z.string(),
    replacement: z.string(),
  }),
  z.strictObject({
    kind: z.literal("edits"),
    edits: z
      .array(z.strictObject({ span: Span, original: z.string(), replacement: z.string().min(1) }))
      .min(1)
      .max(9),
  }),
  Blank.extend({ kind: z.literal("blank") }),
  z.strictObject({ kind: z.literal("remove"), span: Span, gap: z.string() }),
  z.strictObject({
    kind: z.literal("shuffle"),
    given: Span,
    pieces: z.array(Span).min(2),
    joints: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal("boxes"),
    boxes: z
      .array(z.strictObject({ span: Span, original: z.string(), distractor: z.string() }))
      .min(1),
  }),
  z.strictObject({
    kind: z.literal("blanks"),
    blanks: z.array(Blank).min(1),
  }),
  z.strictObject({
    kind: z.literal("insert"),
    at: z.int().min(0),
    text: z.string(),
    gap: z.string(),
  }),
  z.strictObject({
    kind: z.literal("match"),
    blanks: z
      .array(z.strictObject({ span: Span, original: z.string().min(1) }))
      .min(2)
      .max(5),
  }),
  z.strictObject({ kind: z.literal("move"), span: Span, to: z.int().min(0), gap: z.string() }),
  z.strictObject({ kind: z.literal("arrange"), span: Span, original: z.string() }),
  z.strictObject({ kind: z.literal("keep") }),
]);
export type Operation = z.infer<typeof Operation>;

/** A span of the passage that settles the key, and in Korean what it shows. */
export const Evidence = z.strictObject({ span: Span, note: z.string() });
export type Evidence = z.infer<typeof Evidence>;

/**
 * Why the option or numbered place `choice` is not the key, in Korean; and its trap: why a learner who half
 * understands would take it. Items that were stored before traps were kept have none.
 */
export const Rejection = z.strictObject({
  choice: PlaceNumber,
  reason: z.string(),
  trap: z.string().min(1).optional(),
});
export type Rejection = z.infer<typeof Rejection>;

/** The id of a rule: of grammar ("subject-verb-agreement"), or of anything else that settles a key ("cohesion"). */
const RuleId = z.string().min(1).max(60);

/** The rule that a numbered place of the text shows, keyed or not. */
export const PlaceRule = z.strictObject({ place: PlaceNumber, rule: RuleId });
export type PlaceRule = z.infer<typeof PlaceRule>;

/** A tested word in its dictionary form, and its span in the passage. */
export const WordSpan = z.strictObject({ text: z.string().min(1), span: Span });
export type WordSpan = z.infer<typeof WordSpan>;

/**
 * How a missed item is reviewed: by each of its rules, or by its question type where the rules cannot be
 * learned on their own.
 */
export const ReviewBy = z.enum(["rule", "type"]);
export type ReviewBy = z.infer<typeof ReviewBy>;

/** The name of a language model, as its provider calls it. */
const ModelName = z.string().min(1).max(200);

/** Which language model has proposed an item, and how it was solved blind before it counted. */
export const ModelNote = z.strictObject({
  /** Null for an item of the rules that a model has only solved. */
  proposer: ModelName.nullable(),
  solver: ModelName,
  /**
   * How often it was solved; each time the key was found, and no second answer. 0 of an item from a chat window that
   * the user has not had solved.
   */
  solved: z.int().min(0).max(9),
  /** How often it was answered without its passage, and how often that was the key; null where it cannot be. */
  guessed: z.strictObject({ tries: z.int().min(1).max(9), hits: z.int().min(0).max(9) }).nullable(),
  /** How often the model had to mend it. */
  repairs: z.int().min(0).max(9),
});
export type ModelNote = z.infer<typeof ModelNote>;

export const Proof = z.discriminatedUnion("kind", [
  /** Made from a passage, by rule or by a language model. */
  z.strictObject({
    kind: z.literal("made"),
    /** Index into the exam's passages. */
    passage: z.int().min(0),
    /** The excerpt: the span of the passage that the item shows. */
    source: Span,
    operation: Operation,
    /**
     * The rules that the key rests on. With `boxes`, `blanks` and `edits`, `rules[i]` settles the i-th of them, so that
     * a rule may occur several times; every other operation has one rule.
     */
    rules: z.array(RuleId).min(1),
    /** The rule of each numbered place, in order, where numbered places show a rule each. */
    places: z.array(PlaceRule).optional(),
    /** The words that a vocabulary item tests, in the order of the text. */
    words: z.array(WordSpan).optional(),
    /** As the type's maker sets it; by type where it is missing. */
    review: ReviewBy.optional(),
    evidence: z.array(Evidence).min(1),
    distractors: z.array(Rejection),
    /** Of an item that a language model has proposed or solved; missing where rules alone have made it. */
    model: ModelNote.optional(),
  }),
  /** Made from a word of a word list, without a passage. */
  z.strictObject({
    kind: z.literal("word"),
    /** The tested word, as it stands on the list. */
    word: z.string(),
    /** What the item prints in its stem: the word, its meaning or its definition. */
    asked: z.string(),
    /** The key: the right option, or the answer that is shown. */
    answer: z.string(),
    /** What the key rests on, such as "word-meaning". */
    rules: z.array(RuleId).min(1),
    /** In Korean: what the dictionary or the list has on the word. */
    notes: z.array(z.string()).min(1),
    distractors: z.array(Rejection),
  }),
  /** Written by the user, who vouches for it. */
  z.strictObject({ kind: z.literal("author") }),
]);
export type Proof = z.infer<typeof Proof>;
