import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModelTask } from "../asking/task.ts";
import { againPrompt, chatPrompt } from "./chat-prompt.ts";
import { chatSolvePrompt, readChatSolutions } from "./chat-solving.ts";
import { chatTasks } from "./chat-task.ts";
import { checkChat } from "./check-chat.ts";
import { readChat } from "./read-chat.ts";
import { draws } from "../../../../testing/effort.ts";

const BEES =
  "For a long time, people assumed that bees find flowers by color alone. Recent experiments suggest something more surprising. Flowers carry a weak electric charge, and a bee that flies through the air becomes charged as well. When the bee lands, the charge of the flower changes for a few minutes. Other bees can sense this change with the tiny hairs on their bodies. As a result, they know that the flower has just been visited and that little nectar is left.";
const OWLS =
  "Owls are often called wise, but their real talent is silence. The front edge of each feather carries a row of fine teeth that break the air into small streams. The back edge is soft, like the hem of an old scarf, and lets those streams join without noise. An owl can therefore hear a mouse under the snow while it flies. Engineers who design quiet fans have copied both edges, and their fans are quieter by half. What looks like wisdom is, in truth, good design.";

const task = (type: string, passage: number, avoid: string[] = []): ModelTask => ({
  type,
  passage,
  text: passage === 0 ? BEES : OWLS,
  level: 4,
  seed: 1,
  avoid,
});

const TASKS = [task("topic", 0), task("title", 0), task("topic", 1)];

const option = (text: string) => ({
  text,
  why: "글은 이 점을 말하지 않아요.",
  trap: "'charge'라는 말만 보고 고르기 쉬워요.",
});

const TOPIC = {
  refuse: "",
  key: {
    text: "electric signals by which flowers inform insects of recent guests",
    why: '꽃의 전하가 바뀌어 "다른 벌"이 방문 사실을 안다고 했어요.',
    evidence: ["Other bees can sense this change with the tiny hairs on their bodies."],
  },
  distractors: [
    option("bright colors by which flowers attract insects from far away"),
    option("tiny hairs with which insects protect themselves against rain"),
    option("electric dangers that insects face when landing on flowers"),
    option("careful methods by which insects store nectar for the winter"),
  ],
  difficulty: "middle",
};
const OWL_TOPIC = {
  ...TOPIC,
  key: {
    text: "structures by which birds avoid noise and inspire useful machines",
    why: "깃털의 두 가장자리가 소리를 없애고, 그것을 본떴다고 했어요.",
    evidence: ["Engineers who design quiet fans have copied both edges"],
  },
};

/** Which items were read, and the first check against each of the others. */
function outcomes(pasted: string, tasks = TASKS): Record<string, string> {
  return Object.fromEntries(
    readChat(tasks, pasted).map((read) => [read.id, read.ok ? "read" : read.problems[0]!.check]),
  );
}

const ALL = {
  "1-topic": TOPIC,
  "1-title": { refuse: "제목을 붙이기 어려워요." },
  "2-topic": OWL_TOPIC,
};
const AS_ALL = { "1-topic": "read", "1-title": "model-refused", "2-topic": "read" };
const pretty = JSON.stringify(ALL, null, 2);

describe("the text for a chat window", () => {
  const { text, items } = chatPrompt([...TASKS, task("blank", 1, ["good design"])]);

  it("names every item, and says the rules, each type and each passage once", () => {
    expect(items.map(({ id }) => id)).toEqual(["1-topic", "1-title", "2-topic", "2-blank"]);
    for (const { id } of items) expect(text).toContain(`- "${id}": type`);
    for (const once of ["You write English exam items", '# Type "topic"', BEES, OWLS])
      expect(text.split(once)).toHaveLength(2);
  });

  it("says what other items ask about already", () => {
    expect(text).toContain('not about "good design"');
  });

  it("leaves out what a passage cannot carry, and says why", () => {
    expect(chatPrompt([task("mood", 0), task("topic", 0)]).items).toMatchObject([
      { id: "1-mood", reason: expect.stringMatching(/요\.$/u) },
      { id: "1-topic", reason: null },
    ]);
    expect(chatPrompt([task("mood", 0)]).text).toBe("");
  });

  it("gives the second item of a passage and type an id of its own", () => {
    const twice = chatTasks([task("topic", 0), task("topic", 0)]);
    expect(twice.map(({ id }) => id)).toEqual(["1-topic", "1-topic-2"]);
  });
});

