import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { glossedWords } from "./glossed-words.ts";

const glosses = (text: string, above = 3) =>
  Object.fromEntries(
    glossedWords(analyse(text).sentences, above).map(({ lemma, meaning }) => [lemma, meaning]),
  );

describe("glossed words", () => {
  it("are hard words with one sense, in their base form", () => {
    expect(glosses("Two squirrels were looking for the acorns under a beech.")).toMatchObject({
      acorn: "도토리",
    });
    expect(glosses("The children loathed the soup.")).toEqual({ loathe: "몹시 싫어하다" });
  });

  it("are not words that the text may use in another sense", () => {
    expect(glosses("The pirate wore a patch over one eye.")).not.toHaveProperty("patch");
    expect(
      glosses("Swimmers who are caught in a rip should not swim against it."),
    ).not.toHaveProperty("rip");
    expect(
      glosses("With patient conditioning, the dogs began to come at the bell."),
    ).not.toHaveProperty("conditioning");
    expect(glosses("The last strokes of his brush made a mountain.", 2)).not.toHaveProperty(
      "stroke",
    );
  });

  it("are never of another part of speech", () => {
    expect(glosses("Bats sleep in the cave, and the bats leave it at night.")).toEqual({});
    expect(glosses("The rooms under the roof were stifling in summer.")).toEqual({});
  });

  it("are no participles before a noun, and no nouns before another", () => {
    expect(glosses("Pruning shears hung on the wall, and they loathed pruning.")).toEqual({
      loathe: "몹시 싫어하다",
    });
    expect(glosses("She cut an acorn squash for the soup.")).not.toHaveProperty("acorn");
  });

  it("are not words that the text explains", () => {
    const acorn = "We found the nut of the oak, called an acorn, in the grass.";
    expect(glosses(acorn)).not.toHaveProperty("acorn");
    expect(glosses("An acorn is a nut that grows on oaks.")).not.toHaveProperty("acorn");
    expect(
      glosses("She drew a glossary (a list of words) and a syringe (a tool of doctors)."),
    ).toEqual({});
    expect(glosses("The nurse put the syringe on the table.")).toHaveProperty("syringe");
  });

  it("are not names, and not words of a phrase", () => {
    expect(glosses("We met Acorn and his sister in Oak.")).toEqual({});
    expect(glosses("At first glance, nothing had changed.")).not.toHaveProperty("glance");
  });

  it("are not transparent to whoever knows the words within", () => {
    const text = "The brightness of the starlight surprised us, and so did the shipyard.";
    expect(glosses(text)).toEqual({ shipyard: "조선소" });
    expect(glosses("The emptiness of the hall was uncomfortable.", 2)).toEqual({});
  });

  it("are each given once, in the order of the text", () => {
    const found = glossedWords(
      analyse("A comet is no omen. An omen was all they saw in the comet.").sentences,
      3,
    );
    expect(found.map(({ lemma, start }) => [lemma, start])).toEqual([
      ["comet", 2],
      ["omen", 14],
    ]);
  });
});
