import { analyse, type Sentence } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { fluentOpposite } from "./fluent-opposite.ts";
import { wordDistractors } from "./word-distractors.ts";
import { knownWords, koreanOf, means } from "./known-words.ts";
import { antonymPoints } from "./antonym-points.ts";

function sentencesOf(text: string): readonly Sentence[] {
  return analyse(text).sentences;
}

function wordIn(text: string, lemma: string) {
  const word = knownWords(sentencesOf(text)).find(({ head }) => head.lemma === lemma);
  if (!word) throw new Error(`"${lemma}" is not known here`);
  return word;
}

/** The fluent opposites in a text, as "word→opposite". */
function turned(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    sentence.tokens.flatMap((token) => {
      const found = fluentOpposite(sentence, token);
      return found ? [`${token.text}→${found.replacement}`] : [];
    }),
  );
}

describe("known words", () => {
  it("are those of our dictionary in a certain sense, each lemma once", () => {
    const lemmas = knownWords(
      sentencesOf(
        "This intention is common. Psychologists study the intention of the obvious cause.",
      ),
    ).map(({ head }) => head.lemma);
    expect(lemmas.filter((lemma) => lemma === "intention")).toHaveLength(1);
    expect(lemmas).toContain("obvious");
  });

  it("are none within phrases, names or compounds", () => {
    expect(knownWords(sentencesOf("By contrast, the Obvious Company sells more."))).toEqual([]);
  });

  it("are no plurals with a sense of their own", () => {
    expect(knownWords(sentencesOf("They put their savings into a house."))).toEqual([]);
  });

  it("are said in Korean", () => {
    expect(koreanOf("abandon", "v")).toBe("그만두다");
    expect(means("ignore", "무시하다")).toBe("'ignore'는 '무시하다'라는 뜻이에요.");
    expect(means("ignore", null)).toMatch(/뜻이 다른 낱말이에요\.$/u);
  });
});

describe("distractors of a known word", () => {
  const word = wordIn("The elevator reversed this order for ever.", "reverse");

  it("have its form, a reason and a trap", () => {
    for (const { form, reason, trap } of wordDistractors(word, new Set())) {
      expect(form).toMatch(/ed$|^[a-z]+$/u);
      expect(reason).toMatch(/요\.$/u);
      expect(trap).toMatch(/요\.$/u);
    }
  });

  const visible = wordIn("The drive makes no visible difference to the direction.", "visible");

  it("are near misses first, then opposites, then words of its field", () => {
    const distractors = wordDistractors(visible, new Set());
    const lemmas = distractors.map(({ lemma }) => lemma);
    const { nearMisses, confusables } = visible.usage;
    const opposite = distractors.findIndex(({ reason }) => reason.endsWith("반대되는 뜻이에요."));
    expect(opposite).toBeGreaterThan(1);
    expect(nearMisses).toEqual(expect.arrayContaining(lemmas.slice(0, opposite)));
    expect(confusables).toContain(lemmas[opposite + 1]);
  });

  it("are none that is taken, does not suit the place or shares the root", () => {
    expect(wordDistractors(word, new Set()).map(({ form }) => form)).toContain("delayed");
    expect(wordDistractors(word, new Set(["delayed"])).map(({ form }) => form)).not.toContain(
      "delayed",
    );
    expect(wordDistractors(word, new Set(), () => false)).toEqual([]);
    expect(wordDistractors(visible, new Set()).map(({ lemma }) => lemma)).not.toContain(
      "invisible",
    );
  });
});

describe("fluent opposites", () => {
  it("fit the company of the word and have its form", () => {
    expect(turned("A coupon solves this problem by letting customers sort themselves.")).toContain(
      "solves→causes",
    );
    expect(turned("The officials reduce the hours of the library.")).toContain("reduce→increase");
  });

  it.each([
    ["in a pattern of the verb", "They continue to reduce in order to help us."],
    ["within a compound", "The problem family lives here."],
    ["of a name", "Reduce is a word."],
    [
      "of an object that the other cannot have",
      "Whoever apologizes risks being refused in public.",
    ],
    ["beside its own contrary", "Such comments do more harm than good."],
  ])("are none %s", (_why, text) => {
    expect(turned(text)).toEqual([]);
  });
});

describe("words that can be reversed", () => {
  const text =
    "The library lends fewer books every year. The officials reduce its hours every winter. With shorter hours, the library can serve fewer visitors.";

  it("name another sentence that the opposite contradicts", () => {
    const points = antonymPoints(sentencesOf(text));
    const point = points.find(({ token }) => token.text === "reduce");
    expect(point?.replacement).toBe("increase");
    const { start, end } = point!.evidence;
    expect(text.slice(start, end)).not.toContain("reduce");
    expect(point?.note).toMatch(/요\.$/u);
  });

  it("are none that is negated", () => {
    const negated = text.replace("officials reduce", "officials do not reduce");
    expect(antonymPoints(sentencesOf(negated)).map(({ token }) => token.text)).not.toContain(
      "reduce",
    );
  });
});
