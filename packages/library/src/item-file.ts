/** The items of a passage of the library, as a person can read and edit them. */
import { ItemContent } from "@pulda/question";
import { z } from "zod";

const common = { type: z.string().min(1), seed: z.int().min(0) };

/** What a model has proposed, which was solved blind and which judges would print as it is. */
const AnsweredProposal = z.strictObject({
  ...common,
  /** What the model has answered: the form of its type, with quotations instead of places. */
  answer: z.record(z.string(), z.unknown()),
});

/** What the rules have made, which judges would print as it is: whole, since the rules may choose otherwise tomorrow. */
const MadeProposal = z.strictObject({ ...common, item: ItemContent });

/** A proposal that has become an item of the library. */
export const LibraryProposal = z.union([AnsweredProposal, MadeProposal]);
export type LibraryProposal = z.infer<typeof LibraryProposal>;

/** The items of one passage, in the order in which they are printed. */
export const ItemFile = z.strictObject({ items: z.array(LibraryProposal).max(20) });
