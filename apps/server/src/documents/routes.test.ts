/** Papers, from outside: files with names, previews, and what cannot be printed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFile } from "../../test/file-reply.ts";
import { addExam } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const PROSE =
  "A path that many feet have made is rarely straight. It bends where the ground was wet, and it keeps the bend long after the ground has dried. Planners who see only the detour call it a mistake. People who walk it every day know that it remembers something the map forgot, and they are seldom in a hurry to correct it.";

let server: TestServer;
let visitor: Visitor;
let userId: number;
beforeAll(async () => {
  server = await startServer();
  visitor = server.visitor();
  userId = await visitor.signUp();
});
afterAll(() => server.stop());

/** The items of an exam, whatever their ids. */
const contents = (body: { result?: object }) =>
  (body.result as { questions: { id: number }[] }).questions.map((one) => ({ ...one, id: 0 }));

const postFile = (bytes: string, name: string) =>
  visitor.post(
    "/api/v1/document/import",
    { file: Buffer.from(bytes).toString("base64"), name },
    "json",
  );

const get = (path: string) => visitor.get(`/api/v1/exam/${path}`);

describe("a pasted text", () => {
  it("is parted into its passages, with what came along told from them", async () => {
    const text = Array.from(
      { length: 3 },
      (_, at) =>
        `${at + 18}. 다음 글의 주제로 가장 적절한 것은?\n\n${PROSE}\n\n① one\n② two\n③ three\n④ four\n⑤ five\n`,
    ).join("\n");
    const { body } = await visitor.post("/api/v1/document/import", { text }, "json");
    const found = body.result as unknown as {
      passages: { text: string; label: string; questions: string[] }[];
    };
    expect(found.passages.map(({ label }) => label)).toEqual(["18", "19", "20"]);
    expect(found.passages.map(({ text: one }) => one)).toEqual([PROSE, PROSE, PROSE]);
    expect(found.passages[0]?.questions).toHaveLength(1);
  });

  it("comes in a file, too, and a file that cannot be read is refused with the reason", async () => {
    const { body } = await postFile(
      `18. 다음 글의 주제로 가장 적절한 것은?\n\n${PROSE}`,
      "지문.txt",
    );
    expect((body.result as unknown as { passages: object[] }).passages).toMatchObject([
      { text: PROSE, label: "18" },
    ]);
    const refused = await postFile("MZ\u0000\u0001", "지문.pdf");
    expect(refused.body).toMatchObject({
      code: 400,
      errors: [{ field: "file", message: expect.stringMatching(/[가-힣]/u) }],
    });
  });

  it.each([
    ["nothing", { text: "" }],
    ["no text", {}],
    ["too much", { text: "x".repeat(1_000_001) }],
  ])("is refused with the reason where it is %s", async (_, fields) => {
    const { body } = await visitor.post("/api/v1/document/import", fields, "json");
    expect(body).toMatchObject({
      code: 400,
      errors: [{ field: "text", message: expect.stringMatching(/[가-힣]/u) }],
    });
  });
});

