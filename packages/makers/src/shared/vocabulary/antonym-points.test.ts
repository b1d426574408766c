import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { antonymPoints } from "./antonym-points.ts";

const turnedIn = (text: string): string[] =>
  antonymPoints(analyse(text).sentences).map(({ token }) => token.text);

describe("turned points", () => {
  it("include a word whose opposite a contrast tells against", () => {
    expect(
      turnedIn("Rigid plans fail when the weather changes. In contrast, flexible plans succeed."),
    ).toContain("fail");
  });

  it("include a word on which claims often turn, where the text goes on about the same thing", () => {
    expect(
      turnedIn(
        "Habits reduce the effort that a decision takes. Because of this saving, people follow their habits without a decision.",
      ),
    ).toContain("reduce");
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
    [
      "whose opposite stands in its own sentence, where the contrast is seen without the text",
      "The absence of a tip is noticed more than its presence. Guests notice the absence at once.",
      "absence",
    ],
    [
      "that is wished for, so that its opposite is seen to be wrong",
      "Careful owners want to protect their dogs. Because of this wish, careful owners buy a good collar for their dogs.",
      "protect",
    ],
    [
      "of a formula that has no other form",
      "In spring a flood is more likely than not. In contrast, a flood in summer is unlikely.",
      "likely",
    ],
    [
      "that names what follows",
      "A striking roof is easy to photograph. The danger is that a photograph hides the dark rooms under the roof. Because of this, the danger grows.",
      "danger",
    ],
    [
      "that stands with a light verb",
      "Each driver takes advantage of the wider road. In contrast, a disadvantage of the road is felt by the town.",
      "advantage",
    ],
    [
      "whose opposite would need an object",
      "A walk in the city is an education in noticing. Because of this education, walkers notice more of the city.",
      "noticing",
    ],
    [
      "that is a participle behind a verb of feeling",
      "When the noise stops, drivers feel relieved. However, the noise worsened the mood of the drivers.",
      "relieved",
    ],
    [
      "that is a detail on which no claim turns",
      "The coats were wet when they came in. However, the shoes were dry.",
      "wet",
    ],
  ])("include no word %s", (_why, text, word) => {
    expect(turnedIn(text)).not.toContain(word);
  });
});