describe("an answer that is pasted", () => {
  const blocks = Object.entries(ALL).map(
    ([id, entry]) => `### ${id}\n\`\`\`json\n${JSON.stringify(entry, null, 1)}\n\`\`\`\n`,
  );
  const smart = pretty
    .replaceAll('\\"', "”")
    .replace(/"/gu, (_, at: number) => (at % 2 === 0 ? "“" : "”"))
    .replace(/'([^']*)'/gu, "‘$1’");

  it.each([
    ["bare", pretty],
    ["on one line", JSON.stringify(ALL)],
    [
      "in a code block with talk around it",
      `Sure! Here it is {as asked}:\n\`\`\`json\n${pretty}\n\`\`\`\nAnything else?`,
    ],
    ["in a block for each item", `물론이에요.\n${blocks.join("\n다음 문항이에요.\n")}`],
    [
      "as an object for each item",
      Object.entries(ALL)
        .map(([id, entry]) => JSON.stringify({ [id]: entry }))
        .join("\n"),
    ],
    ["within another object", JSON.stringify({ items: ALL })],
    ["with turned quotation marks", smart],
    ["with quotation marks that are not escaped", pretty.replaceAll('\\"', '"')],
    ["with commas at the end", pretty.replace(/\n(\s*)\}/gu, ",\n$1}")],
    ["with lines that were broken", pretty.replaceAll("방문 사실을", "방문\n사실을")],
    ["with hyphens of another kind", pretty.replaceAll(/"(\d)-t/gu, '"$1‑t')],
    [
      "after a first try that was wrong",
      `${pretty.replaceAll("tiny hairs on", "bodies")}\nI corrected it:\n${pretty}`,
    ],
    ["with its request before it", `${chatPrompt(TASKS).text}\n\n${pretty}`],
  ])("is read: %s", (_, pasted) => {
    expect(outcomes(pasted)).toEqual(AS_ALL);
  });

  it.each([
    [
      "cut off",
      pretty.slice(0, pretty.indexOf('"2-topic"') + 200),
      { ...AS_ALL, "2-topic": "cut-off" },
    ],
    [
      "without one of them",
      JSON.stringify({ "1-topic": TOPIC, "2-topic": OWL_TOPIC }),
      { ...AS_ALL, "1-title": "missing" },
    ],
    [
      "with one that is broken",
      pretty.replace('"refuse": "제목', '"refuse" = "제목'),
      { ...AS_ALL, "1-title": "form" },
    ],
    [
      "with words for a value",
      pretty.replace('{\n    "refuse": "제목을 붙이기 어려워요."\n  }', "sorry"),
      { ...AS_ALL, "1-title": "missing" },
    ],
    [
      "with evidence that is not there",
      JSON.stringify({ ...ALL, "2-topic": TOPIC }),
      { ...AS_ALL, "2-topic": "evidence-quoted" },
    ],
    [
      "that is no answer",
      "죄송하지만 만들 수 없어요.",
      { "1-topic": "missing", "1-title": "missing", "2-topic": "missing" },
    ],
    ["that is empty", "", { "1-topic": "missing", "1-title": "missing", "2-topic": "missing" }],
    [
      "that is far too long",
      pretty + " ".repeat(400_000),
      { "1-topic": "too-long", "1-title": "too-long", "2-topic": "too-long" },
    ],
  ])("keeps what is whole of one %s", (_, pasted, expected) => {
    expect(outcomes(pasted)).toEqual(expected);
  });

  it("needs no id where one item was wanted", () => {
    expect(outcomes(`Here:\n${JSON.stringify(TOPIC)}`, [task("topic", 0)])).toEqual({
      "1-topic": "read",
    });
    expect(outcomes("No.", [task("topic", 0)])).toEqual({ "1-topic": "missing" });
  });

  it("cannot reach what objects inherit", () => {
    const pasted = `{"1-topic": {"__proto__": {"refuse": "x"}, "constructor": 1}}`;
    expect(outcomes(pasted)["1-topic"]).toBe("form");
  });

  it("notes in the proof that it came from a chat window and was not solved yet", () => {
    expect(readChat(TASKS, pretty)[0]).toMatchObject({
      item: { proof: { model: { proposer: "chat", solved: 0, repairs: 0 } } },
    });
  });

  it("is read whatever it holds", () => {
    const part = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom(
        ...'{}[]",:“”\\\n',
        "1-topic",
        '"1-topic": {',
        '"2-topic":{"key":',
        '"refuse": "',
        "```json",
      ),
      fc.nat(pretty.length).map((at) => pretty.slice(at, at + 400)),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const readings = readChat(TASKS, parts.join(""));
        expect(readings.map(({ id }) => id)).toEqual(["1-topic", "1-title", "2-topic"]);
        for (const read of readings) expect(read.ok || read.problems.length > 0).toBe(true);
      }),
      draws(100, 3000),
    );
  });

  it("keeps, cut anywhere, the items that are whole by then", () => {
    expect(outcomes(pretty)).toEqual(AS_ALL);
    const ends = Object.keys(ALL).map((id, at, ids) => {
      const next = ids[at + 1];
      return [id, next ? pretty.indexOf(`"${next}"`) : pretty.length] as const;
    });
    fc.assert(
      fc.property(fc.nat(pretty.length), (at) => {
        const found = outcomes(pretty.slice(0, at));
        const whole = ends.filter(([, end]) => at >= end).map(([id]) => id as keyof typeof AS_ALL);
        for (const id of whole) expect(found[id]).toBe(AS_ALL[id]);
        return found["1-title"] !== "read";
      }),
      draws(100, 3000),
    );
  });

  it.each([
    ["names that begin and do not end", '"1-topic": {"a": "'],
    ["brackets", '"1-topic": {"a": [[[['],
    ["quotation marks", "“1-topic”: {“a”: “”"],
    ["spaces between quotation marks", `"1-topic": {"a": “${" ".repeat(50)}" `],
    ["numbers", "1-topic "],
  ])("takes work that grows with its length alone: %s", (_, unit) => {
    const pasted = unit.repeat(Math.floor(390_000 / unit.length));
    expect(() => readChat(TASKS, pasted)).not.toThrow();
  });
});

