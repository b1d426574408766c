/** What a sentence does in its text. */
import type { Sentence } from "../analysis.ts";

/**
 * - `claim`: says what the writer holds to be true in general, or what should be done
 * - `turn`: turns against what was said or is commonly thought
 * - `contrast`: sets two things, sides or times against each other
 * - `conclusion`: says what follows from the sentences before
 * - `example`: shows a general point in a case
 * - `reason`: says why or how something is so
 * - `report`: tells what somebody found or said
 * - `background`: anything else, such as what a text starts from, or the events of a story
 */
export const ROLES = [
  "background",
  "claim",
  "conclusion",
  "contrast",
  "example",
  "reason",
  "report",
  "turn",
] as const;
export type Role = (typeof ROLES)[number];

/** A sentence with what it does in its text. */
export interface SentenceRole {
  readonly sentence: Sentence;
  /** The role with the highest score. */
  readonly role: Role;
  /** By role, about 0–6: what its cues, place and wording say for it. They are no probabilities. */
  readonly scores: Readonly<Record<Role, number>>;
  /** What speaks for the roles, for people: "turn: however". */
  readonly cues: readonly string[];
  /** 0 (a particular event with names, numbers, past tense) to 1 (a general statement). */
  readonly generality: number;
  /** 0–1: how near its words are to what the whole text is about. */
  readonly centrality: number;
}
