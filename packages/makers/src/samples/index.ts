/** Sample passages of different kinds, for tests, rule reviews and the page's example. */
import { ADVANCED } from "./advanced.ts";
import { ARGUMENTS } from "./arguments.ts";
import { ESSAYS } from "./essays.ts";
import { REPORTS } from "./reports.ts";
import type { Sample } from "./sample.ts";
import { STORIES } from "./stories.ts";

/** Passages of 120–200 words, written for this repository. */
export const SAMPLES: readonly Sample[] = [
  ...ESSAYS,
  ...STORIES,
  ...REPORTS,
  ...ARGUMENTS,
  ...ADVANCED,
];

export { FACTS } from "./facts.ts";
