/** Themes: what a claim is about, with the words that tell that a text speaks of it. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";

export interface Theme {
  readonly id: string;
  /** In Korean, as it is named in explanations. */
  readonly name: string;
  /** Lemmas by which a text speaks of it. */
  readonly words: readonly string[];
}

const themes = lazy(() => {
  const found = new Map<string, Theme>();
  for (const line of readLines("themes.txt").filter((one) => one !== "")) {
    const [id = "", name = "", words = ""] = line.split(" | ");
    found.set(id, { id, name, words: words.split(", ") });
  }
  return found;
});

/**
 * A theme by its id; null for any other text.
 * @example themeOf("speed")?.name // "속도"
 */
export function themeOf(id: string): Theme | null {
  return themes().get(id) ?? null;
}

/** The ids of all themes, in alphabetical order. */
export function themeIds(): readonly string[] {
  return [...themes().keys()];
}
