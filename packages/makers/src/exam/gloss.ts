/** The meanings of hard words, printed below an item's text: "* neuron: 신경 세포". */
import { hardWords, lemmasOf, type Analysis, type HardWord } from "@pulda/english";
import type { Block, ItemContent, Run, Span } from "@pulda/question";
import type { Source } from "../maker.ts";

/** So many words are glossed, the hardest of them. */
const MAX_GLOSSES = 8;
/** The dictionary forms that the items of a set ask for. */
export function wordsTestedBy(items: readonly ItemContent[]): ReadonlySet<string> {
  return new Set(items.filter(isAnsweredByWords).flatMap((item) => [...askedLemmas(item)]));
}

/** Whether the answer is words of the text: a gloss under another item must not give it away. */
function isAnsweredByWords({ proof }: ItemContent): boolean {
  return proof.kind === "made" && (proof.words !== undefined || proof.operation.kind === "blank");
}

/**
 * The item with the words above a level glossed that stand in its text, none of which it asks about,
 * offers or takes out; the item as it is where there is nothing to gloss.
 * @param level 1–5
 * @param kept dictionary forms that other items of the set ask for
 */
export function withGloss(
  item: ItemContent,
  source: Source,
  level: number,
  kept: ReadonlySet<string>,
): ItemContent {
  if (item.proof.kind !== "made") return item;
  const shown = wordsIn(item.blocks.flatMap(({ runs }) => runs.map(openText)));
  const asked = askedLemmas(item);
  const words = hardWordsOf(source.analysis, item.proof.source, level).filter(
    ({ lemma, start: from, end: to }) =>
      shown.has(source.text.slice(from, to).toLowerCase()) && !asked.has(lemma) && !kept.has(lemma),
  );
  const hardest = new Set(words.toSorted((a, b) => b.level - a.level).slice(0, MAX_GLOSSES));
  const glossed = words.filter((word) => hardest.has(word));
  return glossed.length === 0 ? item : { ...item, blocks: [...item.blocks, glossOf(glossed)] };
}

const known = new WeakMap<Analysis, Map<string, readonly HardWord[]>>();

/** The hard words of a stretch; the items of a passage mostly show the same one. */
function hardWordsOf(analysis: Analysis, { start, end }: Span, level: number): readonly HardWord[] {
  let ofText = known.get(analysis);
  if (!ofText) known.set(analysis, (ofText = new Map()));
  const name = `${start} ${end} ${level}`;
  let words = ofText.get(name);
  if (!words) {
    const sentences = analysis.sentences.filter(
      (sentence) => sentence.start >= start && sentence.end <= end,
    );
    ofText.set(name, (words = hardWords(sentences, level)));
  }
  return words;
}

function glossOf(words: readonly HardWord[]): Block {
  const lines = words.map(({ lemma, meaning }) => `* ${lemma}: ${meaning.replaceAll("; ", ", ")}`);
  return { kind: "gloss", runs: [{ kind: "plain", text: lines.join("\n") }] };
}

/** What of a run is text to be read, and asks nothing. */
function openText(run: Run): string {
  return run.kind === "plain" || run.kind === "labelled" ? run.text : "";
}

/** What a run asks about. */
function askedText(run: Run): string {
  if (run.kind === "underlined") return run.text;
  if (run.kind === "choice") return run.options.join(" ");
  return run.kind === "blank" ? (run.hint ?? "") : "";
}

/** The dictionary forms of every word that the item asks about, offers or takes out. */
function askedLemmas(item: ItemContent): ReadonlySet<string> {
  const texts = item.blocks.flatMap(({ kind, runs }) =>
    runs.map((run) => (kind === "prompt" ? openText(run) : askedText(run))),
  );
  if (item.shape === "choose") texts.push(...item.options.flatMap(({ cells }) => cells));
  if (item.shape === "write") texts.push(...item.key.accepted.flat());
  if (item.shape === "arrange") texts.push(...item.pieces);
  if (item.proof.kind === "made" && item.proof.operation.kind === "replace")
    texts.push(item.proof.operation.original);
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
