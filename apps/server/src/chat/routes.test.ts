/** Items from a chat window, from outside: copied, pasted back, solved, and made into an exam. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const TEXT =
  "For a long time, people assumed that bees find flowers by color alone. Recent experiments suggest something more surprising. Flowers carry a weak electric charge, and a bee that flies through the air becomes charged as well. When the bee lands, the charge of the flower changes for a few minutes. Other bees can sense this change with the tiny hairs on their bodies. As a result, they know that the flower has just been visited and that little nectar is left.";

const distractor = (text: string) => ({
  text,
  why: "글은 이 점을 말하지 않아요.",
  trap: "'charge'라는 말만 보고 고르기 쉬워요.",
});
const TOPIC = {
  refuse: "",
  key: {
    text: "electric signals by which flowers inform insects of recent guests",
    why: "꽃의 전하가 바뀌어 다른 벌이 방문 사실을 안다고 했어요.",
    evidence: ["Other bees can sense this change with the tiny hairs on their bodies."],
  },
  distractors: [
    distractor("bright colors by which flowers attract insects from far away"),
    distractor("tiny hairs with which insects protect themselves against rain"),
    distractor("electric dangers that insects face when landing on flowers"),
    distractor("careful methods by which insects store nectar for the winter"),
  ],
  difficulty: "middle",
};
const ANSWERS = `Here you are:\n\`\`\`json\n${JSON.stringify({ "1-topic": TOPIC })}\n\`\`\``;
const WANTED = {
  passages: [{ text: TEXT, title: "벌" }],
  items: [
    { passage: 0, type: "topic" },
    { passage: 0, type: "title" },
  ],
  level: 4,
};

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startServer();
  visitor = server.visitor();
  await visitor.signUp();
});
afterAll(() => server.stop());

interface Checked {
  items: { id: string; item: object | null; is_solved: boolean; reason: string | null }[];
  solve_prompt: string;
  again_prompt: string;
}
const check = async (fields: object) =>
  (await visitor.post("/api/v1/model/chat_check", { ...WANTED, ...fields })).body
    .result as unknown as Checked;
const generate = (fields: object) =>
  visitor.post("/api/v1/exam/generate_from_chat", { ...WANTED, ...fields });

/** The right solutions of a text that has the topic solved, in each order of its options. */
function solutionsOf(prompt: string): string {
  const items = [...prompt.matchAll(/^##? Item "(.+)"$([^#]+)/gmu)];
  return JSON.stringify(
    Object.fromEntries(
      items.map(([, name = "", item = ""]) => {
        const answer = "①②③④⑤".indexOf(/([①-⑤]) electric signals/u.exec(item)?.[1] ?? "") + 1;
        return [name, { answer, others: [], flaw: "" }];
      }),
    ),
  );
}

describe("a chat window", () => {
  it("is asked with one text, which says what it does not ask for", async () => {
    const { body } = await visitor.post("/api/v1/model/chat_prompt", {
      ...WANTED,
      items: [...WANTED.items, { passage: 0, type: "mood" }, { passage: 0, type: "no-such-type" }],
    });
    const { text, items } = body.result as unknown as {
      text: string;
      items: { id: string; reason: string | null }[];
    };
    expect(text).toContain(TEXT);
    expect(items.map(({ id, reason }) => [id, reason === null])).toEqual([
      ["1-topic", true],
      ["1-title", true],
      ["1-mood", false],
      ["1-no-such-type", false],
    ]);
  });

  it("gives items that are checked, solved and asked for again", async () => {
    const first = await check({ answers: ANSWERS });
    expect(first.items).toMatchObject([
      { id: "1-topic", item: { type: "topic" }, is_solved: false, reason: null },
      { id: "1-title", item: null, reason: "붙여 넣은 글에 이 문항이 없어요." },
    ]);
    expect(first.again_prompt).toContain('"1-title"');
    const solved = await check({ answers: ANSWERS, solutions: solutionsOf(first.solve_prompt) });
    expect(solved.items[0]).toMatchObject({
      is_solved: true,
      item: { proof: { model: { solver: "chat", solved: 2 } } },
    });
    expect(solved.solve_prompt).toBe("");
  });

  it("makes an exam of what passed, with the refusals of the others", async () => {
    const { body } = await generate({ answers: ANSWERS });
    expect(body.result).toMatchObject({
      title: "벌",
      state: "ready",
      questions: [{ type: "topic", position: 1 }],
      refused: [{ type: "title", passage: 0, reason: "붙여 넣은 글에 이 문항이 없어요." }],
    });
    const stored = await visitor.get(`/api/v1/exam/${String(body.result?.id)}`);
    expect(stored.body.result).toEqual(body.result);
    const list = await visitor.get("/api/v1/exam/list");
    expect(list.body.result).toMatchObject([{ id: body.result?.id }]);
  });

  it("makes an exam whose points add up to the total that is wanted", async () => {
    const { body } = await generate({ answers: ANSWERS, points_total: 12.5 });
    expect(body.result).toMatchObject({ questions: [{ type: "topic", points: 12.5 }] });
    const usual = await generate({ answers: ANSWERS });
    expect(usual.body.result).toMatchObject({ questions: [{ points: 2 }] });
  });

  it("makes none of items that are not solved, where only solved ones are wanted", async () => {
    const refused = await generate({ answers: ANSWERS, only_solved: true });
    expect(refused.body).toMatchObject({
      code: 409,
      message: expect.stringContaining("쓸 수 있는"),
    });
    const { solve_prompt: prompt } = await check({ answers: ANSWERS });
    const made = await generate({
      answers: ANSWERS,
      solutions: solutionsOf(prompt),
      only_solved: true,
      title: "푼 것만",
    });
    expect(made.body.result).toMatchObject({ title: "푼 것만", questions: [{ type: "topic" }] });
  });

  it.each([
    ["items", { items: [] }],
    ["items.0.passage", { items: [{ passage: 1, type: "topic" }] }],
    ["items.0.type", { items: [{ passage: 0 }] }],
    ["passages", { passages: [] }],
    ["passages.0.text", { passages: [{ text: "Too short." }] }],
    ["answers", { answers: "x".repeat(400_001) }],
    ["solutions", { solutions: "x".repeat(400_001) }],
    ["only_solved", { only_solved: "yes" }],
    ["level", { level: 9 }],
    ["points_total", { points_total: 0 }],
  ])("says what is wrong with %s", async (field, fields) => {
    const { body } = await generate({ answers: ANSWERS, ...fields });
    expect(body.code).toBe(400);
    expect(body.errors).toContainEqual({ field, message: expect.stringMatching(/[가-힣]/u) });
  });
});
