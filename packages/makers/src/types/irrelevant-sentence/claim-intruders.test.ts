import { analyse, inflectClaim, claimFieldsOf } from "@pulda/english";
import { countWords } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { claimIntruders } from "./claim-intruders.ts";

const TEXT =
  "Many people think that a museum is a storehouse of old things. Museums keep objects, to be sure, but they also decide what deserves to be kept. A museum that shows only kings tells its visitors that farmers did not matter. When museums choose, they write history. Visitors rarely ask who chose the objects before their eyes.";
const analysis = analyse(TEXT);
const of = (lemma: string) => claimIntruders({ word: lemma, lemma }, analysis, analysis.sentences);

describe("claimIntruders", () => {
  it("claim of the noun what the bank claims of its field, each in a sentence of its own", () => {
    const found = of("museum");
    expect(found.length).toBeGreaterThan(0);
    const themes = new Set(
      claimFieldsOf("museum").flatMap(({ claims }) => claims.map(({ theme }) => theme)),
    );
    for (const { text, theme } of found) {
      expect(text).toMatch(
        /^(?:(?:In many cases|Of course|At the same time), m|M)useums [a-z].*\.$/u,
      );
      expect(countWords(text)).toBeGreaterThanOrEqual(9);
      expect(themes).toContain(theme);
    }
  });

  it("say nothing that a sentence of the text says", () => {
    const claims = claimFieldsOf("museum").flatMap(({ claims: all }) => all);
    const said = claims.flatMap((claim) => inflectClaim(claim, "present", "they") ?? [])[0]!;
    const text = `${TEXT} Museums ${said}. A museum also has walls.`;
    const own = analyse(text);
    const texts = claimIntruders({ word: "museum", lemma: "museum" }, own, own.sentences);
    expect(texts.filter((one) => one.text.includes(said))).toEqual([]);
  });

  it("speak of no noun that no file lists, and of nobody in general", () => {
    expect(of("storehouse")).toEqual([]);
    expect(of("people")).toEqual([]);
  });
});
