/** A proposal of the library as an item. */
import { readAnswer, stillPasses } from "@pulda/model";
import type { ItemContent } from "@pulda/question";
import type { LibraryProposal } from "./item-file.ts";
import { levelOf, type LibraryPassage } from "./passage-file.ts";

const read = new WeakMap<LibraryProposal, ItemContent | null>();

/**
 * The item that a proposal of a passage gives, or null where it no longer passes: it goes through the
 * checks of its type and the gates again, as when it was proposed, once in a process. Its `proof.passage` is 0. It is shared, and not
 * to be changed.
 * @example readLibraryItem(passage, proposals[0])?.type
 */
export function readLibraryItem(
  passage: LibraryPassage,
  proposal: LibraryProposal,
): ItemContent | null {
  const known = read.get(proposal);
  if (known !== undefined) return known;
  const item =
    "answer" in proposal
      ? answered(passage, proposal)
      : stillPasses(passage.text, proposal.item)
        ? proposal.item
        : null;
  read.set(proposal, item);
  return item;
}

/** What a model has answered, read as when it was proposed. */
function answered(
  { text, grade }: LibraryPassage,
  { type, seed, answer }: Extract<LibraryProposal, { answer: unknown }>,
): ItemContent | null {
  const task = { type, passage: 0, text, level: levelOf(grade), seed, avoid: [] };
  const outcome = readAnswer(task, { text: JSON.stringify(answer) });
  return outcome.ok ? outcome.item : null;
}
