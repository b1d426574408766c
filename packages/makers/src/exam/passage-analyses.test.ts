import { expect, it } from "vitest";
import { SAMPLES } from "../samples/index.ts";
import { testedSpans } from "../shared/target.ts";
import { make } from "./assemble.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

const SAMPLE = SAMPLES[0]?.text ?? "";
const FAULTY = "These results suggests that people can learns a lot from it.";

it("sets a sentence with an error aside, so that nothing is asked there", () => {
  const text = `${SAMPLE} ${FAULTY}`;
  const source = new PassageAnalyses([{ text }]).get(0);
  if (typeof source === "string") throw new Error(source);
  const { sentences } = source.analysis;
  expect(sentences.at(-1)).toMatchObject({ text: FAULTY, readable: false, tokens: [] });
  expect(sentences.slice(0, -1).every(({ readable }) => readable)).toBe(true);

  const { items } = make({ passages: [{ text }], types: "auto", seed: 1, level: 3 });
  expect(items.length).toBeGreaterThan(0);
  const from = text.indexOf(FAULTY);
  expect(items.flatMap(testedSpans).filter(({ end }) => end > from)).toEqual([]);
});
