/** What items are built with, for proposers beside the makers: a language model's proposals use the same parts. */
export type { Maker, Source, Subject } from "./maker.ts";
export { MAKERS } from "./registry.ts";
export { PassageAnalyses } from "./exam/passage-analyses.ts";
export { withGloss, wordsTestedBy } from "./exam/gloss.ts";
export { consider } from "./quality/consider.ts";
export { excerptProblem, excerpts, sentencesIn, type Excerpt } from "./shared/excerpt.ts";
export { quoted } from "./shared/quote.ts";
export { seeded, type Random } from "./shared/random.ts";
export { explanationOf } from "./shared/rejections.ts";
export { insertKeyAt, passageRuns, pointsFor } from "./shared/runs.ts";
export { overlaps } from "./shared/target.ts";
export { threeBoxItem } from "./shared/three-box-item.ts";
