/** What reading an answer stands on: the passage's analysis, and the excerpt that the model was shown. */
import {
  excerptProblem,
  excerpts,
  PassageAnalyses,
  seeded,
  type Excerpt,
  type Source,
} from "@pulda/makers/building";
import { countWords } from "@pulda/question";
import type { ModelTask } from "../asking/task.ts";
import type { Reading } from "../types/shared/model-type.ts";

/** A passage of up to this many words is shown whole, as its teacher chose it. */
const MAX_WHOLE_WORDS = 280;
/** A short text cannot carry an item about the whole of it. */
const LEAST_WORDS = 50;

/** The reading of a task; or in Korean why the passage cannot be asked about. The same task gives the same. */
export function readingOf(task: ModelTask): Reading | string {
  const passages = Array.from({ length: task.passage + 1 }, () => ({ text: task.text }));
  const source = new PassageAnalyses(passages).get(task.passage);
  if (typeof source === "string") return source;
  const excerpt = wholeOf(source) ?? bestExcerpt(excerpts(source));
  if (!excerpt) return excerptProblem(source) ?? "지문에서 혼자 읽히는 부분을 찾지 못했어요.";
  if (countWords(source.text.slice(excerpt.span.start, excerpt.span.end)) < LEAST_WORDS)
    return "지문이 너무 짧아서 전체 내용을 물을 수 없어요.";
  return { task, source, excerpt, random: seeded(task.seed, task.type, String(task.passage)) };
}

/** The whole of a passage that is not too long: a greeting or a heading belongs to what a reader understands. */
function wholeOf({ text, analysis: { sentences } }: Source): Excerpt | null {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last || countWords(text) > MAX_WHOLE_WORDS) return null;
  return { span: { start: first.start, end: last.end }, sentences };
}

/** The first is the best; all items of a passage ask about the same part, so that it can be printed once. */
function bestExcerpt([first]: readonly Excerpt[]): Excerpt | undefined {
  return first;
}
