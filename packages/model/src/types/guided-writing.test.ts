import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { readAnswer } from "../proposing.ts";

const PASSAGE =
  "For years the two clocks in the hall disagreed, and nobody could say which of them was right. The caretaker, who had wound both every Sunday, insisted that the older one lost a minute a day. A visitor from the observatory settled the matter in an afternoon. He showed that the clocks were deprived of the regular swing that would enable them to agree, because the floor itself was moving. The heavier the traffic in the street grew, the further they drifted apart. Since then the hall has kept only one clock, which implies that people prefer a single error to two. What they wanted was never the time but an end to the quarrel.";
const SENTENCE =
  "He showed that the clocks were deprived of the regular swing that would enable them to agree, because the floor itself was moving.";
const TARGET = "were deprived of the regular swing that would enable them to agree";

/** A proposal of a target of the passage. */
function propose(more: object, text = PASSAGE) {
  const answer = {
    refuse: "",
    sentence: SENTENCE,
    target: TARGET,
    korean: "(시계들이) 그것들을 일치할 수 있게 해 줄 규칙적인 흔들림을 빼앗겼다",
    words: [],
    structures: [],
    accepted: [],
    why: "수동태와 주격 관계대명사가 필요해요.",
    difficulty: "high",
    ...more,
  };
  const task = { type: "guided-writing", passage: 0, text, level: 3, seed: 1, avoid: [] };
  return readAnswer(task, { text: JSON.stringify(answer) });
}

const named = (id: string, part = "") => ({ id, part });
const accepted = (item: ItemContent): readonly string[] =>
  item.shape === "write" ? (item.key.accepted[0] ?? []) : [];
const printed = (item: ItemContent): string =>
  item.blocks
    .flatMap(({ runs }) => runs.map((run) => ("text" in run ? run.text : "____")))
    .join("\n");

describe("조건 영작", () => {
  it("gives what carries the meaning and the number of words, and leaves the rest to the writer", () => {
    const read = propose({});
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(printed(read.item)).toContain(
      [
        "1. 다음 말을 모두 쓰되, 필요하면 어형을 바꿀 것: agree, deprive, enable, the regular swing, would",
        "2. 그 밖에는 다음 말만 더할 것: 대명사 1개, be동사 1개, to 1개, that 1개, 전치사·접속사·부사 1개",
        "3. 과거시제로, 12단어로 쓸 것",
      ].join("\n"),
    );
    expect(accepted(read.item)).toEqual([TARGET, TARGET.replace("that would", "which would")]);
  });

  it("prints the structure that the model names, where the target has it", () => {
    const read = propose({ structures: [named("object-complement")] });
    expect(read.ok && printed(read.item)).toContain("3. 〈동사+목적어+목적격 보어〉를 쓸 것\n4. ");
    expect(propose({ structures: [named("too-to")] })).toMatchObject({
      ok: false,
      problems: [{ check: "conditions" }],
    });
  });

  it("names no structure that the list of added words tells already", () => {
    const read = propose({ structures: [named("relative-subject"), named("passive")] });
    expect(read.ok && printed(read.item)).toContain(
      "전치사·접속사·부사 1개\n3. 과거시제로, 12단어로 쓸 것",
    );
  });

  it("accepts other wordings that keep the conditions, and leaves out those that they rule out", () => {
    const other = TARGET.replace("enable them", "enable both");
    const read = propose({ accepted: [other, "lost the swing that would enable them to agree"] });
    expect(read.ok && accepted(read.item)).toEqual([
      TARGET,
      other,
      TARGET.replace("that would", "which would"),
    ]);
  });

  it("prints the part of the Korean where a structure belongs, which must stand there", () => {
    const read = propose({ structures: [named("object-complement", "일치할 수 있게 해 줄")] });
    expect(read.ok && printed(read.item)).toContain(
      "3. ‘일치할 수 있게 해 줄’ 부분에 〈동사+목적어+목적격 보어〉를 쓸 것",
    );
    expect(propose({ structures: [named("object-complement", "움직임")] })).toMatchObject({
      ok: false,
      problems: [{ check: "conditions" }],
    });
  });

  it("is sent back where more than three other wordings are left open", () => {
    const others = ["both", "us", "each", "all"]
      .map((one) => `enable ${one}`)
      .map((words) => TARGET.replace("enable them", words));
    expect(propose({ accepted: others })).toMatchObject({
      ok: false,
      problems: [{ check: "one-wording" }],
    });
  });

  it("says with which word it begins where two clauses could change places", () => {
    const text = "The clocks were thought to agree because nobody had ever compared them.";
    const target = "The clocks were thought to agree because nobody had ever compared them";
    const read = propose(
      {
        sentence: text,
        target,
        korean: "아무도 그것들을 비교한 적이 없었기 때문에 시계들은 일치한다고 여겨졌다",
      },
      PASSAGE.replace("He showed that", `${text} He showed that`),
    );
    expect(read.ok ? printed(read.item) : read.problems).toContain("‘The’로 시작할 것");
  });

  it("may hold commas, which are not graded", () => {
    const sentence = "The heavier the traffic in the street grew, the further they drifted apart.";
    const target = "The heavier the traffic in the street grew, the further they drifted apart";
    const korean = "거리의 통행이 더 무거워질수록 그것들은 더 멀리 벌어졌다";
    const read = propose({ sentence, target, korean, structures: [named("the-the")] });
    expect(read.ok ? accepted(read.item) : read.problems).toEqual([target]);
  });

  it.each([
    "(시계들이) 규칙적인 (그) 흔들림을 빼앗겼다",
    "시계들이 규칙적인 흔들림을 빼앗겼다(. 그리고 움직였다)",
  ])("is refused where brackets break its Korean: %s", (korean) => {
    expect(propose({ korean })).toMatchObject({
      ok: false,
      problems: [{ check: "korean-brackets" }],
    });
  });

  it.each([
    [
      "that hands over nearly all of its words",
      { target: "because the floor itself was moving" },
      "worth-asking",
    ],
    ["that is too short", { target: "to agree" }, "target-length"],
    [
      "that does not stand in its sentence",
      {
        sentence:
          "Since then the hall has kept only one clock, which implies that people prefer a single error to two.",
        target: "the hall has kept only one clock, which implied that people preferred",
      },
      "evidence-quoted",
    ],
  ])("is refused for a target %s", (_what, more, check) => {
    expect(propose(more)).toMatchObject({ ok: false, problems: [{ check }] });
  });
});
