import type { PartOfSpeech } from "@pulda/english";
import type { TestedWord } from "./tested-word.ts";

/** The word's part of speech if it is one of WordNet's, else null. */
export function contentClass({ pos }: TestedWord): PartOfSpeech | null {
  return pos === "n" || pos === "v" || pos === "a" || pos === "r" ? pos : null;
}
