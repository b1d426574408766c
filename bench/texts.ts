/** Texts for the benchmarks: the samples, made distinct by a number. */
import { SAMPLES } from "@pulda/makers";

/** `count` passages, all different, so that caches do not help. */
export function texts(count: number): { text: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const sample = SAMPLES[at % SAMPLES.length];
    return { text: `${sample?.text ?? ""} This was text number ${at + 1} of the series.` };
  });
}
