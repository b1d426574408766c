/** The items of a passage of the library: what a model proposed, as a person can read and edit it. */
import { z } from "zod";

/** A proposal that was solved blind and that judges would print as it is. */
export const LibraryProposal = z.strictObject({
  type: z.string().min(1),
  seed: z.int().min(0),
  /** What the model has answered: the form of its type, with quotations instead of places. */
  answer: z.record(z.string(), z.unknown()),
});
export type LibraryProposal = z.infer<typeof LibraryProposal>;

/** The items of one passage, in the order in which they are printed. */
export const ItemFile = z.strictObject({ items: z.array(LibraryProposal).max(20) });
