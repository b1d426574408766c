/** Giving an exam: who may do what, what a taker sees and when, and what the board shows. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { addExam, RIGHT } from "../../test/sample-exam.ts";
import { ENGINE, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { writeContent } from "../question/question-json.ts";
import { removerOf } from "../removal/remover.ts";
import { loginThrottleStore } from "../user/login-throttle-store.ts";
import { codeThrottle } from "./code-throttle.ts";
import { sharing } from "./sharing.ts";

const NOW = { show_score: "now", show_answers: "now", show_explanations: "now" } as const;

const iso = (time: number) => new Date(time).toISOString();

const post = async (caller: Visitor, path: string, fields: object = {}) =>
  (await caller.post(`/api/v1/${path}`, fields, "json")).body;

const get = async (caller: Visitor, path: string) => (await caller.get(`/api/v1/${path}`)).body;

async function begin(guest: Visitor, token: string) {
  const { result } = await post(guest, "share/start", { token });
  const questions = result!["questions"] as unknown as { id: number; shape: string }[];
  return { attempt: result!.id, questions, result: result! };
}

const board = async (teacher: Visitor, id: number) =>
  (await get(teacher, `share/board/${id}`)).result as unknown as import("@pulda/contract").Board;

/** Answers the questions in the order of the exam; null leaves one out. */
async function take(guest: Visitor, token: string, responses: readonly (object | null)[]) {
  const { attempt, questions } = await begin(guest, token);
  for (const [at, response] of responses.entries())
    if (response)
      await post(guest, `attempt/answer/${attempt}`, {
        question_id: questions[at]!.id,
        response,
      });
  return { attempt, submitted: await post(guest, `attempt/submit/${attempt}`) };
}

