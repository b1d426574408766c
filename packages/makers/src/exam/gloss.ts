/** Glosses: the meanings of hard words, printed below an item's text ("* acorn: 도토리"). */
import { glossedWords, lemmasOf, type Analysis, type GlossedWord } from "@pulda/english";
import type { Block, ItemContent, Run, Span } from "@pulda/question";
import type { Source } from "../maker.ts";
import { isLoanword } from "../shared/vocabulary/loanword.ts";

/** The most words that are glossed, hardest first. */
const MAX_GLOSSES = 6;
/** The most translations of a word that are printed: those of one sense. */
const MAX_TRANSLATIONS = 2;

/** The lemmas that some items test. */
export function wordsTestedBy(items: readonly ItemContent[]): ReadonlySet<string> {
  return new Set(items.filter(isAnsweredByWords).flatMap((item) => [...testedLemmas(item)]));
}

/** Whether the key consists of words of the text, which a gloss under another item must not give away. */
function isAnsweredByWords({ proof }: ItemContent): boolean {
  return proof.kind === "made" && (proof.words !== undefined || proof.operation.kind === "blank");
}

/**
 * The item with a gloss of the words above a level that its text shows in a certain sense, except words that it tests, offers or
 * removes; unchanged where there is nothing to gloss.
 * @param level 1–5
 * @param excluded lemmas that other items of the exam test
 */
export function withGloss(
  item: ItemContent,
  source: Source,
  level: number,
  excluded: ReadonlySet<string>,
): ItemContent {
  if (item.proof.kind !== "made") return item;
  const shown = wordsIn(item.blocks.flatMap(({ runs }) => runs.map(readText)));
  const tested = testedLemmas(item);
  const words = glossedWordsOf(source.analysis, item.proof.source, level).filter(
    ({ lemma, start, end }) =>
      shown.has(source.text.slice(start, end).toLowerCase()) &&
      !tested.has(lemma) &&
      !excluded.has(lemma),
  );
  const hardest = new Set(words.toSorted((a, b) => b.level - a.level).slice(0, MAX_GLOSSES));
  const glossed = words.filter((word) => hardest.has(word));
  return glossed.length === 0 ? item : { ...item, blocks: [...item.blocks, glossOf(glossed)] };
}

const cache = new WeakMap<Analysis, Map<string, readonly GlossedWord[]>>();

/** The words of an excerpt that can be glossed, cached: most items of a passage show the same excerpt. */
function glossedWordsOf(
  analysis: Analysis,
  { start, end }: Span,
  level: number,
): readonly GlossedWord[] {
  let byExcerpt = cache.get(analysis);
  if (!byExcerpt) cache.set(analysis, (byExcerpt = new Map()));
  const excerptId = `${start} ${end} ${level}`;
  let words = byExcerpt.get(excerptId);
  if (!words) {
    const sentences = analysis.sentences.filter(
      (sentence) => sentence.start >= start && sentence.end <= end,
    );
    words = glossedWords(sentences, level).filter(
      ({ lemma, meaning }) => !isLoanword({ text: lemma, meaning }),
    );
    byExcerpt.set(excerptId, words);
  }
  return words;
}

function glossOf(words: readonly GlossedWord[]): Block {
  const lines = words.map(({ lemma, meaning }) => {
    const translations = meaning.split(", ").slice(0, MAX_TRANSLATIONS);
    return `* ${lemma}: ${translations.join(", ")}`;
  });
  return { kind: "gloss", runs: [{ kind: "plain", text: lines.join("\n") }] };
}

/** The text of a run that is only read. */
function readText(run: Run): string {
  return run.kind === "plain" || run.kind === "labelled" ? run.text : "";
}

/** The text of a run that is tested. */
function testedText(run: Run): string {
  if (run.kind === "underlined") return run.text;
  if (run.kind === "choice") return run.options.join(" ");
  return run.kind === "blank" ? (run.hint ?? "") : "";
}

/** The lemmas of every word that the item tests, offers or removes. */
function testedLemmas(item: ItemContent): ReadonlySet<string> {
  const texts = item.blocks.flatMap(({ kind, runs }) =>
    runs.map((run) => (kind === "prompt" ? readText(run) : testedText(run))),
  );
  if (item.shape === "choose") texts.push(...item.options.flatMap(({ cells }) => cells));
  if (item.shape === "write") texts.push(...item.key.accepted.flat());
  if (item.shape === "arrange") texts.push(...item.pieces);
  if (item.proof.kind === "made" && item.proof.operation.kind === "replace")
    texts.push(item.proof.operation.original);
  if (item.proof.kind === "made" && item.proof.operation.kind === "edits")
    texts.push(...item.proof.operation.edits.map(({ original }) => original));
  return new Set([...wordsIn(texts)].flatMap((word) => lemmasOf(word).map(({ lemma }) => lemma)));
}

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+(?:['’-][a-z]+)*/gu),
  );
}
