import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { turnedPoints } from "./turned-points.ts";

const turnedIn = (text: string): string[] =>
  turnedPoints(analyse(text).sentences).map(({ token }) => token.text);

describe("turned points", () => {
  it("include a word whose opposite a contrast tells against", () => {
    expect(turnedIn("The first road was wide, while the second road was very narrow.")).toContain(
      "wide",
    );
  });

  it.each([
    [
      "of a list, which tells what it must be like",
      "The first pump was old, rusty and broken, while the second pump was repaired every year.",
      "broken",
    ],
    [
      "that is a participle before its noun",
      "To a tidy owner, fallen trunks look like waste in a forest. Yet a dead tree in the forest feeds more living things than the trees that stand around it.",
      "fallen",
    ],
    [
      "whose opposite stands beside it once more on the other side of the contrast",
      "Females had twenty large cells, whereas males had nineteen large cells and one small cell.",
      "large",
    ],
  ])("include no word %s", (_why, text, word) => {
    expect(turnedIn(text)).not.toContain(word);
  });
});
