import { analyse, proofread } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Source } from "../maker.ts";
import { isFreeOpening } from "./excerpt-opening.ts";
import { cleanExcerpts, excerptProblem, excerpts } from "./excerpt.ts";

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const shown = (text: string): string[] =>
  excerpts(sourceOf(text)).map(({ span }) => text.slice(span.start, span.end));

/** 100 words, of which no sentence refers to one before the second. */
const BODY =
  "Many small shops in our town open long before sunrise. The baker lights the oven at three and waits for the first loaves to rise. Farmers bring fresh milk and cheese in wooden boxes, and the smell of warm bread fills the narrow street. Some customers arrive while the sky is still dark, because the best loaves are gone by seven. A few of them have bought the same bread for thirty years. Large stores sell bread all day, but the small shops keep their customers by offering something that no machine can make. A town without such shops would be a poorer place.";
const MORE =
  "Glass is made by heating sand until it melts. Workers in the old factories blew air into the soft glass through long iron pipes. A skilled worker could shape a vase in less than five minutes. Modern machines press the glass into metal forms and produce thousands of bottles an hour. Bottles from the machines are cheap and strong, yet every one of them looks like every other. People who collect glass therefore look for small faults that only a human breath can leave. Air bubbles, uneven rims and slightly crooked necks raise the price of an old vase.";

describe("excerpts", () => {
  it("uses a clean passage whole", () => {
    expect(shown(BODY)).toEqual([BODY]);
    expect(excerptProblem(sourceOf(BODY))).toBeNull();
  });

  it("uses a short passage whole, since its teacher chose it", () => {
    const text =
      "Bees dance to tell others where flowers grow. The dance shows direction and distance.";
    expect(shown(text)).toEqual([text]);
  });

  it("uses a passage with one doubtful finding of 지문 점검, which its teacher has seen, and none with two", () => {
    const once = BODY.replace("the narrow street", "narrow street");
    expect(proofread(analyse(once)).map(({ kind }) => kind)).toEqual(["article"]);
    expect(shown(once)).toEqual([once]);
    const twice = `${once} A shop keeps its customers in small street.`;
    expect(proofread(analyse(twice)).length).toBe(2);
    expect(shown(twice)).toEqual([]);
  });

  it("takes the parts of a long passage that stand alone", () => {
    const text = [BODY, MORE, BODY.replace("Many small", "Several old")].join("\n\n");
    const parts = shown(text);
    expect(parts).toContain(MORE);
    for (const part of parts) expect(part.split(" ").length).toBeLessThanOrEqual(190);
  });

  it("leaves out a title, a salutation and a closing formula", () => {
    expect(shown(`A Street in the Morning\n${BODY}`)).toEqual([BODY]);
    expect(shown(`Dear friends,\n${BODY}\nSincerely,\nHana Kim`)).toEqual([BODY]);
  });

  it("leaves out a faulty sentence at the edge", () => {
    expect(shown(`There is three type of shops here. ${BODY}`)).toEqual([BODY]);
  });

  it("leaves out what is said aside", () => {
    expect(shown(`${BODY} In this article, we will describe three of them.`)).toEqual([BODY]);
  });

  it.each([
    ["The loss in any year is slight and rarely alarms a farmer.", false],
    ["The principle being protected is older than any court.", false],
    ["A minute before, they had met in the hall.", false],
    ["Having found something, they run home in a straight line.", false],
    ["Researchers in a Dutch city set out to test the idea in real streets.", false],
    ["The world is full of small shops.", true],
    ["The number of shops has fallen.", true],
    ["A minute is enough to read a page.", true],
  ])("knows whether %s can open a part of a passage", (text, isFree) => {
    const [sentence] = analyse(text).sentences;
    expect(sentence && isFreeOpening(sentence)).toBe(isFree);
  });

  it.each([
    ["These", `These shops open early. ${BODY.split(". ").slice(1, 3).join(". ")}.`],
    ["Therefore", "Therefore, the men repeated the test with ten children. Nobody was surprised."],
    ["More importantly", "More importantly, the beds are full. Nobody sleeps in the hall."],
    ["also", "Doctors can also look at the brain with a strong magnet. The pictures are clear."],
    ["The last piece", "The last piece in our puzzle is a tiny bone. It lies in the ear."],
    ["It", "It crosses the river twice. The trip takes an hour."],
    ["She", "She opened the door. A dog ran in."],
    ["As you now know", "As you now know, ants are strong. Ants carry leaves."],
    ["these fish", "A large problem for these fish is the cold. Ice covers the lake."],
  ])("refuses a passage that opens with %s", (words, text) => {
    expect(shown(text)).toEqual([]);
    expect(excerptProblem(sourceOf(text))).toContain(`(${JSON.stringify(words).slice(0, -1)}`);
  });

  it.each([
    ["그림이나 표", "The ear has three bones. The smallest bone is shown (Figure 2)."],
    ["다른 글", "The ear has three bones. As mentioned above, the smallest is very light."],
    ["지문 점검", "There are three type of bones in the ear. Two are joined."],
    ["잘렸는지", "The ear has three bones. The smallest of them is"],
    ["예고", "Some people never forget a face. Here is what happens in their heads."],
  ])("refuses with a reason: %s", (reason, text) => {
    expect(shown(text)).toEqual([]);
    expect(excerptProblem(sourceOf(text))).toContain(reason);
  });

  it.each([
    ["It is often said that walking helps people to think. Many writers agree."],
    ["So many people visit the island that the beaches are full. Others stay away."],
    ["The first bicycles had no pedals. Riders pushed with their feet."],
    ["Those who rise early see the fox. The fox is shy."],
    ["This morning a fox came into the garden. The dog slept."],
    ["Rabbits were also kept for their fur. The fur was soft."],
  ])("does not take for a reference: %s", (text) => {
    expect(shown(text)).toEqual([text]);
  });

  it("takes the lines of a notice for whole, though the last one has no full stop", () => {
    const lines = [
      "Night Walk",
      "When: May 18",
      "Where: Fern Valley",
      "Fee: $6",
      "- Bring a flashlight",
    ];
    const text = `${lines.join("\n")}\n- No dogs, please`;
    expect(shown(text)).toEqual([text]);
  });

  it("begins no part with a name or an abbreviation that was introduced before", () => {
    const text = `Kumar Rao opened a school of magic called the Oak School of Magic (OSM) in a small village.\n\n${BODY}\n\nOSM moved to the town last year. ${MORE}\n\n${MORE} Rao teaches there today.`;
    const later = cleanExcerpts(sourceOf(text)).filter(({ span }) => span.start > 0);
    expect(later.length).toBeGreaterThan(0);
    for (const { span } of later) expect(text.slice(span.start, span.end)).not.toMatch(/OSM|Rao/u);
  });

  it("ends no part in the middle of a thought", () => {
    const text = [BODY, MORE, BODY, MORE].join(" ");
    const ends = cleanExcerpts(sourceOf(text)).map(({ span }) => text.slice(span.start, span.end));
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toMatch(/[.!?]$/u);
  });
});
