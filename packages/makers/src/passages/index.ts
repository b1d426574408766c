/** Passages of our own, of different kinds, for tests and for the page's example. */
import type { Passage } from "@pulda/question";
import { ARGUMENTS } from "./arguments.ts";
import { ESSAYS } from "./essays.ts";
import { REPORTS } from "./reports.ts";
import { STORIES } from "./stories.ts";

/** What kind of text a sample is. */
export type SampleKind = "essay" | "story" | "letter" | "report" | "dialogue" | "list";

export interface Sample extends Passage {
  readonly kind: SampleKind;
  readonly title: string;
}

/** Passages of 120–200 words, written for this repository. */
export const SAMPLES: readonly Sample[] = [...ESSAYS, ...STORIES, ...REPORTS, ...ARGUMENTS];
