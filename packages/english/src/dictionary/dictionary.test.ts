import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { ipaOf, pronunciationsOf } from "../../data/ipa.mjs";
import { coverageOf } from "./coverage.ts";
import { inflectionsOf } from "./inflections.ts";
import { levelOf } from "./level.ts";
import { hardWords } from "./vocabulary.ts";

describe("levels", () => {
  it("follow frequency, or the school curriculum where frequency misleads", () => {
    expect(["dog", "school", "pencil", "the"].map(levelOf)).toEqual([1, 1, 1, 1]);
    expect(levelOf("hypothesis")).toBeGreaterThanOrEqual(4);
    expect(levelOf("qzxv")).toBe(5);
  });
  it("of a phrase is that of its hardest word, and at least 2", () => {
    expect(levelOf("give up")).toBe(2);
    expect(levelOf("abide by")).toBe(levelOf("abide"));
  });
});

const forms = (lemma: string, pos: Parameters<typeof inflectionsOf>[1]) =>
  inflectionsOf(lemma, pos).map(({ form }) => form);

describe("inflections", () => {
  it("are the forms of a part of speech that learners have to know", () => {
    expect(forms("city", "n")).toEqual(["cities"]);
    expect(forms("write", "v")).toEqual(["writes", "wrote", "written", "writing"]);
    expect(forms("big", "a")).toEqual(["bigger", "biggest"]);
    // uncountable and ungradable words have none
    expect([...forms("information", "n"), ...forms("daily", "a"), ...forms("known", "a")]).toEqual(
      [],
    );
    expect(["better", "worst", "later", "most"].flatMap((lemma) => forms(lemma, "a"))).toEqual([]);
    expect(forms("bitter", "a")).toHaveLength(2);
    expect(forms("of", "prep")).toEqual([]);
  });
});

describe("hard words", () => {
  const text =
    "The enzyme in the cell was active. The cell needs enzymes. Mr. Kowalski saw the enzyme.";
  const words = hardWords(analyse(text).sentences, 2);
  it("are the words above a level, each once, with count, position and sentence", () => {
    expect(words.map(({ lemma }) => lemma)).toContain("enzyme");
    expect(words.find(({ lemma }) => lemma === "enzyme")).toMatchObject({
      pos: "n",
      count: 3,
      start: 4,
      end: 10,
      sentence: "The enzyme in the cell was active.",
    });
    for (const { level } of words) expect(level).toBeGreaterThan(2);
  });
  it("exclude names", () => {
    expect(words.map(({ lemma }) => lemma)).not.toContain("kowalski");
  });
});

describe("coverage", () => {
  it("counts content words, and names the missing ones", () => {
    const { words, explained, missing } = coverageOf(
      "She saw a zorble and two zorbles. A zorble ran.",
    );
    expect(missing).toEqual([
      ["zorble", 2],
      ["zorbles", 1],
    ]);
    expect(words - explained).toBe(3);
  });
});

describe("IPA", () => {
  it.each([
    ["AH0 K AW1 N T", "əˈkaʊnt"],
    ["L AE1 NG G W AH0 JH", "ˈlæŋɡwədʒ"],
    ["EH1 K S T R AH0", "ˈekstrə"],
    ["S AY0 K AA1 L AH0 JH IY0", "saɪˈkɑːlədʒi"],
    ["D IH0 T ER2 M AH0 N EY1 SH AH0 N", "dɪˌtɜːrməˈneɪʃən"],
    ["TH IH1 NG", "θɪŋ"],
    ["S T R EH1 NG K TH", "streŋkθ"],
  ])("of %s is %s", (sounds, ipa) => {
    expect(ipaOf(sounds)).toBe(ipa);
  });
  it("distinguishes noun and verb where the stress differs", () => {
    const variants = ["R AH0 K AO1 R D", "R EH1 K ER0 D"];
    expect(pronunciationsOf(variants, true)).toEqual(["ˈrekərd", "rəˈkɔːrd"]);
    expect(pronunciationsOf(variants, false)).toHaveLength(1);
  });
});
