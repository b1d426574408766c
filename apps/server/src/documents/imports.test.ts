/** What comes in, from outside: questions of other programs, how far a reading is, and exams of what was read. */
import { readFile } from "node:fs/promises";
import type { Item } from "@pulda/question";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inOneLocation } from "../../test/databases.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const SCAN = new URL("../../../../packages/documents/test/scanned-lines.png", import.meta.url);
const PROSE =
  "A path that many feet have made is rarely straight. It bends where the ground was wet, and it keeps the bend long after the ground has dried. Planners who see only the detour call it a mistake. People who walk it every day know that it remembers something the map forgot, and they are seldom in a hurry to correct it.";
const OTHER =
  "Before radio, a lighthouse spoke a language that every sailor could read. Each tower flashed in a rhythm of its own, and a captain who saw two short beams and a long pause knew exactly which rock lay ahead. The light was not meant to show the way so much as to say where the ship already was.";
const GIFT = "::하나:: 맞는 것은? {=bees ~ants}\n\n::둘:: 빈칸은? {=fly =go}\n\n서술하세요. {}";

inOneLocation("what comes in", (newLocation) => {
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer({}, undefined, await newLocation());
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(() => server.stop());

  const post = (path: string, fields: object) => visitor.post(`/api/v1/${path}`, fields, "json");
  const itemsOf = async (id: number) =>
    (await visitor.get(`/api/v1/exam/${id}`)).body.result?.["questions"] as unknown as Item[];
  const states = async (fields: object) => {
    const { response } = await post("document/import/events", fields);
    return [...response.body.matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? "null") as Record<string, unknown>,
    );
  };

  it("has the questions of a file of another program, with what was left out", async () => {
    const { body } = await post("document/import", { text: GIFT });
    expect(body.result).toMatchObject({
      passages: [],
      is_question_file: true,
      questions: [
        { type: "own-choice", instruction: "맞는 것은?", choice: 1 },
        { type: "own-write", fields: [{ accepted: ["fly", "go"] }] },
      ],
      warnings: [expect.stringContaining("3번째")],
    });
  });

  it("becomes an exam of own questions, all of them or none", async () => {
    const questions = [
      { instruction: "맞는 것은?", options: ["bees", "ants"], choice: 1 },
      { type: "own-write", instruction: "빈칸은?", fields: [{ accepted: ["fly"] }] },
    ];
    const made = await post("exam/import_questions", { title: "가져온 문항", questions });
    expect(made.body).toMatchObject({ code: 200, result: { title: "가져온 문항" } });
    const { id } = made.body.result!;
    expect(await itemsOf(id)).toMatchObject([
      { type: "own-choice", key: { choice: 1 }, proof: { kind: "author" } },
      { type: "own-write", key: { accepted: [["fly"]] } },
    ]);
    expect((await post(`exam/form/${id}`, {})).body).toMatchObject({
      code: 409,
      message: expect.stringContaining("다른 형을 만들 수 없어요"),
    });
    const bad = await post("exam/import_questions", {
      title: "가져온 문항",
      questions: [...questions, { instruction: "", options: ["a", "a"], choice: 3 }],
    });
    expect(bad.body).toMatchObject({
      code: 400,
      errors: expect.arrayContaining([
        expect.objectContaining({ field: "questions.2.instruction" }),
      ]),
    });
  });

  it("goes with its passage into an exam that is made, and into its form", async () => {
    const question = { instruction: "요지는?", text: PROSE, options: ["a", "b"], choice: 2 };
    const fields = {
      passages: [{ text: PROSE, translation: "길은 곧지 않다." }, { text: OTHER }],
      own_questions: [{ passage: 0, ...question }],
      points_total: 100,
      seed: 5,
    };
    const made = await post("exam/generate", fields);
    const { id } = made.body.result!;
    const items = await itemsOf(id);
    const at = items.findIndex(({ type }) => type === "own-choice");
    expect(items[at]).toMatchObject({ instruction: "요지는?", key: { choice: 2 } });
    const passages = items.map(({ proof }) => (proof.kind === "made" ? proof.passage : "own"));
    expect(passages.indexOf("own")).toBe(passages.lastIndexOf(0) + 1);
    expect(passages.slice(at + 1)).not.toContain(0);
    expect(passages.slice(at + 1)).toContain(1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.reduce((sum, { points }) => sum + points * 10, 0)).toBeCloseTo(1000);
    expect(made.body.result?.["passages"]).toMatchObject([{ translation: "길은 곧지 않다." }, {}]);
    const form = await post(`exam/form/${id}`, {});
    const formItems = await itemsOf(form.body.result!.id);
    expect(formItems.filter(({ type }) => type === "own-choice")).toHaveLength(1);
    const refused = await post("exam/generate", {
      ...fields,
      own_questions: [{ passage: 2, ...question }],
    });
    expect(refused.body).toMatchObject({
      code: 400,
      errors: [{ field: "own_questions.0.passage", message: "문항의 지문이 없어요." }],
    });
  });

  it("says how far it is read, and at last what was found", async () => {
    expect(await states({ text: PROSE })).toMatchObject([
      { found: { passages: [{ text: PROSE }] } },
    ]);
    const file = (await readFile(SCAN)).toString("base64");
    const ofScan = await states({ file, name: "scan.png" });
    const shares = ofScan.flatMap(({ progress }) => (progress === undefined ? [] : [progress]));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => Number(one) - Number(other)));
    expect(ofScan.at(-1)).toMatchObject({ found: { passages: [{ label: "18" }] } });
    const bad = await states({
      file: Buffer.from("MZ\u0000\u0001").toString("base64"),
      name: "a.pdf",
    });
    expect(bad).toMatchObject([{ problem: expect.stringMatching(/[가-힣]/u), field: "file" }]);
  });
});