describe("solving in a chat window", () => {
  const items = readChat(TASKS, pretty).flatMap((read, at) =>
    read.ok ? [{ number: at + 1, item: read.item }] : [],
  );
  const prompt = chatSolvePrompt(items);
  const names = [...prompt.matchAll(/^# Item "(.+)"$/gmu)].map(([, name = ""]) => name);
  /** The number of the key in the first or the second list of the options of an item. */
  const keyOf = (at: number, round = 0): number => {
    const words = [TOPIC, OWL_TOPIC][at]!.key.text;
    const lines = prompt.split("\n").filter((line) => line.endsWith(words));
    return "①②③④⑤".indexOf(lines[round]![0]!) + 1;
  };
  const agreedIn = (at: number, round: number) => ({
    answer: keyOf(at, round),
    others: [],
    flaw: "",
  });
  const solutions = (second?: object, again: object = agreedIn(1, 1)) => ({
    [names[0]!]: agreedIn(0, 0),
    [names[1]!]: second,
    [`${names[1]}-again`]: again,
    [`${names[0]}-again`]: agreedIn(0, 1),
  });
  const agreed = agreedIn(1, 0);
  const checks = (pasted: string) =>
    readChatSolutions(items, pasted).map((one) =>
      one === null ? "not solved" : one.ok ? "agreed" : one.problem.check,
    );

  it("shows the items without their keys, in another order of options", () => {
    expect(prompt).not.toContain("방문 사실을 안다고");
    expect(items.map(({ item }) => item.key)).not.toEqual([
      { choice: keyOf(0) },
      { choice: keyOf(1) },
    ]);
    expect(chatSolvePrompt([])).toBe("");
  });

  it("agrees with the key, however the answer is printed", () => {
    expect(checks(JSON.stringify(solutions(agreed)))).toEqual(["agreed", "agreed"]);
    expect(
      checks(
        `답이에요 (보기 2 { 참고 }).\n\`\`\`json\n${JSON.stringify(solutions(agreed), null, 2)}\n\`\`\``,
      ),
    ).toEqual(["agreed", "agreed"]);
    expect(readChatSolutions(items, JSON.stringify(solutions(agreed)))[0]).toMatchObject({
      item: { proof: { model: { solver: "chat", solved: 2 } } },
    });
  });

  it("has each list of options solved by itself: a place that is the same in both is no key", () => {
    expect(keyOf(1, 1)).not.toBe(keyOf(1, 0));
    expect(checks(JSON.stringify(solutions(agreed, { answer: keyOf(1, 0) })))).toEqual([
      "agreed",
      "solved-blind",
    ]);
    expect(checks(JSON.stringify(solutions(agreed, { answer: {} })))).toEqual([
      "agreed",
      "not solved",
    ]);
  });

  it.each([
    ["another answer", { answer: (keyOf(1) % 5) + 1 }, "solved-blind"],
    ["a second answer", { answer: keyOf(1), others: [(keyOf(1) % 5) + 1] }, "second-answer"],
    ["a flaw", { answer: keyOf(1), flaw: "no answer" }, "solved-blind"],
    ["no answer", undefined, "not solved"],
    ["an answer of another form", { answer: { a: 1 } }, "not solved"],
  ])("says what %s speaks against", (_, more, check) => {
    expect(checks(JSON.stringify(solutions(more)))).toEqual(["agreed", check]);
  });

  it("is read whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `{"${names[0]}": ${json}, "${names[1]}": {"answer": ${json}}}`),
        ),
        (pasted) => {
          expect(checks(pasted)).toHaveLength(2);
        },
      ),
      draws(100, 3000),
    );
  });
});

