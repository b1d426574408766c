import { analyse, factsWith } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { surroundingsOf } from "./surroundings.ts";
import { intrudersBetween, type Intruder } from "./intruder.ts";

const TEXT =
  "A museum is often thought of as a storehouse of old things. Museums keep objects, to be sure, but they also decide what deserves to be kept. A museum that shows only kings tells its visitors that farmers did not matter. When museums choose, they write history. Visitors rarely ask who chose the objects before their eyes.";

/** The intruders between two adjacent sentences of a text, by the number of the first. */
function between(at: number, text = TEXT, others: readonly string[] = []): Intruder[] {
  const { sentences } = analyse(text);
  const surroundings = surroundingsOf(sentences);
  if (!surroundings) throw new Error("a text without content");
  return intrudersBetween(
    sentences[at]!,
    sentences[at + 1]!,
    surroundings,
    others.map((one) => analyse(one)),
  );
}

describe("intrudersBetween", () => {
  it("are facts that name a noun that the text is about", () => {
    const found = between(1);
    expect(found.length).toBeGreaterThan(0);
    for (const { text, hook } of found) {
      expect(factsWith("museum").map((fact) => fact.text)).toContain(text);
      expect(hook.toLowerCase()).toMatch(/^museums?$/u);
    }
  });

  it("are none where neither sentence has the noun, or the text is not about it", () => {
    expect(between(3, TEXT.replace("museums choose", "buildings choose"))).toEqual([]);
    expect(between(1, TEXT.replace(/museums?/giu, "spreadsheets"))).toEqual([]);
  });

  it("say nothing that a sentence of the text says", () => {
    const said = between(1)[0]!.text;
    expect(between(1, `${TEXT} ${said}`).map(({ text }) => text)).not.toContain(said);
  });

  it("name nouns that the text does not have", () => {
    for (const { strange } of between(1)) {
      expect(strange.length).toBeLessThanOrEqual(2);
      for (const word of strange) expect(TEXT).not.toContain(word);
    }
  });

  it("are sentences of the exam's other passages, too, that have the noun and stand by themselves", () => {
    const own = "Visitors to large museums often rest on benches in the halls.";
    expect(between(1, TEXT, [`${own} That is a pity.`]).map(({ text }) => text)).toContain(own);
  });
});
