import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { grammarCandidates } from "../../shared/grammar/points.ts";
import { isFilledByFrame, isPrinted } from "./frame.ts";
import { inflectionCandidates, rootCandidates } from "./inflections.ts";

const candidatesIn = (text: string) => {
  const { sentences } = analyse(text);
  return [...inflectionCandidates(grammarCandidates(sentences)), ...rootCandidates(sentences)].map(
    (one) => ({ one, sentences }),
  );
};
/** The forms that may be asked, as "hint→form". */
const askedIn = (text: string): string[] =>
  candidatesIn(text)
    .filter(({ one, sentences }) => !isFilledByFrame(one, sentences) && !isPrinted(one, sentences))
    .map(({ one }) => `${one.hint}→${one.original}`);

describe("a blank that its frame fills", () => {
  it.each([
    ["The results are usually clear.", "usual→usually"],
    ["This way of building is old.", "build→building"],
    ["They keep asking the same question.", "ask→asking"],
    ["They told me to open the gate.", "open→to open"],
    ["The garden has been planted by the children.", "plant→planted"],
    ["The hills are covered with snow.", "cover→covered"],
    ["They spend the day by fishing, cooking, or painting boats.", "paint→painting"],
    [
      "The explanation of the teacher was clear, and she explained it again.",
      "explain→explanation",
    ],
  ])("is not asked: %s (%s)", (text, form) => {
    expect(askedIn(text)).not.toContain(form);
  });

  it.each([
    ["By controlling these muscles, the animal hides.", "control→controlling"],
    ["They opened the door and never closed it.", "close→closed"],
    ["Growing plants on a roof cools the house.", "grow→Growing"],
  ])("leaves others: %s (%s)", (text, form) => {
    expect(askedIn(text)).toContain(form);
  });
});

const kinds = (text: string) => candidatesIn(text).map(({ one }) => one.kind);

describe("kinds of blanks", () => {
  it("are one for each class of derived words, and one for all gerunds", () => {
    expect(kinds("The explanation of the teacher was clear.")).toEqual(["word-class n"]);
    expect(kinds("She slowly opened the heavy door.")).toEqual(["adjective-adverb"]);
    expect(kinds("By controlling these muscles, the animal hides.")).toEqual(["gerund"]);
  });
});
