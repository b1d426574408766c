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

  it.each([
    [
      "- Long trousers must be worn every day.",
      "People have to wear long trousers every day.",
      "People can wear long trousers only on the first day.",
    ],
    [
      "- Ovens may be used, but frying is prohibited for safety reasons.",
      "The rules forbid frying.",
      "There is no rule against frying.",
    ],
    [
      "- Hot soup will be served to all volunteers after the walk.",
      "The organizers will serve hot soup to all volunteers after the walk.",
      "The organizers will serve hot soup to all volunteers before the walk.",
    ],
    [
      "- Photography is permitted everywhere except in the map room.",
      "The map room is the only place where photography is forbidden.",
      "The map room is the only place where photography is allowed.",
    ],
    [
      "- Helmets are provided free and must be worn at all times.",
      "People have to wear helmets at all times.",
      "People can choose whether or not to wear helmets at all times.",
    ],
    [
      "Time: 9 a.m. – noon",
      "The workshop goes on for three hours.",
      "The workshop does not begin until the afternoon.",
    ],
    [
      "Price: $18 (adults), $10 (ages 8 – 17), free (under 8)",
      "Adults are charged more than those aged 8 to 17.",
      "Those under 8 have to pay half of the usual price.",
    ],
    [
      "★ In the event of heavy rain, the workshop will be held one week later at the same place.",
      "Heavy rain will cause the workshop to be put off for one week.",
      "Heavy rain will lead the organizers to cancel the workshop altogether.",
    ],
    [
      "- Students can receive a certificate if they stay to the end.",
      "Students have to stay to the end in order to receive a certificate.",
      "Students can receive a certificate even if they do not stay to the end.",
    ],
  ])("%s: clause by clause", (line, isTrue, isFalse) => {
    const { trues, falses } = facts(line);
    expect(trues).toContain(isTrue);
    expect(falses).toContain(isFalse);
  });

  it("may be in whole sentences, without any list", () => {
    const notice = noticeOf(
      "The pool will reopen on Monday, June 2. It will be open from 6 a.m. to 9 p.m. Tickets cost $6 for adults and $3 for students. Visitors must bring a lock. Glass bottles are not allowed. Lessons will be offered every Saturday.",
    );
    const trues = noticeFacts(notice!).flatMap((one) => one.trues);
    expect(trues).toContain("Adults are charged more than students.");
    expect(
      noticeOf("In May 1900 she had paid $3, and members were glad. He was told that he must go."),
    ).toBeNull();
  });

  it("leaves out what holds only under a condition, or points to what is not told", () => {
    expect(facts("- If you are late, bags must be left outside.").trues).toEqual([]);
    expect(facts("- It must be worn, and they may be kept.").trues).toEqual([]);
    expect(facts("- For more information, call 555-0117.").trues).toEqual([]);
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
