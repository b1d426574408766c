import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { blankCandidates } from "./candidate.ts";

/** "form: words" of every candidate. */
const candidates = (text: string): string[] =>
  blankCandidates(analyse(text).sentences[0]!).map(
    ({ form, tokens }) => `${form}: ${tokens.map((token) => token.text).join(" ")}`,
  );

describe("candidates for a blank", () => {
  it.each([
    [
      "A map therefore reflects the decisions of its maker.",
      "present: reflects the decisions of its maker",
    ],
    ["Parents can afford to wait a little.", "bare: afford to wait a little"],
    ["The order of the line is kept by its members.", "complement: kept by its members"],
    [
      "The pause is not a hole in the lesson but the soil of new ideas.",
      "noun phrase: the soil of new ideas",
    ],
    ["The meaning of a word depends on the words around it.", "noun phrase: the words around it"],
    [
      "A shop solves the problem by letting its customers decide.",
      "gerund: letting its customers decide",
    ],
  ])("are found in “%s”", (text, candidate) => {
    expect(candidates(text)).toContain(candidate);
  });

  it.each([
    ["a question", "Can parents afford to wait a little?"],
    ["a quotation", "“Parents can afford to wait a little,” she said."],
    ["a list", "A map shows roads, rivers, villages, and hills of the region."],
    ["what ends in a name for two words", "The dog barks loudly."],
  ])("are not found in %s", (_, text) => {
    expect(candidates(text)).toEqual([]);
  });
});
