import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { progressTies } from "./progress-ties.ts";

/** The words by which the second sentence says what happens next. */
function progress(second: string): string | null {
  return progressTies(analyse(`Mina opened the door. ${second}`))[0]?.words ?? null;
}

describe("a sentence that tells what happens next", () => {
  it.each([
    ["The next morning the dog was gone.", "The next morning"],
    ["That night nobody slept.", "That night"],
    ["By noon the street was full.", "By noon"],
    ["Within an hour the rain had stopped.", "Within an hour"],
    ["Two weeks later a letter came.", "Two weeks later"],
    ["A few days passed without news.", "A few days passed"],
    ["When she returned, the room was dark.", "When she"],
    ["At last somebody spoke.", "At last"],
    ["Then, faintly, a bell rang.", "Then"],
    ["She nodded and took the key.", "She nodded"],
    ["He only shrugged.", "He only shrugged"],
    ["Proudly she called him over.", "Proudly she called"],
    ["Annoyed, he went to bed.", "Annoyed, he went"],
    ["Listening to the rain, they waited.", "Listening to the rain, they waited"],
    ["“For a moment,” she wrote, “I was afraid.”", "For a moment"],
  ])("%s", (second, words) => {
    expect(progress(second)).toBe(words);
  });

  it.each([
    "When bread is dear, people buy rice.",
    "The dog slept in the sun.",
    "She was a tall woman.",
    "They had a dog.",
    "Proud of her work, the teacher smiled.",
    "Then again, doors are often open.",
    "Days are short in winter.",
  ])("leaves alone: %s", (second) => {
    expect(progress(second)).toBeNull();
  });

  it("leads to the sentence directly before", () => {
    const [tie] = progressTies(analyse("Mina opened the door. The next moment a dog ran out."));
    expect(tie).toMatchObject({ kind: "leaning", relation: "progress", near: true, sources: [0] });
  });
});
