import { describe, expect, it } from "vitest";
import { noticeFacts } from "./facts.ts";
import { noticeOf } from "./notice.ts";

/** A notice with a line among others that say nothing. */
function facts(line: string): { trues: string[]; falses: string[] } {
  const notice = noticeOf(
    `Spring Art Workshop\n\n${line}\nTheme: color\nStyle: free\nIdea: none\nMood: calm`,
  );
  const found = notice ? noticeFacts(notice) : [];
  return {
    trues: found.flatMap(({ trues }) => trues),
    falses: found.flatMap(({ falses }) => falses.map(({ text }) => text)),
  };
}

describe("a notice", () => {
  it.each([
    [
      "Fee: $75 (art kit included)",
      "Those who pay the fee do not have to buy the art kit.",
      "The art kit must be paid for in addition to the fee.",
    ],
    [
      "Participants: 20 students (first come, first served)",
      "Places are given in the order in which people apply.",
      "Those who will take part are chosen by lot.",
    ],
    [
      "- Brushes will be provided.",
      "It is not necessary for participants to prepare brushes.",
      "Participants have to bring their own brushes.",
    ],
    [
      "- Children under 12 must be accompanied by a parent.",
      "No child under 12 may take part without a parent.",
      "Children under 12 are allowed to take part on their own.",
    ],
    [
      "- Each student may enter only one painting.",
      "No student may enter more than one painting.",
      "Each student may enter as many paintings as they like.",
    ],
    [
      "- Photography is allowed; flashes are not.",
      "Photography may be used, while flashes are forbidden.",
      "Flashes are allowed, but photography is forbidden.",
    ],
    [
      "- Paintings must be turned in by May 9.",
      "May 9 is the last day for turning in paintings.",
      "It is all right to turn in paintings after May 9.",
    ],
    [
      "- Photos will be handed out at the end of each class.",
      "The organizers will hand out photos at the end of each class.",
      "The organizers will hand out photos at the beginning of each class.",
    ],
    [
      "- Parents may visit the class only on the last day.",
      "It is only on the last day that parents may visit the class.",
      "Parents may visit the class whenever they like.",
    ],
  ])("%s", (line, isTrue, isFalse) => {
    const { trues, falses } = facts(line);
    expect(trues).toContain(isTrue);
    expect(falses).toContain(isFalse);
  });

  it("tells who gets which prize, and what comes first", () => {
    const notice = noticeOf(
      "Poem Contest\nFirst prize: a tour of the studio\nSecond prize: a set of books\nDay 1: Choosing a poem\nDay 2: Final contest",
    );
    const falses = noticeFacts(notice!).flatMap((fact) => fact.falses.map(({ text }) => text));
    expect(falses).toContain("Whoever wins the second prize will be given a tour of the studio.");
    expect(falses).toContain(
      "The final contest comes earlier in the program than choosing a poem.",
    );
  });

  it("names the line of each fact by its place in the text", () => {
    const text =
      "Art Day\n\nWhen: Monday, May 4\n- Pets are not allowed.\n- Food is not allowed.\n- Lunch will be provided.";
    for (const { line } of noticeFacts(noticeOf(text)!))
      expect(text.slice(line.start, line.end)).toContain(line.value.slice(0, 8));
  });

  it("is no text without labels and rules, and says nothing of what it does not understand", () => {
    expect(noticeOf("Bees dance. They tell each other where flowers are.")).toBeNull();
    expect(facts("- Whatever then happens will be wonderful.")).toEqual({ trues: [], falses: [] });
    expect(facts("- Those who cannot come then will receive a full refund.").trues).toEqual([]);
  });
});
