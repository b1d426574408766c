/** A word list as an Anki deck. */
import { guidOf } from "./content-id.ts";
import { deckFile } from "./deck-file.ts";
import { fieldHtml } from "./note.ts";
import { WORD_KIND } from "./note-kinds.ts";

/** A word with its meaning and the sentence that it comes from, which may be empty. */
export interface AnkiWord {
  readonly text: string;
  readonly meaning: string;
  readonly context: string;
}

/**
 * Words as an .apkg file, a card for each: the word, and on its back the meaning with the sentence. A word with
 * another meaning is another note.
 * @param now in milliseconds
 * @example await wordsToAnki("단어장", [{ text: "abandon", meaning: "버리다", context: "" }], Date.now())
 */
export async function wordsToAnki(
  title: string,
  words: readonly AnkiWord[],
  now: number,
): Promise<Uint8Array> {
  const notes = words.map(({ text, meaning, context }) => ({
    guid: guidOf("word", text.trim().toLowerCase(), meaning.trim()),
    fields: [text, meaning, context].map((field) => fieldHtml(field)),
  }));
  return deckFile({ title, kind: WORD_KIND, notes, now });
}
