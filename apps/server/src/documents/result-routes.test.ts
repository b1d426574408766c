/** Results as files, from outside. */
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getFile } from "../../test/file-reply.ts";
import { addExam, RIGHT } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let member: Visitor;
let examId: number;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  member = server.visitor();
  examId = await addExam(server.db, await member.signUp(), "중간고사");
});

const file = (path: string) => getFile(member, path);

interface Begun {
  readonly id: number;
  readonly questions: readonly { readonly id: number }[];
}

async function begin(mode: "test" | "practice" = "test"): Promise<Begun> {
  const { body } = await member.post("/api/v1/attempt/start", { exam_id: examId, mode }, "json");
  return body.result as unknown as Begun;
}

/** Answers the first items right and submits. */
async function submit({ id, questions }: Begun, right: number): Promise<number> {
  for (const [at, response] of RIGHT.slice(0, right).entries())
    await member.post(
      `/api/v1/attempt/answer/${id}`,
      { question_id: questions[at]!.id, response },
      "json",
    );
  await member.post(`/api/v1/attempt/submit/${id}`);
  return id;
}

describe("the results of an attempt", () => {
  it("have a row for each item once they are submitted", async () => {
    const begun = await begin();
    expect((await file(`attempt/file/${begun.id}`)).body).toMatchObject({ code: 409 });
    await submit(begun, 1);
    const csv = await file(`attempt/file/${begun.id}`);
    expect([csv.name, csv.warnings]).toEqual(["중간고사 결과.csv", []]);
    const rows = csv.text.trim().split("\r\n");
    expect(rows[0]).toContain("문항,유형,내 답,정답,결과,배점,점수");
    expect(rows).toHaveLength(begun.questions.length + 1);
    expect(rows[1]).toContain("②,②,맞음,2,2");
    expect(rows[2]).toContain("안 풂");
    const xlsx = await file(`attempt/file/${begun.id}?format=xlsx`);
    expect([xlsx.name, xlsx.start]).toEqual(["중간고사 결과.xlsx", "PK"]);
  });

  it("are only their taker's", async () => {
    expect((await file("attempt/file/999999")).body).toMatchObject({ code: 404 });
  });

  it("say what could not be read", async () => {
    const begun = await begin();
    const id = await submit(begun, 2);
    await server.db
      .updateTable("attempt_question")
      .set({ item: "{}" })
      .where("attempt_id", "=", id)
      .where("position", "=", 3)
      .execute();
    const csv = await file(`attempt/file/${id}`);
    expect(csv.text.trim().split("\r\n")).toHaveLength(begun.questions.length);
    expect(csv.warnings).toEqual(["읽을 수 없는 문항 1개는 뺐어요."]);
  });
});

describe("the results of an exam", () => {
  it("are all submitted attempts, the oldest first", async () => {
    expect((await file(`exam/results/${examId}`)).body).toMatchObject({ code: 409 });
    await submit(await begin(), 1);
    await begin();
    expect((await file("exam/results/999999")).body).toMatchObject({ code: 404 });
    await submit(await begin("practice"), 3);
    const csv = await file(`exam/results/${examId}?zone=540`);
    expect([csv.name, csv.warnings]).toEqual(["중간고사 풀이 기록.csv", []]);
    const [head, ...rows] = csv.text.trim().split("\r\n");
    expect(head).toMatch(/^풀이,제출한 때,방식,문항,유형,내 답,정답,결과,배점,점수/u);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^1,\d{4}-\d\d-\d\d \d\d:\d\d,시험,1,/u);
    expect(rows[7]).toMatch(/^2,.*,연습,4,/u);

    const xlsx = await file(`exam/results/${examId}?format=xlsx`);
    expect(xlsx.name).toBe("중간고사 풀이 기록.xlsx");
    const attempts = await readSheet(xlsx.bytes, "풀이");
    expect(attempts.map((row) => [row[0], ...row.slice(2)])).toEqual([
      ["풀이", "방식", "문항 수", "푼 문항", "만점", "점수"],
      [1, "시험", 4, 1, 8, 2],
      [2, "연습", 4, 3, 8, 6],
    ]);
    expect(await readSheet(xlsx.bytes, "문항")).toHaveLength(9);
  });

  it("leave the oldest out where they are too many, and say so", async () => {
    await submit(await begin(), 1);
    await submit(await begin("practice"), 1);
    // as if each had more than half of what fits
    await server.db
      .updateTable("attempt")
      .set({ question_count: 2501 })
      .where("exam_id", "=", examId)
      .execute();
    const csv = await file(`exam/results/${examId}`);
    expect(csv.warnings[0]).toBe("풀이가 많아서 최근 1번만 담았어요.");
    expect(csv.text).toContain("연습");
    expect(csv.text).not.toContain("시험,1");
  });

  it("name what is wrong", async () => {
    expect((await file(`exam/results/${examId}?format=ods`)).body).toMatchObject({
      code: 400,
      errors: [{ field: "format", message: "형식을 골라 주세요." }],
    });
  });
});
