import type { PartOfSpeech } from "@pulda/english";
import type { TestedWord } from "./tested-word.ts";

/** The word's part of speech if WordNet knows it, else null. */
export function contentClass({ pos }: TestedWord): PartOfSpeech | null {
  return pos === "n" || pos === "v" || pos === "a" || pos === "r" ? pos : null;
}
