/** Faults that a model which played badly on purpose has slipped in. */
import { describe, expect, it } from "vitest";
import { fitProblem } from "./in-place.ts";
import { nounPhraseProblem, turnedProblem } from "./options.ts";
import { koreanProblem } from "./plain-text.ts";

describe("Korean", () => {
  it.each([
    "회사을 설득하려고",
    "단어으로 표현한다",
    "사람를 돕는다",
    "이야기가 가져진 힘",
    "먼저 선택되어져야 한다",
    "the 수업 시간을 바꾸려고",
  ])("is refused where it is translated: %s", (text) => {
    expect(koreanProblem(text, "an option")?.check).toBe("korean");
  });

  it.each([
    "마을 사람들의 뜻을 모을 수 있었다",
    "가을을 기다리며 배를 타고 서울로 갔다",
    "덴마크의 지진학자 Lehmann은 지구의 깊은 속을 처음으로 밝혔다",
    "사람들로 하여금 길을 지을 때 생각하게 한다",
  ])("is taken where it is right: %s", (text) => {
    expect(koreanProblem(text, "an option")).toBeNull();
  });
});

const set = (...texts: string[]) => ({ texts, key: 0 });

describe("options", () => {
  it("are no pair of which one is the other turned round", () => {
    const key = "the harm of shortcuts to memory";
    expect(turnedProblem(set(key, "the memory of harm to shortcuts", "x"))?.check).toBe(
      "turned-pair",
    );
    expect(turnedProblem(set(key, "the harm of shortcuts to skill"))).toBeNull();
    expect(turnedProblem(set("loud music", "music loud"))).toBeNull();
  });

  it("are noun phrases where a topic is asked for", () => {
    const key = "reasons strict rules make games less fun";
    expect(nounPhraseProblem(set(key, "the role of benches in a city"))).toBeNull();
    expect(nounPhraseProblem(set(key, "how height gives power"))).toBeNull();
    expect(nounPhraseProblem(set(key, "to build ever higher towers"))?.check).toBe("one-form");
    expect(nounPhraseProblem(set(key, "it gives people power"))?.check).toBe("one-form");
  });

  it("are predicates where the blank takes one", () => {
    const sentence = "What spoils the bread is not its water.";
    const place = { sentence, span: { start: 22, end: 38 } };
    const right = ["is not its water", "is the cold of a cellar", "is the age of flour"];
    const more = ["has no single name", "depends on the hands of a baker"];
    expect(fitProblem({ texts: [...right, ...more], key: 0 }, place)).toBeNull();
    const wrong = ["to form firm crystals", "that no heat brings back"];
    expect(fitProblem({ texts: [...right, ...wrong], key: 0 }, place)?.check).toBe(
      "fits-the-blank",
    );
  });
});