describe("an exam as a file", () => {
  it.each([
    ["json", "application/json; charset=utf-8", /"format": "pulda-exam"/u],
    ["gift", "text/plain; charset=utf-8", /^\/\/ 중간고사/u],
    ["moodle", "application/xml; charset=utf-8", /<quiz>/u],
    ["qti", "application/zip", /^PK/u],
    ["hwpx", "application/hwp+zip", /^PK[^]{26,40}mimetypeapplication\/hwp\+zip/u],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", /^PK/u],
    ["anki", "application/octet-stream", /^PK/u],
  ])("is %s for other programs", async (format, type, beginning) => {
    const id = await addExam(server.db, userId, "중간고사");
    const { response } = await get(`export/${id}?format=${format}`);
    expect(response.headers["content-type"]).toBe(type);
    expect(response.body).toMatch(beginning);
  });

  it("is written as JSON and comes back as the same exam", async () => {
    const id = await addExam(server.db, userId, "보관할 문제집");
    const { response } = await get(`export/${id}?format=json`);
    const made = await visitor.post("/api/v1/exam/import", { content: response.body }, "json");
    expect(made.body).toMatchObject({ code: 200, result: { title: "보관할 문제집" } });
    const [one, other] = [await get(`${id}`), await get(String(made.body.result?.id))];
    expect(contents(other.body)).toEqual(contents(one.body));
    expect(other.body.result?.["passages"]).toEqual(one.body.result?.["passages"]);
    const spoilt = response.body.replace('"pulda-exam"', '"other"');
    const refused = await visitor.post("/api/v1/exam/import", { content: spoilt }, "json");
    expect(refused.body).toMatchObject({
      code: 400,
      errors: [{ field: "content", message: "풀다에서 내보낸 JSON 파일이 아니에요." }],
    });
  });

  it("is a PDF with the exam's name", async () => {
    const id = await addExam(server.db, userId, "중간고사 (1차) B형");
    const { response } = await get(`export/${id}?answers=end&explanations=true`);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="pulda-${id}.pdf"; filename*=UTF-8''${encodeURIComponent("중간고사 ")}%281${encodeURIComponent("차")}%29${encodeURIComponent(" B형")}.pdf`,
    );
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("has a name that every system takes", async () => {
    const id = await addExam(server.db, userId, 'a/b\\c:"d"\r\n<e>|f');
    const { response } = await get(`export/${id}?answers=only`);
    expect(String(response.headers["content-disposition"])).toContain(
      `filename*=UTF-8''abcdef${encodeURIComponent(" 정답")}.pdf`,
    );
  });

  it("is looked at before: its first page and the number of pages", async () => {
    const id = await addExam(server.db, userId, "중간고사");
    const { body } = await get(`preview/${id}?size=B4&columns=1&answer_sheet=true`);
    expect(body.result).toMatchObject({
      pages: expect.any(Number),
      svg: expect.stringMatching(/^<svg viewBox="0 0 728.5 1031.81"/u),
    });
  });

  it.each([
    ["format", "format=docm"],
    ["answers", "answers=all"],
    ["size", "size=A5"],
    ["columns", "columns=3"],
    ["explanations", "explanations=maybe"],
    ["left", `left=${"x".repeat(41)}`],
    ["form", "form=AB"],
  ])("is refused with what is wrong with %s", async (field, query) => {
    const id = await addExam(server.db, userId, "중간고사");
    const { body } = await get(`export/${id}?${query}`);
    expect(body).toMatchObject({
      code: 400,
      errors: [{ field, message: expect.stringMatching(/[가-힣]/u) }],
    });
  });

  it("is refused where it would fill hundreds of pages", async () => {
    const id = await addExam(server.db, userId, "두꺼운 문제집");
    const { body } = await server.db
      .selectFrom("question")
      .select("body")
      .where("exam_id", "=", id)
      .executeTakeFirstOrThrow();
    const explanation = "까닭을 말해요. ".repeat(120_000);
    const { version, content } = JSON.parse(body);
    const long = JSON.stringify({ version, content: { ...content, explanation } });
    await server.db.updateTable("question").set({ body: long }).where("exam_id", "=", id).execute();
    expect((await get(`export/${id}`)).body).toMatchObject({
      code: 409,
      message: expect.stringContaining("글이 너무 많아서"),
    });
  });

  it("is refused while it is being made, and without items", async () => {
    const id = await addExam(server.db, userId, "중간고사");
    await server.db.updateTable("exam").set({ state: "generating" }).where("id", "=", id).execute();
    expect((await get(`export/${id}`)).body).toMatchObject({ code: 409 });
    await server.db.updateTable("exam").set({ state: "ready" }).where("id", "=", id).execute();
    await server.db.deleteFrom("question").where("exam_id", "=", id).execute();
    expect((await get(`export/${id}`)).body).toMatchObject({
      code: 409,
      message: "문항이 없는 문제집이라 파일로 만들 수 없어요.",
    });
  });
});

describe("an item that cannot be read any more", () => {
  it("is left out of every file, which says so", async () => {
    const id = await addExam(server.db, userId, "낡은 문제집");
    await server.db
      .updateTable("question")
      .set({ body: "{}" })
      .where("exam_id", "=", id)
      .where("position", "=", 2)
      .execute();
    const warnings = ["읽을 수 없는 문항 1개는 뺐어요."];
    expect((await get(`preview/${id}`)).body.result).toMatchObject({ pages: 1, warnings });
    for (const format of ["pdf", "json"])
      expect((await getFile(visitor, `exam/export/${id}?format=${format}`)).warnings).toEqual(
        warnings,
      );
  });
});
