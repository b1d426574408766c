/** The form of the files in `aside-frames/`: a frame is put into a passage with any noun of its class. */
import { describe, expect, it } from "vitest";
import { fillFrame } from "../src/dictionary/aside-frames.ts";
import { listData, readLines } from "../src/lexicon/data.ts";

const FILES = listData("aside-frames").map((file) => {
  const [header = "", ...rest] = readLines(file).filter((line) => line !== "");
  const isMass = rest[0] === "mass";
  return { file, header, isMass, frames: isMass ? rest.slice(1) : rest };
});
const ALL = FILES.flatMap(({ file, isMass, frames }) =>
  frames.map((frame) => ({ file, isMass, frame })),
);

/** Words that point to what stands before, to the writer or to the reader. */
const POINTS =
  /\b(?:I|we|you|our|your|my|therefore)\b|^(?:This|These|There|Also|Another|Such|Instead|They|It|Its|Their|For example)\b/iu;

function problemsOf(line: string, isMass: boolean): string[] {
  const [question = "", sentence = "", ...more] = line.split(" | ");
  const slots = sentence.match(/\{[^}]*\}/gu) ?? [];
  const known = isMass ? ["{N}"] : ["{Ns}", "{N}", "{a N}"];
  const words = sentence.split(" ").length;
  return [
    ...(/^[a-z-]+$/u.test(question) && more.length === 0 ? [] : ["label"]),
    ...(slots.length >= 1 && slots.every((slot) => known.includes(slot)) ? [] : ["slots"]),
    ...(/^(?:[A-Z]|\{)[^.!?"“”]*\.$/u.test(sentence) ? [] : ["sentence"]),
    ...(words >= 11 && words <= 26 ? [] : ["length"]),
    ...(POINTS.test(sentence) ? ["points"] : []),
  ];
}

describe("aside frames", () => {
  it("are written in the form that is read", () => {
    expect(FILES.length).toBeGreaterThanOrEqual(40);
    expect(ALL.length).toBeGreaterThan(24 * 40);
    expect(
      ALL.flatMap(({ file, isMass, frame }) =>
        problemsOf(frame, isMass).map((problem) => `${file}: ${problem}: ${frame}`),
      ),
    ).toEqual([]);
  });

  it("stand once each, under nouns that stand once in their class", () => {
    const frames = ALL.map(({ frame }) => frame);
    expect(frames.filter((frame, at) => frames.indexOf(frame) !== at)).toEqual([]);
    const odd = FILES.flatMap(({ file, header }) => {
      const nouns = header.replace(/^nouns: /u, "").split(", ");
      return nouns
        .filter((noun, at) => nouns.indexOf(noun) !== at || !/^[A-Za-z' -]+$/u.test(noun))
        .map((noun) => `${file}: ${noun}`);
    });
    expect(odd).toEqual([]);
  });

  it.each([
    ["{Ns} are sold by weight.", "potato", "Potatoes are sold by weight."],
    ["Owners of {a N} pay a small tax.", "apple tree", "Owners of an apple tree pay a small tax."],
    ["{N} is kept dry.", "salt", "Salt is kept dry."],
  ])("are filled: %s with %s", (frame, noun, filled) => {
    expect(fillFrame(frame, noun)).toBe(filled);
  });
});
