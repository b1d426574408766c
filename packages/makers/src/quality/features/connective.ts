/** Features of 연결어: whether counting words or the words themselves give the key away. */
import { RELATION_OF } from "../../types/connective/relations.ts";
import type { FeatureExtractor } from "./features.ts";

export const connectiveFeatures: FeatureExtractor = ({ options, key }) => {
  const right = options[(key ?? 1) - 1] ?? [];
  const isPair = right.length > 1;
  const columns = (isPair ? [0, 1] : []).map((column) =>
    options.map((cells) => cells[column] ?? ""),
  );
  return {
    /** Columns in which the right word stands more often than any other. */
    countedColumns: columns.filter((words, column) => {
      const times = (word: string): number => words.filter((other) => other === word).length;
      const own = times(right[column] ?? "");
      return words.every((word) => word === right[column] || times(word) < own);
    }).length,
    /** Options with one relation in both blanks. */
    doubledOptions: isPair
      ? options.filter(([a = "", b = ""]) => relationOf(a) === relationOf(b)).length
      : 0,
    contrasts: right.filter((word) => relationOf(word) === "contrast").length,
    examples: right.filter((word) => relationOf(word) === "example").length,
  };
};

function relationOf(word: string): string {
  return RELATION_OF.get(word.toLowerCase()) ?? word;
}
