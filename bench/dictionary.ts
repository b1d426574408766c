/**
 * The dictionary's speed: load time, and look-ups with and without a sentence, relative to tagging the sentence.
 *
 *   npm run bench
 */
import { analyse, lookUp } from "@pulda/english";
import { megabytes, quantile, timed } from "./measure.ts";
import { texts } from "./texts.ts";

/** Loads the taggers before the dictionary is measured. */
analyse("This is a test.");
load();
lookUps();

function load(): void {
  const before = process.memoryUsage().rss;
  const ms = timed(() => void lookUp("dog"));
  const grown = process.memoryUsage().rss - before;
  console.log(`dictionary: loaded in ${ms.toFixed(0)} ms, ${megabytes(grown)} of memory`);
}

function lookUps(): void {
  const sentences = texts(60).flatMap(({ text }) =>
    analyse(text)
      .sentences.filter(({ readable }) => readable)
      .map(({ text: sentence }) => sentence),
  );
  const tagging = sentences.map((sentence) => timed(() => void analyse(sentence)));
  // one word of each sentence, so that no sentence is tagged already
  const lookedUp = sentences.flatMap((sentence) => {
    const words = [...sentence.matchAll(/[A-Za-z]{4,}/gu)];
    const word = words[Math.floor(words.length / 2)];
    return word ? [{ text: word[0], sentence, at: word.index }] : [];
  });
  // the first half warms up
  const inSentence = lookedUp
    .map(({ text, sentence, at }) => timed(() => void lookUp(text, { sentence, at })))
    .slice(lookedUp.length / 2);
  const bare = lookedUp.map(({ text }) => timed(() => void lookUp(text)));
  console.log(`${inSentence.length} look-ups in their sentences: ${figures(inSentence)}`);
  console.log(`the same without sentences: ${figures(bare)}`);
  console.log(
    `a look-up in its sentence takes ${(quantile(inSentence, 0.5) / quantile(tagging, 0.5)).toFixed(2)} times what tagging the sentence takes`,
  );
}

function figures(list: readonly number[]): string {
  return `p50 ${quantile(list, 0.5).toFixed(2)} ms, p99 ${quantile(list, 0.99).toFixed(2)} ms`;
}
