/** The analyses of an exam's passages: computed on first use, with the latest few cached. */
import { analyse, proofread, type Analysis } from "@pulda/english";
import { passageProblem, type Passage } from "@pulda/question";
import type { Source } from "../maker.ts";

/** How many analyses are cached: enough for a passage and its neighbours on either side. */
const CACHE_SIZE = 6;

export class PassageAnalyses {
  readonly #passages: readonly Passage[];
  readonly #cache = new Map<number, Source | string>();

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  /** A passage with its analysis, or in Korean why it cannot be used. */
  get(passage: number): Source | string {
    const cached = this.#cache.get(passage);
    if (cached !== undefined) return cached;
    const text = this.#passages[passage]?.text ?? "";
    const source = passageProblem(text) ?? { passage, text, analysis: analysisOf(text) };
    const [oldest] = this.#cache.keys();
    if (this.#cache.size >= CACHE_SIZE && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(passage, source);
    return source;
  }

  /** Whether there is a passage of this index. */
  has(passage: number): boolean {
    return this.#passages[passage] !== undefined;
  }
}

/**
 * The latest analyses of all exams, oldest first. An exam is made in pieces that follow each other in turn with
 * those of other exams, and a piece needs the passages beside its own too.
 */
const recent = new Map<string, Analysis>();
/** Their texts have so many characters together: the passages of a dozen pieces. */
const MAX_RECENT_CHARACTERS = 200_000;
let recentCharacters = 0;

function analysisOf(text: string): Analysis {
  const known = recent.get(text);
  if (known) {
    recent.delete(text);
    recent.set(text, known);
    return known;
  }
  const analysis = withoutFaulty(analyse(text));
  recent.set(text, analysis);
  recentCharacters += text.length;
  for (const [oldest] of recent) {
    if (recentCharacters <= MAX_RECENT_CHARACTERS) break;
    recent.delete(oldest);
    recentCharacters -= oldest.length;
  }
  return analysis;
}

/** The analysis with each sentence set aside in which proofreading finds an error: nothing is asked there. */
function withoutFaulty(analysis: Analysis): Analysis {
  const findings = proofread(analysis);
  if (findings.length === 0) return analysis;
  const sentences = analysis.sentences.map((sentence) =>
    findings.some(({ start, end }) => start < sentence.end && end > sentence.start)
      ? { ...sentence, tokens: [], readable: false }
      : sentence,
  );
  return { ...analysis, sentences };
}