describe("asking again", () => {
  it("asks for what failed alone, with the reasons, and not for what was declined", () => {
    const failed = readChat(TASKS, JSON.stringify({ ...ALL, "2-topic": TOPIC })).flatMap((read) =>
      read.ok ? [] : [{ id: read.id, problems: read.problems }],
    );
    const text = againPrompt(TASKS, failed);
    expect([...text.matchAll(/^- "(.+)": type/gmu)].map(([, id]) => id)).toEqual(["2-topic"]);
    expect(text).toContain('An earlier answer could not be used: "Other bees can sense');
    expect(text).not.toContain(BEES);
    expect(againPrompt(TASKS, [])).toBe("");
  });
});

/** How far each item is. */
const states = (answers: string, solutions = "") =>
  checkChat(TASKS, { answers, solutions }).items.map(({ item, isSolved, reason }) =>
    item ? (isSolved ? "solved" : "not solved") : reason,
  );
/** The right solutions of all items of a text. */
const solved = (prompt: string) =>
  JSON.stringify(
    Object.fromEntries(
      [...prompt.matchAll(/^##? Item "(.+)"$([^#]+)/gmu)].map(([, name = "", item = ""]) => [
        name,
        {
          answer:
            "①②③④⑤".indexOf(/([①-⑤]) (?:electric (?:signals|traces)|structures)/u.exec(item)![1]!) +
            1,
        },
      ]),
    ),
  );

describe("checking what was pasted", () => {
  it("goes from missing over not solved to solved", () => {
    const missing = "붙여 넣은 글에 이 문항이 없어요.";
    expect(states("")).toEqual([missing, missing, missing]);
    const first = checkChat(TASKS, { answers: pretty, solutions: "" });
    const declined = expect.stringContaining("제목을 붙이기 어려워요.");
    expect(states(pretty)).toEqual(["not solved", declined, "not solved"]);
    expect(first.againPrompt).toBe("");
    const solutions = solved(first.solvePrompt);
    expect(states(pretty, solutions)).toEqual(["solved", declined, "solved"]);
    expect(checkChat(TASKS, { answers: pretty, solutions }).solvePrompt).toBe("");
  });

  it("asks again for an item that its solver disagrees with, and has the new one solved anew", () => {
    const { solvePrompt } = checkChat(TASKS, { answers: pretty, solutions: "" });
    const [name = ""] = /(?<=# Item ")1-[a-z]+/u.exec(solvePrompt) ?? [];
    const solutions = `${solved(solvePrompt)}\n{"${name}": {"answer": 1, "flaw": "no answer"}}`;
    const refused = checkChat(TASKS, { answers: pretty, solutions });
    expect(refused.items[0]).toMatchObject({ item: null, reason: expect.stringContaining("흠") });
    expect(refused.againPrompt).toContain('- "1-topic": type');
    const mended = {
      ...TOPIC,
      key: {
        ...TOPIC.key,
        text: "electric traces by which flowers inform insects of recent guests",
      },
    };
    const answers = `${pretty}\n${JSON.stringify({ "1-topic": mended })}`;
    expect(states(answers, solutions)[0]).toBe("not solved");
    expect(checkChat(TASKS, { answers, solutions }).solvePrompt).toContain("electric traces");
  });
});
