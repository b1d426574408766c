import { describe, expect, it } from "vitest";
import { acceptedForms } from "./accepted-forms.ts";

const accepted = (rule: string, original: string, cue: string, before = "", after = "") =>
  acceptedForms({ rule, original }, { cue, before, after });
const relative = (original: string, noun: string) => accepted("relative-adverb", original, noun);

describe("relatives", () => {
  it("takes a relative adverb for preposition and which, and vice versa", () => {
    expect(relative("where", "house")).toEqual(["where", "in which", "at which", "on which"]);
    expect(relative("in which", "game")).toEqual(["in which", "where"]);
    expect(relative("On which", "Day")).toEqual(["On which", "when"]);
    expect(relative("when", "moment")).toContain("at which");
    expect(relative("why", "reason")).toContain("for which");
  });

  it("takes the adverb for preposition and which of a reason and a time", () => {
    expect(relative("for which", "reason")).toContain("why");
    expect(relative("during which", "years")).toContain("when");
  });

  it("takes no adverb where none has the same meaning", () => {
    expect(relative("in which", "way")).toEqual(["in which"]);
    expect(relative("by which", "rule")).toEqual(["by which", "through which"]);
  });

  it("takes that for which and who, but not behind a preposition or a comma", () => {
    expect(accepted("relative-what", "which", "book")).toEqual(["which", "that"]);
    expect(accepted("relative-what", "which", "book", "He sold the book, ")).toEqual(["which"]);
    expect(accepted("relative-case", "which", "were", "books, most of ")).toEqual(["which"]);
    expect(accepted("relative-case", "who", "have", "those ")).toEqual(["who", "that"]);
    expect(accepted("relative-case", "who", "may", "the seller, ")).toEqual(["who"]);
  });

  it("takes who for that behind people, which behind things", () => {
    expect(accepted("relative-what", "that", "teachers")).toEqual(["that", "who"]);
    expect(accepted("relative-what", "that", "words")).toEqual(["that", "which"]);
  });

  it("takes the thing that for what", () => {
    expect(accepted("relative-what", "what", "value")).toContain("the thing that");
  });
});

describe("verbs", () => {
  it("takes in order to and so as to for a purpose", () => {
    expect(accepted("purpose-infinitive", "to save", "ran")).toEqual([
      "to save",
      "in order to save",
      "so as to save",
    ]);
  });

  it("takes both infinitives after help, and both forms after verbs of perception", () => {
    expect(accepted("bare-infinitive", "see", "helps")).toEqual(["see", "to see"]);
    expect(accepted("bare-infinitive", "fall", "watched")).toEqual(["fall", "falling"]);
    expect(accepted("bare-infinitive", "melt", "letting")).toEqual(["melt"]);
  });

  it("takes a second to beside an infinitive", () => {
    expect(accepted("parallel", "turn", "sit", "He asked her to sit there and ")).toEqual([
      "turn",
      "to turn",
    ]);
    expect(accepted("parallel", "died", "continued", "He continued and ")).toEqual(["died"]);
  });

  it("takes the other tense of a verb that the clause lacked, and a clause for a participle", () => {
    expect(accepted("finite-verb", "is", "tree")).toEqual(["is", "was"]);
    expect(accepted("finite-verb", "waiting", "may", "A line of people ")).toContain("who wait");
    expect(accepted("participle-modifier", "made", "ball")).toContain("which is made");
    expect(accepted("participle-modifier", "made", "balls")).not.toContain("which is made");
  });
});

describe("other words", () => {
  it("takes what has the same meaning in this place only", () => {
    expect(accepted("conjunction-preposition", "while", "ran", "waited ")).toContain("as");
    expect(accepted("conjunction-preposition", "while", "are", "are small, ")).toEqual([
      "while",
      "whereas",
    ]);
    expect(accepted("conjunction-preposition", "during", "day")).toContain("throughout");
    expect(accepted("comparison", "much", "weaker")).toContain("considerably");
  });

  it("takes a left out that where its clause does without", () => {
    expect(accepted("that-conjunction", "that", "believed")).toContain("생략");
    expect(accepted("that-conjunction", "that", "fact")).toEqual(["that"]);
  });

  it("takes nothing under another rule", () => {
    expect(accepted("voice", "in which", "game")).toEqual(["in which"]);
  });
});
