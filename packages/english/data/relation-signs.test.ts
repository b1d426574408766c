/** The form of `relation-signs.txt`: its words are tried as they stand, and what they show is printed in explanations. */
import { describe, expect, it } from "vitest";
import { RELATIONS, relationSigns, type RelationSign } from "../src/discourse/relation-signs.ts";

function problemsOf({ id, relation, side, weight, shows, words }: RelationSign): string[] {
  return [
    ...(/^[a-z]+$/u.test(id) ? [] : ["id"]),
    ...(RELATIONS.includes(relation) ? [] : ["relation"]),
    ...(["before", "after"].includes(side) ? [] : ["side"]),
    ...([1, 2].includes(weight) ? [] : ["weight"]),
    ...(/^[가-힣 ]+요$/u.test(shows) ? [] : ["shows"]),
    ...(words.join("\n") === [...new Set(words)].toSorted().join("\n") ? [] : ["order"]),
    ...words.flatMap((word) => (/^[a-z]+(?: [a-z]+){0,4}$/u.test(word) ? [] : [word])),
  ];
}

describe("relation-signs.txt", () => {
  it("is sorted, and every sign has its form", () => {
    const ids = relationSigns().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    for (const sign of relationSigns()) expect([sign.id, ...problemsOf(sign)]).toEqual([sign.id]);
  });

  it("has signs of every relation", () => {
    expect(new Set(relationSigns().map(({ relation }) => relation)).size).toBe(RELATIONS.length);
  });
});
