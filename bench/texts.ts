/** Texts for the benchmarks: our own passages, told apart by a number. */
import { SAMPLES } from "@pulda/makers";

/** So many passages; no two are the same, so that nothing is remembered from one to the next. */
export function texts(count: number): { text: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const sample = SAMPLES[at % SAMPLES.length];
    return { text: `${sample?.text ?? ""} This was text number ${at + 1} of the series.` };
  });
}