inBothLocations("a share", (location) => {
  let server: TestServer;
  let now = Date.parse("2026-11-23T01:00:00.000Z");
  let count = 0;
  beforeAll(async () => {
    server = await startServer({}, undefined, await location(), { clock: { now: () => now } });
  });
  afterAll(() => server.stop());

  const MINUTE = 60_000;

  async function addTeacher() {
    count += 1;
    const visitor = server.visitor(`10.1.${count}.1`);
    const id = await visitor.signUp(`teacher${count}@example.com`);
    return { visitor, id, exam: await addExam(server.db, id, `${count}회`) };
  }

  async function give(settings: object = {}) {
    const teacher = await addTeacher();
    const made = await post(teacher.visitor, "share/create", {
      exam_id: teacher.exam,
      ...settings,
    });
    expect(made.code).toBe(200);
    const share = made.result!;
    return { ...teacher, share, id: share.id, token: String(share["token"]) };
  }

  async function enter(token: string, name = "김민지", number = "1") {
    const guest = server.visitor();
    const entered = await post(guest, "guest/enter", { token, name, number });
    expect(entered.message).toBeUndefined();
    return { guest, given: entered.result! };
  }

  it("is taken without an account, graded, and seen on the board", async () => {
    const { visitor: teacher, id, token } = await give(NOW);
    const { guest } = await enter(token);
    const { submitted } = await take(guest, token, [RIGHT[0]!, RIGHT[1]!, { texts: ["no"] }, null]);
    expect(submitted.result).toMatchObject({ score: 4, max_score: 8 });
    const { takers, questions, share } = await board(teacher, id);
    expect(takers).toMatchObject([
      { name: "김민지", number: "1", state: "done", score: 4, answered_count: 3, same_name: 1 },
    ]);
    expect(takers[0]!.outcomes).toEqual(["right", "right", "wrong", null]);
    expect(questions.map(({ correct }) => correct)).toEqual([1, 1, 0, 0]);
    expect(questions[0]).toMatchObject({ choices: [0, 1], key: 2, unanswered: 0 });
    expect(questions[3]).toMatchObject({ unanswered: 1, key: null });
    expect(share).toMatchObject({ taker_count: 1, done_count: 1, state: "open" });
  });

  it("is a fixed copy: what is edited at the desk reaches nobody until it is passed on", async () => {
    const { visitor: teacher, exam, id, token } = await give(NOW);
    const { guest } = await enter(token);
    const { attempt, submitted } = await take(guest, token, [{ choice: 1 }]);
    expect(submitted.result).toMatchObject({ score: 0 });
    const { result } = await get(teacher, `exam/${exam}`);
    const [first] = result!["questions"] as unknown as { id: number; version: number }[];
    const edited = await post(teacher, `question/edit/${first!.id}`, {
      version: first!.version,
      key: { choice: 1 },
      as_author: true,
    });
    expect(edited.code).toBe(200);
    expect((await get(teacher, `share/updates/${id}`)).result).toEqual({
      changed: [1],
      removed: [],
      added: 0,
    });
    expect((await get(guest, `attempt/${attempt}`)).result).toMatchObject({ score: 0 });

    const passed = await post(teacher, "share/pass_on", {
      share_id: id,
      note: "1번 정답은 ①이에요.",
    });
    expect(passed.result).toEqual({ changed: [1], regraded: 1, rescored: 1 });
    const after = (await get(guest, `attempt/${attempt}`)).result!;
    expect(after).toMatchObject({ score: 2, given: { changes: [{ positions: [1] }] } });
    expect((after["results"] as unknown as { grade: { kind: string } }[])[0]!.grade.kind).toBe(
      "right",
    );
    expect((await board(teacher, id)).takers[0]).toMatchObject({ score: 2 });
    // What had been noted as missed is no longer.
    const notes = await server.db
      .selectFrom("note")
      .innerJoin("taker", "taker.user_id", "note.user_id")
      .select("note.id")
      .where("taker.share_id", "=", id)
      .execute();
    expect(notes).toEqual([]);
    expect((await post(teacher, "share/pass_on", { share_id: id })).code).toBe(409);
  });

  it("shows no key before it may, nor a score that is kept back", async () => {
    const settings = { show_score: "closed", show_answers: "closed", show_explanations: "never" };
    const { visitor: teacher, id, token } = await give(settings);
    const { guest } = await enter(token);
    const { attempt, submitted } = await take(guest, token, [RIGHT[0]!, { choice: 2 }]);
    expect(submitted.result).toMatchObject({ score: null, results: [] });
    const open = await get(guest, `attempt/${attempt}`);
    expect(JSON.stringify(open)).not.toContain("비밀 해설");
    expect(open.result).toMatchObject({ score: null, results: [], given: { shows_later: true } });
    const given = (await get(guest, `share/given?token=${token}`)).result!;
    expect(given["attempts"]).toMatchObject([{ score: null }]);
    // Signed up, the taker has no note of it yet, and no key in her export.
    const rows = await server.db
      .selectFrom("attempt")
      .select("held")
      .where("id", "=", attempt)
      .execute();
    expect(rows).toEqual([{ held: 1 }]);

    expect((await post(teacher, "share/close", { share_id: id })).result).toMatchObject({
      state: "closed",
    });
    const closed = await get(guest, `attempt/${attempt}`);
    expect(closed.result).toMatchObject({ score: 2 });
    expect((closed.result!["results"] as unknown as object[])[0]).toMatchObject({
      key: { choice: 2 },
      explanation: "",
    });
    expect(JSON.stringify(closed)).not.toContain("비밀 해설");
  });

  it("keeps keys out of the taker's own export until she may see them", async () => {
    const { visitor: teacher, id, token } = await give({ show_explanations: "closed" });
    count += 1;
    const student = server.visitor(`10.4.${count}.1`);
    await student.signUp(`student${count}@example.com`);
    await post(student, "guest/enter", { token, name: "학생", number: "1" });
    const exported = async () => {
      const { body } = await server.app.inject({
        url: "/api/v1/user/export",
        cookies: Object.fromEntries(student.cookies),
      });
      expect(body).toContain("attempt_question");
      return body;
    };
    const { attempt } = await begin(student, token);
    expect(await exported()).not.toContain("비밀 해설");
    await post(student, `attempt/submit/${attempt}`);
    const withheld = await exported();
    expect(withheld).not.toContain("비밀 해설");
    expect(JSON.parse(withheld).tables.attempt).toMatchObject([{ score: null }]);
    await post(teacher, "share/close", { share_id: id });
    expect(await exported()).toContain("비밀 해설");
  });

  it("ends by the clock, without anybody asking, and goes on grading after a crash", async () => {
    const { id, token, visitor: teacher } = await give({ ...NOW, closes_at: iso(now + MINUTE) });
    const { guest } = await enter(token);
    const { attempt, questions } = await begin(guest, token);
    await post(guest, `attempt/answer/${attempt}`, {
      question_id: questions[0]!.id,
      response: RIGHT[0]!,
    });
    now += 2 * MINUTE;
    const db = server.db;
    const events = { announce: () => {}, subscribe: () => () => {}, close: () => {} };
    const stores = sharing({
      db,
      attempts: attemptStore(db),
      exams: examStore(db),
      engine: ENGINE,
      remover: removerOf(db),
      report: () => {},
      events,
    });
    await stores.settle.settleDue(now);
    const scoreOf = async () =>
      (
        await db
          .selectFrom("attempt")
          .select(["score", "submitted_at"])
          .where("id", "=", attempt)
          .executeTakeFirstOrThrow()
      ).score;
    expect(await scoreOf()).toBe(2);
    // The copy has been brought up to the desk, and the server was killed before any attempt was.
    const [first] = await stores.shares.shareItems.of(
      (await stores.shares.row(await ownerOf(id), id))!.exam_id,
    );
    await db
      .insertInto("share_change")
      .values({ share_id: id, made_at: iso(now), positions: "[1]", note: "", pending: 1 })
      .execute();
    const { id: _id, position: _position, ...content } = { ...first!, points: 5 };
    await db
      .updateTable("question")
      .set({ body: writeContent(content) })
      .where("id", "=", first!.id)
      .execute();
    await stores.passing.finish();
    expect(await scoreOf()).toBe(5);
    expect((await board(teacher, id)).takers[0]).toMatchObject({ score: 5 });
    const pending = db.selectFrom("share_change").select("id").where("pending", "=", 1);
    expect(await pending.execute()).toEqual([]);
  });

  async function ownerOf(id: number): Promise<number> {
    const row = server.db.selectFrom("share").select("user_id").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).user_id;
  }

  it("is begun once, however many calls begin it at once", async () => {
    const { token, id } = await give({ ...NOW, max_attempts: 1 });
    const { guest } = await enter(token);
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => post(guest, "share/start", { token })),
    );
    const ids = new Set(begun.flatMap(({ result }) => (result ? [result.id] : [])));
    expect(ids.size).toBe(1);
    const rows = await server.db
      .selectFrom("attempt")
      .innerJoin("taker", "taker.id", "attempt.taker_id")
      .select("attempt.id")
      .where("taker.share_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("stays what students have begun: its mode, and how each question is answered", async () => {
    const { visitor: teacher, exam, id, token } = await give(NOW);
    const { guest } = await enter(token);
    await begin(guest, token);
    const refused = await post(teacher, "share/edit", { share_id: id, mode: "practice" });
    expect([refused.code, refused.errors?.[0]?.field]).toEqual([400, "mode"]);
    // One option more at the desk: the choices that students have made would mean others.
    const { result } = await get(teacher, `exam/${exam}`);
    const [first] = result!["questions"] as unknown as { id: number }[];
    const row = await server.db
      .selectFrom("question")
      .select("body")
      .where("id", "=", first!.id)
      .executeTakeFirstOrThrow();
    const body = row.body.replace('{"cells":["나"]}', '{"cells":["나"]},{"cells":["다"]}');
    expect(body).not.toBe(row.body);
    await server.db.updateTable("question").set({ body }).where("id", "=", first!.id).execute();
    const passed = await post(teacher, "share/pass_on", { share_id: id });
    expect([passed.code, passed.message]).toEqual([
      409,
      expect.stringContaining("유형이나 선지 수가 바뀐 문항"),
    ]);
  });

  it("lets no stranger fill it from one network", async () => {
    const { id } = await give();
    const codes = codeThrottle(loginThrottleStore(server.db), () => now);
    let entered = 0;
    for (; entered < 500; entered += 1) if (await codes.enter("10.8.8.8", id)) break;
    expect(entered).toBe(400);
    expect(await codes.enter("10.8.8.9", id)).toBeNull();
  });

  it("records what was held back when it may be seen, once", async () => {
    const settings = { show_answers: "closed", show_explanations: "closed" };
    const { visitor: teacher, id, token } = await give(settings);
    const { guest } = await enter(token);
    await take(guest, token, [{ choice: 1 }]);
    const notes = () =>
      server.db
        .selectFrom("note")
        .innerJoin("taker", "taker.user_id", "note.user_id")
        .select(["note.times", "note.exam_id"])
        .where("taker.share_id", "=", id)
        .execute();
    expect(await notes()).toEqual([]);
    await post(teacher, "share/close", { share_id: id });
    expect(await notes()).toEqual([{ times: 1, exam_id: null }]);
    await post(teacher, "share/reopen", { share_id: id });
    await post(teacher, "share/close", { share_id: id });
    expect(await notes()).toEqual([{ times: 1, exam_id: null }]);
  });

  it("ends at once when it is closed, with what was answered by then", async () => {
    const { visitor: teacher, id, token } = await give({ ...NOW, time_limit: 3600 });
    const { guest } = await enter(token);
    const { attempt, questions } = await begin(guest, token);
    const answer = (at: number) =>
      post(guest, `attempt/answer/${attempt}`, {
        question_id: questions[at]!.id,
        response: RIGHT[at]!,
      });
    expect((await answer(0)).code).toBe(200);
    await post(teacher, "share/close", { share_id: id });
    expect((await answer(1)).code).toBe(409);
    expect((await get(guest, `attempt/${attempt}`)).result).toMatchObject({ score: 2 });
    expect((await post(guest, "share/start", { token })).code).toBe(409);
    expect((await board(teacher, id)).takers[0]).toMatchObject({ state: "done", score: 2 });
  });

  it("opens and closes at its times", async () => {
    const opens_at = iso(now + 10 * MINUTE);
    const closes_at = iso(now + 20 * MINUTE);
    const { token, visitor: teacher, id } = await give({ opens_at, closes_at });
    const { guest, given } = await enter(token);
    expect(given).toMatchObject({ state: "waiting", refusal: "아직 시작 시간이 아니에요." });
    expect((await post(guest, "share/start", { token })).code).toBe(409);
    now += 11 * MINUTE;
    const { result } = await begin(guest, token);
    expect(result).toMatchObject({ deadline: closes_at });
    // The end moves, and the deadlines with it.
    const later = iso(now + 30 * MINUTE);
    await post(teacher, "share/edit", { share_id: id, closes_at: later });
    expect((await get(guest, `attempt/${result.id}`)).result).toMatchObject({ deadline: later });
    now += 31 * MINUTE;
    expect((await post(guest, "share/start", { token })).result).toMatchObject({ id: result.id });
    expect((await get(guest, `share/given?token=${token}`)).result).toMatchObject({
      state: "closed",
    });
  });

  it("is taken as often as it may be, and goes on where it was left", async () => {
    const { token } = await give({ ...NOW, max_attempts: 2 });
    const { guest } = await enter(token);
    const first = await begin(guest, token);
    expect((await begin(guest, token)).attempt).toBe(first.attempt);
    await post(guest, `attempt/submit/${first.attempt}`);
    const second = await begin(guest, token);
    expect(second.attempt).not.toBe(first.attempt);
    await post(guest, `attempt/submit/${second.attempt}`);
    const refused = await post(guest, "share/start", { token });
    expect([refused.code, refused.message]).toEqual([409, "정해진 횟수만큼 풀었어요."]);
  });

  it("tells apart two who have the same name", async () => {
    const { visitor: teacher, id, token } = await give();
    await enter(token);
    const { given } = await enter(token);
    expect(given["taker"]).toMatchObject({ same_name: 2 });
    expect((await board(teacher, id)).takers.map(({ same_name }) => same_name)).toEqual([1, 2]);
  });

  it("gives forms A and B in turn, whose options mean the same on the board", async () => {
    const { visitor: teacher, id, token } = await give({ ...NOW, order: "forms" });
    const forms = [];
    for (const name of ["가", "나"]) {
      const { guest, given } = await enter(token, name);
      forms.push((given["taker"] as unknown as { form: string }).form);
      const { attempt, questions } = await begin(guest, token);
      const choose = questions.find(({ shape }) => shape === "choose")! as unknown as {
        id: number;
        options: { cells: string[] }[];
      };
      const choice = choose.options.findIndex(({ cells }) => cells[0] === "나") + 1;
      const response = { choice };
      await post(guest, `attempt/answer/${attempt}`, { question_id: choose.id, response });
      const { result } = await post(guest, `attempt/submit/${attempt}`);
      expect(result).toMatchObject({ score: 2 });
    }
    expect(forms).toEqual(["A", "B"]);
    const { questions } = await board(teacher, id);
    expect(questions[0]).toMatchObject({ choices: [0, 2], correct: 1 });
  });

  it("keeps what a guest did for the account that is made later", async () => {
    const { token } = await give({ ...NOW, max_attempts: 3 });
    const { guest } = await enter(token);
    const { attempt } = await take(guest, token, [{ choice: 1 }]);
    const guestCookie = guest.cookies.get("pulda_guest");
    expect(guestCookie).toBeDefined();
    await guest.signUp(`claims${count}@example.com`);
    expect((await get(guest, `attempt/${attempt}`)).code).toBe(404);
    expect((await post(guest, "guest/claim")).result).toEqual({ attempts: 1 });
    expect((await get(guest, `attempt/${attempt}`)).code).toBe(200);
    expect((await get(guest, "note/list")).pagination).toMatchObject({ total_count: 1 });
    expect((await get(guest, "share/assignments")).result).toMatchObject([{ progress: "done" }]);
    // The guest is gone.
    guest.cookies.clear();
    guest.cookies.set("pulda_guest", guestCookie!);
    expect((await get(guest, `share/given?token=${token}`)).code).toBe(401);
  });

  it("lets a guest do nothing but take", async () => {
    const { token, exam } = await give();
    const { guest } = await enter(token);
    for (const path of ["exam/list", "note/list", "user/info", "class/list", "word/list"])
      expect([path, (await get(guest, path)).code]).toEqual([path, 401]);
    expect((await post(guest, "attempt/start", { exam_id: exam, mode: "test" })).code).toBe(401);
    expect((await get(guest, "word/lookup?text=bee")).code).toBe(200);
    // A guest's cookie is none of a member's.
    guest.cookies.set("pulda_session", guest.cookies.get("pulda_guest")!);
    expect((await get(guest, "exam/list")).code).toBe(401);
  });

  it("is gone at once when it is removed, with names and answers", async () => {
    const { visitor: teacher, id, token } = await give(NOW);
    const { guest } = await enter(token, "지워질 이름");
    const { attempt } = await take(guest, token, [RIGHT[0]!]);
    const { attempt: open } = await (async () => {
      const other = await enter(token, "다른 이름");
      return { ...(await begin(other.guest, token)), ...other };
    })();
    expect((await post(teacher, "share/remove", { share_id: id })).code).toBe(200);
    expect((await get(guest, `attempt/${attempt}`)).code).toBe(401);
    expect((await post(server.visitor(), "guest/find", { token })).code).toBe(404);
    const db = server.db;
    for (const table of ["taker", "share_question"] as const)
      expect(
        await db.selectFrom(table).select("share_id").where("share_id", "=", id).execute(),
      ).toEqual([]);
    expect(
      await db.selectFrom("attempt").select("id").where("id", "in", [attempt, open]).execute(),
    ).toEqual([]);
    expect(
      await db.selectFrom("user").select("id").where("removed_at", "is not", null).execute(),
    ).toEqual([]);
  });

  it("stops who tries codes, and lets in who has one", async () => {
    const { share } = await give();
    await server.db.deleteFrom("sign_in_limit").execute();
    const thief = server.visitor("10.9.9.9");
    const codes = [];
    for (let at = 0; at < 150; at += 1) {
      const code = `2222${at.toString(32).padStart(2, "2").toUpperCase()}`;
      codes.push((await post(thief, "guest/find", { code })).code);
    }
    expect(codes.filter((code) => code === 404).length).toBe(120);
    expect(codes.slice(120).every((code) => code === 429)).toBe(true);
    const found = await post(server.visitor("10.9.8.8"), "guest/find", { code: share["code"] });
    expect(found.result).toEqual({
      title: share["title"],
      asks_number: true,
      requires: "name",
      entered: false,
      known_as: null,
      token: null,
    });
    // What is right is not counted.
    const hall = server.visitor("10.9.7.7");
    for (let at = 0; at < 130; at += 1)
      expect((await post(hall, "guest/find", { code: share["code"] })).code).toBe(200);
    now += 25 * 60 * MINUTE;
    expect((await post(hall, "guest/find", { code: share["code"] })).code).toBe(404);
  });

  describe("names the field of what cannot be given", () => {
    it.each([
      [{ show_answers: "never", show_explanations: "now" }, "show_explanations"],
      [{ mode: "practice" }, "mode"],
      [
        { opens_at: "2026-11-23T01:00:00.000Z", closes_at: "2026-11-23T00:00:00.000Z" },
        "closes_at",
      ],
      [{ time_limit: 3 }, "time_limit"],
      [{ max_attempts: 0 }, "max_attempts"],
      [{ order: "sideways" }, "order"],
    ])("%o", async (settings, field) => {
      const { visitor, exam } = await addTeacher();
      const refused = await post(visitor, "share/create", { exam_id: exam, ...settings });
      expect([refused.code, refused.errors?.[0]?.field]).toEqual([400, field]);
    });
  });
});
