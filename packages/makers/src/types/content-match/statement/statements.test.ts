import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { seeded } from "../../../shared/random.ts";
import { propositionsOf } from "../../../shared/clause/propositions.ts";
import { retagged } from "../../../shared/clause/retag.ts";
import { differenceOf } from "./difference.ts";
import { framesOf, reversedFrames } from "./frames.ts";
import { printed } from "../../../shared/clause/print.ts";
import { namedIn } from "../../../shared/clause/references.ts";
import { statementsOf } from "./statements.ts";

/** The frames of the first proposition of a text's last sentence, as text; null where a word is not certain. */
function framed(text: string, isReversed = false): (string | null)[] {
  const analysis = retagged(analyse(text), null);
  const sentence = analysis.sentences.at(-1)!;
  return propositionsOf(sentence).flatMap((proposition) =>
    [...(isReversed ? reversedFrames(proposition) : framesOf(proposition, []))].map(({ bits }) => {
      const named = namedIn(bits, sentence, analysis, null);
      return named ? printed(bits, named) : null;
    }),
  );
}

describe("the frames of a sentence", () => {
  it.each([
    [
      "However, the bees built a large nest in 1990.",
      "A large nest was built by the bees in 1990.",
    ],
    ["The nest was destroyed by a storm.", "A storm destroyed the nest."],
    [
      "Because the river was wide, the farmers built a bridge.",
      "The river was wide, so the farmers built a bridge.",
    ],
    [
      "Although the river was wide, the farmers crossed the water.",
      "The river was wide, but the farmers crossed the water.",
    ],
    [
      "The farmers built a bridge before the rain came.",
      "The rain came after the farmers built a bridge.",
    ],
    ["The farmers, who lived near the river, built a bridge.", "The farmers built a bridge."],
  ])("%s", (text, frame) => {
    expect(framed(text)).toContain(frame);
  });

  it("reverse cause and effect, and before and after", () => {
    expect(framed("The farmers built a bridge because the river was wide.", true)).toContain(
      "The river was wide because the farmers built a bridge.",
    );
    expect(framed("The farmers built a bridge before the rain came.", true)).toContain(
      "The rain came before the farmers built a bridge.",
    );
  });

  it("name what a pronoun stands for, where only one thing can be meant", () => {
    expect(framed("The farmers met in the village. In 1990 they built a bridge.")).toContain(
      "The farmers built a bridge in 1990.",
    );
    expect(
      framed("The farmers met the sailors. In 1990 they built a bridge.").every(
        (one) => one === null,
      ),
    ).toBe(true);
  });

  it.each([
    ["asks", "Why did the farmers build a bridge?"],
    ["quotes", 'The farmer said "stay" to the bees.'],
    ["has two loose verbs", "The bees the farmers kept built made a nest."],
  ])("are none where it %s", (_why, text) => {
    expect(framed(text)).toEqual([]);
  });
});

describe("a statement", () => {
  it("is not offered where it hardly differs from its sentence", () => {
    const analysis = analyse("The bees slept in the warm nest at night.");
    const context = { analysis, person: null, random: seeded(1) };
    const copies = statementsOf(analysis.sentences[0]!, context).filter(
      ({ text, reversal }) => reversal === null && differenceOf(text, analysis.text).share < 0.4,
    );
    expect(copies).toEqual([]);
  });

  it("differs by words and by their order", () => {
    expect(differenceOf("The bees slept at night.", "The bees slept at night.").share).toBe(0);
    expect(
      differenceOf("A storm destroyed the nest.", "The nest was destroyed by a storm.").share,
    ).toBeGreaterThan(0.4);
    expect(differenceOf("The old bees slept.", "The old bees slept well.").run).toBe(3);
  });
});
