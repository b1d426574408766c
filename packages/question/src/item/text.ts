/**
 * Text as a list of typed runs. Renderers and exporters read the same list; strings never contain markup.
 */
import { z } from "zod";

/** The number ①–⑤ of an option or numbered place. */
export const ChoiceNumber = z.int().min(1).max(5);

/** The number ①–⑦ of an underlined place; those beyond ⑤ can only be written, not chosen. */
export const PlaceNumber = z.int().min(1).max(7);

export const Run = z.discriminatedUnion("kind", [
  /** Plain text. */
  z.strictObject({ kind: z.literal("plain"), text: z.string() }),
  /** Underlined text; with `place`, it is a numbered place: "①" stands before it and it can be chosen. */
  z.strictObject({
    kind: z.literal("underlined"),
    text: z.string(),
    place: PlaceNumber.optional(),
  }),
  /** A numbered place that is not underlined (a whole sentence). */
  z.strictObject({ kind: z.literal("labelled"), text: z.string(), place: ChoiceNumber }),
  /**
   * A blank to fill; `label` is "A", "B" … where there are several, `lead` the letters printed at its
   * beginning, `hint` the text in brackets after it.
   */
  z.strictObject({
    kind: z.literal("blank"),
    label: z.string().optional(),
    lead: z.string().optional(),
    hint: z.string().optional(),
  }),
  /** A boxed choice, "(A) [ is / are ]". */
  z.strictObject({
    kind: z.literal("choice"),
    label: z.string(),
    options: z.array(z.string()).min(2),
  }),
  /** A place where a sentence can be put, "( ① )". */
  z.strictObject({ kind: z.literal("slot"), place: ChoiceNumber }),
]);
export type Run = z.infer<typeof Run>;

/**
 * A box of runs with one job:
 * - `passage`: the boxed passage; a "\n" in its runs is a new paragraph
 * - `given`: the given text of order and insertion items
 * - `part`: a piece to put in order, with `label` "A", "B", "C"
 * - `example`: the 〈보기〉 box
 * - `prompt`: a sentence or phrase outside the passage that the item asks about
 * - `gloss`: the meanings of hard words, printed small below the text
 */
export const Block = z.strictObject({
  kind: z.enum(["passage", "given", "part", "example", "prompt", "gloss"]),
  label: z.string().optional(),
  runs: z.array(Run).min(1),
});
export type Block = z.infer<typeof Block>;

/**
 * A span of a block's text, half-open `[start, end)`: offsets into its runs' `text`s, concatenated. A run
 * without a `text` (a blank, a slot, a boxed choice) has no length.
 */
export const BlockSpan = z.strictObject({
  /** Index into the item's blocks. */
  block: z.int().min(0).max(99),
  start: z.int().min(0).max(1_000_000),
  end: z.int().min(0).max(1_000_000),
});
export type BlockSpan = z.infer<typeof BlockSpan>;
