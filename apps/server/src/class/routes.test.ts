/** Classes: their lists, joining and leaving, co-teachers, and what is left of them. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Assignment, ClassDocument } from "@pulda/contract";
import { inBothLocations } from "../../test/databases.ts";
import { addExam, RIGHT } from "../../test/sample-exam.ts";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../../test/server.ts";

const post = async (caller: Visitor, path: string, fields: object = {}) =>
  (await caller.post(`/api/v1/${path}`, fields, "json")).body;

const classDocument = async (teacher: Visitor, id: number) =>
  (await teacher.get(`/api/v1/class/${id}`)).body.result as unknown as ClassDocument;

async function removeAccount(visitor: Visitor) {
  const { result } = await post(visitor, "user/remove/start", { password: PASSWORD });
  const done = await post(visitor, "user/remove", {
    confirmation: result?.["confirmation"],
    password: PASSWORD,
  });
  expect(done.code).toBe(200);
}

inBothLocations("classes", (location) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({}, undefined, await location());
  });
  afterAll(() => server.stop());

  async function member() {
    count += 1;
    const visitor = server.visitor(`10.3.${count}.1`);
    return { visitor, id: await visitor.signUp(`member${count}@example.com`) };
  }

  async function addClass() {
    const teacher = await member();
    const { result } = await post(teacher.visitor, "class/create", { title: "2학년 1반" });
    return { teacher, id: result!.id };
  }

  it("has a list: pasted, told apart by number, without doubles, in the order of the numbers", async () => {
    const { teacher, id } = await addClass();
    const members = [
      { name: "이서준", number: "10" },
      { name: "김민지", number: "2" },
      { name: "김민지", number: "3" },
      { name: " 김민지 ", number: "2" },
    ];
    const added = await post(teacher.visitor, "class/member/append", { class_id: id, members });
    expect(added.result).toEqual({ added: 3, known: 1 });
    expect((await classDocument(teacher.visitor, id)).members.map(({ number }) => number)).toEqual([
      "2",
      "3",
      "10",
    ]);
    const full = Array.from({ length: 500 }, (_, at) => ({ name: `학생 ${at}` }));
    const refused = await post(teacher.visitor, "class/member/append", {
      class_id: id,
      members: full,
    });
    expect([refused.code, refused.message]).toEqual([409, "한 반은 500명까지예요."]);
  });

  it("is joined as the student on the list, once; and has its shares on the student's own list", async () => {
    const { teacher, id } = await addClass();
    await post(teacher.visitor, "class/member/append", {
      class_id: id,
      members: [{ name: "김민지", number: "2" }],
    });
    const { result: link } = await post(teacher.visitor, "class/invite", { class_id: id });
    const [student, other] = [await member(), await member()];
    const found = await post(student.visitor, "class/find", { code: link!["code"] });
    expect(found.result).toEqual({ title: "2학년 1반", joined: false });
    const as = { token: link!["token"], name: "김민지", number: "2" };
    expect((await post(student.visitor, "class/join", as)).result).toMatchObject({
      role: "student",
    });
    const taken = await post(other.visitor, "class/join", as);
    expect([taken.code, taken.errors?.[0]?.field]).toEqual([400, "name"]);

    const exam = await addExam(server.db, teacher.id, "과제");
    const given = await post(teacher.visitor, "share/create", { exam_id: exam, class_id: id });
    const list = async () =>
      (await student.visitor.get("/api/v1/share/assignments")).body
        .result as unknown as Assignment[];
    expect(await list()).toMatchObject([
      { title: "과제", class_title: "2학년 1반", progress: "new", question_count: 4 },
    ]);
    // The class knows the account: no name is asked for.
    const token = given.result!["token"];
    const entered = await post(student.visitor, "guest/enter", { token });
    expect(entered.result!["taker"]).toMatchObject({ name: "김민지", number: "2" });
    const { result: begun } = await post(student.visitor, "share/start", { token });
    expect(await list()).toMatchObject([{ progress: "taking" }]);
    await post(student.visitor, `attempt/answer/${begun!.id}`, {
      question_id: (begun!["questions"] as unknown as { id: number }[])[0]!.id,
      response: RIGHT[0]!,
    });
    await post(student.visitor, `attempt/submit/${begun!.id}`);
    expect(await list()).toMatchObject([{ progress: "done" }]);
    const { results, members } = await classDocument(teacher.visitor, id);
    expect(members).toMatchObject([{ name: "김민지", joined: true }]);
    expect(results).toMatchObject([{ state: "done", score: 2, max_score: 8 }]);
    // What a student takes for a class is not on the list of her own attempts.
    const own = await student.visitor.get("/api/v1/attempt/list");
    expect(own.body.pagination).toMatchObject({ total_count: 0 });

    expect((await post(student.visitor, "class/leave", { class_id: id })).code).toBe(200);
    expect((await classDocument(teacher.visitor, id)).members).toMatchObject([{ joined: false }]);
  });

  it("keeps what a student did, without her name, when she is taken off the list", async () => {
    const { teacher, id } = await addClass();
    await post(teacher.visitor, "class/member/append", {
      class_id: id,
      members: [{ name: "나갈 학생", number: "1" }],
    });
    const exam = await addExam(server.db, teacher.id);
    const given = await post(teacher.visitor, "share/create", { exam_id: exam, class_id: id });
    const token = given.result!["token"];
    const guest = server.visitor();
    await post(guest, "guest/enter", { token, name: "나갈학생", number: "1" });
    const [listed] = (await classDocument(teacher.visitor, id)).members;
    await post(teacher.visitor, "class/member/remove", { member_id: listed!.id });
    const { body } = await teacher.visitor.get(`/api/v1/share/board/${given.result!.id}`);
    expect(body.result!["takers"]).toMatchObject([{ name: "명단에서 뺀 학생", number: "" }]);
    expect(JSON.stringify(await classDocument(teacher.visitor, id))).not.toContain("나갈");
  });

  it("is taught by two, until one goes; the link works once", async () => {
    const { teacher, id } = await addClass();
    const { result } = await post(teacher.visitor, "class/teacher/invite", { class_id: id });
    const [second, third] = [await member(), await member()];
    const token = result!["token"];
    expect((await post(second.visitor, "class/teacher/join", { token })).result).toMatchObject({
      role: "teacher",
    });
    expect((await post(third.visitor, "class/teacher/join", { token })).code).toBe(404);
    expect((await classDocument(second.visitor, id)).teachers).toHaveLength(2);
    const exam = await addExam(server.db, second.id);
    const given = await post(second.visitor, "share/create", { exam_id: exam, class_id: id });
    const board = () => teacher.visitor.get(`/api/v1/share/board/${given.result!.id}`);
    expect((await board()).body.code).toBe(200);
    const gone = { class_id: id, user_id: second.id };
    expect((await post(second.visitor, "class/teacher/remove", gone)).code).toBe(200);
    expect((await second.visitor.get(`/api/v1/class/${id}`)).body.code).toBe(404);
  });

  it("leaves nothing behind when it is removed, nor when its teacher's account is", async () => {
    for (const end of ["class", "account"] as const) {
      const { teacher, id } = await addClass();
      await post(teacher.visitor, "class/member/append", {
        class_id: id,
        members: [{ name: "학생" }],
      });
      const exam = await addExam(server.db, teacher.id);
      const given = await post(teacher.visitor, "share/create", {
        exam_id: exam,
        class_id: id,
        asks_number: false,
      });
      const token = given.result!["token"];
      const guest = server.visitor();
      await post(guest, "guest/enter", { token, name: "학생" });
      const begun = await post(guest, "share/start", { token });
      const share = given.result!.id;
      const others = await server.db
        .selectFrom("user")
        .select("id")
        .where("kind", "<>", "member")
        .orderBy("id")
        .execute();
      if (end === "class") await post(teacher.visitor, "class/remove", { class_id: id });
      else await removeAccount(teacher.visitor);
      expect([end, (await post(server.visitor(), "guest/find", { token })).code]).toEqual([
        end,
        404,
      ]);
      const db = server.db;
      const leftOf = async () => [
        ...(await db.selectFrom("class").select("id").where("id", "=", id).execute()),
        ...(await db.selectFrom("class_member").select("id").where("class_id", "=", id).execute()),
        ...(await db.selectFrom("share").select("id").where("id", "=", share).execute()),
        ...(await db.selectFrom("taker").select("id").where("share_id", "=", share).execute()),
        ...(await db
          .selectFrom("attempt")
          .select("id")
          .where("id", "=", begun.result!.id)
          .execute()),
        ...(await db
          .selectFrom("user")
          .select("id")
          .where("kind", "<>", "member")
          // The guest's and the holder's are the newest.
          .where(
            "id",
            "in",
            others.slice(-2).map((one) => one.id),
          )
          .execute()),
      ];
      // Accounts of many pieces are removed in the background.
      await vi.waitFor(async () => expect(await leftOf()).toEqual([]));
    }
  });
});
